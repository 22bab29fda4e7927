import { describe, expect, test } from 'vitest'
import { addDays, addWorkingDays, endOfDay, startOfDay, workingDeadline } from './working-days.ts'

describe('the start and length of a calendar day', () => {
  test.each([
    ['in UTC', '2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z', 24],
    ['in Tokyo', '2026-11-22', 'Asia/Tokyo', '2026-11-21T15:00:00.000Z', 24],
    ['with summer time', '2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', 23],
    ['with the end of summer time', '2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', 25],
    ['where summer time skips midnight', '2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', 23],
    ['at the end of a year', '2026-12-31', 'America/New_York', '2026-12-31T05:00:00.000Z', 24],
  ])('a day has the right start and number of hours %s', (_case, day, timeZone, start, hours) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(start)
    expect((endOfDay(day, timeZone).getTime() - startOfDay(day, timeZone).getTime()) / 3_600_000).toBe(hours)
  })
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('the day %s plus %i days is %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result)
})

describe('adding working days', () => {
  const holidays = ['2026-12-25', '2026-12-26', '2027-01-01']
  test.each([
    ['the next day', '2026-11-23T10:00:00Z', 1, 'UTC', '2026-11-24'],
    ['over a weekend', '2026-11-27T10:00:00Z', 1, 'UTC', '2026-11-30'],
    ['from a Saturday', '2026-11-28T10:00:00Z', 1, 'UTC', '2026-11-30'],
    ['none from a working day', '2026-11-27T10:00:00Z', 0, 'UTC', '2026-11-27'],
    ['none from a Saturday', '2026-11-28T10:00:00Z', 0, 'UTC', '2026-11-30'],
    ['over holidays', '2026-12-23T10:00:00Z', 2, 'UTC', '2026-12-28'],
    ['over the turn of the year', '2026-12-31T10:00:00Z', 1, 'UTC', '2027-01-04'],
    ['two weeks', '2026-11-23T10:00:00Z', 10, 'UTC', '2026-12-07'],
    ['from the day of the site, where it is Saturday already', '2026-11-27T16:00:00Z', 1, 'Asia/Tokyo', '2026-11-30'],
    ['from the day of the site, where it is Thursday still', '2026-11-27T03:00:00Z', 1, 'America/New_York', '2026-11-27'],
    ['over the end of summer time', '2026-10-23T21:00:00Z', 1, 'Europe/Berlin', '2026-10-26'],
  ])('working days are counted right: %s', (_case, from, count, timeZone, day) => {
    expect(addWorkingDays(new Date(from), count, { timeZone, holidays })).toBe(day)
  })

  test('without holidays, every day except weekends is a working day', () => {
    expect(addWorkingDays(new Date('2026-12-24T10:00:00Z'), 1, { timeZone: 'UTC', holidays: [] })).toBe('2026-12-25')
  })

  test('a deadline is the end of the day in the time zone of the site', () => {
    const deadline = workingDeadline(new Date('2026-10-23T10:00:00Z'), 1, { timeZone: 'Europe/Berlin', holidays: [] })
    expect(deadline.toISOString()).toBe('2026-10-26T23:00:00.000Z')
  })
})
