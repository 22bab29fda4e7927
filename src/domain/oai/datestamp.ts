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

/** Undefined for what is neither, and for days that no calendar has. */
export function readDatestamp(text: string): AskedInstant | undefined {
  const form = forms.find(({ pattern }) => pattern.test(text))
  const begins = new Date(text)
  if (form === undefined || Number.isNaN(begins.getTime()) || !begins.toISOString().startsWith(text.replace('Z', ''))) return undefined
  return { granularity: form.granularity, begins, ends: new Date(begins.getTime() + form.milliseconds) }
}

/** `2026-01-31T09:30:00Z`; parts of a second are left out. */
export const writeDatestamp = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`
