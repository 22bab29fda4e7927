import { expect, test } from 'vitest'
import type { ReviewerDecision } from './decision.ts'
import { type PassRule, passes } from './pass-rule.ts'

const letters: Record<string, ReviewerDecision> = { A: 'APPROVED', R: 'APPROVED_WITH_RESERVATIONS', N: 'NOT_APPROVED', U: 'UNKNOWN' }
const decisionsOf = (text: string) => [...text].flatMap(letter => letters[letter] ?? [])

test.each([
  ['', false],
  ['A', false],
  ['AA', true],
  ['AAA', true],
  ['AR', false],
  ['ARR', true],
  ['RAR', true],
  ['RRR', false],
  ['RRRR', false],
  ['NN', false],
  ['ANR', false],
  ['ARN', false],
  ['AANN', true],
  ['ARRN', true],
  ['AU', false],
  ['UU', false],
])('whether %s passes by the default rule is %s', (decisions, passed) => expect(passes(decisionsOf(decisions))).toBe(passed))

const three: PassRule = { anyOf: [{ approved: 3, approvedWithReservations: 0 }] }
const reservedOnly: PassRule = { anyOf: [{ approved: 0, approvedWithReservations: 2 }] }
const never: PassRule = { anyOf: [] }
test.each([
  [three, 'AA', false],
  [three, 'AAA', true],
  [three, 'AARRR', false],
  [reservedOnly, 'RR', true],
  [reservedOnly, 'AR', true],
  [reservedOnly, 'R', false],
  [never, 'AAAA', false],
])('by the rule %j, whether %s passes is %s', (rule, decisions, passed) => expect(passes(decisionsOf(decisions), rule)).toBe(passed))
