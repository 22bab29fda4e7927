import type { ReviewerDecision } from './decision.ts'

/**
 * Maps recommendations to the site's three. Sources: F1000 (approve, approve-with-reservations, reject), JATS4R peer review materials
 * (accept, minor-revision, major-revision, revision, reject, reject-with-resubmit), SciELO PS and common wordings.
 */
const decisions: ReadonlyMap<string, ReviewerDecision> = new Map<string, ReviewerDecision>(
  Object.entries({
    approve: 'APPROVED',
    approved: 'APPROVED',
    accept: 'APPROVED',
    accepted: 'APPROVED',
    acceptance: 'APPROVED',
    'formal accept': 'APPROVED',
    'accept in principle': 'APPROVED',
    'accept as is': 'APPROVED',
    publish: 'APPROVED',
    'approve with reservations': 'APPROVED_WITH_RESERVATIONS',
    'approved with reservations': 'APPROVED_WITH_RESERVATIONS',
    'accept with revisions': 'APPROVED_WITH_RESERVATIONS',
    'accept with minor revision': 'APPROVED_WITH_RESERVATIONS',
    'accept with minor revisions': 'APPROVED_WITH_RESERVATIONS',
    'conditional accept': 'APPROVED_WITH_RESERVATIONS',
    'conditionally accepted': 'APPROVED_WITH_RESERVATIONS',
    revision: 'APPROVED_WITH_RESERVATIONS',
    revisions: 'APPROVED_WITH_RESERVATIONS',
    'revisions required': 'APPROVED_WITH_RESERVATIONS',
    'revise and resubmit': 'APPROVED_WITH_RESERVATIONS',
    revise: 'APPROVED_WITH_RESERVATIONS',
    minor: 'APPROVED_WITH_RESERVATIONS',
    major: 'APPROVED_WITH_RESERVATIONS',
    'minor revision': 'APPROVED_WITH_RESERVATIONS',
    'minor revisions': 'APPROVED_WITH_RESERVATIONS',
    'major revision': 'APPROVED_WITH_RESERVATIONS',
    'major revisions': 'APPROVED_WITH_RESERVATIONS',
    reject: 'NOT_APPROVED',
    rejected: 'NOT_APPROVED',
    rejection: 'NOT_APPROVED',
    'not approved': 'NOT_APPROVED',
    'not approve': 'NOT_APPROVED',
    decline: 'NOT_APPROVED',
    'reject with resubmit': 'NOT_APPROVED',
    'reject and resubmit': 'NOT_APPROVED',
    'reject with resubmission': 'NOT_APPROVED',
  }),
)

/** F1000's own terms, which say no more than the decision. Others, such as “minor revision”, do. */
const plainTerms = new Set(['approve', 'approve-with-reservations', 'reject'])

/** Whether a recommendation is only another word for its decision, so that a page that has the decision need not repeat it. */
export const isPlainTerm = (recommendation: string): boolean => plainTerms.has(recommendation.trim())

/** Returns null for unknown text. */
export function decisionOfRecommendation(words: string): ReviewerDecision | null {
  return (
    decisions.get(
      words
        .toLowerCase()
        .replace(/[^a-z]+/g, ' ')
        .trim(),
    ) ?? null
  )
}
