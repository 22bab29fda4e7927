import { expect, it } from 'vitest'
import { statusBadge } from './status-badge.ts'

it.each([
  ['PUBLISHED', 'not peer reviewed'],
  ['RETURN_TO_PUBLISHED', 'not peer reviewed'],
  ['PEER_REVIEW_REQUESTED', 'awaiting peer review'],
  ['CHECKING_VOR_REQUIREMENTS', 'awaiting peer review'],
  ['UNDERGOING_PEER_REVIEW', 'undergoing peer review'],
  ['PASSED_PEER_REVIEW', 'passed peer review'],
  ['SENT_TO_VERSION_OF_RECORD', 'passed peer review'],
  ['NOT_PASSED_PEER_REVIEW', 'peer review discontinued'],
  [null, null],
] as const)('the status %s has the badge %s (R4-07, R4-08, R4-09, R4-10, R4-11, R4-12)', (status, label) =>
  expect(statusBadge(status)).toBe(label),
)
