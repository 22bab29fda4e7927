/** Finds when an article passed peer review, and when it no longer did, from its reports and their dates. */
import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import { editorialStatusOf } from '../../../../document/peer-review/editorial-status.ts'
import type { PassRule } from '../../../../document/peer-review/pass-rule.ts'
import type { TimelineEvent } from './timeline.ts'

interface DatedReport {
  referee: string
  decision: ReviewerDecision | null
  /** 'YYYY-MM-DD', or less where less is known. */
  date: string | null
}

/**
 * Passing, and losing that again by a later report; the first report itself shows that the review began. Empty where a report has no date,
 * because its order among the others is unknown.
 */
export function statusEvents(reports: readonly DatedReport[], passRule: PassRule): TimelineEvent[] {
  const dated = reports.flatMap(({ date, ...report }) => (date !== null && date.length === wholeDay ? [{ ...report, date }] : []))
  if (dated.length < reports.length) return []
  const sorted = dated.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
  const events: TimelineEvent[] = []
  let passed = false
  for (const [index, { date }] of sorted.entries()) {
    // Reports of the same day count together.
    if (sorted[index + 1]?.date === date) continue
    const status = editorialStatusOf({ reviewable: true, openPeerReview: true, reports: sorted.slice(0, index + 1), passRule })
    if ((status === 'PASSED_PEER_REVIEW') === passed || status === null) continue
    passed = !passed
    events.push({ kind: 'status', date, status })
  }
  return events
}

const wholeDay = 'YYYY-MM-DD'.length
