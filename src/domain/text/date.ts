/** Dates as pages show them: DD MMM YYYY (specification, reading.md section 9), less where less is known. */
import type { PartialDate } from '../content/article-document.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function monthNames(locale: string): Intl.DateTimeFormat {
  let format = formats.get(locale)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
    formats.set(locale, format)
  }
  return format
}

/** “05 Jan 2024”, “Jan 2024”, “2024”; the source's own words where it has no plain date or an impossible one. */
export function formatPartialDate(date: PartialDate, locale = 'en'): string {
  if (date.text !== null) return date.text
  const { year, month, day } = date
  if (month === null) return String(year)
  if (!exists(year, month, day ?? 1)) return [day, month, year].filter(part => part !== null).join(' ')
  const name = monthNames(locale).format(new Date(Date.UTC(2000, month - 1, 1)))
  return day === null ? `${name} ${year}` : `${String(day).padStart(2, '0')} ${name} ${year}`
}

/** As much of a stored day as is known of it, in ISO 8601: '2017', '2017-03' or '2017-03-05'. */
export function knownDate(day: string | null, precision: 'year' | 'month' | 'day' | null): string | null {
  if (day === null || precision === null) return day
  return day.slice(0, { year: 4, month: 7, day: 10 }[precision])
}

/** An instant or ISO 8601 date, whole or not, by its day in UTC; the text as it came where it is no date. */
export function formatDate(date: Date | string, locale = 'en'): string {
  const [, year, month] = (typeof date === 'string' && /^(\d{4})(?:-(\d{2}))?$/.exec(date)) || []
  if (year !== undefined)
    return formatPartialDate({ year: Number(year), month: month === undefined ? null : Number(month), day: null, text: null }, locale)
  const instant = typeof date === 'string' ? new Date(date) : date
  if (Number.isNaN(instant.getTime())) return String(date)
  return formatPartialDate(
    { year: instant.getUTCFullYear(), month: instant.getUTCMonth() + 1, day: instant.getUTCDate(), text: null },
    locale,
  )
}

/** The value of `time/@datetime`: YYYY, YYYY-MM or YYYY-MM-DD; null where HTML has no form for it. */
export function machineDate({ year, month, day }: PartialDate): string | null {
  if (!exists(year, month ?? 1, day ?? 1)) return null
  const parts = [String(year).padStart(4, '0')]
  if (month !== null) parts.push(String(month).padStart(2, '0'))
  if (month !== null && day !== null) parts.push(String(day).padStart(2, '0'))
  return parts.join('-')
}

function exists(year: number, month: number, day: number): boolean {
  if (!Number.isInteger(year) || year < 1 || year > 9999) return false
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
