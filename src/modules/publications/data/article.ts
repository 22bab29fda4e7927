/** Queries of articles, which group the versions of one work. */
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { inOrderOf } from '../../../core/database/in-order.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { Scope } from '../domain/content/scope.ts'

/** Sorted like the ids; ids of other sites, unknown ids and articles without a version in the scope are left out. */
export async function findArticleFacts(
  database: Kysely<Schema>,
  platform: string,
  ids: readonly number[],
  scope: Scope,
): Promise<{ articleId: number; contentId: number; versionIds: number[] }[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('article')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('article.id', 'in', ids)
    .$if(scope === 'published', query => query.where('item.is_public', '=', true))
    .select(['article.id as articleId', 'item.id as contentId'])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('version')
          .select('version.id')
          .whereRef('version.article_id', '=', 'article.id')
          .$if(scope === 'published', query => query.where('version.pre_completion_status', 'is', null))
          .orderBy('version.version_number'),
      ).as('versions'),
    )
    .execute()
  return inOrderOf(ids, rows, ({ articleId }) => articleId)
    .map(({ articleId, contentId, versions }) => ({ articleId, contentId, versionIds: versions.map(({ id }) => id) }))
    .filter(({ versionIds }) => versionIds.length > 0)
}
