import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { breakpoints } from './breakpoints.ts'

const src = join(import.meta.dirname, '..')

function filesUnder(folders: readonly string[], extension: RegExp): [file: string, text: string][] {
  return folders
    .flatMap(folder => readdirSync(join(src, folder), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && extension.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
    .map(file => [relative(src, file), readFileSync(file, 'utf8')])
}
const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')

const widths = Object.values(breakpoints).filter(width => width > 0)
const allowed = new Set(widths.map(width => `${width}px`))

const mediaQueries = (css: string): string[] => withoutComments(css).match(/@media[^{]+/g) ?? []
/** Widths that are no breakpoint, and conditions in another notation than `width >= 960px` and `width < 960px`. */
const strangeWidths = (css: string): string[] =>
  mediaQueries(css)
    .filter(query => /\bwidth\b/.test(query))
    .flatMap(query => query.match(/(?:min|max)-width|width (?:<=|>)(?!=)|\d[\d.]*[a-z]+/g) ?? [])
    .filter(found => !allowed.has(found))

describe('style sheets use no other widths than the breakpoints', () => {
  test.each(filesUnder(['ui', 'site', 'modules', 'brands', 'api'], /\.css$/))('%s does', (_file, css) => {
    expect(strangeWidths(css)).toEqual([])
  })
  test.each([
    ['@media (width >= 960px) {}', []],
    ['@media (600px <= width < 1280px) {}', []],
    ['@media screen and (max-width: 1279.98px) {}', ['max-width', '1279.98px']],
    ['@media (min-width: 960px) {}', ['min-width']],
    ['@media (width <= 960px) {}', ['width <=']],
    ['@media (width > 960px) {}', ['width >']],
    ['@media (width >= 900px) and (width < 1440px) {}', ['900px']],
    ['@media (width < 60rem) {}', ['60rem']],
    ['@media print { .a { inline-size: 7px } } /* @media (width < 7px) */', []],
  ])('other widths are found in %s (R9-09)', (css, strange) => {
    expect(strangeWidths(css)).toEqual(strange)
  })
})

const rawColours = (css: string): string[] =>
  withoutComments(css)
    .replaceAll(/url\([^)]*\)/g, '')
    .match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lch|lab|hwb)a?\(/gi) ?? []

describe('colours are defined in the tokens and nowhere else', () => {
  test.each(filesUnder(['ui', 'site', 'modules'], /\.css$/).filter(([file]) => file !== join('ui', 'tokens.css')))(
    '%s defines none',
    (_file, css) => {
      expect(rawColours(css)).toEqual([])
    },
  )
  test.each([
    ['.a { color: #fff; background: rgb(0 0 0 / 5%) }', ['#fff', 'rgb(']],
    ['.a { mask: url("#shape"); color: var(--ink) } /* #fff */', []],
  ])('raw colours are found in %s', (css, raw) => {
    expect(rawColours(css)).toEqual(raw)
  })
})

const styleSheets = filesUnder(['ui', 'site', 'modules', 'brands'], /\.css$/)
const named = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name ?? '')
/** Properties that a style sheet or a script sets. */
const given = new Set([
  ...styleSheets.flatMap(([, css]) => named(css, /(--[\w-]+)\s*:/g)),
  ...filesUnder(['ui', 'site', 'modules', 'brands', 'core'], /\.tsx?$/).flatMap(([, code]) => named(code, /['"`[](--[\w-]+)/g)),
  // React Aria measures what a popover belongs to.
  '--trigger-width',
])

describe('every custom property in use is defined', () => {
  test.each(styleSheets)('%s uses none that is not', (_file, css) => {
    expect(named(withoutComments(css), /var\(\s*(--[\w-]+)/g).filter(name => !given.has(name))).toEqual([])
  })
})

describe('the font faces of a family are declared in one file', () => {
  const declared = styleSheets.flatMap(([file, css]) =>
    [...withoutComments(css).matchAll(/@font-face\s*\{[^}]*?font-family:\s*"([^"]+)"/g)].map(([, family = '']) => ({ file, family })),
  )
  const families = [...new Set(declared.map(({ family }) => family))]
  test.each(families)('%s is', family => {
    const files = new Set(declared.flatMap(each => (each.family === family ? [each.file] : [])))
    expect([...files]).toEqual([expect.stringMatching(/^ui[/\\]fonts(?:\.css|[/\\][\w-]+\.css)$/)])
  })
})
