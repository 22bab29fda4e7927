/** The external open-literature feed: the port (specification, reading.md sections 3, 4 and 7). */
import type { ExternalItem, ExternalItemKey } from '../../domain/search/external-item.ts'
import type { SearchTree } from '../../domain/search/search-tree.ts'

/** Null for everything; or a query in the feed's own language, as who set up a gateway wrote it. */
export type AskedLiterature = SearchTree | { inItsOwnLanguage: string } | null

/** Where a feed begins. */
export const firstCursor = '*'

export interface ExternalPage {
  /** Newest first. */
  items: ExternalItem[]
  /** Of all pages. */
  total: number
  /** Where the next page begins; null at the end. */
  nextCursor: string | null
}

/**
 * Each call rejects with ServiceFailure where the service does not answer before the signal says that nobody waits, or not with what can
 * be read. A cursor that the service does not take is `refused`.
 */
export interface OpenLiterature {
  /** @param question.tree null for everything @param question.show at most 100 */
  search(question: { tree: AskedLiterature; cursor: string; show: number }, signal: AbortSignal): Promise<ExternalPage>
  /** The cursor behind so many works, without the works; null where there are no more. @param question.count at most `maxSkipped` */
  skip(question: { tree: AskedLiterature; cursor: string; count: number }, signal: AbortSignal): Promise<string | null>
  /** Null where the feed has no such work. */
  find(key: ExternalItemKey, signal: AbortSignal): Promise<ExternalItem | null>
}

/** Works that one call passes over at most. */
export const maxSkipped = 1000
