/** The notice that an article's page shows about its peer review beside the reports, or instead of them. */
import type { ArticleForReading } from '../content/for-reading.ts'
import type { ShownReview } from './shown-review.ts'

type Reviewed = Pick<ArticleForReading, 'missing'> & {
  /** All versions of the article, oldest first. */
  readonly versions: readonly Pick<ArticleForReading['versions'][number], 'editorialStatus'>[]
}

/** Null shows no notice. */
export type PeerReviewNotice =
  | 'reports-cannot-be-loaded'
  | 'reviewers-cannot-be-loaded'
  | 'not-shown'
  | 'not-reviewed'
  | 'preprint'
  | 'faculty-review'
  | 'awaiting'
  | 'no-reports'
  | 'on-other-versions'

export function peerReviewNotice(
  article: Reviewed,
  { display, versions }: Pick<ShownReview, 'display' | 'versions'>,
): PeerReviewNotice | null {
  switch (display) {
    case 'NOT_AVAILABLE':
      return article.missing.includes('reports') ? 'reports-cannot-be-loaded' : 'not-shown'
    case 'NOT_REVIEWED':
      return 'not-reviewed'
    case 'PREPRINT_SERVER':
      return 'preprint'
    case 'FACULTY_REVIEW':
      return 'faculty-review'
    case 'NO_REPORTS':
      // Recommendations that the source counts came with reports, which are published elsewhere.
      return isAwaiting(article) && versions.at(-1)?.summary?.kind !== 'decisions' ? 'awaiting' : 'no-reports'
    case 'HAS_REPORTS':
      return 'on-other-versions'
    case 'LOAD_REPORTS_SUCCESS':
      return null
    case null:
      return article.missing.includes('referees') ? 'reviewers-cannot-be-loaded' : null
  }
}

function isAwaiting({ versions }: Reviewed): boolean {
  const status = versions.at(-1)?.editorialStatus
  return status === 'PEER_REVIEW_REQUESTED' || status === 'CHECKING_VOR_REQUIREMENTS' || status === 'UNDERGOING_PEER_REVIEW'
}
