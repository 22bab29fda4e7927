/**
 * Messages of the interface: text with `{placeholders}`, or one text for each plural category of a count.
 * A lookup falls back to the default text and substitutes placeholders (specification, accounts.md section 9).
 */

import type { Language } from './languages.ts'
import { formatNumber } from './number.ts'

/** Categories as Intl.PluralRules names them; chosen by the value of `count`. */
export type Plural = { readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & { readonly other: string }
export type Message = string | Plural
export type Catalogue = Readonly<Record<string, Message>>
/** A brand's own messages, each in every language. */
export type BrandMessages = Readonly<Record<string, Readonly<Record<Language, Message>>>>
/** Catalogues of the same messages in each language. */
export type Catalogues = Readonly<Record<Language, Catalogue>>
/** The messages of a module by language and namespace, as its JSON files have them: the same keys in every language as in English. */
export type Translations<English> = Readonly<
  Record<Language, { readonly [Namespace in keyof English]: { readonly [Key in keyof English[Namespace]]: Message } }>
>

/** A text split at its placeholders: `text` is literal, `name` a placeholder. */
export type MessagePart = { text: string } | { name: string }

/** A brand's own messages in one language. */
export const brandMessagesIn = (text: BrandMessages, language: Language): Record<string, Message> =>
  Object.fromEntries(Object.entries(text).map(([key, translations]) => [key, translations[language]]))

const placeholder = /\{(\w+)\}/

export function messageParts(text: string): MessagePart[] {
  const parts = text.split(placeholder).map((piece, position): MessagePart => (position % 2 === 1 ? { name: piece } : { text: piece }))
  return parts.filter(part => 'name' in part || part.text !== '')
}

/** The message of the first catalogue that has the key. */
export function findMessage(catalogues: readonly (Catalogue | undefined)[], key: string): Message | undefined {
  return catalogues.find(catalogue => catalogue !== undefined && Object.hasOwn(catalogue, key))?.[key]
}

/** @param count chooses among plural forms */
export function textOfMessage(message: Message, language: string, count = 0): string {
  return typeof message === 'string' ? message : (message[pluralRules(language).select(count)] ?? message.other)
}

/**
 * The text of a message in a language, from the first catalogue that has the key; an unknown key is returned as it is.
 * @param count selects the plural form
 */
export function lookUpMessage(catalogues: readonly (Catalogue | undefined)[], key: string, language: string, count?: number): string {
  const message = findMessage(catalogues, key)
  return message === undefined ? key : textOfMessage(message, language, count)
}

const rules = new Map<string, Intl.PluralRules>()
function pluralRules(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

/** The text with its placeholders filled in; one that has no value stays as it is written, so that the gap is seen. */
export function fillMessage(text: string, values: Readonly<Record<string, string | number>>, language: string): string {
  // Most texts have none.
  if (!text.includes('{')) return text
  return messageParts(text)
    .map(part => {
      if ('text' in part) return part.text
      const value = values[part.name]
      if (value === undefined) return `{${part.name}}`
      return typeof value === 'number' ? formatNumber(value, language) : value
    })
    .join('')
}
