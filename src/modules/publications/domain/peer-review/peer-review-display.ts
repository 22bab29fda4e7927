/** What a reader is shown of an article's peer review (specification, reading.md section 4, “Derived article peer-review display”). */
import { type ArticleType, isReviewable } from '../../../../document/metadata/article-type.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-status.ts'

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
  /** The platform shows no reports section, or no referees section. */
  sectionsHidden: boolean
  articleType: ArticleType | null
  versionCount: number
  /** Of the latest version; null where nobody said. */
  latestStatus: EditorialStatus | null
  reportCount: number
  /** What stands beside the reports came with them: their referees, the statuses of the versions and the referees' affiliations. */
  refereesLoaded: boolean
  statusesLoaded: boolean
  affiliationsLoaded: boolean
  /** The article is a faculty review. */
  facultyReview: boolean
  /** The reports themselves are at hand, and not their number alone. */
  reportsLoaded: boolean
}

/** Statuses of a version that is published and was not sent to reviewers, as on a preprint server. */
const neverSentToReview: ReadonlySet<EditorialStatus> = new Set<EditorialStatus>(['PUBLISHED', 'RETURN_TO_PUBLISHED'])

/**
 * A status qualifies where it says that reviewers were asked. One that nobody said does not make a preprint: the reports of an ordinary
 * journal come without a status, and are shown.
 */
export const qualifiesForReview = (status: EditorialStatus | null): boolean => status === null || !neverSentToReview.has(status)

/** The first row that applies, in the order of the specification; null shows nothing. */
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
