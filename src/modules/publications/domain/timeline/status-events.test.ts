import { expect, test } from 'vitest'
import { reviewerDecisions } from '../../../../document/peer-review/decision.ts'
import { defaultPassRule } from '../../../../document/peer-review/pass-rule.ts'
import { statusEvents } from './status-events.ts'

/** Parses “anna + 2024-01-02”: “+” is approved, “~” approved with reservations, “-” not approved. */
function report(text: string) {
  const [referee = '', sign = '', date = null] = text.split(' ')
  const decision = ({ '+': 'APPROVED', '~': 'APPROVED_WITH_RESERVATIONS', '-': 'NOT_APPROVED' } as const)[sign] ?? null
  if (decision !== null) expect(reviewerDecisions).toContain(decision)
  return { referee, decision, date }
}

test.each<[string, string[], string[]]>([
  ['nothing', [], []],
  ['two approvals pass', ['a + 2024-01-02', 'b + 2024-02-03'], ['2024-02-03 PASSED_PEER_REVIEW']],
  ['in whatever order they are told of', ['b + 2024-02-03', 'a + 2024-01-02'], ['2024-02-03 PASSED_PEER_REVIEW']],
  ['one does not', ['a + 2024-01-02', 'b - 2024-02-03'], []],
  ['a reviewer who comes round', ['a + 2024-01-02', 'b - 2024-02-03', 'b + 2024-05-06'], ['2024-05-06 PASSED_PEER_REVIEW']],
  [
    'and one who changes their mind',
    ['a + 2024-01-02', 'b + 2024-02-03', 'b - 2024-05-06'],
    ['2024-02-03 PASSED_PEER_REVIEW', '2024-05-06 UNDERGOING_PEER_REVIEW'],
  ],
  ['what came on one day counts together', ['a + 2024-01-02', 'b + 2024-01-02', 'b - 2024-01-02'], []],
  ['a report without a day could have come at any time', ['a + 2024-01-02', 'b + 2024-02-03', 'c - 2024'], []],
])('the status events of a timeline are right with %s', (_, reports, events) => {
  const said = statusEvents(reports.map(report), defaultPassRule).flatMap(event =>
    event.kind === 'status' ? [`${event.date} ${event.status}`] : [],
  )
  expect(said).toEqual(events)
})
