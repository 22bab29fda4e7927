import type { Kysely } from 'kysely'
import { findPublishedArticles } from '../../data/article.ts'
import { listRelatedItems } from '../../data/related-content.ts'
import type { Schema } from '../../data/schema.ts'

export interface ArticleInfo {
  articleId: number
  contentId: number
  /** Oldest first. */
  versionIds: number[]
  relatedContentIds: number[]
}

/** In the order of the ids; those of other platforms, unknown ones and articles without a published version are left out. */
export async function findArticles(kysely: Kysely<Schema>, platform: string, ids: readonly number[]): Promise<ArticleInfo[]> {
  const articles = await findPublishedArticles(kysely, platform, ids)
  const related = await listRelatedItems(
    kysely,
    articles.map(({ contentId }) => contentId),
  )
  const relatedTo = Map.groupBy(related, ({ contentId }) => contentId)
  return articles.map(article => ({
    ...article,
    relatedContentIds: (relatedTo.get(article.contentId) ?? []).map(({ relatedContentId }) => relatedContentId),
  }))
}
