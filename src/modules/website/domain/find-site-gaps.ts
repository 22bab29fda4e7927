/** What a site still lacks before it goes public. The log at start and the card on the dashboard both say this. */
import type { PageId } from '../../../core/ids/shared-ids.ts'
import type { NeededSetting } from '../../sites/domain/site-gaps.ts'

/** Facts of a site, or of its installation, that decide what it lacks. */
export interface SiteFacts {
  missingSettings: readonly NeededSetting[]
  /** As in RECTO_PLATFORMS; null: no host is configured. */
  origin: string | null
  hasMailServer: boolean
  /** How many publications of the demo library the site has. */
  sampleItems: number
  /** Whether there are more organisations than the small set that the project contains. */
  hasOwnOrganisations: boolean
  /** Pages with text that the publisher has to fill in. */
  pagesWithBlanks: readonly { id: PageId; path: string }[]
}

export type SiteGap =
  | { kind: 'setting'; name: NeededSetting }
  | { kind: 'page'; id: PageId; path: string }
  | { kind: 'host' }
  | { kind: 'mail' }
  | { kind: 'sample-content'; count: number }
  | { kind: 'organisations' }

/** Lists what is left to do, what readers would miss first; nothing where the site is complete. */
export function findSiteGaps(facts: SiteFacts): SiteGap[] {
  return [
    // Over http nobody can sign in except on localhost.
    ...(facts.origin?.startsWith('https:') ? [] : [{ kind: 'host' as const }]),
    ...facts.missingSettings.map(name => ({ kind: 'setting' as const, name })),
    ...(facts.hasMailServer ? [] : [{ kind: 'mail' as const }]),
    ...(facts.sampleItems === 0 ? [] : [{ kind: 'sample-content' as const, count: facts.sampleItems }]),
    ...(facts.hasOwnOrganisations ? [] : [{ kind: 'organisations' as const }]),
    ...facts.pagesWithBlanks.map(({ id, path }) => ({ kind: 'page' as const, id, path })),
  ]
}

/** @returns a sentence for the log; null where nothing is left */
export function describeSiteGaps(key: string, gaps: readonly SiteGap[]): string | null {
  if (gaps.length === 0) return null
  const settings = gaps.flatMap(gap => (gap.kind === 'setting' ? [gap.name] : []))
  const pages = gaps.flatMap(gap => (gap.kind === 'page' ? [gap.path] : []))
  const others = gaps.flatMap(gap => describeOther(gap) ?? [])
  const parts = [
    ...(settings.length === 0 ? [] : [`RECTO_PLATFORMS does not set ${settings.join(', ')}`]),
    ...others,
    ...(pages.length === 0 ? [] : [`these pages have blanks to fill in at /my/content: ${pages.join(', ')}`]),
  ]
  return `The site “${key}” is not complete: ${parts.join('; ')}.`
}

/** Null for gaps that are listed together. */
function describeOther(gap: SiteGap): string | null {
  switch (gap.kind) {
    case 'host':
      return 'RECTO_PLATFORMS names no https host for it'
    case 'mail':
      return 'there is no mail server (RECTO_SMTP_URL)'
    case 'sample-content':
      return `it has ${gap.count} publications of the demo library (“npm run recto -- demo clear”)`
    case 'organisations':
      return 'only the small set of organisations is loaded (“npm run recto -- organisations load”)'
    case 'setting':
    case 'page':
      return null
  }
}
