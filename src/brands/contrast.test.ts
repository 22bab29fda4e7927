import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrastErrors, contrastPairs, describeContrastError } from './contrast.ts'
import { type Palette, paletteOf, readPalette } from './palette.ts'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

test.each(folders)('the colours of the brand %s have enough contrast in light and in dark', key => {
  expect(contrastErrors(readPalette(join(import.meta.dirname, key))).map(describeContrastError)).toEqual([])
})

describe('a pair of colours with too little contrast is reported with its ratio', () => {
  const house = readPalette(join(import.meta.dirname, 'default'))
  const withColours = (css: string): Palette => new Map([...house, ...paletteOf([`:root { ${css} }`])])
  test.each([
    ['--header-ink: light-dark(#777, #fff)', ['light: header-ink on header-paper has 4.47, and needs 4.5']],
    ['--footer-ink: light-dark(#000, #666)', ['dark: footer-ink on footer-paper has 3.21, and needs 4.5']],
    ['--focus: light-dark(#959595, #fff)', ['light: focus on paper has 2.99, and needs 3']],
  ])('the colours %s are reported', (css, errors) => {
    expect(contrastErrors(withColours(css)).map(describeContrastError)).toEqual(errors)
  })
  test('a token that is no colour is reported', () => {
    const without = new Map([...house].filter(([name]) => name !== 'focus'))
    expect(contrastErrors(without).map(describeContrastError)).toEqual([
      'light: focus on paper is no pair of colours, and needs 3',
      'dark: focus on paper is no pair of colours, and needs 3',
    ])
  })
})

test('no pair of tokens is checked twice', () => {
  const names = contrastPairs.map(({ ink, paper }) => `${ink} on ${paper}`)
  expect(new Set(names).size).toBe(names.length)
})
