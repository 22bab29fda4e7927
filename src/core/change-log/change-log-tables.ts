import type { ColumnType, Generated } from 'kysely'
import type { Defaulted, Json, Timestamp } from '../database/column.ts'
import type { AccountId, SiteId } from '../ids/shared-ids.ts'

declare module '../database/schema.ts' {
  interface Schema {
    change_log: ChangeLogTable
    change_log_reader: ChangeLogReaderTable
  }
}

/** The visibility says who may see a change: readers, or only staff as long as what has changed is not published. */
export type ChangeVisibility = 'public' | 'staff'

interface ChangeLogTable {
  id: ColumnType<number, never, never>
  /** Null: of the whole installation. */
  platform_id: SiteId | null
  kind: string
  subject: string | null
  tags: Defaulted<string[]>
  visibility: ChangeVisibility
  actor_id: AccountId | null
  at: Timestamp
  payload: Json<Record<string, unknown>>
  transaction_id: ColumnType<string, never, never>
  cluster: ColumnType<string, never, never>
}

interface ChangeLogReaderTable {
  name: string
  cluster: string
  position: string
  seen: Generated<string>
  highest_id: Generated<number>
  read_at: ColumnType<Date | null, never, never>
}
