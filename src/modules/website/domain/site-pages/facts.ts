/** Facts about the publisher in pages that come with the project: `{{displayName}}` and the like. */

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

/** The facts that a platform provides, by placeholder name. */
export const factsOf = (platform: PlatformFacts): Record<string, string> =>
  Object.fromEntries(Object.entries(factOf).flatMap(([name, of]) => (of(platform) === null ? [] : [[name, of(platform) ?? '']])))

/** Replaces placeholders; a missing fact or an unknown name shows as a gap, so that the operator of the site sees what to configure. */
export const fillFactsInText = (text: string, platform: PlatformFacts): string =>
  text.replace(named, (_, name: string) => (isFact(name) ? factOf[name](platform) : null) ?? `[${name}]`)

/** Whether the text has a placeholder that the platform does not provide. */
export const hasFactGap = (text: string, platform: PlatformFacts): boolean =>
  [...text.matchAll(named)].some(([, name = '']) => !isFact(name) || factOf[name](platform) === null)

/** Replaces placeholders in HTML. A missing fact becomes `<mark>[name]</mark>`, which readers do not see (without-blanks.ts). */
export const fillFacts = (html: string, platform: PlatformFacts): string =>
  html.replace(named, (_, name: string) => {
    const fact = isFact(name) ? factOf[name](platform) : null
    return fact === null ? `<mark>[${escapeHtml(name)}]</mark>` : escapeHtml(fact)
  })
