/** The names of genders for metadata formats; pages have them as messages. */
import type { Language } from '../../../core/text/languages.ts'
import { lookUpMessage } from '../../../core/text/message.ts'
import { type Gender, genderLabels } from '../domain/demographics.ts'
import { messages } from '../messages/messages.ts'

export const genderName = (gender: Gender, language: Language): string =>
  lookUpMessage([messages[language].demographics], genderLabels[gender], language)
