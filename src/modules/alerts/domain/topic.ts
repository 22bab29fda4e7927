/** What somebody can hear of by mail. */

import { readOrcid } from '../../../document/metadata/identifiers.ts'
import { hasOrcidChecksum } from '../../accounts/domain/orcid.ts'
import { browseParameters, parseBrowseAddress } from '../../discovery/domain/search/browse-address.ts'
import { everything, restrictionsOf } from '../../discovery/domain/search/browse-changes.ts'
import type { BrowseQuery } from '../../discovery/domain/search/browse-query.ts'

export type AlertTopic =
  /** Whatever is new. */
  | { kind: 'PLATFORM' }
  | { kind: 'SUBJECT'; slug: string }
  /** A gateway or collection, by the last part of its address. Who follows one tracks it. */
  | { kind: 'GATEWAY'; url: string }
  /** By ORCID iD: names are not one person's alone. */
  | { kind: 'AUTHOR'; orcid: string }
  /** What a browse screen lists: the parameters of its canonical address, from the first page on and in the usual order. */
  | { kind: 'SEARCH'; search: string }
export type AlertTopicKind = AlertTopic['kind']

/** As one text: the value of a form's field. */
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

/** Never throws. Null of what names nothing; whether there is such a subject or gateway, the database knows. */
export function readTopic(text: string): AlertTopic | null {
  if (text.length > maxLength) return null
  const [, kind, named = ''] = /^([a-z]+)(?::(.*))?$/s.exec(text) ?? []
  switch (kind) {
    case 'platform':
      return named === '' ? { kind: 'PLATFORM' } : null
    case 'subject':
      return isAddressWord(named) ? { kind: 'SUBJECT', slug: named } : null
    case 'gateway':
      return isAddressWord(named) ? { kind: 'GATEWAY', url: named } : null
    case 'author': {
      const orcid = readOrcid(named)
      return orcid !== null && hasOrcidChecksum(orcid) ? { kind: 'AUTHOR', orcid } : null
    }
    case 'search':
      return topicOfQuery(parseBrowseAddress([], new URLSearchParams(named)))
    default:
      return null
  }
}

const isAddressWord = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,199}$/u.test(text)

/** What a browse screen's list is followed as: a whole subject as that. Null of what is not the library's own. */
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
export const queryOfSearch = (search: string): BrowseQuery => parseBrowseAddress([], new URLSearchParams(search))
