import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { findArticleFacts } from '../../data/article.ts'
import { readPart } from '../../data/readable.ts'
import { listRelatedItems } from '../../data/related-content.ts'
import type { Scope } from '../../domain/content/scope.ts'

export interface ArticleInfo {
  articleId: number
  contentId: number
  /** Oldest first. */
  versionIds: number[]
  relatedContentIds: number[]
}

/** Sorted like the ids; ids of other sites, unknown ids and articles without a version in the scope are left out. */
export async function findArticles(kysely: Kysely<Schema>, platform: string, ids: readonly number[], scope: Scope): Promise<ArticleInfo[]> {
  const articles = await findArticleFacts(kysely, platform, ids, scope)
  const contentIds = articles.map(({ contentId }) => contentId)
  const related = await readPart('RELATED', () => listRelatedItems(kysely, contentIds), [])
  const relatedTo = Map.groupBy(related, ({ contentId }) => contentId)
  return articles.map(article => ({
    ...article,
    relatedContentIds: (relatedTo.get(article.contentId) ?? []).map(({ relatedContentId }) => relatedContentId),
  }))
}
