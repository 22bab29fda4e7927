/** The lists that readers choose from: funders, types of documents, and everything else that items can be filtered by. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { noId } from '../../../core/ids/id.ts'
import type { GatewayId, VersionId } from '../../../core/ids/shared-ids.ts'

/** The published items of a platform. */
const publishedItems = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('content_item as item')
    .where('item.is_public', '=', true)
    .where('item.platform_id', '=', ({ selectFrom }) => selectFrom('platform').select('platform.id').where('platform.key', '=', platform))

export interface ListedFunder {
  funderId: number
  funder: string
  /** The first funder of a publication, or of the requested version. */
  isPrimaryFunder: boolean
}

/** The funders of a site's publications, by name. @param versionId restricts them to one published version, where it is not null */
export async function listFunders(database: Kysely<Schema>, platform: string, versionId: VersionId | null): Promise<ListedFunder[]> {
  return await database
    .selectFrom('version_funder as named')
    .innerJoin('funder', 'funder.id', 'named.funder_id')
    .leftJoin('version', 'version.id', 'named.version_id')
    .leftJoin('article', 'article.id', 'version.article_id')
    .leftJoin('asset', 'asset.id', 'named.asset_id')
    .where('version.pre_completion_status', 'is', null)
    .where(({ eb, fn, ref }) =>
      eb(fn.coalesce('article.content_item_id', ref('asset.content_item_id')), 'in', publishedItems(database, platform).select('item.id')),
    )
    .$if(versionId !== null, query => query.where('version.id', '=', versionId))
    .groupBy('funder.id')
    .select(['funder.id as funderId', 'funder.name as funder', sql<boolean>`bool_or(named.is_primary)`.as('isPrimaryFunder')])
    .orderBy('funder.name')
    .orderBy('funder.id')
    .execute()
}

/** The types of the site's published documents, by name. @param gatewayId restricts them to one gateway, where it is not null */
export async function listDocumentTypes(
  database: Kysely<Schema>,
  platform: string,
  gatewayId: GatewayId | null,
): Promise<{ id: number; name: string }[]> {
  return await publishedItems(database, platform)
    .innerJoin('document_type', 'document_type.id', 'item.document_type_id')
    .$if(gatewayId !== null, query =>
      query
        .innerJoin('gateway_content', 'gateway_content.content_item_id', 'item.id')
        .where('gateway_content.gateway_id', '=', gatewayId ?? noId()),
    )
    .groupBy('document_type.id')
    .select(['document_type.id', 'document_type.name'])
    .orderBy('document_type.name')
    .execute()
}

/** The types of the platform's current versions. */
export async function listArticleTypes(database: Kysely<Schema>, platform: string) {
  const rows = await publishedItems(database, platform)
    .innerJoin('version', 'version.id', 'item.current_version_id')
    .where('version.pre_completion_status', 'is', null)
    .where('version.type', 'is not', null)
    .select(({ ref }) => ref('version.type').$notNull().as('type'))
    .distinct()
    .execute()
  return rows.map(({ type }) => type)
}

/** The years in which the platform published something, newest first. */
export async function listPublishedYears(database: Kysely<Schema>, platform: string): Promise<number[]> {
  const year = sql<number>`extract(year from item.published)::int`
  const rows = await publishedItems(database, platform)
    .where('item.published', 'is not', null)
    .select(year.as('year'))
    .distinct()
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ year: each }) => each)
}

/** Lists the gateways that lists name, without their filters, which are parts of them. */
export async function listGatewayNames(database: Kysely<Schema>, platform: string): Promise<{ id: number; name: string }[]> {
  return await database
    .selectFrom('gateway')
    .innerJoin('platform', 'platform.id', 'gateway.platform_id')
    .where('platform.key', '=', platform)
    .where('gateway.parent_id', 'is', null)
    .where('gateway.browsable', '=', true)
    .select(['gateway.id', 'gateway.name'])
    .orderBy('gateway.name')
    .execute()
}
