import type { ReviewerDecision } from './decision.ts'

/** Each reviewer's newest decision, in the order in which the reviewers first reported. A report without one leaves the earlier. @param reports oldest first */
export function newestDecisions(reports: readonly { referee: string; decision: ReviewerDecision | null }[]): ReviewerDecision[] {
  const newest = new Map<string, ReviewerDecision>()
  for (const { referee, decision } of reports) if (decision !== null) newest.set(referee, decision)
  return [...newest.values()]
}
