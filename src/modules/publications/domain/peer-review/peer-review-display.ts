/** Chooses how an article's peer review is shown (specification, reading.md section 4, “Derived article peer-review display”). */
import { type ArticleType, isReviewable } from '../../../../document/metadata/article-type.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'

export const peerReviewDisplays = [
  'FACULTY_REVIEW',
  'NO_REPORTS',
  'HAS_REPORTS',
  'LOAD_REPORTS_SUCCESS',
  'NOT_AVAILABLE',
  'NOT_REVIEWED',
  'PREPRINT_SERVER',
] as const
export type PeerReviewDisplay = (typeof peerReviewDisplays)[number]

export interface PeerReviewFacts {
  /** The site shows no reports section, or no reviewers section. */
  sectionsHidden: boolean
  articleType: ArticleType | null
  versionCount: number
  /** The status of the latest version; null where none is known. */
  latestStatus: EditorialStatus | null
  reportCount: number
  /** Whether the reviewers, their affiliations and the statuses of the versions could be loaded with the reports. */
  refereesLoaded: boolean
  statusesLoaded: boolean
  affiliationsLoaded: boolean
  /** Whether the article is a faculty review. */
  facultyReview: boolean
  /** Whether the reports themselves are loaded, and not only their number. */
  reportsLoaded: boolean
}

/** Statuses of a published version that was not sent to reviewers, as on a preprint server. */
const neverSentToReview: ReadonlySet<EditorialStatus> = new Set<EditorialStatus>(['PUBLISHED', 'RETURN_TO_PUBLISHED'])

/**
 * A status qualifies where it implies that reviewers were asked. No status does not make a preprint: an ordinary journal's reports come
 * without one and are shown.
 */
export const qualifiesForReview = (status: EditorialStatus | null): boolean => status === null || !neverSentToReview.has(status)

/** The first row that applies, in the specification's order; null shows nothing. */
export function peerReviewDisplay(facts: PeerReviewFacts): PeerReviewDisplay | null {
  if (facts.sectionsHidden) return 'NOT_AVAILABLE'
  if (facts.articleType === null) return null
  if (!isReviewable(facts.articleType)) return 'NOT_REVIEWED'
  if (facts.versionCount === 0) return null
  if (!qualifiesForReview(facts.latestStatus)) return 'PREPRINT_SERVER'
  const hasReports = facts.reportCount > 0
  if (hasReports && !(facts.refereesLoaded && facts.statusesLoaded && facts.affiliationsLoaded)) return null
  if (facts.facultyReview) return 'FACULTY_REVIEW'
  if (!hasReports) return 'NO_REPORTS'
  return facts.reportsLoaded ? 'LOAD_REPORTS_SUCCESS' : 'HAS_REPORTS'
}
