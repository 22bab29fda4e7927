/** The messages of emails, in the reader's language, with the brand's own over the default ones. */

import type { LoadedBrand } from '../../../../brands/load-brands.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { brandMessagesIn, fillMessage, lookUpMessage } from '../../../../core/text/message.ts'
import { messages } from '../../messages/messages.ts'

export type MailKey = keyof (typeof messages)['en']['mail']
/** `count` chooses the plural form. */
export type Translate = (key: MailKey, values?: Readonly<Record<string, string | number>>) => string

/** @param always values that every message may name */
export function createTranslate(language: Language, brand: Pick<LoadedBrand, 'text'>, always: Readonly<Record<string, string>>): Translate {
  const own = brandMessagesIn(brand.text, language)
  return (key, values = {}) => {
    const count = typeof values.count === 'number' ? values.count : undefined
    return fillMessage(lookUpMessage([own, messages[language].mail], key, language, count), { ...always, ...values }, language)
  }
}
