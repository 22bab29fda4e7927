/** What the engine offers besides results: nearest queries and suggestions; and that no question harms it. */

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/core/database/open-database.ts'
import { browseSorts, noFilters } from '../../src/modules/discovery/domain/search/browse-query.ts'
import { type SearchTree, searchScopes } from '../../src/modules/discovery/domain/search/search-tree.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import { deepestResult, type SearchPort } from '../../src/modules/discovery/engine/search-port.ts'
import { openTestDatabase } from '../support/database.ts'
import { testId } from '../support/ids.ts'
import { searchDocument, searchRequest } from '../support/search-document.ts'

let database: Database
let engine: SearchPort
beforeAll(async () => {
  database = await openTestDatabase()
  engine = createPostgresSearch(database.kysely)
  await engine.store([
    searchDocument({ id: testId(1), title: 'Malaria vaccination in Ghana', authors: ['María García', 'Wei Chen'], views: 5 }),
    searchDocument({ id: testId(2), title: 'Vaccination against malaria', authors: ['María García'], views: 90 }),
    searchDocument({ id: testId(3), title: 'Über Schrödinger', language: 'de', authors: ['Garry O’Brien'], abstract: 'Ein Kätzchen.' }),
    searchDocument({ id: testId(4), platform: 'q', title: 'Malathion in rivers', authors: ['Gary Other'] }),
  ])
})
afterAll(() => database.close())

test.each([
  ['a letter too few', 'vacination', 'vaccination'],
  ['a letter too many', 'malarria', 'malaria'],
  ['another letter', 'malatia', 'malaria'],
  ['letters in the wrong order', 'amlaria', 'malaria'],
  ['two slips in a long word', 'schrodigner', 'schrodinger'],
  ['one word of several, the others as they were', '"Ghana"  malarai', '"Ghana"  malaria'],
  ['two words', 'vacination malarai', 'vaccination malaria'],
  ['an author', 'garcai', 'garcia'],
])('the nearest query is found: %s', async (_, requested, expected) => {
  expect((await engine.nearestQueries('p', requested))[0]).toBe(expected)
})

test.each([
  ['what is found', 'malaria'],
  ['what is near to nothing', 'xyzzyquux'],
  ['what is near to another platform’s words', 'malathoin'],
  ['a word of three letters', 'ine'],
  ['a number', '20191'],
  ['nothing', ' !? '],
])('there is no nearest query for %s', async (_, requested) => {
  expect(await engine.nearestQueries('p', requested)).toEqual([])
})

test('a nearest query has results: words of deleted documents are not offered', async () => {
  await engine.store([searchDocument({ id: testId(9), title: 'Platypus', authors: ['Quentin Zebrowski'] })])
  expect(await engine.nearestQueries('p', 'platypsu')).toEqual(['platypus'])
  expect(await engine.suggest('p', 'zebr', 5)).toEqual([{ kind: 'author', text: 'Quentin Zebrowski', id: null }])
  await engine.remove([testId(9)])
  expect(await engine.nearestQueries('p', 'platypsu')).toEqual([])
  expect(await engine.suggest('p', 'zebr', 5)).toEqual([])
})

const texts = async (beginning: string, max = 10) => (await engine.suggest('p', beginning, max)).map(({ text }) => text)

test.each([
  ['titles that begin like this before others', 'vacc', ['Vaccination against malaria', 'Malaria vaccination in Ghana']],
  ['the one that begins so before the more viewed', 'malaria v', ['Malaria vaccination in Ghana', 'Vaccination against malaria']],
  ['any word', 'ghan', ['Malaria vaccination in Ghana']],
  ['without accents', 'schrod', ['Über Schrödinger']],
  ['titles and authors', 'gar', ['María García', 'Garry O’Brien']],
  ['authors by first and last name', 'garcia mar', ['María García']],
  ['an apostrophe', 'o’br', ['Garry O’Brien']],
  ['one letter', 'v', []],
  ['nothing known', 'qqq', []],
  ['nothing', ' ', []],
])('the suggestions are %s', async (_, beginning, expected) => {
  expect(await texts(beginning)).toEqual(expected)
})

