import { expect, test } from 'vitest'
import { movedPath, rewritePaths } from './move-files.ts'

const moves = { 'src/jats': 'src/document/jats/read', 'src/jats/xml/write.ts': 'src/core/xml/write.ts', 'src/app.ts': 'src/main/app.ts' }
const there = new Set([
  '.',
  'src',
  'src/jats',
  'src/jats/a.ts',
  'src/jats/xml',
  'src/jats/xml/write.ts',
  'src/app.ts',
  'src/site',
  'src/site/page.tsx',
  'tests',
])
const rewrite = (path: string, text: string) => rewritePaths({ path, text, moves, exists: each => there.has(each) })

test.each([
  ['src/jats/a.ts', 'src/document/jats/read/a.ts'],
  ['src/jats/xml/write.ts', 'src/core/xml/write.ts'],
  ['src/jats', 'src/document/jats/read'],
  ['src/jatsy/a.ts', 'src/jatsy/a.ts'],
  ['src/site/page.tsx', 'src/site/page.tsx'],
])('the path %s becomes %s', (from, to) => {
  expect(movedPath(from, moves)).toBe(to)
})

test.each([
  [
    'an import of a file that moves',
    'src/site/page.tsx',
    `import { a } from '../jats/a.ts'`,
    `import { a } from '../document/jats/read/a.ts'`,
  ],
  [
    'an import in a file that moves',
    'src/jats/a.ts',
    `import type { P } from '../site/page.tsx'`,
    `import type { P } from '../../../site/page.tsx'`,
  ],
  ['an import between files that move alike', 'src/jats/a.ts', `import { x } from './xml/other.ts'`, `import { x } from './xml/other.ts'`],
  [
    'an import between files that part',
    'src/jats/a.ts',
    `import { w } from './xml/write.ts'`,
    `import { w } from '../../../core/xml/write.ts'`,
  ],
  [
    'a pattern',
    'src/app.ts',
    `import.meta.glob('./jats/*/x.{ts,tsx}', { eager: true })`,
    `import.meta.glob('../document/jats/read/*/x.{ts,tsx}', { eager: true })`,
  ],
  ['a folder above', 'src/app.ts', `join(import.meta.dirname, '..', 'tests')`, `join(import.meta.dirname, '../..', 'tests')`],
  ['folders above', 'src/jats/a.ts', `resolve(import.meta.dirname, '../..')`, `resolve(import.meta.dirname, '../../../..')`],
  ['dots that are no path', 'src/app.ts', `path.startsWith('../')`, `path.startsWith('../')`],
  ['a string that is no path', 'src/app.ts', `name === '..' || name.split('.')`, `name === '..' || name.split('.')`],
  ['a suffix of Vite', 'src/site/page.tsx', `import css from '../jats/a.ts?raw'`, `import css from '../document/jats/read/a.ts?raw'`],
  [
    'a path from the root, in any file',
    'tests/x.test.ts',
    '`src/jats/a.ts`, src/jats and src/app.ts.',
    '`src/document/jats/read/a.ts`, src/document/jats/read and src/main/app.ts.',
  ],
  ['a path that names nothing', 'src/app.ts', `fetch('../elsewhere')`, `fetch('../elsewhere')`],
  ['another folder of the same beginning', 'tests/x.test.ts', 'src/jats-data/a.ts', 'src/jats-data/a.ts'],
])('the reference to a moved file is rewritten: %s', (_, path, before, after) => {
  expect(rewrite(path, before)).toBe(after)
})
