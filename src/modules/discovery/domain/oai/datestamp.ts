/** Dates of OAI-PMH: instants of Greenwich, to the day or to the second (section 3.3). */

export interface AskedInstant {
  granularity: 'day' | 'second'
  begins: Date
  /** The first instant that is later. */
  ends: Date
}

const forms = [
  { granularity: 'day', pattern: /^\d{4}-\d{2}-\d{2}$/, milliseconds: 86_400_000 },
  { granularity: 'second', pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/, milliseconds: 1000 },
] as const

/** The last instant that four figures of a year can write: some harvesters ask until then. */
const last = Date.parse('9999-12-31T23:59:59.999Z')

/** Undefined for what is neither, and for days that no calendar has. */
export function readDatestamp(text: string): AskedInstant | undefined {
  const form = forms.find(({ pattern }) => pattern.test(text))
  const begins = new Date(text)
  // There is no year 0, and no database takes one.
  if (text.startsWith('0000')) return undefined
  if (form === undefined || Number.isNaN(begins.getTime()) || !begins.toISOString().startsWith(text.replace('Z', ''))) return undefined
  return { granularity: form.granularity, begins, ends: new Date(Math.min(begins.getTime() + form.milliseconds, last)) }
}

/** `2026-01-31T09:30:00Z`; parts of a second are left out. */
export const writeDatestamp = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`
