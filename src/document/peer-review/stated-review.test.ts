import { expect, test } from 'vitest'
import type { ReviewerDecision } from './decision.ts'
import { editorialStatusOf } from './editorial-status.ts'
import { reviewWithoutReports, type StatedReview } from './stated-review.ts'

const counts = (...decisions: StatedReview['decisions']): StatedReview => ({ decisions, status: null })
const says = (status: StatedReview['status']): StatedReview => ({ decisions: [], status })
const on = (reviewedVersion: number, decision: ReviewerDecision | null) => ({ reviewedVersion, decision })

test.each([
  ['no reports', counts('APPROVED'), [], true],
  ['a report on the version', counts('APPROVED'), [on(2, 'NOT_APPROVED')], false],
  ['a report on an earlier version, which was counted', counts('APPROVED'), [on(1, 'NOT_APPROVED')], true],
  ['a report on a later version', counts('APPROVED'), [on(3, 'NOT_APPROVED')], true],
  ['a report without a recommendation', counts('APPROVED'), [on(2, null), on(2, 'UNKNOWN')], true],
  ['that reports are awaited, with one on an earlier version', says('PEER_REVIEW_REQUESTED'), [on(1, 'APPROVED')], false],
  ['that reports are awaited, with one on a later version', says('PEER_REVIEW_REQUESTED'), [on(3, 'APPROVED')], true],
  ['that it passed, with a report on the version', says('PASSED_PEER_REVIEW'), [on(2, 'NOT_APPROVED')], false],
  ['nothing', null, [], false],
] as const)('a review stated for version 2 counts or not: %s', (_name, stated, reports, isCounted) => {
  expect(reviewWithoutReports(stated, 2, reports)).toBe(isCounted ? stated : null)
})

test.each([
  [counts('APPROVED', 'APPROVED'), 'PASSED_PEER_REVIEW'],
  [counts('APPROVED', 'APPROVED_WITH_RESERVATIONS'), 'UNDERGOING_PEER_REVIEW'],
  [counts('NOT_APPROVED'), 'UNDERGOING_PEER_REVIEW'],
  [says('PEER_REVIEW_REQUESTED'), 'PEER_REVIEW_REQUESTED'],
  [says('PASSED_PEER_REVIEW'), 'PASSED_PEER_REVIEW'],
  [says('PUBLISHED'), 'PUBLISHED'],
  [null, null],
] as const)('the stated review %j gives %s, even on a site without open peer review', (statedReview, status) => {
  const facts = { reviewable: true, openPeerReview: false, statedBySource: true, reports: [], statedReview }
  expect(editorialStatusOf(facts)).toBe(status)
})

test('the pass rule of the site applies to stated decisions', () => {
  const passRule = { anyOf: [{ approved: 3, approvedWithReservations: 0 }] }
  const facts = { reviewable: true, openPeerReview: true, reports: [], passRule }
  expect(editorialStatusOf({ ...facts, statedReview: counts('APPROVED', 'APPROVED') })).toBe('UNDERGOING_PEER_REVIEW')
})

test('a stated review of a publication that is never reviewed is ignored', () => {
  const facts = { reviewable: false, openPeerReview: true, reports: [], statedReview: counts('APPROVED', 'APPROVED') }
  expect(editorialStatusOf(facts)).toBe('PUBLISHED')
})
