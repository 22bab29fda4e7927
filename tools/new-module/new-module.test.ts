import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../read-sources.ts'
import { moduleFiles, readModuleName } from './files.ts'
import { namedInFiles } from './insertions.ts'

test.each([
  ['lists', { folder: 'lists', type: 'Lists', value: 'lists', title: 'Lists' }],
  ['reading-lists', { folder: 'reading-lists', type: 'ReadingLists', value: 'readingLists', title: 'Reading lists' }],
  ['Lists', null],
  ['lists/..', null],
  ['', null],
])('the name %s', (folder, name) => {
  expect(readModuleName(folder)).toEqual(name)
})

const name = readModuleName('reading-lists') ?? expect.unreachable()

test('every file that puts modules together has a place for a new one', async () => {
  const changed = await namedInFiles(name, path => readFile(join(root, path), 'utf8'))
  for (const [path, text] of changed) {
    const before = await readFile(join(root, path), 'utf8')
    expect(text.length, path).toBeGreaterThan(before.length)
    expect(text, path).toMatch(/readingLists|ReadingLists|reading-lists/)
  }
})

test('a second one finds its places beside the first', async () => {
  const second = readModuleName('shelves') ?? expect.unreachable()
  const first = await namedInFiles(name, path => readFile(join(root, path), 'utf8'))
  const both = await namedInFiles(second, async path => first.get(path) ?? expect.unreachable())
  expect(both.get('src/main/app.ts')).toContain('{ accounts, shelves, readingLists,')
})

test('a file without the expected place is named', async () => {
  await expect(namedInFiles(name, async () => '')).rejects.toThrow('src/main/app.ts has nothing like')
})

test('every layer has a file', () => {
  const layers = Object.keys(moduleFiles(name)).flatMap(path => /^src\/modules\/reading-lists\/([a-z-]+)\//.exec(path)?.[1] ?? [])
  expect(new Set(layers)).toEqual(new Set(['domain', 'use-cases', 'api', 'pages', 'messages']))
})
