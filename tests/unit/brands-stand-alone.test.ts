/** Adding a brand touches its own folder alone: no component, and no page, knows of one by name. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../../src')
const keys = readdirSync(join(src, 'brands'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'default')
  .map(entry => entry.name)

/** Keys as words of their own: the word “more” names nobody. */
const named = (text: string): string[] => keys.filter(key => new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(text))

const components = ['ui', 'site']
  .flatMap(folder => readdirSync(join(src, folder), { recursive: true, withFileTypes: true }))
  .filter(entry => entry.isFile() && /\.(tsx?|css)$/.test(entry.name) && !entry.name.includes('.test.'))
  .map(entry => join(entry.parentPath, entry.name))

test('no file of src/ui or src/site names a brand', () => {
  const naming = components.flatMap(file => named(readFileSync(file, 'utf8')).map(key => `${relative(src, file)} names ${key}`))
  expect(naming).toEqual([])
})

test.each([
  ["if (brand === 'wellcome')", ['wellcome']],
  ['.hero[data-brand="gates"] {}', ['gates']],
  ["import '../brands/f1000research/tokens.css'", ['f1000research']],
  ['more laboratories, an aborted score', []],
])('%s', (text, found) => {
  expect(named(text)).toEqual(found)
})
