import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId, VersionId } from '../../../../core/ids/shared-ids.ts'
import { noticeOf, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import { type ContentFacts, findContentFacts } from '../../data/content-facts.ts'
import { findItemByKey } from '../../data/content-item.ts'
import type { ReportFacts } from '../../data/peer-review/report.ts'
import { readPart } from '../../data/readable.ts'
import { listRelatedItems } from '../../data/related-content.ts'
import type { ItemKey } from '../../domain/content/item-path.ts'
import type { ReviewerId } from '../../domain/ids.ts'
import { noReviews, readReviewsOfArticles } from '../reading/reviews-of-articles.ts'

export interface ReviewOfVersion {
  versionId: VersionId
  /** The reviewer's newest recommendation; a report without one counts only where no report has one. */
  lastDecision: ReviewerDecision | null
  refereeIds: ReviewerId[]
}

/** The title begins with the notice on the publication, as those of its versions do. */
export type ContentInfo = Omit<ContentFacts, 'noticeRelations'> & {
  /** Reviews of the versions that have reviewers' reports. */
  reviews: ReviewOfVersion[]
  relatedContentIds: ContentId[]
  relatedArticleIds: number[]
}

/** Sorted like the ids; ids of other sites and unknown ids are left out. */
export async function findContentByIds(kysely: Kysely<Schema>, platform: string, ids: readonly ContentId[]): Promise<ContentInfo[]> {
  const items = await findContentFacts(kysely, platform, ids)
  const articleIds = items.flatMap(({ articleId }) => articleId ?? [])
  const contentIds = items.map(({ contentId }) => contentId)
  const [reviews, related] = await Promise.all([
    readPart('REPORTS', () => readReviewsOfArticles(kysely, articleIds), noReviews),
    readPart('RELATED', () => listRelatedItems(kysely, contentIds), []),
  ])
  const relatedTo = Map.groupBy(related, ({ contentId }) => contentId)
  return items.map(({ noticeRelations, ...item }) => {
    const notice = noticeOf(noticeRelations)
    const others = relatedTo.get(item.contentId) ?? []
    const review = item.articleId === null ? undefined : reviews.get(item.articleId)
    return {
      ...item,
      title: titleUnderNotice(item.title, notice),
      versions: item.versions.map(version => ({ ...version, title: titleUnderNotice(version.title, notice) })),
      referees: review === undefined || review.shown.reports === 'none' ? [] : item.referees,
      reviews: review?.shown.reports === 'whole' ? reviewsOf(review.reports) : [],
      relatedContentIds: others.map(({ relatedContentId }) => relatedContentId),
      relatedArticleIds: others.flatMap(({ relatedArticleId }) => relatedArticleId ?? []),
    }
  })
}

/** @param which its id, or its volume and publication id within the site */
export async function findContent(kysely: Kysely<Schema>, platform: string, which: ContentId | ItemKey): Promise<ContentInfo | null> {
  const id = typeof which === 'number' ? which : (await findItemByKey(kysely, { platform, ...which }))?.id
  const [found] = id === undefined ? [] : await findContentByIds(kysely, platform, [id])
  return found ?? null
}

function reviewsOf(reports: readonly ReportFacts[]): ReviewOfVersion[] {
  const byVersion = Map.groupBy(
    reports.filter(({ kind }) => kind === 'reviewer-report'),
    ({ versionId }) => versionId,
  )
  return Array.from(byVersion, ([versionId, ofVersion]) => ({
    versionId,
    lastDecision: ofVersion.findLast(({ decision }) => decision !== null)?.decision ?? null,
    refereeIds: [...new Set(ofVersion.flatMap(({ refereeIds }) => refereeIds))],
  }))
}
