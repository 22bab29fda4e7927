/** In what order documents are found, and what is found where none has all the words. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/core/database/open-database.ts'
import { readQueryText } from '../../src/modules/discovery/domain/search/read-query-text.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import type { SearchPort } from '../../src/modules/discovery/engine/search-port.ts'
import { openTestDatabase } from '../support/database.ts'
import { testId } from '../support/ids.ts'
import { searchDocument, searchRequest } from '../support/search-document.ts'

let database: Database
let engine: SearchPort

const often = (word: string) => Array.from({ length: 12 }, (_, index) => `We saw the ${word} again in place ${index}.`).join(' ')

beforeAll(async () => {
  database = await openTestDatabase()
  engine = createPostgresSearch(database.kysely)
  await engine.store([
    searchDocument({ id: testId(1), published: '2019-01-01', title: 'Otters', fullText: often('kelp') }),
    searchDocument({ id: testId(2), published: '2024-01-01', title: 'Urchins', fullText: `${often('urchin')} There is kelp nearby.` }),
    searchDocument({ id: testId(3), published: '2024-01-01', title: 'Currents of the gulf', abstract: 'A circulation that may collapse.' }),
    searchDocument({
      id: testId(4),
      published: '2024-01-01',
      title: 'Plants',
      fullText: 'A gulf, a stream, a circulation, and much else.',
    }),
    searchDocument({ id: testId(5), published: '2024-01-01', title: 'Double row repair', fullText: 'WHO report' }),
  ])
})
afterAll(() => database.close())

const find = async (text: string, fewerWords?: boolean) =>
  (
    await engine.search(
      searchRequest({ tree: readQueryText(text, 'all'), sort: 'relevance', ...(fewerWords === undefined ? {} : { fewerWords }) }),
    )
  ).ids

test('a text with more occurrences ranks before a newer one with a single occurrence', async () => {
  expect(await find('kelp')).toEqual([1, 2])
})

test('a question is found by its meaningful words', async () => {
  expect(await find('what happens to the urchins after all?')).toEqual([2])
})

test('an acronym is not treated as a stop word', async () => {
  expect(await find('WHO repair')).toEqual([5])
  expect(await find('WHO circulation')).toEqual([])
  expect(await find('who circulation')).toEqual([3, 4])
})

test('where nothing has all words, the result is empty or has most of them', async () => {
  expect(await find('otters xyzzy')).toEqual([])
  expect(await find('otters xyzzy', false)).toEqual([])
  expect(await find('otters xyzzy', true)).toEqual([1])
  expect(await find('otters', true)).toEqual([1])
  expect(await find('xyzzy', true)).toEqual([])
})

test('matches in title and keywords rank before more matches in the text', async () => {
  expect(await find('gulf stream circulation collapse', true)).toEqual([3, 4])
})

test('only documents with all words are found', async () => {
  expect(await find('gulf circulation collapse', true)).toEqual([3])
})

test('a compound is found by its parts', async () => {
  expect(await find('double-row repair')).toEqual([])
  expect(await find('double-row repair', true)).toEqual([5])
})

test('phrases and exclusions are respected', async () => {
  expect(await find('gulf stream xyzzy -plants', true)).toEqual([3])
  expect(await find('kelp xyzzy "saw the kelp"', true)).toEqual([1])
})
