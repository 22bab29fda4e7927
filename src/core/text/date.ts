/**
 * Formats dates for pages, with less detail where less is known: DD MMM YYYY (specification, reading.md section 9), and two more forms for
 * page
 * blocks (accounts.md section 9). These are the English forms; other languages have the same parts in their own order and words.
 */

/** A calendar date as exact as the source has it. */
export interface PartialDate {
  year: number
  month: number | null
  day: number | null
  /** The original text where it is no plain date (“Spring 2004”). */
  text: string | null
}

type Form = 'default' | 'recent-article' | 'statistics'
type Precision = 'year' | 'month' | 'day'

const dayAndMonth: Record<Form, { day: '2-digit' | 'numeric'; month: 'short' | 'long' }> = {
  default: { day: '2-digit', month: 'short' },
  'recent-article': { day: 'numeric', month: 'long' },
  statistics: { day: '2-digit', month: 'long' },
}

/** “05 Jan 2024”, “Jan 2024”, “2024”; the source's text where it is no plain or no possible date. */
export function formatPartialDate(date: PartialDate, locale = 'en'): string {
  return formatKnown(date, locale, 'default')
}

/** “5 January 2024” (D MMMM YYYY), as lists of recent articles have it; else as formatDate. */
export function formatRecentArticleDate(date: Date | string, locale = 'en'): string {
  return formatAny(date, locale, 'recent-article')
}

/** “05 January 2024” (DD MMMM YYYY), as strips of statistics have it; else as formatDate. */
export function formatStatisticsDate(date: Date | string, locale = 'en'): string {
  return formatAny(date, locale, 'statistics')
}

/** An instant or ISO 8601 date, whole or not, by its day in UTC; the text as it came where it is no date. */
export function formatDate(date: Date | string, locale = 'en'): string {
  return formatAny(date, locale, 'default')
}

/** The known part of a stored date, in ISO 8601: '2017', '2017-03' or '2017-03-05'. */
export function knownDate(day: string | null, precision: Precision | null): string | null {
  if (day === null || precision === null) return day
  return day.slice(0, { year: 4, month: 7, day: 10 }[precision])
}

/** The value of `time/@datetime`: YYYY, YYYY-MM or YYYY-MM-DD; null where HTML has no form for it. */
export function machineDate({ year, month, day }: PartialDate): string | null {
  if (!exists(year, month ?? 1, day ?? 1)) return null
  const parts = [String(year).padStart(4, '0')]
  if (month !== null) parts.push(String(month).padStart(2, '0'))
  if (month !== null && day !== null) parts.push(String(day).padStart(2, '0'))
  return parts.join('-')
}

function formatAny(date: Date | string, locale: string, form: Form): string {
  const [, year, month] = (typeof date === 'string' && /^(\d{4})(?:-(\d{2}))?$/.exec(date)) || []
  if (year !== undefined)
    return formatKnown({ year: Number(year), month: month === undefined ? null : Number(month), day: null, text: null }, locale, form)
  const instant = typeof date === 'string' ? new Date(date) : date
  if (Number.isNaN(instant.getTime())) return String(date)
  return formatKnown(
    { year: instant.getUTCFullYear(), month: instant.getUTCMonth() + 1, day: instant.getUTCDate(), text: null },
    locale,
    form,
  )
}

function formatKnown({ year, month, day, text }: PartialDate, locale: string, form: Form): string {
  if (text !== null) return text
  if (month === null) return formatExisting(year, 1, 1, 'year', locale, form)
  return formatExisting(year, month, day ?? 1, day === null ? 'month' : 'day', locale, form)
}

function formatExisting(year: number, month: number, day: number, precision: Precision, locale: string, form: Form): string {
  if (!exists(year, month, day)) return { year: [year], month: [month, year], day: [day, month, year] }[precision].join(' ')
  const format = formatOf(locale, form, precision)
  const instant = dayInUtc(year, month, day)
  if (!isEnglish(locale)) return format.format(instant)
  // The specification gives an order for English that not every English locale has.
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return (['day', 'month', 'year'] as const).flatMap(part => parts.get(part) ?? []).join(' ')
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, form: Form, precision: Precision): Intl.DateTimeFormat {
  const key = `${locale} ${form} ${precision}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(isEnglish(locale) ? 'en' : locale, optionsOf(locale, form, precision))
  formats.set(key, known)
  return known
}

function optionsOf(locale: string, form: Form, precision: Precision): Intl.DateTimeFormatOptions {
  const { day, month } = dayAndMonth[form]
  const year = { year: 'numeric', timeZone: 'UTC' } as const
  if (precision === 'year') return year
  if (precision === 'month') return { ...year, month }
  // Japanese has no leading zeros before its characters for month and day.
  return { ...year, month, day: /^ja\b/.test(locale) ? 'numeric' : day }
}

function isEnglish(locale: string): boolean {
  return /^en\b/.test(locale)
}

function exists(year: number, month: number, day: number): boolean {
  if (!Number.isInteger(year) || year < 1 || year > 9999) return false
  const date = dayInUtc(year, month, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Date.UTC treats the years 0 to 99 as 1900 to 1999. */
function dayInUtc(year: number, month: number, day: number): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}
