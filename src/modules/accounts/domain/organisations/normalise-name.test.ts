import { expect, test } from 'vitest'
import { normaliseName, wordsOfQuery } from './normalise-name.ts'

test.each([
  ['Universität Zürich', 'universitat zurich'],
  ['King’s College London', 'kings college london'],
  ["King's College", 'kings college'],
  ["Institut National de l'Alimentation", 'institut national de l alimentation'],
  ['Łódź', 'lodz'],
  ['Københavns Universitet', 'kobenhavns universitet'],
  ['Straße', 'strasse'],
  ['Hawaiʻi Pacific', 'hawaii pacific'],
  ['Texas A&M University', 'texas a and m university'],
  ['  CNRS / UMR-1208 (Lyon)', 'cnrs umr 1208 lyon'],
  ['東京大学', '東京大学'],
  ['Санкт-Петербург', 'санкт петербург'],
  ["'); drop table organisation; --", 'drop table organisation'],
  ['\u0000%_\\', ''],
  ['\ud800', ''],
  ['', ''],
])('the name %j is normalised to %j', (name, folded) => expect(normaliseName(name)).toBe(folded))

test('a very long name is cut', () => expect(normaliseName('ab '.repeat(1000)).length).toBeLessThanOrEqual(300))

test('a query is split into few unique words, the longest first', () => {
  expect(wordsOfQuery('uni of leiden uni')).toEqual(['leiden', 'uni', 'of'])
  expect(wordsOfQuery('')).toEqual([])
  expect(wordsOfQuery('a b c d e f g h i j').length).toBe(8)
})
