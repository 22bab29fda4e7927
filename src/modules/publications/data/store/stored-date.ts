import type { DatePrecision, Day } from '../../../../core/database/column.ts'
import { machineDate, type PartialDate } from '../../../../core/text/date.ts'

/** A date as the tables store it: the first day of the known period, and its precision. Both are null where there is no valid date. */
export function storedDate(date: PartialDate | null): { day: Day | null; precision: DatePrecision | null } {
  const text = date && machineDate(date)
  if (!text) return { day: null, precision: null }
  const [year, month, day] = text.split('-')
  return { day: `${year}-${month ?? '01'}-${day ?? '01'}`, precision: day ? 'day' : month ? 'month' : 'year' }
}
