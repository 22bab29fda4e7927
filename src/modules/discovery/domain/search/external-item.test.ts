import { expect, test } from 'vitest'
import { externalItemUrl, firstAuthors, parseExternalItemKey } from './external-item.ts'

test.each([
  ['MED:38000001', { source: 'MED', id: '38000001' }],
  ['ppr/PPR12.3-a_b', { source: 'PPR', id: 'PPR12.3-a_b' }],
  ['MED', null],
  ['38000001', null],
  ['MEDL:1', null],
  ['MED:', null],
  ['MED:1" OR "2', null],
  ['MED:1/../2', null],
  [`MED:${'1'.repeat(61)}`, null],
  ['', null],
])('the id %j names the work %j', (text, key) => expect(parseExternalItemKey(text)).toEqual(key))

test.each([
  [{ source: 'MED', id: '1', doi: '10.1002/(SICI)1<1::AID>3.0#x' }, 'https://doi.org/10.1002/(SICI)1%3C1::AID%3E3.0%23x'],
  [{ source: 'PAT', id: 'US 1/2', doi: null }, 'https://europepmc.org/article/PAT/US%201%2F2'],
])('the work %j is read at %s', (item, url) => expect(externalItemUrl(item)).toBe(url))

test.each([
  ['Roof A, Tile B, Slate C, Moss D.', { names: ['Roof A', 'Tile B', 'Slate C'], more: 1 }],
  ['Roof A.', { names: ['Roof A'], more: 0 }],
  ['Wet Roofs Consortium', { names: ['Wet Roofs Consortium'], more: 0 }],
  [' , ,', { names: [], more: 0 }],
  ['', { names: [], more: 0 }],
])('the first authors of %j are %j', (text, authors) => expect(firstAuthors(text, 3)).toEqual(authors))
