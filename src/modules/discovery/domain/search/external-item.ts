/** A work of the external open-literature feed (specification, reading.md section 3, external feed item). */

import type { SafeHtml } from '../../../../core/text/safe-html.ts'
import { doiUrl } from '../../../../document/metadata/identifiers.ts'

export interface ExternalItem {
  /** The feed's code of its source, three letters: MED, PMC, PPR. */
  source: string
  /** The id, which is unique within the source. */
  id: string
  /** Inline elements only; empty where the work has no title. */
  titleHtml: SafeHtml
  /** One string from the feed: “Roof A, Tile B.” Empty where there are no authors. */
  authorString: string
  journalTitle: string | null
  journalVolume: string | null
  pageInfo: string | null
  pubYear: string | null
  doi: string | null
}

export interface ExternalItemKey {
  source: string
  id: string
}

/** A work as lists show it, with its first authors and a link. */
export interface ExternalWork extends Omit<ExternalItem, 'authorString'> {
  authors: { names: string[]; more: number }
  url: string
}

/** Author lists show up to three names (section 9). */
const namesShown = 3

export function presentExternalItem({ authorString, ...item }: ExternalItem): ExternalWork {
  return { ...item, authors: firstAuthors(authorString, namesShown), url: externalItemUrl(item) }
}

/** Reads `MED:38000001` or `MED/38000001`, in either case; null for anything else. */
export function parseExternalItemKey(text: string): ExternalItemKey | null {
  const [, source, id] = /^([A-Za-z]{3})[:/]([\w.-]{1,60})$/.exec(text) ?? []
  return source === undefined || id === undefined ? null : { source: source.toUpperCase(), id }
}

/** Links to the DOI where there is one, else to the feed's own page of the work. */
export function externalItemUrl({ source, id, doi }: Pick<ExternalItem, 'source' | 'id' | 'doi'>): string {
  return doi === null ? feedUrl({ source, id }) : doiUrl(doi)
}

/** The URL of the work on the feed's own site. */
export function feedUrl({ source, id }: ExternalItemKey): string {
  return `https://europepmc.org/article/${encodeURIComponent(source)}/${encodeURIComponent(id)}`
}

/** Splits the feed's author string; `more` counts the remaining authors. Names that contain a comma count as two. */
export function firstAuthors(authorString: string, max: number): { names: string[]; more: number } {
  const names = authorString
    .replace(/\.$/, '')
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
  return { names: names.slice(0, max), more: Math.max(0, names.length - max) }
}
