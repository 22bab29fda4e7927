/** What a browse address asks for (specification, reading.md sections 2.2 and 4). */
import type { ArticleType } from '../../../../document/metadata/article-type.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { SearchScope } from './search-tree.ts'

/** `NOT` is ours: the specification has the first two. */
export const searchOperators = ['AND', 'OR', 'NOT'] as const
export type SearchOperator = (typeof searchOperators)[number]

/** One search-in row. It counts only with both field and value (section 5). */
export interface SearchInRow {
  /** How it joins what stands before it; of the first row only NOT says anything. */
  operator: SearchOperator
  field: SearchScope
  value: string
}

export const browseSorts = ['relevance', 'newest', 'mostViewed', 'mostCited'] as const
export type BrowseSort = (typeof browseSorts)[number]

/** Restrictions by the facts of items. Values of one field are alternatives, the fields all hold together. */
export interface SearchFilters {
  contentTypes: readonly ContentType[]
  articleTypes: readonly ArticleType[]
  documentTypeIds: readonly number[]
  /** Ids of funders. */
  fundingBodies: readonly number[]
  publishedYears: readonly number[]
  gatewayIds: readonly number[]
  /** Only what passed peer review. */
  peerReviewed: boolean
  /** Words of a grant's acronym and number; empty for any. */
  grantAcronym: string
  grantNumber: string
}

export const noFilters: SearchFilters = {
  contentTypes: [],
  articleTypes: [],
  documentTypeIds: [],
  fundingBodies: [],
  publishedYears: [],
  gatewayIds: [],
  peerReviewed: false,
  grantAcronym: '',
  grantNumber: '',
}

export interface BrowseQuery extends SearchFilters {
  /** Free text; empty for everything. */
  all: string
  /** Slugs of a subject at each level, the broadest first; empty for all subjects. A level without the one before it does not count. */
  subjects: readonly string[]
  searchIn: readonly SearchInRow[]
  sort: BrowseSort
  /** From 1. */
  page: number
  /** Items a page. */
  show: number
  /** The library, or the external open-literature feed. */
  feed: 'library' | 'EPMC'
}
