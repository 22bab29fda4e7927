import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { instantAt, isTimeZone, wallClockAt, zoneNameAt } from './wall-clock.ts'

test.each([
  ['UTC', true],
  ['Europe/Berlin', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Europe/Nowhere', false],
  ['+02:00', false],
  ['', false],
])('whether %j is a time zone is %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known)
})

test.each([
  ['2026-11-22T23:30:00Z', 'UTC', '2026-11-22', '23:30'],
  ['2026-11-22T23:30:00Z', 'Europe/Berlin', '2026-11-23', '00:30'],
  ['2026-07-22T22:30:00Z', 'Europe/Berlin', '2026-07-23', '00:30'],
  ['2026-11-22T02:05:00Z', 'America/New_York', '2026-11-21', '21:05'],
  ['2026-11-22T18:30:00Z', 'Asia/Kolkata', '2026-11-23', '00:00'],
  ['0987-01-02T12:00:00Z', 'UTC', '0987-01-02', '12:00'],
])('an instant at %s in %s is shown as %s, %s', (instant, timeZone, day, time) => {
  expect(wallClockAt(instant, timeZone)).toEqual({ day, time })
  expect(wallClockAt(new Date(instant), timeZone)).toEqual({ day, time })
})

test('an invalid instant is refused', () => {
  expect(() => wallClockAt('tomorrow', 'UTC')).toThrow(RangeError)
})

test.each([
  ['2026-11-22T12:00:00Z', 'UTC', 'ja', 'UTC'],
  ['2026-11-22T12:00:00Z', 'Europe/Berlin', 'de', 'MEZ'],
  ['2026-07-22T12:00:00Z', 'Europe/Berlin', 'de', 'MESZ'],
  ['2026-11-22T12:00:00Z', 'Europe/Berlin', 'en', 'GMT+1'],
])('the name of a time zone at %s in %s, in %s, is %s', (instant, timeZone, language, name) => {
  expect(zoneNameAt(instant, timeZone, language)).toBe(name)
})

test.each([
  ['in winter', '2026-11-22T09:30', 'Europe/Berlin', '2026-11-22T08:30:00.000Z'],
  ['in summer', '2026-07-22T09:30', 'Europe/Berlin', '2026-07-22T07:30:00.000Z'],
  ['in UTC', '2026-07-22T09:30:15', 'UTC', '2026-07-22T09:30:15.000Z'],
  ['that summer time skips', '2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['that comes twice', '2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['half an hour off', '2026-11-22T05:30', 'Asia/Kolkata', '2026-11-22T00:00:00.000Z'],
])('a local time is read as an instant: a time %s', (_case, local, timeZone, instant) => {
  expect(instantAt(local, timeZone)?.toISOString()).toBe(instant)
})

test.each(['2026-02-30T10:00', '2026-11-22T25:00', 'tomorrow'])('%s is refused as a local time', local => {
  expect(instantAt(local, 'UTC')).toBeNull()
})

test.each(['Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Casablanca', 'Asia/Kathmandu', 'UTC'])(
  'a local time of %s is the instant that Temporal finds, also around every change of its clock',
  timeZone => {
    const aroundChanges: Temporal.PlainDateTime[] = []
    let at = Temporal.Instant.from('1990-01-01T00:00Z').toZonedDateTimeISO(timeZone)
    for (let next = at.getTimeZoneTransition('next'); next !== null && next.year < 2040; next = at.getTimeZoneTransition('next')) {
      aroundChanges.push(next.toPlainDateTime())
      at = next
    }
    const localTimes = fc.oneof(
      fc
        .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
        .map(date => Temporal.PlainDateTime.from(date.toISOString().slice(0, 19))),
      ...(aroundChanges.length > 0
        ? [
            fc
              .tuple(fc.constantFrom(...aroundChanges), fc.integer({ min: -3000, max: 3000 }))
              .map(([change, minutes]) => change.add({ minutes })),
          ]
        : []),
    )
    fc.assert(
      fc.property(localTimes, local => {
        const typed = local.toString({ smallestUnit: 'minute' })
        expect(instantAt(typed, timeZone)?.getTime(), typed).toBe(
          Temporal.PlainDateTime.from(typed).toZonedDateTime(timeZone).epochMilliseconds,
        )
      }),
      { numRuns: 2000 },
    )
  },
)
