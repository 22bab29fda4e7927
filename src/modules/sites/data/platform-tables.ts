import type { ColumnType } from 'kysely'
import type { Defaulted, IdColumn } from '../../../core/database/column.ts'
import type { SiteId } from '../../../core/ids/shared-ids.ts'
import type { ReviewSetting } from '../domain/review-setting.ts'

export interface PlatformTables {
  platform: PlatformTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends PlatformTables {}
}

interface PlatformTable {
  id: IdColumn<SiteId>
  key: string
  name: string
  next_publication_id: Defaulted<number>
  /** Null until the platform's setting is stored: the usual one. */
  peer_review: ColumnType<ReviewSetting | null, string | null | undefined, string | null>
  /** Roles of the staff count on this site in sessions alone that have given a second factor. */
  requires_second_factor: Defaulted<boolean>
}
