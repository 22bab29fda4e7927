import { describe, expect, test } from 'vitest'
import { type MenuRow, menuOfRows, menuProblems, menuRows, moveRow, placeRow, type RowMove, removeRow } from './menu-rows.ts'

/** “a -b c”: a, under it b, then c. */
const rowsFrom = (written: string): MenuRow[] =>
  written.split(' ').map(word => ({
    key: word.replace('-', ''),
    text: word.replace('-', '').toUpperCase(),
    target: 'address',
    path: '/about',
    depth: word.startsWith('-') ? 1 : 0,
  }))
const written = (rows: readonly MenuRow[]) => rows.map(({ key, depth }) => `${depth === 1 ? '-' : ''}${key}`).join(' ')

test.each<[string, string, RowMove, string]>([
  ['a b', 'b', 'up', 'b a'],
  ['a b', 'a', 'up', 'a b'],
  ['a -b c -d', 'c', 'up', 'c -d a -b'],
  ['a -b c -d', 'a', 'down', 'c -d a -b'],
  ['a -b -c', 'c', 'up', 'a -c -b'],
  ['a b -c', 'c', 'up', 'a -c b'],
  ['a -b c', 'b', 'up', 'a -b c'],
  ['a -b c', 'b', 'down', 'a c -b'],
  ['a -b', 'b', 'down', 'a -b'],
  ['a b', 'b', 'in', 'a -b'],
  ['a b', 'a', 'in', 'a b'],
  ['a b -c', 'b', 'in', 'a b -c'],
  ['a -b', 'b', 'out', 'a b'],
  ['a b', 'b', 'out', 'a b'],
  ['a b', 'x', 'up', 'a b'],
])('in the menu %s the row is moved: %s %s', (before, key, move, after) => {
  expect(written(moveRow(rowsFrom(before), key, move))).toBe(after)
})

test.each<[string, string, 'before' | 'after', string, string]>([
  ['a b c', 'c', 'before', 'a', 'c a b'],
  ['a -b c', 'a', 'after', 'c', 'c a -b'],
  ['a -b c', 'c', 'before', 'b', 'a -c -b'],
  ['a -b c', 'c', 'after', 'a', 'a -b c'],
  ['a -b c -d', 'd', 'after', 'b', 'a -b -d c'],
  ['a -b c', 'b', 'before', 'c', 'a b c'],
  ['a -b', 'a', 'after', 'b', 'a -b'],
])('in the menu %s the row is dropped: %s %s %s', (before, key, position, neighbour, after) => {
  expect(written(placeRow(rowsFrom(before), key, neighbour, position))).toBe(after)
})

test('the children of a removed row move under the row before, or up a level', () => {
  expect(written(removeRow(rowsFrom('a b -c'), 'b'))).toBe('a -c')
  expect(written(removeRow(rowsFrom('a -b'), 'a'))).toBe('b')
})

test('a menu written as rows is read back as the same menu', () => {
  const items = [
    { text: 'Slates', path: '/about', menuOrder: 9, children: [{ key: 'menu-rss', placeholder: 'rss' as const, menuOrder: 1 }] },
    { text: 'Roofs', menuOrder: 3, children: [{ text: 'Tiles', path: 'https://tiles.example/', menuOrder: 1 }] },
  ]
  const rows = menuRows(items, ({ text, key }) => text ?? `(${key})`)
  expect(rows.map(({ text, target, depth }) => `${depth} ${text} ${target}`)).toEqual([
    '0 Roofs heading',
    '1 Tiles address',
    '0 Slates address',
    '1 (menu-rss) rss',
  ])
  expect(menuOfRows(rows)).toEqual([
    { text: 'Roofs', menuOrder: 1, children: [{ text: 'Tiles', path: 'https://tiles.example/', menuOrder: 1 }] },
    { text: 'Slates', path: '/about', menuOrder: 2, children: [{ text: '(menu-rss)', placeholder: 'rss', menuOrder: 1 }] },
  ])
})

describe('errors of a menu row', () => {
  const row = (part: Partial<MenuRow>): MenuRow => ({ key: 'x', text: 'X', target: 'address', path: '/x', depth: 0, ...part })
  test.each<[string, Partial<MenuRow>, string | undefined]>([
    ['a path', {}, undefined],
    ['a whole address', { path: 'https://example.org/' }, undefined],
    ['a placeholder without an address', { target: 'rss', path: '' }, undefined],
    ['no words', { text: ' \u0000 ' }, 'no-text'],
    ['a sentence', { text: 'x'.repeat(61) }, 'long-text'],
    ['no address', { path: ' ' }, 'no-address'],
    ['a program', { path: 'javascript:alert(1)' }, 'bad-address'],
    ['markup', { text: 'About <b>us</b>' }, 'banned-text'],
    ['a text whose override is removed when it is kept', { text: 'About\u202Eus' }, undefined],
    ['another host by a trick', { path: '//evil.example' }, 'bad-address'],
    ['another host by a worse one', { path: '/\\evil.example' }, 'bad-address'],
    ['a place in no page', { path: '#top' }, 'bad-address'],
    ['a heading over nothing', { target: 'heading', path: '' }, 'empty-heading'],
  ])('it has the right error: %s (A5-09)', (_, part, problem) => {
    expect(menuProblems([row(part)]).get('x')).toBe(problem)
  })

  test('a heading needs child rows that are links and differ', () => {
    const heading = row({ key: 'h', target: 'heading', path: '', text: 'H' })
    expect([...menuProblems([heading, row({ depth: 1 })])]).toEqual([])
    expect([...menuProblems([heading, row({ depth: 1, target: 'heading', path: '' })])]).toEqual([['x', 'no-address']])
    expect([...menuProblems([heading, row({ depth: 1 }), row({ key: 'y', depth: 1, text: ' X' })])]).toEqual([['y', 'same-text']])
  })
})
