import { expect, test } from 'vitest'
import { advice, againstDirections, findCycles } from './check.ts'
import { isAllowed, isOfScreens, partOf } from './directions.ts'
import { specifiersOf } from './imports.ts'

test.each([
  ['src/core/text/date.ts', 'core'],
  ['src/modules/comments/data/comment.ts', 'comments'],
  ['src/document/node.ts', 'document'],
  ['tools/generate-publications/item.ts', 'tools'],
])('the file %s belongs to the part %s', (path, part) => {
  expect(partOf(path)).toBe(part)
})

test.each([
  ['core', 'core', true],
  ['core', 'ui', false],
  ['document', 'core', true],
  ['document', 'publications', false],
  ['publications', 'accounts', true],
  ['accounts', 'publications', false],
  ['comments', 'gateways', true],
  ['comments', 'metrics', false],
  ['ui', 'core', false],
  ['main', 'website', true],
  ['website', 'main', false],
  ['cli', 'tools', true],
  ['cli', 'main', true],
  ['main', 'cli', false],
  ['main', 'api', true],
  ['api', 'main', false],
  ['publications', 'tools', false],
  // What the table does not name is refused, so that a new module says where it stands.
  ['nowhere', 'core', false],
])('whether %s may import %s is %s', (from, to, expected) => {
  expect(isAllowed(from, to)).toBe(expected)
})

test.each([
  ['modules/comments/pages/comments/page.tsx', true],
  ['modules/website/shell/masthead.tsx', true],
  ['modules/comments/domain/comment.ts', false],
  ['modules/comments/data/pages/x.ts', false],
  ['core/http/pages/page-cache.ts', false],
])('whether %s is part of the interface is %s', (path, expected) => {
  expect(isOfScreens(path)).toBe(expected)
})

test('forbidden imports are grouped by the parts that they connect', () => {
  const up = { from: 'src/modules/publications/pages/a.tsx', to: 'src/modules/metrics/components/b.tsx' }
  const down = { from: 'src/modules/metrics/pages/a.tsx', to: 'src/modules/publications/components/b.tsx' }
  expect([...againstDirections([up, down])]).toEqual([['publications → metrics', [up]]])
})

test.each([
  ['publications', 'metrics', /let metrics register/],
  ['comments', 'metrics', /side by side/],
  ['comments', 'site', /puts the modules together/],
  ['main', 'cli', /main beneath cli/],
])('the message for an import of %s from %s says what to do', (from, to, expected) => {
  expect(advice(from, to)).toMatch(expected)
})

test('every kind of import is read, type imports too', () => {
  const text = `import { a } from './a.ts'
import type { B } from '../b.ts'
export { c } from './c.ts'
export * from './d.ts'
import './e.css?inline'
const f = await import('./f.ts')
type G = import('./g.ts').G
import h from 'react'
const j = import.meta.glob('../../messages/*.json', { query: '?namespace=comments' })
const i = "import { no } from './no.ts'"`
  expect(specifiersOf('src/x.ts', text).toSorted()).toEqual(
    ['../../messages/', '../b.ts', './a.ts', './c.ts', './d.ts', './e.css', './f.ts', './g.ts'].toSorted(),
  )
})

test('files that import each other in a cycle are found, and no others', () => {
  const imports = ['ab', 'bc', 'ca', 'cd', 'de', 'ed', 'fa'].map(pair => ({ from: pair.charAt(0), to: pair.charAt(1) }))
  expect(findCycles(imports)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
})
