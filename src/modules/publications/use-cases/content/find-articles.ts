import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId, VersionId } from '../../../../core/ids/shared-ids.ts'
import { findArticleFacts } from '../../data/article.ts'
import { readPart } from '../../data/readable.ts'
import { listRelatedItems } from '../../data/related-content.ts'
import type { Scope } from '../../domain/content/scope.ts'
import type { ArticleId } from '../../domain/ids.ts'

export interface ArticleInfo {
  articleId: ArticleId
  contentId: ContentId
  /** Oldest first. */
  versionIds: VersionId[]
  relatedContentIds: ContentId[]
}

/** Sorted like the ids; ids of other sites, unknown ids and articles without a version in the scope are left out. */
export async function findArticles(
  kysely: Kysely<Schema>,
  platform: string,
  ids: readonly ArticleId[],
  scope: Scope,
): Promise<ArticleInfo[]> {
  const articles = await findArticleFacts(kysely, platform, ids, scope)
  const contentIds = articles.map(({ contentId }) => contentId)
  const related = await readPart('RELATED', () => listRelatedItems(kysely, contentIds), [])
  const relatedTo = Map.groupBy(related, ({ contentId }) => contentId)
  return articles.map(article => ({
    ...article,
    relatedContentIds: (relatedTo.get(article.contentId) ?? []).map(({ relatedContentId }) => relatedContentId),
  }))
}
