import { expect, test } from 'vitest'
import { researcherIdOutcome } from './researcher-id.ts'

test.each([
  ['', 'complete'],
  ['status=OK', 'complete'],
  ['status=NO_CONTENT', 'not-found'],
  ['error=UNAUTHORIZED', 'unauthorised'],
  ['BAD_REQUEST', 'failed'],
  ['x=1&status=INTERNAL_SERVER_ERROR', 'failed'],
])('?%s: %s', (query, outcome) => {
  expect(researcherIdOutcome(new URLSearchParams(query))).toBe(outcome)
})
