/** Deadlines by the calendar of a site: they end with a day in its time zone, and may count working days alone. */
import { Temporal } from 'temporal-polyfill'
import { wallClockAt } from './wall-clock.ts'

/** The days on which a site works. */
export interface WorkingCalendar {
  /** A name of the time zone database. */
  timeZone: string
  /** Days that are none of work beside Saturdays and Sundays, as YYYY-MM-DD. */
  holidays: readonly string[]
}

/** The first instant of a day, which is not everywhere at 00:00. @throws RangeError where there is no such day */
export const startOfDay = (day: string, timeZone: string): Date => dateOf(Temporal.PlainDate.from(day).toZonedDateTime(timeZone))

/** The instant at which a day is over, which is the first of the next: what happens before it is in time. */
export const endOfDay = (day: string, timeZone: string): Date => startOfDay(addDays(day, 1), timeZone)

/** @param days negative ones count back */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

/**
 * The working day that comes after a number of them: the day of the instant itself does not count. None leads to that day, or to the next
 * working day where it is none.
 * @param count not negative
 * @returns YYYY-MM-DD
 */
export function addWorkingDays(from: Date, count: number, { timeZone, holidays }: WorkingCalendar): string {
  const free = new Set(holidays)
  const isWorking = (day: string): boolean => Temporal.PlainDate.from(day).dayOfWeek <= 5 && !free.has(day)
  let day = wallClockAt(from, timeZone).day
  for (let left = count; left > 0 || !isWorking(day); ) {
    day = addDays(day, 1)
    if (isWorking(day)) left -= 1
  }
  return day
}

/** The end of the working day that comes after a number of them. */
export const workingDeadline = (from: Date, count: number, calendar: WorkingCalendar): Date =>
  endOfDay(addWorkingDays(from, count, calendar), calendar.timeZone)

const dateOf = ({ epochMilliseconds }: Temporal.ZonedDateTime): Date => new Date(epochMilliseconds)
