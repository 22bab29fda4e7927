/** The publisher's own facts in pages that come with the project: `{{displayName}}` and the like. */

import { escapeHtml } from '../../../../core/text/safe-html.ts'
import { contactOf } from '../../../sites/domain/contact.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'

type Fact = 'displayName' | 'issn' | 'startYear' | 'editorialEmail' | 'infoEmail'

const factOf: Readonly<Record<Fact, (platform: PlatformFacts) => string | null>> = {
  displayName: ({ displayName }) => displayName,
  issn: ({ issn }) => issn,
  startYear: ({ startYear }) => String(startYear),
  editorialEmail: platform => contactOf(platform, 'editorial'),
  infoEmail: platform => contactOf(platform, 'info'),
}
const isFact = (name: string): name is Fact => Object.hasOwn(factOf, name)
const named = /\{\{(\w+)\}\}/g

/** Those that a platform says, by the names that stand for them. */
export const factsOf = (platform: PlatformFacts): Record<string, string> =>
  Object.fromEntries(Object.entries(factOf).flatMap(([name, of]) => (of(platform) === null ? [] : [[name, of(platform) ?? '']])))

/** Text with the facts put in; what the platform does not say, and a name that is none, shows as a gap, so that whoever runs the site sees what to write. */
export const fillFactsInText = (text: string, platform: PlatformFacts): string =>
  text.replace(named, (_, name: string) => (isFact(name) ? factOf[name](platform) : null) ?? `[${name}]`)

/** Whether text names something that the platform does not say. */
export const hasFactGap = (text: string, platform: PlatformFacts): boolean =>
  [...text.matchAll(named)].some(([, name = '']) => !isFact(name) || factOf[name](platform) === null)

/** The same in HTML, outside of attributes too. */
export const fillFacts = (html: string, platform: PlatformFacts): string =>
  html.replace(named, (_, name: string) => {
    const fact = isFact(name) ? factOf[name](platform) : null
    return fact === null ? `<mark>[${escapeHtml(name)}]</mark>` : escapeHtml(fact)
  })
