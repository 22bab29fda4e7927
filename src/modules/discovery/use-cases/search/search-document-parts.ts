/**
 * Modules above this one add this to the search documents of publications. A trigger of theirs must note what changes it
 * (note_search_changes in data/migrations/0011-search-changes.ts).
 */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId, GatewayId } from '../../../../core/ids/shared-ids.ts'
import type { SearchCounts } from '../../engine/search-port.ts'

/** Reads for many publications at once; those of which there is nothing may be missing from the answer. */
export type SearchDocumentPart<Part> = (db: Kysely<Schema>, ids: readonly ContentId[]) => Promise<ReadonlyMap<number, Part>>

export interface SearchedComment {
  authorName: string
  body: string
}

export interface SearchDocumentParts {
  /** The comments that readers can see, the oldest first. */
  comments: SearchDocumentPart<readonly SearchedComment[]>
  gatewayIds: SearchDocumentPart<readonly GatewayId[]>
  /** Read alone where nothing else has changed. */
  counts: SearchDocumentPart<Omit<SearchCounts, 'id'>>
}
