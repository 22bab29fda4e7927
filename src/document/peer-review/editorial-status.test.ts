import { expect, test } from 'vitest'
import type { ReviewerDecision } from './decision.ts'
import { editorialStatusOf } from './editorial-status.ts'

const letters: Record<string, ReviewerDecision | null> = {
  A: 'APPROVED',
  R: 'APPROVED_WITH_RESERVATIONS',
  N: 'NOT_APPROVED',
  U: 'UNKNOWN',
  '-': null,
}
const reportsOf = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map(word => ({ referee: word.slice(1), decision: letters[word.slice(0, 1)] ?? null }))

test.each([
  ['', 'PEER_REVIEW_REQUESTED'],
  ['A1', 'UNDERGOING_PEER_REVIEW'],
  ['A1 A2', 'PASSED_PEER_REVIEW'],
  ['A1 A1', 'UNDERGOING_PEER_REVIEW'],
  ['A1 R2', 'UNDERGOING_PEER_REVIEW'],
  ['A1 R2 R3', 'PASSED_PEER_REVIEW'],
  ['R1 R2 R3', 'UNDERGOING_PEER_REVIEW'],
  ['N1 N2', 'UNDERGOING_PEER_REVIEW'],
  ['N1 N2 A1 A2', 'PASSED_PEER_REVIEW'],
  ['A1 A2 N2', 'UNDERGOING_PEER_REVIEW'],
  ['A1 A2 -2', 'PASSED_PEER_REVIEW'],
  ['U1 U2', null],
  ['-1', null],
])('the reports %j give the status %s', (reports, status) => {
  expect(editorialStatusOf({ reviewable: true, openPeerReview: true, reports: reportsOf(reports) })).toBe(status)
})

test('the pass rule of the site decides what passes', () => {
  const passRule = { anyOf: [{ approved: 3, approvedWithReservations: 0 }] }
  const facts = { reviewable: true, openPeerReview: true, passRule }
  expect(editorialStatusOf({ ...facts, reports: reportsOf('A1 A2') })).toBe('UNDERGOING_PEER_REVIEW')
  expect(editorialStatusOf({ ...facts, reports: reportsOf('A1 A2 A3') })).toBe('PASSED_PEER_REVIEW')
})

test('an article of a journal without open peer review, without reports, has no status', () => {
  expect(editorialStatusOf({ reviewable: true, openPeerReview: false, reports: [] })).toBeNull()
})

test.each([
  [true, [], 'PUBLISHED'],
  [null, [], 'PUBLISHED'],
  [true, reportsOf('A1 A2'), 'PASSED_PEER_REVIEW'],
  [true, reportsOf('N1'), 'UNDERGOING_PEER_REVIEW'],
] as const)(
  'on a preprint server, an article that is reviewable: %s, with reports %j, has the status %s (A3-33)',
  (reviewable, reports, status) => {
    expect(editorialStatusOf({ reviewable, openPeerReview: true, isPreprint: true, reports })).toBe(status)
  },
)

test('a publication that is never reviewed has the status PUBLISHED', () => {
  expect(editorialStatusOf({ reviewable: false, openPeerReview: true, reports: reportsOf('A1 A2') })).toBe('PUBLISHED')
})

test('a site that shows only what sources state gives no status to what is not reviewed, unless it is a preprint server (R4-06, A3-33)', () => {
  const facts = { reviewable: false, openPeerReview: false, statedBySource: true }
  expect(editorialStatusOf({ ...facts, reports: [] })).toBeNull()
  expect(editorialStatusOf({ ...facts, reports: reportsOf('A1 A2') })).toBeNull()
  expect(editorialStatusOf({ ...facts, isPreprint: true, reports: [] })).toBe('PUBLISHED')
})

test.each([
  [['APPROVED'], 'PASSED_PEER_REVIEW'],
  [['APPROVED_WITH_RESERVATIONS', 'APPROVED'], 'PASSED_PEER_REVIEW'],
  [['APPROVED', 'NOT_APPROVED'], null],
  [[null], null],
] as const)('an editor’s %j gives the status %s', (editorDecisions, status) => {
  expect(editorialStatusOf({ reviewable: true, openPeerReview: true, reports: [], editorDecisions })).toBe(status)
})

test.each([
  // The stage of the version counts where no reviewer gave a recommendation.
  [{ status: 'PASSED_PEER_REVIEW', how: 'by-version' }, '', 'PASSED_PEER_REVIEW'],
  [{ status: 'PASSED_PEER_REVIEW', how: 'by-version' }, '-1 U2', 'PASSED_PEER_REVIEW'],
  [{ status: 'PASSED_PEER_REVIEW', how: 'by-version' }, 'N1', 'UNDERGOING_PEER_REVIEW'],
  [{ status: 'UNDERGOING_PEER_REVIEW', how: 'by-version' }, 'A1 A2', 'PASSED_PEER_REVIEW'],
  // A status that the source names always counts.
  [{ status: 'NOT_PASSED_PEER_REVIEW', how: 'named' }, 'A1 A2', 'NOT_PASSED_PEER_REVIEW'],
  [{ status: 'RETURN_TO_PUBLISHED', how: 'named' }, '', 'RETURN_TO_PUBLISHED'],
] as const)('a source that states %j, with reports %j, gives the status %s', (stated, reports, status) => {
  for (const statedBySource of [true, false])
    expect(
      editorialStatusOf({ reviewable: true, openPeerReview: !statedBySource, statedBySource, reports: reportsOf(reports), stated }),
    ).toBe(status)
})

test('a review stated by the source of a publication that is never reviewed is ignored', () => {
  const stated = { status: 'PASSED_PEER_REVIEW', how: 'by-version' } as const
  expect(editorialStatusOf({ reviewable: false, openPeerReview: false, reports: [], stated })).toBe('PUBLISHED')
})
