/** The query of a browse URL (specification, reading.md sections 2.2 and 4). */

import type { GatewayId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleType } from '../../../../document/metadata/article-type.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { DocumentTypeId, FunderId } from '../../../publications/domain/ids.ts'
import type { SearchScope } from './search-tree.ts'

/** `NOT` is an extension: the specification has only the first two. */
export const searchOperators = ['AND', 'OR', 'NOT'] as const
export type SearchOperator = (typeof searchOperators)[number]

/** One search-in row. It counts only with both field and value (section 5). */
export interface SearchInRow {
  /** Combines the row with those before it; for the first row, only NOT has a meaning. */
  operator: SearchOperator
  field: SearchScope
  value: string
}

/** `oldest` is an extension of the specification. */
export const browseSorts = ['relevance', 'newest', 'oldest', 'mostViewed', 'mostCited'] as const
export type BrowseSort = (typeof browseSorts)[number]

/** Filters by metadata. Values of one field are combined with OR, the fields with AND. */
export interface SearchFilters {
  contentTypes: readonly ContentType[]
  articleTypes: readonly ArticleType[]
  documentTypeIds: readonly DocumentTypeId[]
  /** Ids of funders. */
  fundingBodies: readonly FunderId[]
  publishedYears: readonly number[]
  /** The first and last year of a range, which the years above are restricted to; null leaves it open. Not in the specification. */
  publishedFrom: number | null
  publishedTo: number | null
  gatewayIds: readonly GatewayId[]
  /** Restricts the list to publications that passed peer review. */
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
  publishedFrom: null,
  publishedTo: null,
  gatewayIds: [],
  peerReviewed: false,
  grantAcronym: '',
  grantNumber: '',
}

export interface BrowseQuery extends SearchFilters {
  /** Free text; empty for everything. */
  all: string
  /** Slugs of one subject per level, the broadest first; empty for all subjects. A level without its parent is ignored. */
  subjects: readonly string[]
  searchIn: readonly SearchInRow[]
  sort: BrowseSort
  /** Starts at 1. */
  page: number
  /** Publications per page. */
  show: number
  /** The site's own publications, or the external open-literature feed. */
  feed: 'library' | 'EPMC'
}
