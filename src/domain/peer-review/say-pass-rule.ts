import type { PassRule, Threshold } from './pass-rule.ts'

type PassRuleKey =
  | 'pass-rule'
  | 'pass-rule-never'
  | 'pass-rule-or'
  | 'pass-rule-and'
  | 'pass-rule-approvals'
  | 'pass-rule-approvals-with-reservations'

/** The words of a message in the reader's language; `count` chooses its plural form. */
type Say = (key: PassRuleKey, values?: Readonly<Record<string, string | number>>) => string

/** The platform's rule as a sentence. */
export function sayPassRule({ anyOf }: PassRule, say: Say): string {
  const ways = anyOf.map(needed => sayThreshold(needed, say))
  if (ways.length === 0) return say('pass-rule-never')
  return say('pass-rule', { ways: ways.reduce((first, second) => say('pass-rule-or', { first, second })) })
}

function sayThreshold({ approved, approvedWithReservations }: Threshold, say: Say): string {
  const parts = [
    ...(approved > 0 ? [say('pass-rule-approvals', { count: approved })] : []),
    ...(approvedWithReservations > 0 ? [say('pass-rule-approvals-with-reservations', { count: approvedWithReservations })] : []),
  ]
  return parts.reduce((first, second) => say('pass-rule-and', { first, second }))
}
