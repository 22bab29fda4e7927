import { describe, expect, test } from 'vitest'
import { abbreviateNumber } from './abbreviate-number.ts'
import { formatFileSize } from './file-size.ts'
import { safeHref } from './link.ts'
import { formatNumber } from './number.ts'
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
  ])('the text %s is truncated to %i characters (R5-07)', (text, limit, expected) => {
    expect(truncate(text, limit)).toBe(expected)
    expect(truncate(text, limit).length).toBeLessThanOrEqual(limit)
  })

  test('a page title keeps the suffix and stays within 70 characters (R5-05)', () => {
    const title = pageTitle('Effects of long and carefully described interventions on short outcomes in mice', ' | Wellcome Open')
    expect(title).toBe('Effects of long and carefully described interventions… | Wellcome Open')
    expect(title.length).toBeLessThanOrEqual(70)
    expect(pageTitle('Short', ' | Gates')).toBe('Short | Gates')
  })

  test('a description is one line of at most 160 characters (R5-06)', () => {
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
])('the number %i is shown as %s (R9-22)', (count, expected) => {
  expect(abbreviateNumber(count)).toBe(expected)
})

test.each([
  ['en', '12,345.5', '1.5K', '1.18 MB', '1023.5 Bytes'],
  ['de', '12.345,5', '1,5K', '1,18 MB', '1023,5 Bytes'],
  ['es', '12.345,5', '1,5K', '1,18 MB', '1023,5 Bytes'],
  ['fr', '12\u202f345,5', '1,5K', '1,18 MB', '1023,5 Bytes'],
  ['it', '12.345,5', '1,5K', '1,18 MB', '1023,5 Bytes'],
  ['ja', '12,345.5', '1.5K', '1.18 MB', '1023.5 Bytes'],
])('numbers in %s have its separators, and the abbreviations of the specification', (locale, number, count, size, ungrouped) => {
  expect(formatNumber(12_345.5, locale)).toBe(number)
  expect(abbreviateNumber(1500, locale)).toBe(count)
  expect(formatFileSize(1_234_567, locale)).toBe(size)
  expect(formatFileSize(1023.5, locale)).toBe(ungrouped)
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
])('the size of %i bytes is shown as %s (R9-21)', (bytes, expected) => {
  expect(formatFileSize(bytes)).toBe(expected)
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
])('the check whether a page may link to %j answers %s', (href, allowed) => {
  expect(safeHref(href) !== null).toBe(allowed)
})
