import type { ColumnType } from 'kysely'
import type { Defaulted, Id } from '../../../core/database/column.ts'
import type { ReviewSetting } from '../domain/review-setting.ts'

export interface PlatformTables {
  platform: PlatformTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends PlatformTables {}
}

interface PlatformTable {
  id: Id
  key: string
  name: string
  next_publication_id: Defaulted<number>
  /** Null until the platform's setting is stored: the usual one. */
  peer_review: ColumnType<ReviewSetting | null, string | null | undefined, string | null>
}
