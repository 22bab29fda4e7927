import type { BrowseQuery } from '../../domain/search/browse-query.ts'
import type { BrowsePlace } from '../../domain/search/browse-results.ts'

export interface RequestedBrowse {
  query: BrowseQuery
  rowAdded: boolean
  /** Disables the search for a similar text. */
  exactly?: boolean
  within: BrowsePlace | null
}
