/** The history of an article as one timeline. */

import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'

/** Dates are 'YYYY-MM-DD', or less where less is known; null where nothing is. `path` shows the event. */
export type TimelineEvent =
  | { kind: 'received' | 'accepted'; date: string }
  | { kind: 'version'; date: string | null; versionNumber: number; path: string }
  | {
      kind: 'report'
      date: string | null
      versionNumber: number
      path: string
      by: 'reviewers' | 'editors'
      /** Empty where the reviewers are not named. */
      names: string[]
      decision: ReviewerDecision | null
    }
  | {
      kind: 'response'
      date: string | null
      versionNumber: number
      path: string
      /** The reviewers whom it answers; empty where nobody is named. */
      names: string[]
    }
  | { kind: 'comment'; date: string | null; versionNumber: number; path: string; names: string[] }
  | { kind: 'status'; date: string; status: EditorialStatus }

export interface Duration {
  unit: 'days' | 'months' | 'years'
  count: number
}

/** Events that happened together. */
export interface TimelineEntry {
  kind: TimelineEvent['kind']
  /** The first and the last day of the events; null where no day is known. */
  first: string | null
  last: string | null
  /** Time since the previous entry; null where it is short or not known. */
  later: Duration | null
  events: TimelineEvent[]
}

/** Reports on one version within so many days of the first form one entry. */
const closeInDays = 60
/** A shorter gap is not shown. */
const minGapInDays = 14

const order: Record<TimelineEvent['kind'], number> = { received: 0, accepted: 1, version: 2, report: 3, response: 4, comment: 5, status: 6 }

/** Oldest first. An event without a date is sorted to its version, after the dated events of that version. */
export function timelineOf(events: readonly TimelineEvent[]): TimelineEntry[] {
  const published = new Map(events.flatMap(event => (event.kind === 'version' ? [[event.versionNumber, event.date] as const] : [])))
  const placed = events.map(event => ({ event, key: sortKey(event, published) }))
  const sorted = placed.sort((one, other) => compare(one.key, other.key) || order[one.event.kind] - order[other.event.kind])
  const entries: TimelineEntry[] = []
  for (const { event } of sorted) {
    const last = entries.at(-1)
    if (last !== undefined && goTogether(last, event)) {
      last.events.push(event)
      last.first ??= event.date
      last.last = event.date ?? last.last
    } else entries.push({ kind: event.kind, first: event.date, last: event.date, later: null, events: [event] })
  }
  return entries.map((entry, index) => ({ ...entry, later: whileBetween(entries[index - 1]?.last ?? null, entry.first) }))
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Without a day, a version sorts to the beginning of its month and its events to the end of theirs; without any date, they sort to the end
 * of their version.
 */
function sortKey(event: TimelineEvent, published: ReadonlyMap<number, string | null>): string {
  const late = '~'
  if (event.kind === 'version') return event.date ?? `${numbered(event.versionNumber, published)}${late}`
  if (!('versionNumber' in event)) return event.date.length === wholeDay ? event.date : event.date + late
  if (event.date === null) return `${numbered(event.versionNumber, published)}${late}`
  return event.date.length === wholeDay ? event.date : event.date + late
}

const wholeDay = 'YYYY-MM-DD'.length

/** The date of the version, or of the last dated version before it. */
function numbered(versionNumber: number, published: ReadonlyMap<number, string | null>): string {
  for (let number = versionNumber; number > 0; number -= 1) {
    const date = published.get(number)
    if (date) return date
  }
  return ''
}

function goTogether(entry: TimelineEntry, event: TimelineEvent): boolean {
  const [first] = entry.events
  if (first?.kind !== event.kind || !('versionNumber' in first) || !('versionNumber' in event)) return false
  if (first.kind === 'version' || first.versionNumber !== event.versionNumber) return false
  const days = daysBetween(entry.first, event.date)
  return entry.first === null || event.date === null || (days !== null && days <= closeInDays)
}

const day = 86_400_000

/** Null where either is not known to the month. */
function daysBetween(first: string | null, last: string | null): number | null {
  if (first === null || last === null || first.length < 7 || last.length < 7) return null
  const days = Math.round((Date.parse(last) - Date.parse(first)) / day)
  return Number.isNaN(days) ? null : days
}

function whileBetween(first: string | null, last: string | null): Duration | null {
  const days = daysBetween(first, last)
  if (days === null || days < minGapInDays) return null
  if (days < 60) return { unit: 'days', count: days }
  const months = Math.round(days / 30.44)
  return months < 24 ? { unit: 'months', count: months } : { unit: 'years', count: Math.round(days / 365.25) }
}
