/** The messages of emails, in the reader's language, with the brand's own over the default ones. */

import { messages as german } from '../../../../brands/default/text/de/mail.ts'
import { messages as english } from '../../../../brands/default/text/en/mail.ts'
import { messages as spanish } from '../../../../brands/default/text/es/mail.ts'
import { messages as french } from '../../../../brands/default/text/fr/mail.ts'
import { messages as italian } from '../../../../brands/default/text/it/mail.ts'
import { messages as japanese } from '../../../../brands/default/text/ja/mail.ts'
import type { LoadedBrand } from '../../../../brands/load-brands.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { type Catalogue, fillMessage, lookUpMessage } from '../../../../core/text/message.ts'

const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  ja: japanese,
}

export type MailKey = keyof typeof english
/** `count` chooses the plural form. */
export type Translate = (key: MailKey, values?: Readonly<Record<string, string | number>>) => string

/** @param always values that every message may name */
export function createTranslate(language: Language, brand: Pick<LoadedBrand, 'text'>, always: Readonly<Record<string, string>>): Translate {
  const own = Object.fromEntries(Object.entries(brand.text).map(([key, messages]) => [key, messages[language]]))
  return (key, values = {}) => {
    const count = typeof values.count === 'number' ? values.count : undefined
    return fillMessage(lookUpMessage([own, catalogues[language]], key, language, count), { ...always, ...values }, language)
  }
}
