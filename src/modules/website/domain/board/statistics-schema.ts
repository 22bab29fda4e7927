/** The schema of the form of the statistics is used in the browser and on the server. */
import type { FieldError } from '../../../../core/forms/message-keys.ts'
import { allOf, maximumLength, withoutBannedCharacters } from '../../../../core/forms/rules.ts'
import { groupOf, rowsOfGroup, ruledLine, ruledText } from '../../../../core/forms/schema-errors.ts'
import { boardLimits } from './board-limits.ts'

const invalid = (key: string): FieldError => ({ key, values: {} })
const line = maximumLength('', boardLimits.line)

interface NumberRow {
  count: string
  label: string
}
/** Empty rows are not stored. */
export const isEmptyRow = ({ count, label }: NumberRow): boolean => count === '' && label === ''

const rowSchema = groupOf(
  { count: ruledLine(() => null), label: ruledLine(allOf<FieldError>(line, withoutBannedCharacters)) },
  {
    count: row => (isEmptyRow(row) || /^\d{1,15}$/.test(row.count) ? null : invalid('board-count-wrong')),
    label: row => (isEmptyRow(row) || row.label !== '' ? null : invalid('board-label-missing')),
  },
)

export const statisticsSchema = groupOf(
  {
    sectionTitle: ruledLine(line),
    lastUpdated: ruledText(day => (day === '' || isDay(day) ? null : invalid('board-day-wrong'))),
    numbers: rowsOfGroup(rowSchema, boardLimits.numbers, {
      label: ({ label }, before) => (label !== '' && before.some(row => row.label === label) ? invalid('board-same') : null),
    }),
  },
  {
    // Where everything is empty, the statistics are removed.
    sectionTitle: ({ sectionTitle, lastUpdated, numbers }) =>
      sectionTitle === '' && (lastUpdated !== '' || !numbers.every(isEmptyRow)) ? invalid('field-required') : null,
  },
)

/** Checks that a date exists, and that PostgreSQL supports its year. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1000') return false
  const time = new Date(text)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}
