import type { PassRule, Threshold } from '../../../../document/peer-review/pass-rule.ts'

type PassRuleKey =
  | 'pass-rule'
  | 'pass-rule-never'
  | 'pass-rule-or'
  | 'pass-rule-and'
  | 'pass-rule-approvals'
  | 'pass-rule-approvals-with-reservations'

/** Translates a message into the reader's language; `count` selects its plural form. */
type Translate = (key: PassRuleKey, values?: Readonly<Record<string, string | number>>) => string

/** The site's pass rule as a sentence. */
export function formatPassRule({ anyOf }: PassRule, t: Translate): string {
  const ways = anyOf.map(needed => formatThreshold(needed, t))
  if (ways.length === 0) return t('pass-rule-never')
  return t('pass-rule', { ways: ways.reduce((first, second) => t('pass-rule-or', { first, second })) })
}

function formatThreshold({ approved, approvedWithReservations }: Threshold, t: Translate): string {
  const parts = [
    ...(approved > 0 ? [t('pass-rule-approvals', { count: approved })] : []),
    ...(approvedWithReservations > 0 ? [t('pass-rule-approvals-with-reservations', { count: approvedWithReservations })] : []),
  ]
  return parts.reduce((first, second) => t('pass-rule-and', { first, second }))
}
