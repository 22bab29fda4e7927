/** Facts about the publisher in pages that come with the project: `{{displayName}}` and the like. */

import { escapeHtml } from '../../../../core/text/safe-html.ts'
import { contactOf } from '../../../sites/domain/contact.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'

/** The facts, in the order in which editors are offered them. */
export const facts = ['displayName', 'issn', 'startYear', 'editorialEmail', 'infoEmail'] as const
export type Fact = (typeof facts)[number]

/** The value of each fact on a site; null where the site has none. */
export type FactValues = Readonly<Record<Fact, string | null>>

export const isFact = (name: string): name is Fact => facts.some(fact => fact === name)
const named = /\{\{(\w+)\}\}/g

/** The text that stands for a fact in stored pages. */
export const placeholderOf = (fact: string): string => `{{${fact}}}`

/** Every placeholder of a text, whether its name is that of a fact or not, with its position. */
export const placeholdersIn = (text: string): { name: string; from: number; to: number }[] =>
  [...text.matchAll(named)].map(({ 0: { length }, 1: name = '', index }) => ({ name, from: index, to: index + length }))

/** The names in placeholders that are no fact, such as misspelt ones. */
export const unknownFactsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(text => placeholdersIn(text).flatMap(({ name }) => (isFact(name) ? [] : [name])))),
]

export const factValues = (platform: PlatformFacts): FactValues => ({
  displayName: platform.displayName,
  issn: platform.issn,
  startYear: String(platform.startYear),
  editorialEmail: contactOf(platform, 'editorial'),
  infoEmail: contactOf(platform, 'info'),
})

/** The facts that a platform provides, by placeholder name. */
export const factsOf = (platform: PlatformFacts): Record<string, string> =>
  Object.fromEntries(Object.entries(factValues(platform)).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))

const valueIn = (values: FactValues, name: string): string | null => (isFact(name) ? values[name] : null)

/** Replaces placeholders; a missing fact or an unknown name shows as a gap, so that the operator of the site sees what to configure. */
export const fillFactsInText = (text: string, platform: PlatformFacts): string => fillWith(text, factValues(platform))

/** The same where the values are known. */
export const fillWith = (text: string, values: FactValues): string =>
  text.replace(named, (_, name: string) => valueIn(values, name) ?? `[${name}]`)

/** Whether the text has a placeholder that the platform does not provide. */
export function hasFactGap(text: string, platform: PlatformFacts): boolean {
  const values = factValues(platform)
  return placeholdersIn(text).some(({ name }) => valueIn(values, name) === null)
}

/** Replaces placeholders in HTML. A missing fact becomes `<mark>[name]</mark>`, which readers do not see (without-blanks.ts). */
export function fillFacts(html: string, platform: PlatformFacts): string {
  const values = factValues(platform)
  return html.replace(named, (_, name: string) => {
    const value = valueIn(values, name)
    return value === null ? `<mark>[${escapeHtml(name)}]</mark>` : escapeHtml(value)
  })
}
