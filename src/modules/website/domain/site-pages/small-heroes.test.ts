import { expect, test } from 'vitest'
import type { Part } from './parts.ts'
import { menuOfPage, smallHeroes } from './small-heroes.ts'

const image = (width: number, height: number, isHero = true): Part => ({
  kind: 'image',
  picture: { url: `/files/${width}`, width, height, alt: '' },
  ...{ caption: null, isHero, fullCoverage: false, minHeight: 0, horizontal: 'center', vertical: 'center', spacing: 0 },
})
const headings = (count: number) => Array.from({ length: count }, (_, at) => ({ refId: `h${at}`, text: 'One' }))
const page = { layout: 'standard' as const, fullWidth: false, anchoredMenuItems: [], parts: [] }

test.each<[string, Partial<Parameters<typeof smallHeroes>[0]>, [width: number, needed: number][]]>([
  ['in a column of text', { parts: [image(703, 700), image(704, 700)] }, [[703, 704]]],
  ['from side to side', { fullWidth: true, parts: [image(1343, 900), image(1344, 900)] }, [[1343, 1344]]],
  ['beside a menu', { fullWidth: true, anchoredMenuItems: headings(3), parts: [image(1092, 900), image(1093, 900)] }, [[1092, 1093]]],
  ['whose layout has no menu', { fullWidth: true, layout: 'simple', anchoredMenuItems: headings(3), parts: [image(704, 700)] }, []],
  ['that is lower than its place', { parts: [image(800, 200)] }, [[800, 1548]]],
  ['that is no hero', { parts: [image(100, 100, false)] }, []],
  ['that stands there twice', { parts: [image(100, 100), image(100, 100)] }, [[100, 704]]],
  ['in a column of a block', { parts: [{ kind: 'columns', columns: [[image(100, 100)]] }] }, []],
])('an image that is too small for a hero is reported: a hero %s', (_, some, found) =>
  expect(smallHeroes({ ...page, ...some }).map(({ width, needed }) => [width, needed])).toEqual(found),
)

test('a page has a menu from three headings on', () => {
  expect([2, 3].map(count => menuOfPage({ layout: 'standard', anchoredMenuItems: headings(count) }).length)).toEqual([0, 3])
})
