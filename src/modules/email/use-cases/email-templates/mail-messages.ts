/** The messages of emails, in the reader's language, with the brand's own over the default ones. */

import type { LoadedBrand } from '../../../../brands/load-brands.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { brandMessagesIn, lookUpMessage, type MessageValues } from '../../../../core/text/message.ts'
import type { MessageNamespaces } from '../../../sites/text/message-keys.ts'
import { messages } from '../../messages/messages.ts'

export type MailKey = keyof MessageNamespaces['mail']
export type Translate = (key: MailKey, values?: MessageValues) => string

/** @param always values that every message may name */
export function createTranslate(language: Language, brand: Pick<LoadedBrand, 'text'>, always: Readonly<Record<string, string>>): Translate {
  const own = brandMessagesIn(brand.text, language)
  return (key, values) => lookUpMessage([own, messages[language].mail], key, language, { ...always, ...values })
}
