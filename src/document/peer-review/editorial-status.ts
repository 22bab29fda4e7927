/** The editorial status of a version (specification, reading.md section 4), and what its reports make of it. */
import type { ReviewerDecision } from './decision.ts'
import { newestDecisions } from './newest-decisions.ts'
import { defaultPassRule, type PassRule, passes } from './pass-rule.ts'
import type { StatedReview } from './stated-review.ts'

export const editorialStatuses = [
  'PUBLISHED',
  'RETURN_TO_PUBLISHED',
  'PEER_REVIEW_REQUESTED',
  'CHECKING_VOR_REQUIREMENTS',
  'UNDERGOING_PEER_REVIEW',
  'PASSED_PEER_REVIEW',
  'SENT_TO_VERSION_OF_RECORD',
  'NOT_PASSED_PEER_REVIEW',
] as const
export type EditorialStatus = (typeof editorialStatuses)[number]

/** What a source says of the status of a version. */
export interface StatedStatus {
  status: EditorialStatus
  /** `named`: the source names the status. `by-version`: it says which stage of an article this version is, from which the status follows. */
  how: 'named' | 'by-version'
}

export interface ReviewFacts {
  /** Editorials, faculty critiques, retractions, corrections and their like are not. Null where the type is not known. */
  reviewable: boolean | null
  /** The article is reviewed in the open after publication: its source says so, or the platform reviews all of its articles so. */
  openPeerReview: boolean
  /** The platform is a preprint server. */
  isPreprint?: boolean
  /** The platform says nothing of a review but what the source says. */
  statedBySource?: boolean
  /** Of this version and the ones before it, oldest first. */
  reports: readonly { referee: string; decision: ReviewerDecision | null }[]
  /** Of decision letters and editors' reports, oldest first. */
  editorDecisions?: readonly (ReviewerDecision | null)[]
  /** By the source. */
  stated?: StatedStatus | null
  /** By the source, where it counts: `reviewWithoutReports`. */
  statedReview?: StatedReview | null
  /** The platform's. */
  passRule?: PassRule
}

/**
 * The status of a version that nobody set by hand. What passes is the platform's rule;
 * each reviewer's newest decision counts, and an editor's acceptance is enough. A status that the source names comes before both; the stage that
 * it names a version of (“version of record”) counts where no reviewer decided anything. What the source counts of reviewers stands for their
 * reports where these are not here. Null, shown as nothing, where the source says too little: discontinued is an editor's or the source's
 * word, never derived.
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
  // That a type is never reviewed is the platform's rule, and not what a source says.
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
