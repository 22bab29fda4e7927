import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { citePath, exportPath, parseCitable } from './citable.ts'

test.each([
  ['version', '12', { kind: 'version', id: 12 }],
  ['report', '1', { kind: 'report', id: 1 }],
  ['asset', '2147483647', { kind: 'asset', id: 2_147_483_647 }],
  ['asset', '2147483648', null],
  ['article', '1', null],
  ['version', '0', null],
  ['version', '01', null],
  ['version', '1e3', null],
  ['version', '', null],
])('the citable %s with the id %s is read, or refused', (kind, id, citable) => expect(parseCitable(kind, id)).toEqual(citable))

test('a citable has its citation and export URLs', () => {
  expect(citePath({ kind: 'report', id: testId(7) })).toBe('/cite/report/7')
  expect(exportPath({ kind: 'asset', id: testId(7) }, 'RIS')).toBe('/articles/exportTo?assetId=7&bibliographyReaderFormat=RIS')
})