test('suggestions are limited in number, and come from this site only', async () => {
  expect(await texts('ma', 1)).toHaveLength(1)
  expect(await engine.suggest('q', 'ma', 5)).toEqual([{ kind: 'title', text: 'Malathion in rivers', id: 4 }])
  expect(await engine.suggest('unheard of', 'ma', 5)).toEqual([])
})

const hostileTexts = [
  '',
  '\0',
  '\ud800 \udc00',
  "':*|&!<->\\",
  "'); drop table search_index; --",
  '()'.repeat(5000),
  Array.from({ length: 10_000 }, (_, index) => `word${index}`).join(' '),
  'a-'.repeat(5000),
  'x'.repeat(100_000),
  '東'.repeat(20_000),
]

test.each(hostileTexts.map(text => [text.slice(0, 20), text] as const))(
  'the hostile text %j is answered quickly as words, phrase, site and prefix',
  async (_, text) => {
    const started = performance.now()
    for (const scope of ['all', 'authors'] as const) {
      for (const tree of [
        { kind: 'words', scope, text, prefix: true },
        { kind: 'phrase', scope, text },
      ] satisfies SearchTree[]) {
        const result = await engine.search(
          searchRequest({ tree: { kind: 'or', parts: [tree, { kind: 'not', part: tree }] }, withFacets: true }),
        )
        expect(result.ids.length).toBeLessThanOrEqual(3)
        engine.mark(tree, 'A title', { language: text, max: 3 })
      }
    }
    await engine.search(searchRequest({ platform: text.slice(0, 500), filters: { ...noFilters, grantAcronym: text, grantNumber: text } }))
    await engine.nearestQueries('p', text)
    await engine.suggest('p', text, 5)
    // Generous: what is bounded takes milliseconds, what is not would take minutes.
    expect(performance.now() - started).toBeLessThan(20_000)
  },
)

const trees: fc.Arbitrary<SearchTree> = fc.letrec<{ tree: SearchTree }>(tie => ({
  tree: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.record({
      kind: fc.constant('words' as const),
      scope: fc.constantFrom(...searchScopes),
      text: fc.string({ unit: 'binary' }),
      prefix: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('phrase' as const), scope: fc.constantFrom(...searchScopes), text: fc.string({ unit: 'grapheme' }) }),
    fc.record({ kind: fc.constantFrom('and' as const, 'or' as const), parts: fc.array(tie('tree'), { maxLength: 4 }) }),
    fc.record({ kind: fc.constant('not' as const), part: tie('tree') }),
  ),
})).tree

test('every search tree is answered', async () => {
  await fc.assert(
    fc.asyncProperty(trees, fc.constantFrom(...browseSorts), async (tree, sort) => {
      const { ids, total } = await engine.search(searchRequest({ tree, sort }))
      expect(total).toEqual({ value: ids.length, relation: 'exactly' })
    }),
    { numRuns: 200 },
  )
})

test('a very deep search tree is answered without a stack overflow', async () => {
  let tree: SearchTree = { kind: 'words', scope: 'all', text: 'malaria', prefix: false }
  for (let depth = 0; depth < 50_000; depth += 1)
    tree = depth % 2 === 0 ? { kind: 'and', parts: [tree, tree] } : { kind: 'not', part: tree }
  expect((await engine.search(searchRequest({ tree }))).ids).toEqual([])
})

test.each([1e6, 2 ** 31, Number.MAX_SAFE_INTEGER])('page %d is empty, and has the total', async page => {
  expect(await engine.search(searchRequest({ page, show: 20 }))).toMatchObject({ ids: [], total: { value: 3, relation: 'exactly' } })
  expect(deepestResult).toBeLessThan(page * 20)
})
