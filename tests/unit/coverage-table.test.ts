/** docs/coverage.md says what is true: known states, right counts, and tests that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { tableRows } from '../../tools/markdown-tables.ts'

const root = resolve(import.meta.dirname, '../..')
const states = ['not yet', 'partly', 'works']

const markdown = readFileSync(join(root, 'docs/coverage.md'), 'utf8')
const rowOf = ([what = '', state = '', shownBy = '', planned = '', ...more]: string[]) => ({
  what,
  state,
  tests: shownBy.split(/,\s*/).filter(Boolean),
  planned,
  hasMore: more.length > 0,
})
const statements = tableRows(markdown, '| Id | What | State | Shown by | Planned |').map(([id = '', ...cells]) => ({ id, ...rowOf(cells) }))
const rows = [...statements, ...tableRows(markdown, '| What | State | Shown by | Planned |').map(rowOf)]

test('each statement of a specification has a unique id, numbered within its section', () => {
  const ids = statements.map(({ id }) => id)
  expect(ids.filter(id => !/^(?:R\d(?:\.\d)?|A\d)-\d{2,3}$/.test(id))).toEqual([])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  for (const section of markdown.split(/^## /m)) {
    const [, letter, number] = /^(R|A)(?:eading|ccounts) ([\d.]+?)\.? /.exec(section) ?? []
    if (letter === undefined) continue
    const foreign = [...section.matchAll(/^\| ([RA][\d.]+)-\d+ \|/gm)].filter(([, of]) => of !== `${letter}${number}`)
    expect([section.slice(0, 40), foreign.map(([id]) => id)]).toEqual([section.slice(0, 40), []])
  }
})

test('each row has its cells, a statement, and a capability', () => {
  const open = markdown.split('## What is open')[1]?.split('\n## ')[0] ?? ''
  const capabilities = [...open.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name]) => name)
  expect(rows.length).toBeGreaterThan(700)
  expect(rows.filter(({ what, planned, hasMore }) => hasMore || what === '' || !capabilities.includes(planned))).toEqual([])
})

test('each state is one of the three', () => {
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([])
})

test('the counts at the head are those of the rows', () => {
  const counts = tableRows(markdown, '| State | Rows | Meaning |').map(([state = '', count]) => [state.replaceAll('`', ''), Number(count)])
  expect(counts).toEqual(states.map(state => [state, rows.filter(row => row.state === state).length]))
})

test('a row that works names a test, and a row that does not names none', () => {
  expect(rows.filter(({ state, tests }) => state === 'works' && tests.length === 0).map(({ what }) => what)).toEqual([])
  expect(rows.filter(({ state, tests }) => state === 'not yet' && tests.length > 0).map(({ what }) => what)).toEqual([])
})

test('every named test file exists', () => {
  const named = [...new Set(rows.flatMap(({ tests }) => tests))].map(text => text.replaceAll('`', ''))
  expect(named.filter(path => !path.endsWith('.test.ts') || !existsSync(join(root, path)))).toEqual([])
})
