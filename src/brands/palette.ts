/** The colours of a brand, read from the style sheets that the browser gets: its tokens.css over src/ui/tokens.css. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A colour in light and in dark, as it is written: `#1d5a8c`, `rgb(16 24 36 / 45%)`. */
export interface Shades {
  light: string
  dark: string
}
/** By the token's name without its dashes: `accent`. */
export type Palette = ReadonlyMap<string, Shades>

const houseTokens = join(import.meta.dirname, '../ui/tokens.css')

/** @param directory of a brand; without a tokens.css in it, the colours are the house's. */
export function readPalette(directory: string): Palette {
  const own = join(directory, 'tokens.css')
  return paletteOf([houseTokens, own].filter(existsSync).map(file => readFileSync(file, 'utf8')))
}

/** @param sheets from the lowest layer up */
export function paletteOf(sheets: readonly string[]): Palette {
  const tokens = new Map(sheets.flatMap(sheet => [...rootDeclarations(sheet)]))
  const palette = new Map<string, Shades>()
  for (const [name, value] of tokens) {
    const light = resolve(value, 'light', tokens)
    const dark = resolve(value, 'dark', tokens)
    if (light !== null && dark !== null) palette.set(name, { light, dark })
  }
  return palette
}

/** Custom properties of the rules for `:root` that hold always: those within @media and its like are left out. */
function rootDeclarations(sheet: string): Map<string, string> {
  const found = new Map<string, string>()
  const css = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  for (const { prelude, body } of topLevelRules(css)) {
    if (prelude !== ':root' && prelude !== ':where(:root)') continue
    for (const declaration of splitOutside(body, ';')) {
      const [, name, value] = /^\s*--([\w-]+)\s*:\s*([\s\S]+?)\s*$/.exec(declaration) ?? []
      if (name !== undefined && value !== undefined) found.set(name, value)
    }
  }
  return found
}

function* topLevelRules(css: string): Generator<{ prelude: string; body: string }> {
  let depth = 0
  let start = 0
  let opened = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) opened = at
    if (css[at] !== '}' || --depth !== 0) continue
    yield { prelude: css.slice(start, opened).trim(), body: css.slice(opened + 1, at) }
    start = at + 1
  }
}

/** Parts between separators that stand in no parentheses and no quotes. */
function splitOutside(text: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  let quote = ''
  for (const each of text) {
    if (quote !== '') quote = each === quote ? '' : quote
    else if (each === '"' || each === "'") quote = each
    else if (each === '(') depth++
    else if (each === ')') depth--
    if (each === separator && depth === 0 && quote === '') parts.push('')
    else parts[parts.length - 1] += each
  }
  return parts
}

/** The colour that a value comes to; null for what is no colour, or refers to none. */
function resolve(value: string, scheme: keyof Shades, tokens: ReadonlyMap<string, string>, passed: readonly string[] = []): string | null {
  if (/^#[\da-f]{3,8}$|^rgba?\([\d\s.,%/]+\)$/i.test(value)) return value
  const [, name, inner = ''] = /^(light-dark|var)\(([\s\S]*)\)$/.exec(value) ?? []
  const [first = '', second] = splitOutside(inner, ',').map(part => part.trim())
  if (name === 'light-dark') return resolve(scheme === 'light' ? first : (second ?? ''), scheme, tokens, passed)
  if (name !== 'var' || passed.includes(first)) return null
  const referred = tokens.get(first.slice('--'.length)) ?? second
  return referred === undefined ? null : resolve(referred, scheme, tokens, [...passed, first])
}
