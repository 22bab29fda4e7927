/** The possible subjects of a comment: publications, their versions and the reports on these. */

import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { ItemKey } from '../../publications/domain/content/item-path.ts'
import { noticeRelationsOf } from '../../publications/index.ts'

/** Null where the site has no such public publication. @param platform its key */
export async function findCommentableItem(db: Kysely<Schema>, platform: string, contentType: ContentType, key: ItemKey) {
  const found = await db
    .selectFrom('content_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .leftJoin('asset', 'asset.content_item_id', 'item.id')
    .where('platform.key', '=', platform)
    .where('item.content_type', '=', contentType)
    .where('item.publication_id', '=', key.publicationId)
    .$if(key.volume !== null, query => query.where('item.volume', '=', key.volume ?? 0))
    .where('item.is_public', '=', true)
    .select([
      'item.id as itemId',
      'item.content_type as contentType',
      'item.volume',
      'item.publication_id as publicationId',
      'item.title',
      'item.title_html as titleHtml',
      'item.sample_content as sampleContent',
      'asset.id as assetId',
      noticeRelationsOf('item.id').as('noticeRelations'),
    ])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('version')
          .innerJoin('article', 'article.id', 'version.article_id')
          .whereRef('article.content_item_id', '=', 'item.id')
          .where('version.pre_completion_status', 'is', null)
          .orderBy('version.version_number')
          .select(['version.id', 'version.version_number as versionNumber']),
      ).as('versions'),
    )
    .orderBy('item.volume', 'desc')
    .executeTakeFirst()
  return found === undefined || (found.assetId === null && found.versions.length === 0) ? null : found
}

export type ReportToCommentOn = Awaited<ReturnType<typeof listReportsToCommentOn>>[number]

export const listReportsToCommentOn = (db: Kysely<Schema>, contentItemId: ContentId) =>
  db
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .innerJoin('article', 'article.id', 'version.article_id')
    .where('article.content_item_id', '=', contentItemId)
    .where('version.pre_completion_status', 'is', null)
    .select(['report.id', 'report.kind', 'report.reviewed_version as reviewedVersion', 'version.version_number as versionNumber'])
    .select(
      sql<string[]>`array(
        select referee.full_name from report_referee join referee on referee.id = report_referee.referee_id
        where report_referee.report_id = report.id and referee.full_name is not null order by report_referee.position)`.as('reviewers'),
    )
    .orderBy('version.version_number')
    .orderBy('report.position')
    .execute()
