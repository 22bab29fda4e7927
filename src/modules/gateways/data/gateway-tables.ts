import type { ColumnType } from 'kysely'
import type { Defaulted, Id, Timestamp } from '../../../core/database/column.ts'
import type { GatewayType } from '../domain/gateway.ts'
import type { GatewayFile } from '../domain/gateway-file.ts'

export interface GatewayTables {
  gateway: GatewayTable
  gateway_file: GatewayFileTable
  gateway_content: GatewayContentTable
  gateway_change: GatewayChangeTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends GatewayTables {}
}

interface GatewayTable {
  id: Id
  platform_id: number
  parent_id: Defaulted<number | null>
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
  gateway_id: number
  path: string
  sha256: string
}

interface GatewayContentTable {
  gateway_id: number
  content_item_id: number
  by_import: Defaulted<boolean>
  by_rule: Defaulted<boolean>
  position: Defaulted<number | null>
}

interface GatewayChangeTable {
  id: Id
  at: Timestamp
}
