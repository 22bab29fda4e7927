import type { ColumnType } from 'kysely'
import type { Defaulted, IdColumn, Timestamp } from '../../../core/database/column.ts'
import type { ContentId, GatewayId, SiteId } from '../../../core/ids/shared-ids.ts'
import type { GatewayType } from '../domain/gateway.ts'
import type { GatewayFile } from '../domain/gateway-file.ts'

export interface GatewayTables {
  gateway: GatewayTable
  gateway_file: GatewayFileTable
  gateway_content: GatewayContentTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends GatewayTables {}
}

interface GatewayTable {
  id: IdColumn<GatewayId>
  platform_id: SiteId
  parent_id: Defaulted<GatewayId | null>
  position: Defaulted<number>
  url: string
  name: string
  type: GatewayType
  community: Defaulted<boolean>
  special: Defaulted<boolean>
  browsable: Defaulted<boolean>
  has_homepage: Defaulted<boolean>
  short_summary: Defaulted<string>
  area: Defaulted<string | null>
  rule: Defaulted<string | null>
  details: ColumnType<GatewayFile | null, string | null | undefined, string | null>
  texts: ColumnType<Record<string, string>, string | undefined, string>
  updated_at: Timestamp
}

interface GatewayFileTable {
  gateway_id: GatewayId
  path: string
  sha256: string
}

interface GatewayContentTable {
  gateway_id: GatewayId
  content_item_id: ContentId
  by_import: Defaulted<boolean>
  by_rule: Defaulted<boolean>
  position: Defaulted<number | null>
}
