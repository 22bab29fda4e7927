import { expect, test } from 'vitest'
import { decisionOfRecommendation } from './recommendation.ts'

test.each([
  ['approve', 'APPROVED'],
  ['approve-with-reservations', 'APPROVED_WITH_RESERVATIONS'],
  ['Approved with Reservations', 'APPROVED_WITH_RESERVATIONS'],
  ['reject', 'NOT_APPROVED'],
  ['not-approved', 'NOT_APPROVED'],
  ['accept', 'APPROVED'],
  ['formal-accept', 'APPROVED'],
  ['minor-revision', 'APPROVED_WITH_RESERVATIONS'],
  ['major_revision', 'APPROVED_WITH_RESERVATIONS'],
  ['revision', 'APPROVED_WITH_RESERVATIONS'],
  ['reject-with-resubmit', 'NOT_APPROVED'],
  ['constructor', null],
  ['maybe', null],
])('the recommendation “%s” is read as %s (R4-01, R4-02, R4-03)', (words, decision) => {
  expect(decisionOfRecommendation(words)).toBe(decision)
})
