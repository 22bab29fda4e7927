/** The keys of the names of consent categories. */
import { messageKeys } from '../../../core/text/message-keys.ts'
import { consentCategories } from '../domain/consent/consent.ts'

export const consentKeys = messageKeys('consent', consentCategories)
