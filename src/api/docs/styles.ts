/** The style sheet of the page: the house's tokens and base, the colours of the site's brand over them, and the page's own rules. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const sheets = ['../../ui/tokens.css', '../../ui/base.css', 'page.css'].map(file => join(import.meta.dirname, file))

/** @param colours in light and dark, by the token's name without its dashes */
export function pageStyles(colours: ReadonlyMap<string, { light: string; dark: string }>): string {
  const own = [...colours].map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`)
  return [...sheets.map(file => readFileSync(file, 'utf8')), `:root{${own.join(';')}}`].join('\n')
}
