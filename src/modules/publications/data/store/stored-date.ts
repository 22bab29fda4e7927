import type { DatePrecision, Day } from '../../../../core/database/column.ts'
import { machineDate, type PartialDate } from '../../../../core/text/date.ts'

/** A date as the tables hold it: the first day of what is known, and how much that is. Both null where the date is none. */
export function storedDate(date: PartialDate | null): { day: Day | null; precision: DatePrecision | null } {
  const text = date && machineDate(date)
  if (!text) return { day: null, precision: null }
  const [year, month, day] = text.split('-')
  return { day: `${year}-${month ?? '01'}-${day ?? '01'}`, precision: day ? 'day' : month ? 'month' : 'year' }
}
