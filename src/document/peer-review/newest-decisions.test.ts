import { expect, it } from 'vitest'
import { newestDecisions } from './newest-decisions.ts'

it.each([
  ['no report', [], []],
  [
    'a later decision replaces the earlier',
    [
      ['a', 'NOT_APPROVED'],
      ['b', 'APPROVED'],
      ['a', 'APPROVED'],
    ],
    ['APPROVED', 'APPROVED'],
  ],
  [
    'a report without a decision changes nothing',
    [
      ['a', 'APPROVED'],
      ['a', null],
    ],
    ['APPROVED'],
  ],
  [
    'reviewers stay in the order in which they came',
    [
      ['b', 'NOT_APPROVED'],
      ['a', 'APPROVED'],
    ],
    ['NOT_APPROVED', 'APPROVED'],
  ],
] as const)('the newest decision of each reviewer counts: %s', (_name, reports, decisions) => {
  expect(newestDecisions(reports.map(([referee, decision]) => ({ referee, decision })))).toEqual(decisions)
})
