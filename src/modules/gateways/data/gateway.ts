/** Queries gateways, collections and their filters. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId, GatewayId, PageId } from '../../../core/ids/shared-ids.ts'
import { OperatorError } from '../../../core/operator-error.ts'
import type { GatewayOfItem } from '../../publications/domain/content/gateway-of-item.ts'
import { filePath } from '../../publications/domain/content/item-path.ts'
import type { OwnGatewayType } from '../domain/gateway.ts'
import { gatewayPath, lastSegment } from '../domain/paths.ts'

export const unknownGateway = (url: string): OperatorError => new OperatorError(`The platform has no gateway “${url}”.`)

export interface GatewayRow {
  id: GatewayId
  type: OwnGatewayType
  url: string
  name: string
  community: boolean
  special: boolean
  browsable: boolean
  hasHomepage: boolean
  shortSummary: string
}

const gatewaysOf = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('gateway')
    .innerJoin('platform', 'platform.id', 'gateway.platform_id')
    .where('platform.key', '=', platform)
    .where('gateway.parent_id', 'is', null)

const rowColumns = [
  'gateway.id',
  'gateway.url',
  'gateway.name',
  'gateway.community',
  'gateway.special',
  'gateway.browsable',
  'gateway.has_homepage as hasHomepage',
  'gateway.short_summary as shortSummary',
] as const
/** A check of the table guarantees that a gateway without a parent is not a filter. */
const ownType = sql<OwnGatewayType>`gateway.type`.as('type')

/** Lists all gateways of a platform by name, including those that public lists leave out. */
export function listGateways(database: Kysely<Schema>, platform: string): Promise<GatewayRow[]> {
  return gatewaysOf(database, platform).select(rowColumns).select(ownType).orderBy('gateway.name').orderBy('gateway.id').execute()
}

/** Lists gateways with the images of their cards and the number of publications that readers can see. */
export function listGatewaysWithCards(database: Kysely<Schema>, platform: string) {
  return gatewaysOf(database, platform)
    .select(rowColumns)
    .select([
      ownType,
      sql<string | null>`gateway.details -> 'thumbnail' ->> 'file'`.as('thumbnail'),
      sql<string | null>`gateway.details -> 'wideThumbnail' ->> 'file'`.as('wideThumbnail'),
      sql<boolean>`coalesce((gateway.details ->> 'useWideThumbnailForBanner')::boolean, false)`.as('useWideThumbnailForBanner'),
      itemCount.as('itemCount'),
    ])
    .orderBy('gateway.name')
    .orderBy('gateway.id')
    .execute()
}

/** Counts the publications of a gateway that readers can see. */
const itemCount = sql<number>`(
  select count(*)::int from gateway_content join content_item item on item.id = gateway_content.content_item_id
  where gateway_content.gateway_id = gateway.id and item.is_public and (item.content_type <> 'ARTICLE' or item.current_version_id is not null))`

const wholeColumns = [
  ...rowColumns,
  ownType,
  itemCount.as('itemCount'),
  'gateway.details',
  'gateway.texts',
  'gateway.rule',
  'gateway.updated_at as updatedAt',
] as const

/** Finds a gateway by its slug. */
export async function findGateway(database: Kysely<Schema>, platform: string, url: string) {
  return await gatewaysOf(database, platform).where('gateway.url', '=', url).select(wholeColumns).executeTakeFirst()
}

/** Finds gateways by their ids; the result has no particular order. */
export async function findGateways(database: Kysely<Schema>, platform: string, ids: readonly GatewayId[]) {
  if (ids.length === 0) return []
  return await gatewaysOf(database, platform).where('gateway.id', 'in', ids).select(wholeColumns).execute()
}

