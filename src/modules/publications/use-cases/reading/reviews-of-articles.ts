import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { defaultReviewSetting } from '../../../sites/domain/review-setting.ts'
import { listReportFactsOfArticles, type ReportFacts } from '../../data/peer-review/report.ts'
import { listReviewedVersions } from '../../data/version.ts'
import type { Scope } from '../../domain/content/scope.ts'
import type { ArticleId } from '../../domain/ids.ts'
import { type ShownReview, shownReview } from '../../domain/peer-review/shown-review.ts'

export interface ReviewOfArticle {
  shown: ShownReview
  /** Reports that are shown, in full or by their reviewers alone, oldest first. */
  reports: ReportFacts[]
}

/** Where reports cannot be loaded, no review is shown. */
export const noReviews: ReadonlyMap<number, ReviewOfArticle> = new Map()

/** The review that is shown of each of some articles, by the articles' ids. */
export async function readReviewsOfArticles(
  kysely: Kysely<Schema>,
  articleIds: readonly ArticleId[],
  scope: Scope = 'published',
): Promise<ReadonlyMap<number, ReviewOfArticle>> {
  const [versions, reports] = await Promise.all([
    listReviewedVersions(kysely, articleIds, scope),
    listReportFactsOfArticles(kysely, articleIds),
  ])
  const reportsOf = Map.groupBy(reports, ({ articleId }) => articleId)
  const reviews = new Map<number, ReviewOfArticle>()
  for (const [articleId, ofArticle] of Map.groupBy(versions, version => version.articleId)) {
    const newest = ofArticle.at(-1)
    const known = reportsOf.get(articleId) ?? []
    const { articleType = null, typeName = null, peerReview } = newest ?? {}
    const shown = shownReview({ articleType, typeName, versions: ofArticle, reports: known }, peerReview ?? defaultReviewSetting)
    reviews.set(articleId, { shown, reports: shown.reports === 'none' ? [] : known })
  }
  return reviews
}
