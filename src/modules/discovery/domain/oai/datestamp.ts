/** Datestamps of OAI-PMH in UTC, with a granularity of days or seconds (section 3.3). */

export interface RequestedInstant {
  granularity: 'day' | 'second'
  begins: Date
  /** The first instant after the interval. */
  ends: Date
}

const forms = [
  { granularity: 'day', pattern: /^\d{4}-\d{2}-\d{2}$/, milliseconds: 86_400_000 },
  { granularity: 'second', pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/, milliseconds: 1000 },
] as const

/** The last instant with a four-digit year, which some harvesters use as an open end. */
const last = Date.parse('9999-12-31T23:59:59.999Z')

/** @returns undefined for other formats and for days that do not exist */
export function readDatestamp(text: string): RequestedInstant | undefined {
  const form = forms.find(({ pattern }) => pattern.test(text))
  const begins = new Date(text)
  // PostgreSQL has no year 0.
  if (text.startsWith('0000')) return undefined
  if (form === undefined || Number.isNaN(begins.getTime()) || !begins.toISOString().startsWith(text.replace('Z', ''))) return undefined
  return { granularity: form.granularity, begins, ends: new Date(Math.min(begins.getTime() + form.milliseconds, last)) }
}

/** Formats `2026-01-31T09:30:00Z`; fractions of a second are cut off. */
export const writeDatestamp = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`
