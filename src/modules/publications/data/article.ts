/** Queries of articles, which group the versions of one work. */

import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { inOrderOf } from '../../../core/database/in-order.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId, VersionId } from '../../../core/ids/shared-ids.ts'
import type { Scope } from '../domain/content/scope.ts'
import type { ArticleId } from '../domain/ids.ts'
import { isVersionInScope } from './access-columns.ts'

/** Sorted like the ids; ids of other sites, unknown ids and articles without a version in the scope are left out. */
export async function findArticleFacts(
  database: Kysely<Schema>,
  platform: string,
  ids: readonly ArticleId[],
  scope: Scope,
): Promise<{ articleId: ArticleId; contentId: ContentId; versionIds: VersionId[] }[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('article')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('article.id', 'in', ids)
    .select(['article.id as articleId', 'item.id as contentId'])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('version')
          .select('version.id')
          .whereRef('version.article_id', '=', 'article.id')
          .where(isVersionInScope(scope))
          .orderBy('version.version_number'),
      ).as('versions'),
    )
    .execute()
  return inOrderOf(ids, rows, ({ articleId }) => articleId)
    .map(({ articleId, contentId, versions }) => ({ articleId, contentId, versionIds: versions.map(({ id }) => id) }))
    .filter(({ versionIds }) => versionIds.length > 0)
}
