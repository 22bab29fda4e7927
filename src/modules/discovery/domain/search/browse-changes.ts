/** Changes to a browse query (specification, reading.md sections 4 and 5). All except turning the page return to the first page. */
import { browseLimits } from './browse-limits.ts'
import { type BrowseQuery, noFilters } from './browse-query.ts'
import type { Restriction } from './browse-results.ts'

/** All publications of a platform, as /browse lists them. */
export const everything: BrowseQuery = {
  ...noFilters,
  all: '',
  subjects: [],
  searchIn: [],
  sort: 'relevance',
  page: 1,
  show: browseLimits.show.standard,
  feed: 'library',
}

export const withPage = (query: BrowseQuery, page: number): BrowseQuery => ({ ...query, page })
export const withFeed = (query: BrowseQuery, feed: BrowseQuery['feed']): BrowseQuery => ({ ...query, feed, page: 1 })

/** An empty search box does nothing (section 2.2): the query stays as it is. */
export const withText = (query: BrowseQuery, all: string): BrowseQuery =>
  all.trim() === '' ? query : { ...query, all: all.trim(), page: 1 }

/** Changing a level of subjects clears the deeper ones. @param slug null chooses none there */
export function withSubjectLevel(query: BrowseQuery, level: number, slug: string | null): BrowseQuery {
  const above = query.subjects.slice(0, level)
  return { ...query, subjects: slug === null ? above : [...above, slug], page: 1 }
}

/** Clear all: removes all restrictions and keeps the order. */
export const withoutRestrictions = (query: BrowseQuery): BrowseQuery => ({ ...everything, sort: query.sort, show: query.show })

/** Whether only content types restrict the list, so that it can be shown without a search index. */
export const isPlainList = (query: BrowseQuery): boolean => restrictionsOf(query).every(({ kind }) => kind === 'contentTypes')

/** Whether the query has a text and no other restriction. */
export const isTextOnly = (query: BrowseQuery): boolean =>
  query.feed === 'library' && query.all !== '' && restrictionsOf(query).every(({ kind }) => kind === 'all')

/** The restrictions of the list, in the order of the form. */
export type PlainRestriction = Restriction extends infer Each ? (Each extends Restriction ? Omit<Each, 'name'> : never) : never
export function restrictionsOf(query: BrowseQuery): PlainRestriction[] {
  const text = (kind: 'all' | 'grantAcronym' | 'grantNumber') => (query[kind] === '' ? [] : [{ kind, value: query[kind] }])
  return [
    ...text('all'),
    ...query.subjects.map(value => ({ kind: 'subject' as const, value })),
    ...query.contentTypes.map(value => ({ kind: 'contentTypes' as const, value })),
    ...query.articleTypes.map(value => ({ kind: 'articleTypes' as const, value })),
    ...query.documentTypeIds.map(value => ({ kind: 'documentTypeIds' as const, value })),
    ...query.publishedYears.map(value => ({ kind: 'publishedYears' as const, value })),
    ...(isYearRange(query) ? [{ kind: 'publishedRange' as const, from: query.publishedFrom, to: query.publishedTo }] : []),
    ...query.fundingBodies.map(value => ({ kind: 'fundingBodies' as const, value })),
    ...query.gatewayIds.map(value => ({ kind: 'gatewayIds' as const, value })),
    ...text('grantAcronym'),
    ...text('grantNumber'),
    ...query.searchIn.map((row, position) => ({ kind: 'searchIn' as const, row, position })),
    ...(query.peerReviewed ? [{ kind: 'peerReviewed' as const }] : []),
  ]
}

const isYearRange = ({ publishedFrom, publishedTo }: BrowseQuery): boolean => publishedFrom !== null || publishedTo !== null

/** Removes one restriction; removing a subject removes the narrower ones too. */
export function withoutRestriction(query: BrowseQuery, restriction: PlainRestriction): BrowseQuery {
  const first = { ...query, page: 1 }
  const others = <Value>(values: readonly Value[], value: Value) => values.filter(each => each !== value)
  switch (restriction.kind) {
    case 'all':
    case 'grantAcronym':
    case 'grantNumber':
      return { ...first, [restriction.kind]: '' }
    case 'subject':
      return { ...first, subjects: query.subjects.slice(0, Math.max(0, query.subjects.indexOf(restriction.value))) }
    case 'contentTypes':
      return { ...first, contentTypes: others(query.contentTypes, restriction.value) }
    case 'articleTypes':
      return { ...first, articleTypes: others(query.articleTypes, restriction.value) }
    case 'documentTypeIds':
    case 'fundingBodies':
    case 'gatewayIds':
    case 'publishedYears':
      return { ...first, [restriction.kind]: others(query[restriction.kind], restriction.value) }
    case 'publishedRange':
      return { ...first, publishedFrom: null, publishedTo: null }
    case 'searchIn':
      return { ...first, searchIn: withoutRow(query.searchIn, restriction.position) }
    case 'peerReviewed':
      return { ...first, peerReviewed: false }
  }
}

/** An operator of the first row would have nothing before it to combine with. */
function withoutRow(rows: BrowseQuery['searchIn'], position: number): BrowseQuery['searchIn'] {
  return rows
    .filter((_, each) => each !== position)
    .map((row, each) => (each === 0 && row.operator === 'OR' ? { ...row, operator: 'AND' as const } : row))
}
