import type { Defaulted, IdColumn, Timestamp } from '../../../core/database/column.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'

export interface SearchChangeTables {
  search_change: SearchChangeTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends SearchChangeTables {}
}

interface SearchChangeTable {
  id: IdColumn
  content_item_id: ContentId
  /** Whether only view and citation counts changed. */
  counts_only: boolean
  /** Consecutive failures to index the publication. */
  failures: Defaulted<number>
  next_try_at: Timestamp
  /** The id of the transaction. */
  changed_in: Defaulted<string>
  at: Timestamp
}
