/** Derives the editorial status of a version from its reports (specification, reading.md section 4). */
import type { ReviewerDecision } from './decision.ts'
import type { EditorialStatus } from './editorial-statuses.ts'
import { newestDecisions } from './newest-decisions.ts'
import { defaultPassRule, type PassRule, passes } from './pass-rule.ts'
import type { StatedReview } from './stated-review.ts'

/** The status that a source states of a version. */
export interface StatedStatus {
  status: EditorialStatus
  /** `named`: the source names the status. `by-version`: it names this version's stage, from which the status follows. */
  how: 'named' | 'by-version'
}

export interface ReviewFacts {
  /** False for editorials, faculty critiques, retractions, corrections and the like; null where the type is not known. */
  reviewable: boolean | null
  /** The article is reviewed openly after publication: its source says so, or the site reviews all its articles this way. */
  openPeerReview: boolean
  /** The site is a preprint server. */
  isPreprint?: boolean
  /** The site states no more about a review than the source does. */
  statedBySource?: boolean
  /** Reports on this version and the ones before it, oldest first. */
  reports: readonly { referee: string; decision: ReviewerDecision | null }[]
  /** Decisions of decision letters and editors' reports, oldest first. */
  editorDecisions?: readonly (ReviewerDecision | null)[]
  /** The status that the source states. */
  stated?: StatedStatus | null
  /** The review that the source states, where it counts: `reviewWithoutReports`. */
  statedReview?: StatedReview | null
  /** The site's pass rule. */
  passRule?: PassRule
}

/**
 * The status of a version that nobody set. The site's pass rule decides; each reviewer's newest recommendation counts, and an editor's
 * acceptance is enough. A status that the source names takes precedence over both; the stage that it names (“version of record”) counts
 * where no reviewer gave a recommendation. The source's counts of recommendations replace reports that are not stored here. Null, shown as
 * nothing, where the source says too little: only an editor or the source can state that a review was discontinued.
 */
export function editorialStatusOf({
  reviewable,
  openPeerReview,
  isPreprint = false,
  statedBySource = false,
  reports,
  editorDecisions = [],
  stated = null,
  statedReview = null,
  passRule = defaultPassRule,
}: ReviewFacts): EditorialStatus | null {
  // That a type is never reviewed is the site's rule, and not the source's statement.
  if (reviewable === false) return statedBySource && !isPreprint ? null : 'PUBLISHED'
  if (stated?.how === 'named') return stated.status
  if (editorDecisions.findLast(decision => decision !== null && decision !== 'UNKNOWN') === 'APPROVED') return 'PASSED_PEER_REVIEW'
  if (statedReview !== null && statedReview.status !== null) return statedReview.status
  const decisions = statedReview?.decisions ?? newestDecisions(reports.filter(({ decision }) => decision !== 'UNKNOWN'))
  if (decisions.length === 0) {
    if (stated !== null) return stated.status
    if (reports.length > 0 || editorDecisions.length > 0) return null
    if (isPreprint) return 'PUBLISHED'
    return openPeerReview ? 'PEER_REVIEW_REQUESTED' : null
  }
  return passes(decisions, passRule) ? 'PASSED_PEER_REVIEW' : 'UNDERGOING_PEER_REVIEW'
}
