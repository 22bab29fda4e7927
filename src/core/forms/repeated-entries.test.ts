import { expect, test } from 'vitest'
import type { Entries } from './entries.ts'
import {
  applyRowIntent,
  changeRows,
  entriesOfTree,
  nextRowKey,
  readRowIntent,
  repetitionLimits,
  rowsOf,
  treeOf,
  writeRowIntent,
} from './repeated-entries.ts'

const plain = (tree: unknown): unknown => JSON.parse(JSON.stringify(tree))

test.each<[string, Entries, unknown]>([
  ['plain entries', { title: ['Slate'], subject: ['a', 'b'] }, { title: 'Slate', subject: 'a' }],
  ['several entries of a name', { 'roles[]': ['a', 'b'], 'none[]': [] }, { roles: ['a', 'b'], none: [] }],
  ['a group', { 'licence.name': ['CC BY'], 'licence.version': ['4.0'] }, { licence: { name: 'CC BY', version: '4.0' } }],
  [
    'rows within rows',
    { 'authors[0].name': ['Ada'], 'authors[0].affiliations[0].place': ['Bath'], 'authors[0].roles[]': ['x'], 'authors[1].name': ['Bo'] },
    { authors: [{ name: 'Ada', affiliations: [{ place: 'Bath' }], roles: ['x'] }, { name: 'Bo' }] },
  ],
  [
    'rows with gaps, which close',
    { 'authors[7].name': ['Bo'], 'authors[2].name': ['Ada'] },
    { authors: [{ name: 'Ada' }, { name: 'Bo' }] },
  ],
  ['a row beyond the limit', { [`a[${repetitionLimits.rows}].b`]: ['x'], 'a[99999999].b': ['x'] }, {}],
  ['more levels than the limit', { 'a.b.c.d.e.f': ['x'], 'a.b.c.d.e.f.g': ['y'] }, { a: { b: { c: { d: { e: { f: 'x' } } } } } }],
  ['names that are none', { '': ['x'], 'a..b': ['x'], 'a[': ['x'], 'a[-1].b': ['x'], 'a[1]b': ['x'], '[0]': ['x'], 'a b': ['x'] }, {}],
  ['a name that is an entry and a group', { a: ['x'], 'a.b': ['y'] }, { a: { b: 'y' } }],
  ['a name that is a list and a group', { 'a[0].b': ['x'], 'a.c': ['y'] }, { a: { c: 'y' } }],
])('form entries become a tree: %s', (_case, entries, tree) => {
  expect(plain(treeOf(entries))).toEqual(tree)
})

test('no name of an entry reaches the prototype of objects', () => {
  const tree = treeOf({ '__proto__.polluted': ['x'], 'constructor.prototype.polluted': ['x'], 'a[0].constructor.polluted': ['x'] })
  expect(Object.getPrototypeOf(tree)).toBeNull()
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect(Object.hasOwn(Object, 'polluted')).toBe(false)
})

test.each([
  [{ change: 'add', list: 'authors', index: 2 }, 'add authors[2]'],
  [{ change: 'up', list: 'authors[0].affiliations', index: 1 }, 'up authors[0].affiliations[1]'],
] as const)('the row intent %j is written as %s, and read back', (intent, value) => {
  expect(writeRowIntent(intent)).toBe(value)
  expect(readRowIntent(value)).toEqual(intent)
})

test.each(['', 'add', 'add authors', 'drop authors[1]', 'up authors[200]', 'up authors[1].name', 'up authors[x]', 'up [1]', 'up a..b[1]'])(
  '%j is no row intent',
  value => {
    expect(readRowIntent(value)).toBeNull()
  },
)

test.each([
  ['add', 3, ['a', 'b', 'c', '0']],
  ['remove', 1, ['a', 'c']],
  ['up', 1, ['b', 'a', 'c']],
  ['up', 0, ['a', 'b', 'c']],
  ['down', 1, ['a', 'c', 'b']],
  ['down', 2, ['a', 'b', 'c']],
  ['remove', 7, ['a', 'b', 'c']],
] as const)('the row change is applied: %s of row %d', (change, index, order) => {
  expect(changeRows(['a', 'b', 'c'], { change, index })).toEqual(order)
})

test('no row is added beyond the limit', () => {
  const full = Array.from({ length: repetitionLimits.rows }, (_, row) => String(row))
  expect(changeRows(full, { change: 'add', index: full.length })).toEqual(full)
})

test.each([
  [[], '0'],
  [['0', '1'], '2'],
  [['4', '1'], '5'],
  [['x'], '0'],
])('the key of a new row after %j is %s', (keys, next) => {
  expect(nextRowKey(keys)).toBe(next)
})

const authors: Entries = {
  title: ['Slate'],
  'authors[0].row': ['0'],
  'authors[0].name': ['Ada'],
  'authors[0].affiliations[0].row': ['0'],
  'authors[0].affiliations[0].place': ['Bath'],
  'authors[1].row': ['3'],
  'authors[1].name': ['Bo'],
  'authors[1].roles[]': ['data', 'text'],
}

test('rows have their own keys, or their indexes where they have none', () => {
  expect(rowsOf({ 'a[3].b': ['x'], 'a[1].row': ['7'], 'a[1].b': ['y'] }, 'a')).toEqual([
    { key: '7', index: 1 },
    { key: '3', index: 3 },
  ])
})

test('a row that is moved takes all its entries along', () => {
  const moved = applyRowIntent(authors, { change: 'up', list: 'authors', index: 1 })
  expect(plain(treeOf(moved))).toEqual({
    title: 'Slate',
    authors: [
      { row: '3', name: 'Bo', roles: ['data', 'text'] },
      { row: '0', name: 'Ada', affiliations: [{ row: '0', place: 'Bath' }] },
    ],
  })
})

test('a row of a nested list is added or removed without touching other rows', () => {
  const added = applyRowIntent(authors, { change: 'add', list: 'authors[0].affiliations', index: 1 })
  expect(rowsOf(added, 'authors[0].affiliations').map(({ key }) => key)).toEqual(['0', '1'])
  expect(rowsOf(added, 'authors').map(({ key }) => key)).toEqual(['0', '3'])
  const removed = applyRowIntent(added, { change: 'remove', list: 'authors', index: 0 })
  expect(plain(treeOf(removed))).toEqual({ title: 'Slate', authors: [{ row: '3', name: 'Bo', roles: ['data', 'text'] }] })
})

test('a tree written as entries is read back as the same tree', () => {
  const tree = {
    title: 'Slate',
    licence: { name: 'CC BY' },
    authors: [{ name: 'Ada', roles: ['data'], affiliations: [{ place: 'Bath' }] }],
  }
  expect(plain(treeOf(entriesOfTree(tree)))).toEqual({
    ...tree,
    authors: [{ row: '0', name: 'Ada', roles: ['data'], affiliations: [{ row: '0', place: 'Bath' }] }],
  })
})
