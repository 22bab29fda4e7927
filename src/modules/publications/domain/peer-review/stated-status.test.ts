import { expect, test } from 'vitest'
import { statedStatus } from './stated-status.ts'

const named = (name: string, value: string) => ({ name, value: [{ kind: 'text' as const, value }] })

test.each([
  ['VoR', 'PASSED_PEER_REVIEW'],
  ['Version of Record', 'PASSED_PEER_REVIEW'],
  ['version of record, 2', 'PASSED_PEER_REVIEW'],
  ['AM', 'PASSED_PEER_REVIEW'],
  ['Corrected Version of Record', 'PASSED_PEER_REVIEW'],
  ['SMUR', 'UNDERGOING_PEER_REVIEW'],
  ['PMUR', 'UNDERGOING_PEER_REVIEW'],
  ['Author’s Original', 'PUBLISHED'],
  ['preprint', 'PUBLISHED'],
  // A reviewed preprint has reports but no outcome.
  ['reviewed preprint', null],
  ['Revised', null],
  ['second edition', null],
  [null, null],
] as const)('a version named %s states the status %s', (versionLabel, status) => {
  expect(statedStatus({ versionLabel, custom: [], statedReview: null })).toEqual(status === null ? null : { status, how: 'by-version' })
})

test.each([
  ['editorial-status', 'NOT_PASSED_PEER_REVIEW', 'NOT_PASSED_PEER_REVIEW'],
  ['editorial-status', ' undergoing peer review ', 'UNDERGOING_PEER_REVIEW'],
  ['peer-review-status', 'passed-peer-review', 'PASSED_PEER_REVIEW'],
  ['Peer review status', 'Return to published', 'RETURN_TO_PUBLISHED'],
  ['editorial-status', 'excellent', null],
  ['pmc-status-live', 'PUBLISHED', null],
] as const)('the custom metadata %s = %s state %s, before the stage of the version', (name, value, status) => {
  expect(statedStatus({ versionLabel: 'VoR', custom: [named('other', 'x'), named(name, value)], statedReview: null })).toEqual(
    status === null ? { status: 'PASSED_PEER_REVIEW', how: 'by-version' } : { status, how: 'named' },
  )
})

test('a note beside the title can state a discontinued review, and no status that reports decide', () => {
  const status = 'NOT_PASSED_PEER_REVIEW' as const
  expect(statedStatus({ versionLabel: null, custom: [], statedReview: { decisions: [], status } })).toEqual({ status, how: 'named' })
  for (const other of [null, 'PEER_REVIEW_REQUESTED', 'PASSED_PEER_REVIEW', 'PUBLISHED'] as const)
    expect(statedStatus({ versionLabel: null, custom: [], statedReview: { decisions: ['APPROVED'], status: other } })).toBeNull()
})
