/** The keys of what is done to publish something of a type. */
import { messageKeys } from '../../../core/text/message-keys.ts'
import { contentTypes } from '../../../document/metadata/content-type.ts'

export const publishKeys = messageKeys('publish', contentTypes)
