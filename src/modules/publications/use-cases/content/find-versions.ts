import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import { noticeOf, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import { articleMetadataSchema } from '../../../../document/schema.ts'
import { readPart } from '../../data/readable.ts'
import { findVersionFacts, type VersionFacts } from '../../data/version-facts.ts'
import { citationText } from '../../domain/citation/citation-text.ts'
import type { Scope } from '../../domain/content/scope.ts'
import type { ReportId, ReviewerId } from '../../domain/ids.ts'
import { noReviews, readReviewsOfArticles } from '../reading/reviews-of-articles.ts'
import { statusLineInEnglish } from '../reading/status-line-in-english.ts'

/** The title begins with the notice on the article. */
export type VersionInfo = Omit<VersionFacts, 'metadata' | 'noticeRelations'> & {
  /** Its citation in one line, with the reviewers' recommendations. */
  citationText: string
  /** Reports of every kind, oldest first; empty where reports are not shown. */
  reportIds: ReportId[]
  /** The authors of the reviewers' reports among them. */
  refereeIds: ReviewerId[]
}

/** Sorted like the ids; ids outside the scope, ids of other sites and unknown ids are left out. */
export async function findVersions(
  kysely: Kysely<Schema>,
  platform: string,
  ids: readonly VersionId[],
  scope: Scope,
): Promise<VersionInfo[]> {
  const versions = await findVersionFacts(kysely, platform, ids, scope)
  const articleIds = [...new Set(versions.map(({ articleId }) => articleId))]
  const reviews = await readPart('REPORTS', () => readReviewsOfArticles(kysely, articleIds, scope), noReviews)
  return versions.map(({ metadata, noticeRelations, ...version }) => {
    const notice = noticeOf(noticeRelations)
    const review = reviews.get(version.articleId)
    const own = (review?.reports ?? []).filter(({ versionId }) => versionId === version.id)
    const reviewers = own.filter(({ kind }) => kind === 'reviewer-report').flatMap(({ refereeIds }) => refereeIds)
    return {
      ...version,
      title: titleUnderNotice(version.title, notice),
      reportIds: review?.shown.reports === 'whole' ? own.map(({ id }) => id) : [],
      refereeIds: [...new Set(reviewers)],
      citationText: citationText(articleMetadataSchema.parse(metadata), {
        statusLine: statusLineInEnglish(review?.shown, version.versionNumber),
        notice,
      }),
    }
  })
}
