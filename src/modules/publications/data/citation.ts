/** Queries of the works that readers cite: published versions, reports on them, and assets. */
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../../core/database/schema.ts'
import { articleMetadataSchema } from '../../../document/schema.ts'
import { type AssetDetails, findAssetOfItem } from './asset.ts'
import { noticeRelationsOf } from './item-parts.ts'

export type VersionToCite = NonNullable<Awaited<ReturnType<typeof findVersionToCite>>>

/** Null where the site has no such published version. */
export async function findVersionToCite(database: Kysely<Schema>, platform: string, versionId: number) {
  const found = await database
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('version.id', '=', versionId)
    .where('version.pre_completion_status', 'is', null)
    .where('item.is_public', '=', true)
    .select([
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
    .executeTakeFirst()
  return found ? { ...found, metadata: articleMetadataSchema.parse(found.metadata) } : null
}

export type ReportToCite = NonNullable<Awaited<ReturnType<typeof findReportToCite>>>

/**
 * A report, its authors (the main one first), and the version that it reviews, or the version that contained it where the reviewed one is
 * not stored. Null where no published version of the site has it.
 */
export async function findReportToCite(database: Kysely<Schema>, platform: string, reportId: number) {
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
export async function findAssetToCite(database: Kysely<Schema>, platform: string, assetId: number): Promise<AssetDetails | null> {
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
