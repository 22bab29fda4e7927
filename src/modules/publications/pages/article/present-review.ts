/** Presents an article's peer review in the page's language, for loaders. */

import { messageKeys } from '../../../../core/text/message-keys.ts'
import { peerReviewKinds } from '../../../../document/article-document.ts'
import type { PassRule } from '../../../../document/peer-review/pass-rule.ts'
import type { MessageKey, Text } from '../../../sites/text/text.tsx'
import type { ArticlePart } from '../../domain/content/article-part.ts'
import type { ArticleForReading } from '../../domain/content/for-reading.ts'
import type { ReportSummary } from '../../domain/content/report-summary.ts'
import { type PeerReviewNotice, peerReviewNotice } from '../../domain/peer-review/article-peer-review.ts'
import { formatPassRule } from '../../domain/peer-review/format-pass-rule.ts'
import { type ReviewGrid, reviewGrid } from '../../domain/peer-review/review-grid.ts'

const reportKindKeys = messageKeys('report-kind', peerReviewKinds)

export interface ShownReview {
  /** The notice beside the reports, or instead of them. */
  notice: ReviewNotice | null
  grid: ReviewGrid
  /** Editors' letters about the article, and other documents of its review. */
  others: { id: number; name: string; published: string | null; path: string }[]
  /** The pass rule; null where there are no recommendations to explain. */
  passRule: string | null
}

export interface ReviewNotice {
  words: string
  /** Whether some part could not be loaded. */
  isFailure: boolean
}

type Reviewed = Pick<ArticleForReading, 'missing' | 'versions' | 'review' | 'reviews'> & { readonly reports: readonly unknown[] }

/** Null where the page shows no review and no notice. */
export function presentReview(article: Reviewed, { passRule }: { passRule: PassRule }, { t }: Text): ShownReview | null {
  const said = peerReviewNotice(article, article.review)
  const isWhole = article.review.reports === 'whole'
  const grid = reviewGrid({
    versions: article.versions,
    reports: article.reviews,
    peersAvailable: !article.missing.includes('referees'),
    reportsShown: isWhole,
  })
  if (said === null && article.reviews.length === 0 && article.reports.length === 0) return null
  return {
    notice: said && { words: t(noticeMessages[said]), isFailure: failures.has(said) },
    grid,
    others: article.reviews
      .filter(({ kind }) => isWhole && kind !== 'reviewer-report')
      .map(report => ({ id: report.id, name: nameOfReport({ t }, report), published: report.published, path: report.ownPath })),
    passRule: grid.rows.length === 0 || grid.reviewers.length === 0 ? null : formatPassRule(passRule, t),
  }
}

const noticeMessages: Record<PeerReviewNotice, MessageKey> = {
  'reports-cannot-be-loaded': 'peer-review-not-available',
  'reviewers-cannot-be-loaded': 'reviewer-information-not-available',
  'not-shown': 'peer-review-not-shown',
  'not-reviewed': 'peer-review-not-reviewed',
  preprint: 'peer-review-preprint',
  'faculty-review': 'peer-review-faculty',
  awaiting: 'peer-review-awaiting',
  'no-reports': 'peer-review-no-reports',
  'on-other-versions': 'peer-review-on-other-versions',
}
const failures: ReadonlySet<PeerReviewNotice> = new Set<PeerReviewNotice>(['reports-cannot-be-loaded', 'reviewers-cannot-be-loaded'])

/** “Reviewer report by Ada Roof”; without the name where the reviewer is anonymous. */
export function nameOfReport({ t }: Pick<Text, 't'>, { kind, reviewers }: Pick<ReportSummary, 'kind' | 'reviewers'>): string {
  const report = t(reportKindKeys[kind])
  return reviewers.length === 0 ? report : t('report-by', { report, names: reviewers.join(', ') })
}

/** Null where the peer review section reports it. */
const missingMessages: Record<ArticlePart, MessageKey | null> = {
  versions: 'versions-not-available',
  reports: null,
  referees: null,
  gateways: 'gateways-not-available',
  related: 'related-not-available',
  downloads: 'downloads-not-available',
  comments: 'comments-not-available',
  words: 'labels-not-available',
}

/** The message about the parts that the page lacks; null where it is complete. */
export function presentMissing(missing: readonly ArticlePart[], { t }: Text): { title: string; parts: string[]; text: string } | null {
  if (missing.length === 0) return null
  const parts = missing.flatMap(part => missingMessages[part] ?? []).map(key => t(key))
  return { title: t('part-missing-title'), parts, text: t('part-missing-text') }
}
