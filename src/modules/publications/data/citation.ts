/** Queries of the works that readers cite: published versions, reports on them, and assets. */

import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../../core/database/schema.ts'
import type { AssetId, ContentId, VersionId } from '../../../core/ids/shared-ids.ts'
import { articleMetadataSchema } from '../../../document/schema.ts'
import type { ReportId } from '../domain/ids.ts'
import { type AssetDetails, findAssetOfItem, listAssetsOfItems } from './asset.ts'
import { noticeRelationsOf } from './item-parts.ts'

export type VersionToCite = NonNullable<Awaited<ReturnType<typeof findVersionToCite>>>

/** Published versions of a site. */
const versionsToCite = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('version.pre_completion_status', 'is', null)
    .where('item.is_public', '=', true)
    .select([
      'item.id as contentItemId',
      'version.article_id as articleId',
      'item.volume',
      'item.publication_id as publicationId',
      'version.version_number as versionNumber',
      'version.doi',
      'version.title',
      'version.type as articleType',
      'version.type_name as typeName',
      'version.language',
      'version.published',
      'version.published_precision as publishedPrecision',
      'version.abstract_text as abstractText',
      'version.metadata',
      noticeRelationsOf('item.id').as('noticeRelations'),
    ])

/** Null where the site has no such published version. */
export async function findVersionToCite(database: Kysely<Schema>, platform: string, versionId: VersionId) {
  const found = await versionsToCite(database, platform).where('version.id', '=', versionId).executeTakeFirst()
  return found ? { ...found, metadata: articleMetadataSchema.parse(found.metadata) } : null
}

/** The current versions of some articles, in no particular order. @param ids of content items; others than articles are left out */
export async function listCurrentVersionsToCite(
  database: Kysely<Schema>,
  platform: string,
  ids: readonly ContentId[],
): Promise<VersionToCite[]> {
  const found = await versionsToCite(database, platform)
    .where('item.id', 'in', ids)
    .whereRef('version.id', '=', 'item.current_version_id')
    .execute()
  return found.map(version => ({ ...version, metadata: articleMetadataSchema.parse(version.metadata) }))
}

/** The public assets of a site among some content items, in no particular order. @param ids of content items */
export async function listAssetsToCite(database: Kysely<Schema>, platform: string, ids: readonly ContentId[]): Promise<AssetDetails[]> {
  const items = await database
    .selectFrom('asset')
    .innerJoin('content_item as item', 'item.id', 'asset.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('item.is_public', '=', true)
    .where('item.id', 'in', ids)
    .select('item.id')
    .execute()
  return items.length === 0
    ? []
    : await listAssetsOfItems(
        database,
        items.map(({ id }) => id),
      )
}

export type ReportToCite = NonNullable<Awaited<ReturnType<typeof findReportToCite>>>

/**
 * A report, its authors (the main one first), and the version that it reviews, or the version that contained it where the reviewed one is
 * not stored. Null where no published version of the site has it.
 */
export async function findReportToCite(database: Kysely<Schema>, platform: string, reportId: ReportId) {
  const found = await database
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .leftJoin('version as reviewed', join =>
      join
        .onRef('reviewed.article_id', '=', 'version.article_id')
        .onRef('reviewed.version_number', '=', 'report.reviewed_version')
        .on('reviewed.pre_completion_status', 'is', null),
    )
    .where('platform.key', '=', platform)
    .where('report.id', '=', reportId)
    .where('version.pre_completion_status', 'is', null)
    .where('item.is_public', '=', true)
    .select([
      'report.id',
      'report.kind',
      'report.doi',
      'report.published_date as published',
      'report.published_precision as publishedPrecision',
      'report.language',
    ])
    .select(eb => [
      eb.fn.coalesce('reviewed.id', 'version.id').as('reviewedVersionId'),
      jsonArrayFrom(
        eb
          .selectFrom('report_referee')
          .innerJoin('referee', 'referee.id', 'report_referee.referee_id')
          .whereRef('report_referee.report_id', '=', 'report.id')
          .orderBy('report_referee.position')
          .select(['referee.first_name as firstName', 'referee.last_name as lastName', 'referee.full_name as fullName']),
      ).as('authors'),
    ])
    .executeTakeFirst()
  return found ?? null
}

/** Null where the site has no such published asset. */
export async function findAssetToCite(database: Kysely<Schema>, platform: string, assetId: AssetId): Promise<AssetDetails | null> {
  const item = await database
    .selectFrom('asset')
    .innerJoin('content_item as item', 'item.id', 'asset.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('asset.id', '=', assetId)
    .where('item.is_public', '=', true)
    .select('item.id')
    .executeTakeFirst()
  return item ? await findAssetOfItem(database, item.id) : null
}
