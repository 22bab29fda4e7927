/**
 * The fonts of the documentation's pages. The style sheets of the house and of a brand name font files as the build of the site resolves
 * them: beside the sheet, or in a package. Here they get paths that have a hash of the file.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, parse } from 'node:path'
import { docsPaths } from './paths.ts'

const require = createRequire(import.meta.url)
const houseFonts = join(import.meta.dirname, '../../ui/fonts.css')

export interface Fonts {
  /** The rules that name the files. */
  css: string
  /** The paths of files, by the last segment of their URL. */
  files: ReadonlyMap<string, string>
  /** The URLs of those that the first screen needs: they are shown only if they are there when it is painted. */
  first: readonly string[]
}

/** @param directory of a brand, whose tokens.css may import sheets of fonts */
export function readFonts(tokens: string, directory: string): Fonts {
  const imported = [...tokens.matchAll(/@import\s+"(\.[^"]+\.css)"/g)].map(([, path = '']) => join(directory, path))
  const files = new Map<string, string>()
  const css = [houseFonts, ...imported].map(sheet =>
    readFileSync(sheet, 'utf8').replaceAll(/url\("([^"]+)"\)/g, (_, named: string) => {
      const file = named.startsWith('.') ? join(dirname(sheet), named) : require.resolve(named)
      const { name, ext } = parse(file)
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)
      const hashed = `${name}-${hash}${ext}`
      files.set(hashed, file)
      return `url("${docsPaths.fonts}${hashed}")`
    }),
  )
  const all = css.join('\n')
  const first = ['family-text', 'family-interface', 'family-display'].map(token => firstFont(all, lastFamily(tokens, token)))
  return { css: all, files, first: [...new Set(first.filter(url => url !== null))] }
}

/** The first family that the last declaration of a token names. */
const lastFamily = (tokens: string, token: string): string =>
  [...tokens.matchAll(new RegExp(`--${token}:\\s*"([^"]+)"`, 'g'))].at(-1)?.[1] ?? ''

/** The first rule of a family is for Latin letters. */
function firstFont(css: string, family: string): string | null {
  const rule = css.split('@font-face').find(each => each.includes(`font-family: "${family}";`))
  return /url\("([^"]+)"\)/.exec(rule ?? '')?.[1] ?? null
}
