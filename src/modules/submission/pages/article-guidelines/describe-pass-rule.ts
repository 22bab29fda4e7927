import type { Threshold } from '../../../../document/peer-review/pass-rule.ts'
import type { Text } from '../../../sites/text/text.tsx'

/** Describes what a version needs to pass peer review, such as “2 × Approved, or 1 × Approved and 2 × Approved with reservations”. */
export function describePassRule({ t, number, language }: Pick<Text, 't' | 'number' | 'language'>, anyOf: readonly Threshold[]): string {
  const times = (count: number, word: string): string[] => (count === 0 ? [] : [`${number(count)}\u00a0×\u00a0${word}`])
  const joined = (type: 'conjunction' | 'disjunction', parts: string[]): string => new Intl.ListFormat(language, { type }).format(parts)
  return joined(
    'disjunction',
    anyOf.map(({ approved, approvedWithReservations }) =>
      joined('conjunction', [
        ...times(approved, t('decision-approved')),
        ...times(approvedWithReservations, t('decision-approved-with-reservations')),
      ]),
    ),
  )
}
