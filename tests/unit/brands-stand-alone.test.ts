/** Adding a brand touches its own folder alone: no component, and no page, knows of one by name. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { isOfScreens } from '../../tools/boundaries/directions.ts'

const src = join(import.meta.dirname, '../../src')
const keys = readdirSync(join(src, 'brands'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'default')
  .map(entry => entry.name)

/** Keys as words of their own: the word “more” names nobody. */
const named = (text: string): string[] => keys.filter(key => new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(text))

const components = ['ui', 'site', 'modules']
  .flatMap(folder => readdirSync(join(src, folder), { recursive: true, withFileTypes: true }))
  .filter(entry => entry.isFile() && /\.(tsx?|css)$/.test(entry.name) && !entry.name.includes('.test.'))
  .map(entry => join(entry.parentPath, entry.name))
  .filter(file => {
    const path = relative(src, file).replaceAll('\\', '/')
    return !path.startsWith('modules/') || isOfScreens(path) || /^modules\/[a-z-]+\/serve\//.test(path)
  })

test('no component, page or file of src/site names a brand', () => {
  expect(components.length).toBeGreaterThan(900)
  const naming = components.flatMap(file => named(readFileSync(file, 'utf8')).map(key => `${relative(src, file)} names ${key}`))
  expect(naming).toEqual([])
})

test.each([
  ["if (brand === 'wellcome')", ['wellcome']],
  ['.hero[data-brand="gates"] {}', ['gates']],
  ["import '../brands/f1000research/tokens.css'", ['f1000research']],
  ['more laboratories, an aborted score', []],
])('the brands named in %s are found', (text, found) => {
  expect(named(text)).toEqual(found)
})
