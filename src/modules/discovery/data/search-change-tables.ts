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
  /** Whether no more changed than how often it is viewed or cited. */
  counts_only: boolean
  /** In a row, of an item that the index does not take. */
  failures: Defaulted<number>
  next_try_at: Timestamp
  /** Number of the transaction. */
  changed_in: Defaulted<string>
  at: Timestamp
}
