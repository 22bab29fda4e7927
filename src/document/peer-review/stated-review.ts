/** The review of a version as its source states it in words, as F1000 does beside the title: “[version 1; peer review: 2 approved]”. */
import type { CountedDecision, ReviewerDecision } from './decision.ts'
import type { EditorialStatus } from './editorial-statuses.ts'

export interface StatedReview {
  /** The newest recommendation of each reviewer. */
  decisions: CountedDecision[]
  /** Null where the recommendations determine it, by the site's pass rule. */
  status: EditorialStatus | null
}

/**
 * The statement where it counts, else null. A recommendation on the version itself is newer than any count, and one on an earlier version
 * is already included; that reports are awaited says less than either.
 * @param reports by reviewers
 */
export function reviewWithoutReports(
  stated: StatedReview | null,
  versionNumber: number,
  reports: readonly { reviewedVersion: number; decision: ReviewerDecision | null }[],
): StatedReview | null {
  const isAwaiting = stated?.status === 'PEER_REVIEW_REQUESTED'
  const isSaidByReports = reports.some(
    ({ reviewedVersion, decision }) =>
      decision !== null && decision !== 'UNKNOWN' && (isAwaiting ? reviewedVersion <= versionNumber : reviewedVersion === versionNumber),
  )
  return isSaidByReports ? null : stated
}
