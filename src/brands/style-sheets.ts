/** The custom properties that the style sheets of the house and of a brand give to the whole page. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Declaration {
  /** The condition, such as `@media print`; null for unconditional rules. */
  media: string | null
  /** The name has no dashes. */
  name: string
  value: string
}

const houseTokens = join(import.meta.dirname, '../ui/tokens.css')

/** The style sheets of a brand's directory, from the lowest layer up; without a tokens.css there, the default one only. */
export const brandSheets = (directory: string): string[] =>
  [houseTokens, join(directory, 'tokens.css')].filter(existsSync).map(file => readFileSync(file, 'utf8'))

/** The declarations in source order; browsers use the last one for a name whose condition applies. */
export function rootDeclarations(sheet: string): Declaration[] {
  return declarationsIn(sheet.replaceAll(/\/\*[\s\S]*?\*\/|@import\s[^;]*;/g, ''), null)
}

function declarationsIn(css: string, media: string | null): Declaration[] {
  return [...topLevelRules(css)].flatMap(({ prelude, body }) => {
    if (media === null && prelude.startsWith('@media')) return declarationsIn(body, prelude)
    if (prelude !== ':root' && prelude !== ':where(:root)') return []
    return splitOutside(body, ';').flatMap(declaration => {
      const [, name, value] = /^\s*--([\w-]+)\s*:\s*([\s\S]+?)\s*$/.exec(declaration) ?? []
      return name !== undefined && value !== undefined ? [{ media, name, value }] : []
    })
  })
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

/** Splits at separators outside parentheses and quotes. */
export function splitOutside(text: string, separator: string): string[] {
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
