/**
 * Reads messages in ICU MessageFormat: `{name}`, and `plural`, `selectordinal` and `select` with their forms. For servers, builds and
 * checks; a browser gets what this returns.
 */
import { type MessageFormatElement, type PluralElement, parse, type SelectElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Language, languages } from './languages.ts'
import type { Catalogue, Message, MessageChoice, MessagePart } from './message.ts'

/** Messages by key, as they are written. */
type SourceCatalogue = Readonly<Record<string, string>>
type SourceNamespaces = Readonly<Record<string, SourceCatalogue>>

/** The messages of a module by language and namespace, as its JSON files have them: the same keys in every language as in English. */
export type Translations<English extends SourceNamespaces> = Readonly<
  Record<Language, { readonly [Namespace in keyof English]: { readonly [Key in keyof English[Namespace]]: string } }>
>

/**
 * Formats of dates, times and numbers, offsets of plurals and tags are refused: dates are values that the caller writes, and numbers are
 * written as the language does in any case.
 * @throws Error that names the text and what is wrong in it
 */
export function compileMessage(source: string): Message {
  // Most texts have neither arguments nor quotation.
  if (!/[{}]|''/.test(source)) return source
  try {
    return compileElements(parse(source, { ignoreTag: true, requiresOtherClause: true }), null)
  } catch (error) {
    throw new Error(`“${source}” is no message: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** @param counted the argument whose number `#` stands for; null outside a plural */
function compileElements(elements: readonly MessageFormatElement[], counted: string | null): Message {
  const parts = elements.map(element => compileElement(element, counted))
  const [only = ''] = parts
  return parts.length < 2 && typeof only === 'string' ? only : parts
}

function compileElement(element: MessageFormatElement, counted: string | null): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.argument:
      return { argument: element.value }
    case TYPE.pound:
      return counted === null ? '#' : { argument: counted }
    case TYPE.plural:
      if (element.offset !== 0) throw new Error('a plural has an offset')
      return choice(element, element.pluralType ?? 'cardinal')
    case TYPE.select:
      return choice(element, 'select')
    default:
      throw new Error('it has a format for a date, a time or a number')
  }
}

function choice({ value: by, options }: PluralElement | SelectElement, rule: MessageChoice['rule']): MessageChoice {
  // `#` stands for a number in a form of a plural alone.
  const counted = rule === 'select' ? null : by
  const forms = Object.entries(options).map(([name, { value }]) => [name, compileElements(value, counted)] as const)
  return { by, rule, forms: Object.fromEntries(forms) }
}

export const compileCatalogue = (sources: SourceCatalogue): Catalogue =>
  Object.fromEntries(Object.entries(sources).map(([key, source]) => [key, compileMessage(source)]))

/** Each language is compiled when its first message is looked up: a command line shows one, and most servers few. */
export const compileTranslations = <English extends SourceNamespaces>(
  translations: Translations<English>,
): Readonly<Record<Language, Readonly<Record<keyof English, Catalogue>>>> =>
  byLanguage(language => {
    const compiled = Object.entries<SourceCatalogue>(translations[language]).map(([namespace, sources]) => [
      namespace,
      compileCatalogue(sources),
    ])
    // The compiler does not know that Object.fromEntries keeps the names.
    return Object.fromEntries(compiled) as Record<keyof English, Catalogue>
  })

/** The value is computed for a language when it is first read. */
export function byLanguage<Value>(compute: (language: Language) => Value): Readonly<Record<Language, Value>> {
  const values = {}
  for (const language of languages) {
    const get = () => {
      const value = compute(language)
      Object.defineProperty(values, language, { value })
      return value
    }
    Object.defineProperty(values, language, { get, enumerable: true, configurable: true })
  }
  // The compiler does not know that defineProperty adds the names.
  return values as Record<Language, Value>
}
