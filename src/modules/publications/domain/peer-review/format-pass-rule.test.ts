import { expect, test } from 'vitest'
import { defaultPassRule } from '../../../../document/peer-review/pass-rule.ts'
import { formatPassRule } from './format-pass-rule.ts'

const words = (key: string, { count = 0, first = '', second = '', ways = '' }: Readonly<Record<string, string | number>> = {}): string => {
  switch (key) {
    case 'pass-rule':
      return `Passed by ${ways}.`
    case 'pass-rule-or':
      return `${first}, or ${second}`
    case 'pass-rule-and':
      return `${first} and ${second}`
    case 'pass-rule-approvals':
      return `${count} A`
    case 'pass-rule-approvals-with-reservations':
      return `${count} R`
    default:
      return key
  }
}

test.each([
  [defaultPassRule.anyOf, 'Passed by 2 A, or 1 A and 2 R.'],
  [[{ approved: 3, approvedWithReservations: 0 }], 'Passed by 3 A.'],
  [[{ approved: 0, approvedWithReservations: 4 }], 'Passed by 4 R.'],
  [[1, 2, 3].map(approved => ({ approved, approvedWithReservations: 0 })), 'Passed by 1 A, or 2 A, or 3 A.'],
  [[], 'pass-rule-never'],
])('the pass rule %j is described as: %s', (anyOf, sentence) => expect(formatPassRule({ anyOf }, words)).toBe(sentence))
