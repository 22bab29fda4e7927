import type { PartialDate } from '../../src/core/text/date.ts'
import type { Random } from './random.ts'

const day = 24 * 60 * 60 * 1000
const firstYear = 2013
const lastDay = Date.UTC(2025, 11, 31)

/** Days on which the versions of an item appear, in order; all from 2013 to 2025. Milliseconds since 1970, UTC. */
export function publicationDays(versions: number, random: Random): number[] {
  const gaps = Array.from({ length: versions - 1 }, () => random.integer(40, 260))
  const span = gaps.reduce((sum, gap) => sum + gap, 0)
  const first = Date.UTC(firstYear, 0, 1)
  let current = first + random.integer(0, (lastDay - first) / day - span) * day
  return [current, ...gaps.map(gap => (current += gap * day))]
}

export const daysLater = (time: number, days: number): number => time + days * day

export function partialDate(time: number): PartialDate {
  const date = new Date(time)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), text: null }
}

export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)
