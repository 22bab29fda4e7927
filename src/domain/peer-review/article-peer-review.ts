/** What an article's page shows of its peer review: the derived display from what the page has at hand. */
import type { ArticleForReading } from '../content/for-reading.ts'
import { isFacultyReview } from './faculty-review.ts'
import { type PeerReviewDisplay, peerReviewDisplay } from './peer-review-display.ts'

/** Of the platform: which sections its article pages have. */
export interface ReviewSections {
  showReports: boolean
  showReferees: boolean
}

type Reviewed = Pick<ArticleForReading, 'articleType' | 'typeName' | 'missing'> & {
  /** All of the article, oldest first. */
  readonly versions: readonly Pick<ArticleForReading['versions'][number], 'editorialStatus' | 'reports'>[]
  /** Those whose text the page has. */
  readonly reports: readonly unknown[]
}

/** Reports that cannot be read are sections that cannot be shown. */
export function displayOfArticle({ articleType, typeName, missing, versions, reports }: Reviewed, sections: ReviewSections) {
  const isHere = (part: Reviewed['missing'][number]): boolean => !missing.includes(part)
  return peerReviewDisplay({
    sectionsHidden: !isShown(sections) || !isHere('reports'),
    articleType,
    versionCount: versions.length,
    latestStatus: versions.at(-1)?.editorialStatus ?? null,
    reportCount: versions.reduce((count, version) => count + version.reports.length, 0),
    refereesLoaded: isHere('referees'),
    // A reviewer's place of work is asked for with the reviewer.
    affiliationsLoaded: isHere('referees'),
    statusesLoaded: isHere('versions'),
    facultyReview: isFacultyReview(typeName),
    reportsLoaded: reports.length > 0,
  })
}

export const isShown = ({ showReports, showReferees }: ReviewSections): boolean => showReports && showReferees

/** What the section says beside the reports; null says nothing. */
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

/** @param display of the article, as displayOfArticle has it */
export function peerReviewNotice(article: Reviewed, display: PeerReviewDisplay | null): PeerReviewNotice | null {
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
      return isAwaiting(article) ? 'awaiting' : 'no-reports'
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
