/**
 * Makes src/ui/fonts/stix-two-math-common.woff2 and prints its unicode-range: the signs that most formulas are made of, an eighth of
 * the whole font. A page whose formulas need others fetches the whole font as well. `node scripts/subset-math-font.ts` after an update of the font.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'

const root = resolve(import.meta.dirname, '..')
const whole = join(root, 'node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2')
const common = join(root, 'src/ui/fonts/stix-two-math-common.woff2')

/** First and last code point of each run: Latin, Greek, accents, arrows, common operators, fences, italic letters of mathematics. */
const runs: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb0, 0xb1],
  [0xb4, 0xb7],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x131, 0x131],
  [0x237, 0x237],
  [0x2c6, 0x2c7],
  [0x2d8, 0x2dc],
  [0x302, 0x304],
  [0x307, 0x308],
  [0x391, 0x3d6],
  [0x3f5, 0x3f5],
  [0x2010, 0x2015],
  [0x2026, 0x2026],
  [0x2032, 0x2034],
  [0x203e, 0x203e],
  [0x2061, 0x2064],
  [0x20d7, 0x20d7],
  [0x2102, 0x2102],
  // The italic h of mathematics has no place beside the other letters.
  [0x210e, 0x210f],
  [0x2113, 0x2113],
  [0x2115, 0x2115],
  [0x211a, 0x211a],
  [0x211d, 0x211d],
  [0x2124, 0x2124],
  [0x2190, 0x2194],
  [0x21d2, 0x21d4],
  [0x2200, 0x222b],
  [0x223c, 0x223c],
  [0x2248, 0x2248],
  [0x2260, 0x2265],
  [0x2282, 0x2287],
  [0x22a4, 0x22a5],
  [0x22c5, 0x22c5],
  [0x2308, 0x230b],
  [0x27e8, 0x27e9],
  [0x2a7d, 0x2a7e],
  [0x1d400, 0x1d467],
  [0x1d6e2, 0x1d71b],
]

const signs = runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)))
writeFileSync(common, await subsetFont(readFileSync(whole), signs.join(''), { targetFormat: 'woff2' }))

const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0')
console.log(runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', '))
