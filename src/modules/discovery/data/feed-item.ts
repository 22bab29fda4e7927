import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { inOrderOf } from '../../../core/database/in-order.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import { authorsOfItem, noticeRelationsOf, publishedItems, subjectsOfItem, thumbnailOfItem } from '../../publications/index.ts'

export type FeedRow = Awaited<ReturnType<typeof listFeedRows>>[number]

/** Reads publications for a feed, in the order of the ids; drafts, unknown ones and those of other platforms are left out. */
export async function listFeedRows(database: Kysely<Schema>, platform: string, ids: readonly ContentId[]) {
  if (ids.length === 0) return []
  const rows = await publishedItems(database, platform, ids)
    .leftJoin('version', 'version.id', 'item.current_version_id')
    .leftJoin('asset', 'asset.content_item_id', 'item.id')
    .leftJoin('document_type', 'document_type.id', 'item.document_type_id')
    .select([
      'item.id',
      'item.content_type as contentType',
      'item.volume',
      'item.publication_id as publicationId',
      'item.title',
      'item.doi',
      'item.abstract',
      'item.published',
      'version.type as articleType',
      'version.version_number as versionNumber',
      sql<string | null>`coalesce(version.type_name, document_type.name)`.as('typeName'),
      sql<string | null>`coalesce(version.doi, item.doi)`.as('currentDoi'),
      sql<string | null>`coalesce(version.language, asset.language)`.as('language'),
    ])
    .select(eb => [
      eb
        .selectFrom('version as each')
        .select(({ fn }) => fn.min('each.published').as('day'))
        .whereRef('each.article_id', '=', 'version.article_id')
        .where('each.pre_completion_status', 'is', null)
        .as('firstPublished'),
      jsonArrayFrom(authorsOfItem(eb).select(['full_name as name', 'orcid']).orderBy('position')).as('authors'),
      subjectsOfItem(eb).as('subjects'),
      thumbnailOfItem(eb).as('thumbnail'),
      noticeRelationsOf('item.id').as('noticeRelations'),
    ])
    .execute()
  return inOrderOf(ids, rows, ({ id }) => id)
}
