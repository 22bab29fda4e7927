import { expect, it } from 'vitest'
import { statusLozenge } from './status-lozenge.ts'

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
] as const)('%s is shown as %s', (status, label) => expect(statusLozenge(status)).toBe(label))
