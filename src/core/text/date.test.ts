import { expect, test } from 'vitest'
import { formatDate, formatPartialDate, formatRecentArticleDate, formatStatisticsDate, knownDate, machineDate } from './date.ts'

test.each([
  ['en', '05 Jan 2024', '15 Sep 2024', 'Sep 2024', '2024'],
  ['en-GB', '05 Jan 2024', '15 Sep 2024', 'Sep 2024', '2024'],
  ['de', '05. Jan. 2024', '15. Sept. 2024', 'Sept. 2024', '2024'],
  ['es', '05 ene 2024', '15 sept 2024', 'sept 2024', '2024'],
  ['fr', '05 janv. 2024', '15 sept. 2024', 'sept. 2024', '2024'],
  ['it', '05 gen 2024', '15 set 2024', 'set 2024', '2024'],
  ['ja', '2024年1月5日', '2024年9月15日', '2024年9月', '2024年'],
])('dates in %s have the forms of the specification (R9-17)', (locale, january, september, month, year) => {
  expect(formatDate('2024-01-05', locale)).toBe(january)
  expect(formatDate('2024-09-15', locale)).toBe(september)
  expect(formatDate('2024-09', locale)).toBe(month)
  expect(formatDate('2024', locale)).toBe(year)
})

test.each([
  ['en', '5 January 2024', '05 January 2024'],
  ['de', '5. Januar 2024', '05. Januar 2024'],
  ['es', '5 de enero de 2024', '05 de enero de 2024'],
  ['fr', '5 janvier 2024', '05 janvier 2024'],
  ['it', '5 gennaio 2024', '05 gennaio 2024'],
  ['ja', '2024年1月5日', '2024年1月5日'],
])('the long forms of a date in %s are those of the specification (A9-19, A9-20)', (locale, recentArticle, statistics) => {
  expect(formatRecentArticleDate('2024-01-05', locale)).toBe(recentArticle)
  expect(formatStatisticsDate('2024-01-05', locale)).toBe(statistics)
})

test.each([
  [{ year: 2024, month: 1, day: 5, text: null }, 'en', '05 Jan 2024', '2024-01-05'],
  [{ year: 2024, month: 9, day: null, text: null }, 'en', 'Sep 2024', '2024-09'],
  [{ year: 2024, month: 5, day: 17, text: null }, 'fr', '17 mai 2024', '2024-05-17'],
  [{ year: 2024, month: null, day: 31, text: null }, 'en', '2024', '2024'],
  [{ year: 987, month: null, day: null, text: null }, 'en', '987', '0987'],
  [{ year: 12, month: 2, day: 3, text: null }, 'en', '03 Feb 12', '0012-02-03'],
  [{ year: 1500, month: 3, day: 1, text: null }, 'de', '01. März 1500', '1500-03-01'],
  [{ year: 20_240, month: null, day: null, text: null }, 'ja', '20240', null],
  [{ year: 2004, month: null, day: null, text: 'Spring 2004' }, 'de', 'Spring 2004', '2004'],
  [{ year: 2023, month: 2, day: 30, text: null }, 'en', '30 2 2023', null],
  [{ year: 2024, month: 13, day: null, text: null }, 'de', '13 2024', null],
])('the partial date %j in %s is formatted and has its machine-readable form', (date, locale, shown, machine) => {
  expect(formatPartialDate(date, locale)).toBe(shown)
  expect(machineDate(date)).toBe(machine)
})

test('an instant is shown by its day in UTC, and a text that is no date is shown unchanged (R8-30)', () => {
  expect(formatDate(new Date('2024-12-31T23:30:00Z'))).toBe('31 Dec 2024')
  expect(formatDate('2024-02-29')).toBe('29 Feb 2024')
  for (const format of [formatDate, formatRecentArticleDate, formatStatisticsDate]) expect(format('soon', 'ja')).toBe('soon')
})

test.each([
  ['year', '2017', '2017'],
  ['month', '2017-03', 'Mar 2017'],
  ['day', '2017-03-05', '05 Mar 2017'],
] as const)('a date known to the %s is shown without more precision', (precision, known, shown) => {
  expect(knownDate('2017-03-05', precision)).toBe(known)
  expect(formatDate(known)).toBe(shown)
})
