/** A rule selects the publications of a gateway, a collection or a filter automatically: it is a saved browse query. */
import { href } from '../../../core/http/href.ts'
import { restrictionsOf } from '../../discovery/domain/search/browse-changes.ts'
import { parseBrowsePath } from '../../discovery/domain/search/browse-path.ts'
import type { BrowseQuery } from '../../discovery/domain/search/browse-query.ts'

export interface ReadRule {
  query: BrowseQuery
  /** Describes to the author what is wrong with the rule; null where it is valid. */
  problem: string | null
}

/** @param text the URL or path of a browse page, or its query string. Never throws. */
export function readRule(text: string): ReadRule {
  const url = URL.parse(/^(?:https?:\/\/|\/)/.test(text) ? text : `${href('/browse')}?${text.replace(/^\?/, '')}`, 'http://localhost')
  const [first, ...segments] = url === null ? [] : url.pathname.split('/').filter(Boolean)
  const query = parseBrowsePath(segments.map(decoded), url?.searchParams ?? new URLSearchParams())
  return { query, problem: problemOf(first, query) }
}

function problemOf(first: string | undefined, query: BrowseQuery): string | null {
  if (first !== 'browse') return 'must be the address of a browse screen, such as /browse/articles?all=malaria'
  if (query.feed !== 'library') return 'must not ask the external literature, of which nothing can be picked'
  if (query.gatewayIds.length > 0) return 'must not name gateways: their ids are other ones in every installation'
  if (restrictionsOf(query).length === 0) return 'must restrict something: this would pick every item'
  return null
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
