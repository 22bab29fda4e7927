/** The options that are counted and filtered by, packed into integers: kind << 27 | value. */

import { uncheckedId } from '../../../../core/ids/id.ts'
import type { GatewayId } from '../../../../core/ids/shared-ids.ts'
import { type ArticleType, articleTypes } from '../../../../document/metadata/article-type.ts'
import { type ContentType, contentTypes } from '../../../../document/metadata/content-type.ts'
import type { DocumentTypeId, FunderId, SubjectId } from '../../../publications/domain/ids.ts'
import type { SearchFilters } from '../../domain/search/browse-query.ts'
import type { FacetCounts, SearchDocument } from '../search-port.ts'

/** The numbers are stored in the index: never reuse one. */
export const facetKinds = {
  platform: 1,
  contentType: 2,
  articleType: 3,
  documentType: 4,
  funder: 5,
  year: 6,
  gateway: 7,
  subject: 8,
  peerReviewed: 9,
} as const
export type FacetKind = keyof typeof facetKinds

const valueBits = 27
const valueMask = 2 ** valueBits - 1

/** @returns null for a value that no publication can have */
export function packFacet(kind: FacetKind, value: number): number | null {
  if (!Number.isInteger(value) || value < 0 || value > valueMask) return null
  return facetKinds[kind] * 2 ** valueBits + value
}

/** The first and last facet of a kind. */
export const facetRange = (kind: FacetKind): { from: number; to: number } => ({
  from: facetKinds[kind] * 2 ** valueBits,
  to: facetKinds[kind] * 2 ** valueBits + valueMask,
})

const pack = (kind: FacetKind, values: readonly (number | null)[]): number[] =>
  values.flatMap(value => (value === null ? [] : (packFacet(kind, value) ?? [])))

const articleTypeNumber = (type: ArticleType): number => articleTypes.indexOf(type)
const contentTypeNumber = (type: ContentType): number => contentTypes.indexOf(type)

/** Types are stored by their position in their list, so a longer list needs a rebuild. */
export const facetVersion = articleTypes.length * 10 + contentTypes.length

export function facetsOf(document: SearchDocument, platform: number): number[] {
  const facets = [
    ...pack('platform', [platform]),
    ...pack('contentType', [contentTypeNumber(document.contentType)]),
    ...pack('articleType', [document.articleType && articleTypeNumber(document.articleType)]),
    ...pack('documentType', [document.documentTypeId]),
    ...pack('funder', document.funderIds),
    ...pack('year', [document.published === null ? null : Number(document.published.slice(0, 4))]),
    ...pack('gateway', document.gatewayIds),
    ...pack('subject', document.subjectIds),
    ...pack('peerReviewed', [document.passedPeerReview ? 1 : null]),
  ]
  return [...new Set(facets)].sort((a, b) => a - b)
}

/** A filter of one field: a publication must have any of the facets. An empty list matches nothing. */
export interface FacetFilter {
  kind: FacetKind
  facets: number[]
}

/** No publication is of a year outside of these, so that a range which is open at one end can be listed. */
const plausibleYears = { first: 1400, last: 2200 }

const isInRange = (year: number, { publishedFrom, publishedTo }: SearchFilters): boolean =>
  year >= (publishedFrom ?? 0) && year <= (publishedTo ?? Number.POSITIVE_INFINITY)

/** The years that the filters allow; null for all. */
function yearsOf(filters: SearchFilters): number[] | null {
  const { publishedYears, publishedFrom, publishedTo } = filters
  if (publishedYears.length > 0) return publishedYears.filter(year => isInRange(year, filters))
  if (publishedFrom === null && publishedTo === null) return null
  const first = Math.max(publishedFrom ?? 0, plausibleYears.first)
  const last = Math.min(publishedTo ?? Number.POSITIVE_INFINITY, plausibleYears.last)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)
}

export function facetFilters(filters: SearchFilters, subjectId: number | null): FacetFilter[] {
  const years = yearsOf(filters)
  const chosen: [FacetKind, readonly number[]][] = [
    ['contentType', filters.contentTypes.map(contentTypeNumber)],
    ['articleType', filters.articleTypes.map(articleTypeNumber)],
    ['documentType', filters.documentTypeIds],
    ['funder', filters.fundingBodies],
    ['gateway', filters.gatewayIds],
    ['peerReviewed', filters.peerReviewed ? [1] : []],
    ['subject', subjectId === null ? [] : [subjectId]],
  ]
  const chosenFilters = chosen.flatMap(([kind, values]) => (values.length === 0 ? [] : [{ kind, facets: pack(kind, values) }]))
  // Unlike the other lists, an empty one of years restricts: to years within a range that has none of them.
  return years === null ? chosenFilters : [...chosenFilters, { kind: 'year', facets: pack('year', years) }]
}

/** Of possibly tens of thousands of funders, only the most frequent and the chosen ones are returned. */
export const maxFunders = 200

/** The kind of the facet says of which table; years and types of publications are none. */
type FacetId = DocumentTypeId & FunderId & GatewayId & SubjectId

/** @param counts by packed facet */
export function facetCounts(counts: ReadonlyMap<number, number>, filters: SearchFilters): FacetCounts {
  const byKind = new Map<number, Map<FacetId, number>>()
  for (const [facet, count] of counts) {
    const kind = Math.floor(facet / 2 ** valueBits)
    const values = byKind.get(kind) ?? new Map<FacetId, number>()
    byKind.set(kind, values.set(uncheckedId(facet & valueMask), count))
  }
  const of = (kind: FacetKind): Map<FacetId, number> => byKind.get(facetKinds[kind]) ?? new Map<FacetId, number>()
  const named = <Name>(kind: FacetKind, names: readonly Name[]): Map<Name, number> =>
    new Map([...of(kind)].flatMap(([value, count]) => names.slice(value, value + 1).map(name => [name, count] as const)))
  const chosen = new Set(filters.fundingBodies)
  const funders = [...of('funder')].sort(([a, itemsOfA], [b, itemsOfB]) => itemsOfB - itemsOfA || a - b)
  return {
    contentTypes: named('contentType', contentTypes),
    articleTypes: named('articleType', articleTypes),
    documentTypeIds: of('documentType'),
    fundingBodies: new Map(funders.filter(([id], place) => place < maxFunders || chosen.has(id))),
    publishedYears: new Map([...of('year')].filter(([year]) => isInRange(year, filters))),
    gatewayIds: of('gateway'),
    subjectIds: of('subject'),
    peerReviewed: of('peerReviewed').get(uncheckedId(1)) ?? 0,
  }
}
