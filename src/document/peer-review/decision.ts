/** A reviewer's recommendation on one version (specification, reading.md section 4). UNKNOWN is shown as migrated content. */
export const reviewerDecisions = ['APPROVED', 'APPROVED_WITH_RESERVATIONS', 'NOT_APPROVED', 'UNKNOWN'] as const
export type ReviewerDecision = (typeof reviewerDecisions)[number]

export const countedDecisions = ['APPROVED', 'APPROVED_WITH_RESERVATIONS', 'NOT_APPROVED'] as const satisfies readonly ReviewerDecision[]
export type CountedDecision = (typeof countedDecisions)[number]
