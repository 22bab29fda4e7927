import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { readSource, root } from '../read-sources.ts'
import { moduleFiles, readModuleName } from './files.ts'
import { namedInFiles } from './insertions.ts'

test.each([
  ['lists', { folder: 'lists', type: 'Lists', value: 'lists', title: 'Lists' }],
  ['reading-lists', { folder: 'reading-lists', type: 'ReadingLists', value: 'readingLists', title: 'Reading lists' }],
  ['Lists', null],
  ['lists/..', null],
  ['', null],
])('the name %s is accepted or refused', (folder, name) => {
  expect(readModuleName(folder)).toEqual(name)
})

const name = readModuleName('reading-lists') ?? expect.unreachable()

test('every file that registers modules has a place for a new one', async () => {
  const changed = await namedInFiles(name, path => readFile(join(root, path), 'utf8'))
  for (const [path, text] of changed) {
    const before = await readFile(join(root, path), 'utf8')
    expect(text.length, path).toBeGreaterThan(before.length)
    expect(text, path).toMatch(/readingLists|ReadingLists|reading-lists/)
  }
})

test('a second new module is registered beside the first', async () => {
  const second = readModuleName('shelves') ?? expect.unreachable()
  const first = await namedInFiles(name, path => readFile(join(root, path), 'utf8'))
  const both = await namedInFiles(second, async path => first.get(path) ?? expect.unreachable())
  expect(both.get('src/main/app.ts')).toContain('{ accounts, shelves, readingLists,')
})

test('a file without the expected place is reported', async () => {
  await expect(namedInFiles(name, async () => '')).rejects.toThrow('src/main/app.ts has nothing like')
})

test('a new module has a file in every layer', () => {
  const layers = Object.keys(moduleFiles(name)).flatMap(path => /^src\/modules\/reading-lists\/([a-z-]+)\//.exec(path)?.[1] ?? [])
  expect(new Set(layers)).toEqual(new Set(['domain', 'use-cases', 'api', 'pages', 'messages']))
})

test('everything that the files of a new module import is exported', () => {
  const files = moduleFiles(name)
  const missing = Object.entries(files)
    .filter(([path]) => /\.tsx?$/.test(path))
    .flatMap(([path, text]) =>
      parseSync(path, text).module.staticImports.flatMap(({ moduleRequest, entries }) => {
        const target = join(path, '..', moduleRequest.value)
        if (!moduleRequest.value.startsWith('.') || !/\.tsx?$/.test(target)) return []
        const exported = parseSync(target, files[target] ?? readSource(target)).module.staticExports.flatMap(each =>
          each.entries.map(({ exportName }) => exportName.name),
        )
        const imported = entries.map(({ importName }) => importName.name)
        return imported.filter(each => each !== null && !exported.includes(each)).map(each => `${path}: ${each} of ${target}`)
      }),
    )
  expect(missing).toEqual([])
})
