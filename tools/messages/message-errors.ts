/** What is wrong with a translation, or with a message in itself. */
import { compileMessage } from '../../src/core/text/compile-message.ts'
import type { Language } from '../../src/core/text/languages.ts'
import type { Message, MessageChoice } from '../../src/core/text/message.ts'

/** A text that a message can become: each choice of forms is one. */
interface Variant {
  text: string
  /** The arguments that it names. */
  names: ReadonlySet<string>
  /** The forms that lead to it. */
  forms: readonly { choice: MessageChoice; form: string }[]
}

function variantsOf(message: Message): Variant[] {
  const parts = typeof message === 'string' ? [message] : message
  return parts.reduce<Variant[]>(
    (variants, part) => {
      const following =
        typeof part === 'string' ? [textVariant(part)] : 'by' in part ? variantsOfChoice(part) : [argumentVariant(part.argument)]
      return variants.flatMap(before =>
        following.map(after => ({
          text: before.text + after.text,
          names: before.names.union(after.names),
          forms: [...before.forms, ...after.forms],
        })),
      )
    },
    [textVariant('')],
  )
}

const textVariant = (text: string): Variant => ({ text, names: new Set(), forms: [] })
const argumentVariant = (name: string): Variant => ({ text: `{${name}}`, names: new Set([name]), forms: [] })
const variantsOfChoice = (choice: MessageChoice): Variant[] =>
  Object.entries(choice.forms).flatMap(([form, message]) =>
    variantsOf(message).map(variant => ({ ...variant, forms: [{ choice, form }, ...variant.forms] })),
  )

export function choicesOf(message: Message): MessageChoice[] {
  if (typeof message === 'string') return []
  return message.flatMap(part => (typeof part === 'object' && 'by' in part ? [part, ...Object.values(part.forms).flatMap(choicesOf)] : []))
}

/** The names of all arguments: those that a text names, and those that choose a form. */
export const argumentsOf = (message: Message): ReadonlySet<string> =>
  new Set([...variantsOf(message).flatMap(({ names }) => [...names]), ...choicesOf(message).map(({ by }) => by)])

/** Every text that a message can become, with its arguments in braces. */
export const textsOf = (message: Message): string[] => variantsOf(message).map(({ text }) => text)

/** The categories of numbers that a language tells apart (CLDR). */
export const categoriesOf = (language: string, type: Intl.PluralRuleType): readonly string[] =>
  new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories

/** A form for a single number may spell it out: “one answer”. */
function standsForOneNumber({ choice: { rule }, form }: Variant['forms'][number], language: string): boolean {
  if (form.startsWith('=')) return true
  if (rule === 'select') return false
  const rules = new Intl.PluralRules(language, { type: rule })
  return [...Array(201).keys()].filter(count => rules.select(count) === form).length === 1
}

function errorsOfChoice({ by, rule, forms }: MessageChoice, original: Message, language: string): string[] {
  const given = Object.keys(forms).filter(form => !form.startsWith('='))
  const same = choicesOf(original).find(choice => choice.by === by && choice.rule === 'select')
  const needed = rule === 'select' ? Object.keys(same?.forms ?? forms) : categoriesOf(language, rule)
  return given.toSorted().join() === needed.toSorted().join() ? [] : [`has the forms ${given} of {${by}} and not ${needed}`]
}

/**
 * Empty where there are none.
 * @param source the text in the language; that of English is compared with itself
 * @param originalSource the text in English, which has no errors of syntax
 */
export function messageErrors(source: string, originalSource: string, language: Language): string[] {
  let message: Message
  try {
    message = compileMessage(source)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const original = compileMessage(originalSource)
  return [
    ...choicesOf(message).flatMap(choice => errorsOfChoice(choice, original, language)),
    ...missingChoices(message, original, language),
    ...new Set(variantsOf(message).flatMap(variant => errorsOfVariant(variant, original, language))),
  ]
}

/** A choice that English makes, the language makes too, unless it is one of plural forms and the language has a single form. */
const missingChoices = (message: Message, original: Message, language: Language): string[] =>
  choicesOf(original)
    .filter(({ by, rule }) => !choicesOf(message).some(choice => choice.by === by && choice.rule === rule))
    .filter(({ rule }) => rule === 'select' || categoriesOf(language, rule).length > 1)
    .map(({ by }) => `has no forms of {${by}}`)

/** The form of English for a text in a language: for the same value, and for many. */
const counterpart = ({ by, rule }: MessageChoice, forms: Variant['forms']): string =>
  (rule === 'select' && forms.find(({ choice }) => choice.by === by)?.form) || 'other'

function errorsOfVariant({ text, names, forms }: Variant, original: Message, language: Language): string[] {
  const spelledOut = new Set(forms.filter(form => standsForOneNumber(form, language)).map(({ choice }) => choice.by))
  const wanted = variantsOf(original).findLast(variant =>
    variant.forms.every(({ choice, form }) => form === counterpart(choice, forms)),
  )?.names
  if (wanted === undefined) return []
  const missing = wanted.difference(names).difference(spelledOut)
  const extra = names.difference(argumentsOf(original))
  return [
    ...(missing.size > 0 ? [`lacks {${[...missing].join('}, {')}}`] : []),
    ...(extra.size > 0 ? [`has a {${[...extra].join('}, {')}} that English does not fill in`] : []),
    // A brace that closes nothing is text in MessageFormat, but nobody means it.
    ...(/[{}]/.test(text.replaceAll(/\{\w+\}/g, '')) ? ['has a brace too many'] : []),
    ...(text.trim() === '' ? ['is empty'] : []),
    ...(text !== text.trim() || text.includes('  ') ? ['has stray spaces'] : []),
    ...(language === 'fr' && /« | [:;?!»]/.test(text) ? ['has a space that breaks at its punctuation'] : []),
  ]
}
