/** The colours of a brand, read from the style sheets that the browser gets: its tokens.css over src/ui/tokens.css. */
import { brandSheets, rootDeclarations, splitOutside } from './style-sheets.ts'

/** A colour in light and in dark, as it is written: `#1d5a8c`, `rgb(16 24 36 / 45%)`. */
export interface Shades {
  light: string
  dark: string
}
/** Colours are found by the token's name without its dashes: `accent`. */
export type Palette = ReadonlyMap<string, Shades>

/** @param directory of a brand; without a tokens.css in it, the colours are the house's. */
export function readPalette(directory: string): Palette {
  return paletteOf(brandSheets(directory))
}

/** The palette of unconditional rules; those within @media are left out. @param sheets from the lowest layer up */
export function paletteOf(sheets: readonly string[]): Palette {
  const always = sheets.flatMap(rootDeclarations).filter(({ media }) => media === null)
  const tokens = new Map(always.map(({ name, value }) => [name, value]))
  const palette = new Map<string, Shades>()
  for (const [name, value] of tokens) {
    const light = resolve(value, 'light', tokens)
    const dark = resolve(value, 'dark', tokens)
    if (light !== null && dark !== null) palette.set(name, { light, dark })
  }
  return palette
}

/** The colour that a value resolves to; null where it is none, or refers to none. */
function resolve(value: string, scheme: keyof Shades, tokens: ReadonlyMap<string, string>, passed: readonly string[] = []): string | null {
  if (/^#[\da-f]{3,8}$|^rgba?\([\d\s.,%/]+\)$/i.test(value)) return value
  const [, name, inner = ''] = /^(light-dark|var)\(([\s\S]*)\)$/.exec(value) ?? []
  const [first = '', second] = splitOutside(inner, ',').map(part => part.trim())
  if (name === 'light-dark') return resolve(scheme === 'light' ? first : (second ?? ''), scheme, tokens, passed)
  if (name !== 'var' || passed.includes(first)) return null
  const referred = tokens.get(first.slice('--'.length)) ?? second
  return referred === undefined ? null : resolve(referred, scheme, tokens, [...passed, first])
}
