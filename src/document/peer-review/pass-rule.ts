/** The pass rule of a site decides when a version has passed its peer review. */
import type { ReviewerDecision } from './decision.ts'

/** The numbers of recommendations that are enough. An approval also counts as an approval with reservations. */
export interface Threshold {
  approved: number
  approvedWithReservations: number
}

export interface PassRule {
  /** Meeting any one of them is enough. */
  anyOf: readonly Threshold[]
}

/** Two approved, or one approved and two with reservations. */
export const defaultPassRule: PassRule = {
  anyOf: [
    { approved: 2, approvedWithReservations: 0 },
    { approved: 1, approvedWithReservations: 2 },
  ],
}

/** @param decisions the newest of each reviewer */
export function passes(decisions: readonly ReviewerDecision[], rule: PassRule = defaultPassRule): boolean {
  const approved = decisions.filter(decision => decision === 'APPROVED').length
  const reserved = decisions.filter(decision => decision === 'APPROVED_WITH_RESERVATIONS').length
  return rule.anyOf.some(needed => approved >= needed.approved && approved + reserved >= needed.approved + needed.approvedWithReservations)
}
