import { expect, test } from 'vitest'
import { readStatedReview } from './stated-review.ts'

const letters = { A: 'APPROVED', R: 'APPROVED_WITH_RESERVATIONS', N: 'NOT_APPROVED' } as const
const decisionsOf = (text: string) =>
  [...text].flatMap(letter => (letter === 'A' || letter === 'R' || letter === 'N' ? letters[letter] : []))

test.each([
  ['[version 1; peer review: 2 approved]', 'AA', null],
  ['[version 1; peer review: 1 approved, 1 approved with reservations]', 'AR', null],
  ['[version 2; peer review: 1 approved, 2 approved with reservations, 1 not approved]', 'ARRN', null],
  ['[version 12; peer review: 1 not approved]', 'N', null],
  ['[version 1; peer review: 1 approved and 1 not approved]', 'AN', null],
  ['\n [Version\u00A01;  Peer Review: 2 Approved ] ', 'AA', null],
  ['version 1; peer review: 1 approved.', 'A', null],
  ['[version 1; referees: 2 approved]', 'AA', null],
  ['[version 3; referees: 1 approved, 1 approved with reservations]', 'AR', null],
  ['[v1; ref status: approved 1, approved with reservations 2, not approved 1, http://f1000r.es/18y]', 'ARRN', null],
  ['v2; ref status: indexed, http://f1000r.es/4yp', '', 'PASSED_PEER_REVIEW'],
  ['[v2; ref status: indexed, http://f1000r.es/3dp]', '', 'PASSED_PEER_REVIEW'],
  ['[v1; ref status: awaiting peer review, http://f1000r.es/3dp]', '', 'PEER_REVIEW_REQUESTED'],
  ['[version 1; peer review: awaiting peer review]', '', 'PEER_REVIEW_REQUESTED'],
  ['[version 1; referees: awaiting peer review]', '', 'PEER_REVIEW_REQUESTED'],
  ['[version 1; peer review: undergoing peer review]', '', 'UNDERGOING_PEER_REVIEW'],
  ['[version 1; peer review: passed peer review]', '', 'PASSED_PEER_REVIEW'],
  ['[version 1; peer review discontinued]', '', 'NOT_PASSED_PEER_REVIEW'],
  ['[version 2; peer review: 1 not approved, discontinued]', 'N', 'NOT_PASSED_PEER_REVIEW'],
  ['[version 1; not peer reviewed]', '', 'PUBLISHED'],
] as const)('the title “%s” states the decisions %j and the status %s', (note, decisions, status) => {
  expect(readStatedReview(note)).toEqual({ decisions: decisionsOf(decisions), status })
})

test.each([
  [''],
  ['[version 1]'],
  ['[version 1; ]'],
  ['[version 1; peer review: ]'],
  ['[version 1; peer review: approved]'],
  ['[version 1; peer review: 100 approved]'],
  ['[version 1; peer review: 1 approved 2]'],
  ['[version 1; peer review: 1 approved, 1 withdrawn]'],
  ['[version 1; peer review: 1 approved, 1 approved]'],
  [`[version 1; peer review: ${'99 approved, '.repeat(1000)}1 not approved]`],
  ['[version 1; peer review: 1 approved, awaiting peer review]'],
  ['[version 1; peer review: indexed, awaiting peer review]'],
  ['[peer review: 2 approved]'],
  ['This article is included in the [version 1; peer review: 2 approved] gateway.'],
  ['Dedicated to two approved referees'],
])('the title “%s” states no peer review', note => {
  expect(readStatedReview(note)).toBeNull()
})
