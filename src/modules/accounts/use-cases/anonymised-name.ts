/** The anonymised author name in metadata formats; pages have it as a message. */
import type { Language } from '../../../core/text/languages.ts'
import { lookUpMessage } from '../../../core/text/message.ts'
import { messages } from '../messages/messages.ts'

export const anonymisedName = (language: Language): string => lookUpMessage([messages[language].account], 'name-withheld', language)
