/** The topics that a subscriber can follow. */

import { readOrcid } from '../../../document/metadata/identifiers.ts'
import { hasOrcidChecksum } from '../../accounts/domain/orcid.ts'
import { everything, restrictionsOf } from '../../discovery/domain/search/browse-changes.ts'
import { browseParameters, parseBrowsePath } from '../../discovery/domain/search/browse-path.ts'
import type { BrowseQuery } from '../../discovery/domain/search/browse-query.ts'

export type AlertTopic =
  /** Whatever is new. */
  | { kind: 'PLATFORM' }
  | { kind: 'SUBJECT'; slug: string }
  /** A gateway or collection, by its slug. Following one tracks it. */
  | { kind: 'GATEWAY'; url: string }
  /** An author by ORCID iD, since names are not unique. */
  | { kind: 'AUTHOR'; orcid: string }
  /** The list of a browse page: the parameters of its canonical URL, without page and order. */
  | { kind: 'SEARCH'; search: string }
export type AlertTopicKind = AlertTopic['kind']

/** Formats a topic as the value of a form field. */
export function writeTopic(topic: AlertTopic): string {
  switch (topic.kind) {
    case 'PLATFORM':
      return 'platform'
    case 'SUBJECT':
      return `subject:${topic.slug}`
    case 'GATEWAY':
      return `gateway:${topic.url}`
    case 'AUTHOR':
      return `author:${topic.orcid}`
    case 'SEARCH':
      return `search:${topic.search}`
  }
}

const maxLength = 4000

/** Never throws. Null for an invalid topic; only the database knows whether a subject or gateway exists. */
export function readTopic(text: string): AlertTopic | null {
  if (text.length > maxLength) return null
  const [, kind, named = ''] = /^([a-z]+)(?::(.*))?$/s.exec(text) ?? []
  switch (kind) {
    case 'platform':
      return named === '' ? { kind: 'PLATFORM' } : null
    case 'subject':
      return isPathWord(named) ? { kind: 'SUBJECT', slug: named } : null
    case 'gateway':
      return isPathWord(named) ? { kind: 'GATEWAY', url: named } : null
    case 'author': {
      const orcid = readOrcid(named)
      return orcid !== null && hasOrcidChecksum(orcid) ? { kind: 'AUTHOR', orcid } : null
    }
    case 'search':
      return topicOfQuery(parseBrowsePath([], new URLSearchParams(named)))
    default:
      return null
  }
}

const isPathWord = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,199}$/u.test(text)

/** The topic that follows a browse page's list: a whole subject becomes a SUBJECT. Null for lists that are not this site's library. */
export function topicOfQuery(query: BrowseQuery): AlertTopic | null {
  if (query.feed !== 'library') return null
  const restrictions = restrictionsOf(query)
  if (restrictions.length === 0) return { kind: 'PLATFORM' }
  const deepest = query.subjects.at(-1)
  if (deepest !== undefined && restrictions.every(({ kind }) => kind === 'subject')) return { kind: 'SUBJECT', slug: deepest }
  const { sort, page, show } = everything
  return { kind: 'SEARCH', search: browseParameters({ ...query, sort, page, show }).toString() }
}

/** The query of a search that is followed. */
export const queryOfSearch = (search: string): BrowseQuery => parseBrowsePath([], new URLSearchParams(search))
