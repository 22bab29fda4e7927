import { expect, test } from 'vitest'
import { fitInto, smallerForms } from './smaller-forms.ts'

const named = (width: number, height: number) => smallerForms({ width, height }).map(form => `${form.name} ${form.width}×${form.height}`)

test.each([
  ['an icon has none', 150, 150, []],
  ['a strip is cut to what it has', 400, 40, ['thumbnail 150×40', 'medium 300×30']],
  ['what is exactly as large as a form has not that form', 300, 300, ['thumbnail 150×150']],
  ['a high image is fitted by its height', 600, 1200, ['thumbnail 150×150', 'medium 150×300', 'large 512×1024']],
  ['a hair keeps a pixel', 1, 3000, ['thumbnail 1×150', 'medium 1×300', 'large 1×1024', '1536x1536 1×1536', '2048x2048 1×2048']],
  [
    'a photograph has all',
    2400,
    1600,
    ['thumbnail 150×150', 'medium 300×200', 'medium_large 768×512', 'large 1024×683', '1536x1536 1536×1024', '2048x2048 2048×1365'],
  ],
])('the smaller sizes of an image are right: %s', (_, width, height, expected) => {
  expect(named(width, height)).toEqual(expected)
})

test('a small image is not enlarged to fit', () => {
  expect(fitInto({ width: 40, height: 30 }, { width: 100, height: 100 })).toEqual({ width: 40, height: 30 })
})
