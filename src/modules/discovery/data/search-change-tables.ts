import type { Defaulted, Id, Timestamp } from '../../../core/database/column.ts'

export interface SearchChangeTables {
  search_change: SearchChangeTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends SearchChangeTables {}
}

interface SearchChangeTable {
  id: Id
  content_item_id: number
  /** Whether only view and citation counts changed. */
  counts_only: boolean
  /** Consecutive failures to index the publication. */
  failures: Defaulted<number>
  next_try_at: Timestamp
  /** The id of the transaction. */
  changed_in: Defaulted<string>
  at: Timestamp
}
