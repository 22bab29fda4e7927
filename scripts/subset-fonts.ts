/**
 * Makes the fonts of src/ui/fonts and prints the unicode-range of each: parts of packaged fonts that a first visit can wait for.
 * What a page needs beyond them comes from the whole font. `node scripts/subset-fonts.ts` after an update of a font.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'

const root = resolve(import.meta.dirname, '..')

/** First and last code point of each run. */
type Runs = readonly (readonly [first: number, last: number])[]

/** What the packages call latin: English and western Europe, with punctuation. */
const latin: Runs = [
  [0x00, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
]

/** The other letters of European languages: one of them in an author's name need not bring phonetics and medieval signs along. */
const europe: Runs = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
]

/** Latin, Greek, accents, arrows, common operators, fences, italic letters of mathematics. */
const mathematics: Runs = [
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

interface Part {
  /** File under src/ui/fonts. */
  file: string
  /** File under node_modules. */
  whole: string
  runs: Runs
  /** The weight or weights to keep of a font that has more. */
  weights?: number | { min: number; max: number }
}

// The pages use 400 to 700. Source Sans is no smaller for leaving the others out.
const weights = { min: 400, max: 700 }
const serif = '@fontsource-variable/source-serif-4/files/source-serif-4'
const sans = '@fontsource-variable/source-sans-3/files/source-sans-3'

const parts: readonly Part[] = [
  { file: 'source-serif-4-latin.woff2', whole: `${serif}-latin-wght-normal.woff2`, runs: latin, weights },
  // Italics run through most texts, bold ones through few.
  { file: 'source-serif-4-italic.woff2', whole: `${serif}-latin-wght-italic.woff2`, runs: latin, weights: 400 },
  { file: 'source-serif-4-bold-italic.woff2', whole: `${serif}-latin-wght-italic.woff2`, runs: latin, weights: 620 },
  { file: 'source-sans-3-italic.woff2', whole: `${sans}-latin-wght-italic.woff2`, runs: latin, weights: 400 },
  { file: 'source-sans-3-bold-italic.woff2', whole: `${sans}-latin-wght-italic.woff2`, runs: latin, weights: 620 },
  { file: 'source-serif-4-europe.woff2', whole: `${serif}-latin-ext-wght-normal.woff2`, runs: europe, weights },
  { file: 'source-sans-3-europe.woff2', whole: `${sans}-latin-ext-wght-normal.woff2`, runs: europe },
  { file: 'stix-two-math-common.woff2', whole: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2', runs: mathematics },
]

const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0')

for (const { file, whole, runs, weights } of parts) {
  const signs = runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)))
  const font = await subsetFont(readFileSync(join(root, 'node_modules', whole)), signs.join(''), {
    targetFormat: 'woff2',
    ...(weights && { variationAxes: { wght: weights } }),
  })
  writeFileSync(join(root, 'src/ui/fonts', file), font)
  const range = runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
  console.log(`${file}, ${font.length} bytes\n  ${range.join(', ')}`)
}
