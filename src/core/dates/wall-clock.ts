/** Days and times of day as a clock on the wall of a time zone shows them. For pages too: it needs no more than `Intl`. */

/** A day of the calendar as YYYY-MM-DD (ISO 8601), and a time of day as HH:MM from 00:00 to 23:59. */
export interface WallClock {
  day: string
  time: string
}

/** Whether a name is one of the time zone database (“Europe/Berlin”), or UTC. Offsets such as +02:00 are none: they have no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/**
 * This reads the clock of a time zone at an instant.
 * @param instant ISO 8601 with an offset where it is text
 * @throws RangeError where the instant is none, or the time zone unknown
 */
export function wallClockAt(instant: Date | string, timeZone: string): WallClock {
  const at = partsOf(clockIn(timeZone), instant)
  return { day: `${at('year').padStart(4, '0')}-${at('month')}-${at('day')}`, time: `${at('hour')}:${at('minute')}` }
}

/**
 * The instant at which a clock of the time zone shows a day and a time. What summer time skips is moved by as much as the clock is; of a
 * time that comes twice, the first is meant: as the rule “compatible” of `Temporal` has it, to which a test compares it.
 * @param local YYYY-MM-DDTHH:MM, with seconds or without
 * @returns null where there is no such day or time
 * @throws RangeError where the time zone is unknown
 */
export function instantAt(local: string, timeZone: string): Date | null {
  const shown = millisecondsOf(local)
  if (shown === null) return null
  // No time zone changes its offset twice within two days: those before and after hold at either side of a change between them.
  const [before, after] = [offsetAt(shown - dayInMilliseconds, timeZone), offsetAt(shown + dayInMilliseconds, timeZone)]
  const first = [shown - before, shown - after].toSorted((one, other) => one - other).find(at => at + offsetAt(at, timeZone) === shown)
  return new Date(first ?? shown - before)
}

const dayInMilliseconds = 24 * 60 * 60 * 1000

/** A local time as milliseconds since 1970, as if it were one of UTC. `Date` would move the 30th of February to March. */
function millisecondsOf(local: string): number | null {
  const [, minutes, seconds = ':00'] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?$/.exec(local) ?? []
  if (minutes === undefined) return null
  const at = new Date(`${minutes}${seconds}Z`)
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${minutes}${seconds}`)
  return isReal ? at.getTime() : null
}

/** By how many milliseconds the clock of a time zone is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const at = partsOf(clockIn(timeZone), new Date(instant))
  const shown = new Date(0)
  shown.setUTCFullYear(Number(at('year')), Number(at('month')) - 1, Number(at('day')))
  shown.setUTCHours(Number(at('hour')), Number(at('minute')), Number(at('second')))
  return shown.getTime() - Math.floor(instant / 1000) * 1000
}

/** The short name of the time zone at an instant: “UTC”, “MEZ” or “GMT+1”, as a language has it. */
export const zoneNameAt = (instant: Date | string, timeZone: string, language: string): string =>
  partsOf(zoneNameIn(timeZone, language), instant)('timeZoneName')

type Part = Intl.DateTimeFormatPartTypes

function partsOf(format: Intl.DateTimeFormat, instant: Date | string): (part: Part) => string {
  const parts = format.formatToParts(typeof instant === 'string' ? new Date(instant) : instant)
  return part => parts.find(({ type }) => type === part)?.value ?? ''
}

const formats = new Map<string, Intl.DateTimeFormat>()

function retained(name: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  const format = formats.get(name) ?? make()
  formats.set(name, format)
  return format
}

const clockIn = (timeZone: string): Intl.DateTimeFormat =>
  retained(
    timeZone,
    () =>
      new Intl.DateTimeFormat('en', {
        ...{ timeZone, calendar: 'iso8601', numberingSystem: 'latn', hourCycle: 'h23' },
        ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
      }),
  )

const zoneNameIn = (timeZone: string, language: string): Intl.DateTimeFormat =>
  retained(`${timeZone} ${language}`, () => new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' }))