/** Checks whether any gateway of a platform switches the external feed on for itself. */
export async function hasGatewayWithEuropePmc(database: Kysely<Schema>, platform: string): Promise<boolean> {
  const found = await gatewaysOf(database, platform)
    .where(sql<boolean>`(gateway.details -> 'contents' ->> 'europePmc')::boolean`)
    .select('gateway.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a platform's public lists name a gateway, collection or community gateway. */
export async function hasListedGateway(database: Kysely<Schema>, platform: string): Promise<boolean> {
  const found = await gatewaysOf(database, platform).where('gateway.browsable', '=', true).select('gateway.id').limit(1).executeTakeFirst()
  return found !== undefined
}

/** Finds the slug of a gateway by its id; null where the platform has none. */
export async function findGatewayUrl(database: Kysely<Schema>, platform: string, id: GatewayId): Promise<string | null> {
  const found = await gatewaysOf(database, platform).where('gateway.id', '=', id).select('gateway.url').executeTakeFirst()
  return found?.url ?? null
}

/** Finds the slug of the gateway that uses a CMS page as its home page; null where none does. */
export async function findGatewayUrlByHome(database: Kysely<Schema>, platform: string, pageId: PageId): Promise<string | null> {
  const found = await gatewaysOf(database, platform)
    .where('gateway.has_homepage', '=', true)
    .where(sql`gateway.details -> 'homepage' -> 'contentSystemId'`, '=', sql`to_jsonb(${pageId}::int)`)
    .select('gateway.url')
    .orderBy('gateway.id')
    .executeTakeFirst()
  return found?.url ?? null
}

/** Lists the filters of these gateways, each gateway's in the order of its file. */
export function listFilters(database: Kysely<Schema>, gatewayIds: readonly GatewayId[]) {
  return database
    .selectFrom('gateway')
    .where('parent_id', '=', sql<GatewayId>`any(${[...gatewayIds]}::int[])`)
    .select(filterColumns)
    .orderBy('parent_id')
    .orderBy('position')
    .orderBy('gateway.id')
    .$narrowType<{ gatewayId: GatewayId }>()
    .execute()
}

/** Finds filters by their ids; the result has no particular order. */
export function findFilters(database: Kysely<Schema>, platform: string, ids: readonly GatewayId[]) {
  return database
    .selectFrom('gateway')
    .innerJoin('platform', 'platform.id', 'gateway.platform_id')
    .where('platform.key', '=', platform)
    .where('parent_id', 'is not', null)
    .where('gateway.id', '=', sql<GatewayId>`any(${[...ids]}::int[])`)
    .select(filterColumns)
    .$narrowType<{ gatewayId: GatewayId }>()
    .execute()
}

const filterColumns = [
  'gateway.id',
  'gateway.parent_id as gatewayId',
  'gateway.url',
  'gateway.name',
  'gateway.short_summary as summary',
  'gateway.area',
  itemCount.as('itemCount'),
] as const

/** Lists which filter belongs to which gateway, for a whole platform. */
export function listGatewayRelations(database: Kysely<Schema>, platform: string) {
  return database
    .selectFrom('gateway as filter')
    .innerJoin('gateway as parent', 'parent.id', 'filter.parent_id')
    .innerJoin('platform', 'platform.id', 'parent.platform_id')
    .where('platform.key', '=', platform)
    .select(['parent.id as gatewayId', 'filter.id as filterId', 'filter.url', 'filter.name', 'filter.area', 'parent.url as gatewayUrl'])
    .orderBy('parent.id')
    .orderBy('filter.position')
    .execute()
}

export interface GatewayFileRow {
  gatewayId: GatewayId
  path: string
  sha256: string
  mimeType: string
  bytes: number
  url: string
  width: number | null
  height: number | null
}

export async function listGatewayFiles(database: Kysely<Schema>, gatewayIds: readonly GatewayId[]): Promise<GatewayFileRow[]> {
  if (gatewayIds.length === 0) return []
  const rows = await database
    .selectFrom('gateway_file')
    .innerJoin('file', 'file.sha256', 'gateway_file.sha256')
    .where('gateway_id', 'in', gatewayIds)
    .select(['gateway_id as gatewayId', 'path', 'file.sha256', 'mime_type as mimeType', 'bytes', 'width', 'height'])
    .orderBy('gateway_id')
    .orderBy('path')
    .execute()
  return rows.map(row => ({ ...row, url: filePath(row.sha256, lastSegment(row.path)) }))
}

/** Lists a publication's gateways that public lists show; filters are left out, because their gateway stands for them. */
export async function listGatewaysOfItem(database: Kysely<Schema>, contentItemId: ContentId): Promise<GatewayOfItem[]> {
  const gateways = await database
    .selectFrom('gateway')
    .innerJoin('gateway_content', 'gateway_content.gateway_id', 'gateway.id')
    .where('gateway_content.content_item_id', '=', contentItemId)
    .where('gateway.parent_id', 'is', null)
    .where('gateway.browsable', '=', true)
    .select([
      'gateway.id',
      'gateway.url',
      'gateway.name',
      'gateway.community',
      'gateway.special',
      'gateway.has_homepage as hasHomepage',
      ownType,
    ])
    .orderBy('gateway.name')
    .execute()
  return gateways.map(gateway => ({ ...gateway, collectionPath: gateway.type === 'GATEWAY_ONLY' ? null : gatewayPath(gateway) }))
}
