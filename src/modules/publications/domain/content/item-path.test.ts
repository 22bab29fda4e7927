import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { filePath, itemPath, parseItemKey, parseReportId, parseVersionSegment, reportPath } from './item-path.ts'

test.each([
  ['7-1374', { volume: 7, publicationId: 1374 }],
  ['1374', { volume: null, publicationId: 1374 }],
  ['2147483647-2147483647', { volume: 2_147_483_647, publicationId: 2_147_483_647 }],
  ['07-123', null],
  ['7-0123', null],
  ['0123', null],
  ['0-1', null],
  ['1-0', null],
  ['0', null],
  ['2147483648', null],
  ['1-2147483648', null],
  ['99999999999', null],
  ['1-2-3', null],
  ['-1', null],
  ['1-', null],
  ['1.5', null],
  ['1e3', null],
  [' 1', null],
  ['١', null],
  ['abc', null],
  ['', null],
])('the key %j is read as %j (R2.1-01, R4-38)', (text, key) => {
  expect(parseItemKey(text)).toEqual(key)
})

test.each([
  ['v2', 2],
  ['2', 2],
  ['v9999', 9999],
  ['v0', null],
  ['v02', null],
  ['v10000', null],
  ['vv1', null],
  ['V1', null],
  ['v', null],
  ['v1.1', null],
  ['', null],
])('the version %j is read as %j (R2.1-01)', (text, version) => {
  expect(parseVersionSegment(text)).toBe(version)
})

test.each([
  ['ARTICLE', undefined, '/articles/7-1374'],
  ['ARTICLE', 2, '/articles/7-1374/v2'],
  ['DOCUMENT', undefined, '/documents/7-1374'],
  ['POSTER', undefined, '/posters/7-1374'],
  ['SLIDE', undefined, '/slides/7-1374'],
  ['VIDEO', undefined, '/videos/7-1374'],
] as const)('the path of %s, version %s, is %s (R2.1-08)', (contentType, version, path) => {
  expect(itemPath(contentType, { volume: 7, publicationId: 1374 }, version)).toBe(path)
})

test('a file name cannot change the path', () => {
  expect(filePath('ab12', '../a b?#ü.png')).toBe('/files/ab12/..%2Fa%20b%3F%23%C3%BC.png')
})

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['01', null],
  ['-1', null],
  ['1.5', null],
  ['x', null],
  ['', null],
])('the report id %j is read as %j', (text, id) => {
  expect(parseReportId(text)).toBe(id)
})

test('a report has its path below the version that it reviews', () => {
  expect(reportPath({ volume: 7, publicationId: 1374 }, 2, testId(85))).toBe('/articles/7-1374/v2/reports/85')
})
