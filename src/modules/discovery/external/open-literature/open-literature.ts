/** The port to the external open-literature feed (specification, reading.md sections 3, 4 and 7). */
import type { ExternalItem, ExternalItemKey } from '../../domain/search/external-item.ts'
import type { SearchTree } from '../../domain/search/search-tree.ts'

/** Null for everything; or a query in the feed's own syntax, from the settings of a gateway. */
export type RequestedLiterature = SearchTree | { inItsOwnLanguage: string } | null

/** The cursor of a feed's first page. */
export const firstCursor = '*'

export interface ExternalPage {
  /** Newest first. */
  items: ExternalItem[]
  /** The number of works on all pages. */
  total: number
  /** The cursor of the next page; null at the end. */
  nextCursor: string | null
}

/**
 * Each method rejects with ServiceFailure where the service does not respond before the signal aborts, or where its response is invalid.
 * The reason for a cursor that the service rejects is `refused`.
 */
export interface OpenLiterature {
  /** @param question.tree null for everything @param question.show at most 100 */
  search(question: { tree: RequestedLiterature; cursor: string; show: number }, signal: AbortSignal): Promise<ExternalPage>
  /**
   * Finds the cursor after this many works without reading them; null where there are no more.
   * @param question.count at most `maxSkipped`
   */
  skip(question: { tree: RequestedLiterature; cursor: string; count: number }, signal: AbortSignal): Promise<string | null>
  /** @returns null where the feed has no such work */
  find(key: ExternalItemKey, signal: AbortSignal): Promise<ExternalItem | null>
}

/** The maximum number of works that one call skips. */
export const maxSkipped = 1000
