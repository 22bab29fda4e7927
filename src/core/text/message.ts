/**
 * Messages of the interface. They are written in ICU MessageFormat (compile-message.ts reads it), and read here in the form that servers
 * keep and browsers are sent, which needs no parser.
 * A lookup falls back to the default text and substitutes placeholders (specification, accounts.md section 9).
 */

import type { Language } from './languages.ts'
import { formatNumber } from './number.ts'

/** A text, or its parts where it has placeholders. */
export type Message = string | readonly MessagePart[]
/** A text as it is, or the place of a value. */
export type MessagePart = string | { readonly argument: string } | MessageChoice
/** Several texts, of which a value chooses one. */
export interface MessageChoice {
  /** The argument whose value chooses. */
  readonly by: string
  /** The choice is made by the plural category of a number, by the category of an ordinal number, or by the value itself. */
  readonly rule: Intl.PluralRuleType | 'select'
  /** Forms are found by category or value, or by `=` and a number for that number alone. There is always `other`. */
  readonly forms: Readonly<Record<string, Message>>
}

export type Catalogue = Readonly<Record<string, Message>>
/** A brand's own messages, each in every language. */
export type BrandMessages = Readonly<Record<string, Readonly<Record<Language, Message>>>>
/** Catalogues of the same messages in each language. */
export type Catalogues = Readonly<Record<Language, Catalogue>>

/** Values are found by the names of arguments. Numbers are written as the language does. */
export type MessageValues = Readonly<Record<string, string | number>>

/** A brand's own messages in one language. */
export const brandMessagesIn = (text: BrandMessages, language: Language): Catalogue =>
  Object.fromEntries(Object.entries(text).map(([key, translations]) => [key, translations[language]]))

/** The message of the first catalogue that has the key. */
export function findMessage(catalogues: readonly (Catalogue | undefined)[], key: string): Message | undefined {
  return catalogues.find(catalogue => catalogue !== undefined && Object.hasOwn(catalogue, key))?.[key]
}

/** The text of a message in a language, from the first catalogue that has the key; an unknown key is returned as it is. */
export const lookUpMessage = (
  catalogues: readonly (Catalogue | undefined)[],
  key: string,
  language: string,
  values: MessageValues = {},
): string => formatMessage(findMessage(catalogues, key) ?? key, values, language)

/** The text with its arguments filled in; one that has no value stays as it is written, so that the gap is seen. */
export function formatMessage(message: Message, values: MessageValues, language: string): string {
  // Most texts have none.
  if (typeof message === 'string') return message
  return chosenParts(message, values, language)
    .map(part => (typeof part === 'string' ? part : written(values[part.argument], part.argument, language)))
    .join('')
}

function written(value: string | number | undefined, argument: string, language: string): string {
  if (value === undefined) return `{${argument}}`
  return typeof value === 'number' ? formatNumber(value, language) : value
}

/**
 * The parts of a message after its choices are made.
 * @param values those that choose; others are not read
 */
export function chosenParts(
  message: Message,
  values: Readonly<Record<string, unknown>>,
  language: string,
): (string | { readonly argument: string })[] {
  if (typeof message === 'string') return [message]
  return message.flatMap(part =>
    typeof part === 'object' && 'by' in part ? chosenParts(chosenForm(part, values[part.by], language), values, language) : [part],
  )
}

/** `other` where there is no form for the value, or no value. */
function chosenForm({ rule, forms }: MessageChoice, value: unknown, language: string): Message {
  const form = (name: string): Message | undefined => (Object.hasOwn(forms, name) ? forms[name] : undefined)
  const named = rule === 'select' ? form(String(value)) : typeof value === 'number' ? form(`=${value}`) : undefined
  const category = rule !== 'select' && typeof value === 'number' ? form(pluralRules(language, rule).select(value)) : undefined
  return named ?? category ?? form('other') ?? ''
}

const rules = new Map<string, Intl.PluralRules>()
function pluralRules(language: string, type: Intl.PluralRuleType): Intl.PluralRules {
  const name = `${language} ${type}`
  const known = rules.get(name) ?? new Intl.PluralRules(language, { type })
  rules.set(name, known)
  return known
}
