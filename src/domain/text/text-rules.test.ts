import { describe, expect, test } from 'vitest'
import { abbreviateNumber } from './abbreviate-number.ts'
import { formatDate, formatPartialDate, knownDate, machineDate } from './date.ts'
import { formatFileSize } from './file-size.ts'
import { classifyLink, safeAddress } from './link.ts'
import { pageDescription, pageTitle, truncate } from './truncate.ts'

describe('truncate', () => {
  test.each([
    ['short', 10, 'short'],
    ['exactly ten', 11, 'exactly ten'],
    ['cut at the last space before the limit', 20, 'cut at the last…'],
    ['the space at the limit itself counts', 10, 'the space…'],
    ['a comma, then more', 10, 'a comma…'],
    ['Pneumonoultramicroscopicsilicovolcanoconiosis', 10, 'Pneumonou…'],
    ['🙂🙂🙂🙂', 4, '🙂…'],
    ['', 5, ''],
  ])('%s to %i', (text, limit, expected) => {
    expect(truncate(text, limit)).toBe(expected)
    expect(truncate(text, limit).length).toBeLessThanOrEqual(limit)
  })

  test('a page title keeps the suffix and stays within 70 characters', () => {
    const title = pageTitle('Effects of long and carefully described interventions on short outcomes in mice', ' | Wellcome Open')
    expect(title).toBe('Effects of long and carefully described interventions… | Wellcome Open')
    expect(title.length).toBeLessThanOrEqual(70)
    expect(pageTitle('Short', ' | Gates')).toBe('Short | Gates')
  })

  test('a description is one line of at most 160 characters', () => {
    expect(pageDescription('two\n  lines ')).toBe('two lines')
    expect(pageDescription('word '.repeat(60)).length).toBeLessThanOrEqual(160)
  })
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1K'],
  [1049, '1K'],
  [1500, '1.5K'],
  [999_949, '999.9K'],
  [999_950, '1M'],
  [1_000_000, '1M'],
  [2_340_000, '2.3M'],
  [1_200_000_000, '1200M'],
])('%i is shown as %s', (count, expected) => {
  expect(abbreviateNumber(count)).toBe(expected)
})

test.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_234_567, '1.18 MB'],
  [1024 ** 2 - 1, '1 MB'],
  [3 * 1024 ** 3, '3 GB'],
  [1024 ** 4, '1 TB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('%i bytes are %s', (bytes, expected) => {
  expect(formatFileSize(bytes)).toBe(expected)
})

test.each([
  ['#figure-1', 'in-page'],
  ['/browse', 'internal'],
  ['browse/articles', 'internal'],
  ['http.html', 'internal'],
  ['/my/submissions', 'external'],
  ['https://example.org', 'external'],
  ['HTTP://example.org', 'external'],
  ['//example.org/x', 'external'],
  ['mailto:info@example.org', 'external'],
])('%s is %s', (href, expected) => {
  expect(classifyLink(href, ['/my/submissions'])).toBe(expected)
})

test.each([
  ['https://example.org/?a=1&b=2', true],
  ['ftp://example.org/file', true],
  ['mailto:info@example.org', true],
  ['javascript:alert(1)', false],
  ['java\tscript:alert(1)', false],
  [' JavaScript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['vbscript:x', false],
  ['file:///etc/passwd', false],
  ['/relative', false],
  ['', false],
])('may a page link to %j? %s', (href, allowed) => {
  expect(safeAddress(href) !== null).toBe(allowed)
})

describe('dates', () => {
  test.each([
    [{ year: 2024, month: 1, day: 5, text: null }, 'en', '05 Jan 2024', '2024-01-05'],
    [{ year: 2024, month: 9, day: null, text: null }, 'en', 'Sep 2024', '2024-09'],
    [{ year: 2024, month: 5, day: 17, text: null }, 'fr', '17 mai 2024', '2024-05-17'],
    [{ year: 987, month: null, day: null, text: null }, 'en', '987', '0987'],
    [{ year: 2004, month: null, day: null, text: 'Spring 2004' }, 'en', 'Spring 2004', '2004'],
    [{ year: 2023, month: 2, day: 30, text: null }, 'en', '30 2 2023', null],
    [{ year: 2024, month: 13, day: null, text: null }, 'en', '13 2024', null],
  ])('%j in %s', (date, locale, shown, machine) => {
    expect(formatPartialDate(date, locale)).toBe(shown)
    expect(machineDate(date)).toBe(machine)
  })

  test('an instant is shown by its day in UTC, and what is no date as it came', () => {
    expect(formatDate(new Date('2024-12-31T23:30:00Z'))).toBe('31 Dec 2024')
    expect(formatDate('2024-02-29')).toBe('29 Feb 2024')
    expect(formatDate('soon')).toBe('soon')
  })

  test.each([
    ['year', '2017', '2017'],
    ['month', '2017-03', 'Mar 2017'],
    ['day', '2017-03-05', '05 Mar 2017'],
  ] as const)('of a day known to the %s, no more is shown', (precision, known, shown) => {
    expect(knownDate('2017-03-05', precision)).toBe(known)
    expect(formatDate(known)).toBe(shown)
  })
})
