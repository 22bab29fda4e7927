import type { ReviewerDecision } from './decision.ts'

/**
 * Each reviewer's newest recommendation, in the order of their first reports.
 * @param reports oldest first; a report without a recommendation changes nothing
 */
export function newestDecisions(reports: readonly { referee: string; decision: ReviewerDecision | null }[]): ReviewerDecision[] {
  const newest = new Map<string, ReviewerDecision>()
  for (const { referee, decision } of reports) if (decision !== null) newest.set(referee, decision)
  return [...newest.values()]
}
