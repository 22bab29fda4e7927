/** Articles: what holds the versions of one work together. */
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from './schema.ts'

/** In the order of the ids; those of other platforms, unknown ones and articles without a published version are left out. */
export async function findPublishedArticles(
  database: Kysely<Schema>,
  platform: string,
  ids: readonly number[],
): Promise<{ articleId: number; contentId: number; versionIds: number[] }[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('article')
    .innerJoin('content_item', 'content_item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'content_item.platform_id')
    .where('platform.key', '=', platform)
    .where('article.id', 'in', ids)
    .select(['article.id as articleId', 'content_item.id as contentId'])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('version')
          .select('version.id')
          .whereRef('version.article_id', '=', 'article.id')
          .where('version.pre_completion_status', 'is', null)
          .orderBy('version.version_number'),
      ).as('versions'),
    )
    .execute()
  const byId = new Map(rows.map(row => [row.articleId, { ...row, versionIds: row.versions.map(({ id }) => id) }]))
  return ids.flatMap(id => byId.get(id) ?? []).filter(({ versionIds }) => versionIds.length > 0)
}
