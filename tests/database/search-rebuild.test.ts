import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/core/database/open-database.ts'
import type { ContentId } from '../../src/core/ids/shared-ids.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import type { SearchDocument, SearchPort } from '../../src/modules/discovery/engine/search-port.ts'
import { openTestDatabase } from '../support/database.ts'
import { testId } from '../support/ids.ts'
import { searchDocument, searchRequest } from '../support/search-document.ts'

let database: Database
let engine: SearchPort
beforeAll(async () => {
  database = await openTestDatabase()
  engine = createPostgresSearch(database.kysely)
})
afterAll(() => database.close())

const document = (id: ContentId, title: string): SearchDocument => searchDocument({ id, title, funderIds: [testId(id)] })

async function titled(text: string): Promise<number[]> {
  const tree = { kind: 'words', scope: 'title', text, prefix: false } as const
  return (await engine.search(searchRequest({ tree }))).ids.sort((a, b) => a - b)
}

async function* batches(...all: (readonly SearchDocument[] | (() => Promise<void>))[]): AsyncGenerator<readonly SearchDocument[]> {
  for (const batch of all) {
    if (typeof batch === 'function') await batch()
    else yield batch
  }
}

test('an index that was never built is outdated, and current after a rebuild', async () => {
  expect(await engine.isCurrent()).toBe(false)
  await engine.store([document(testId(1), 'old alpha'), document(testId(2), 'old beta')])
  expect(await titled('old')).toEqual([1, 2])
  await engine.rebuild(batches([document(testId(1), 'new alpha')], [], [document(testId(3), 'new gamma')]))
  expect(await engine.isCurrent()).toBe(true)
  expect(await titled('old')).toEqual([])
  expect(await titled('new')).toEqual([1, 3])
  const { facets, total } = await engine.search(searchRequest({ withFacets: true }))
  expect(total.value).toBe(2)
  expect([...(facets?.fundingBodies ?? [])].sort()).toEqual([
    [1, 1],
    [3, 1],
  ])
})

test('during a rebuild the old index answers, and changes go to both', async () => {
  await engine.rebuild(batches([document(testId(1), 'first'), document(testId(2), 'first'), document(testId(3), 'first')]))
  await engine.rebuild(
    batches(
      [document(testId(1), 'second')],
      async () => {
        expect(await titled('first')).toEqual([1, 2, 3])
        // Both before and after the build reaches them.
        await engine.store([document(testId(1), 'changed'), document(testId(2), 'changed'), document(testId(4), 'changed')])
        await engine.remove([testId(3), testId(5)])
        expect(await titled('first')).toEqual([])
        expect(await titled('changed')).toEqual([1, 2, 4])
      },
      [document(testId(2), 'second'), document(testId(3), 'second'), document(testId(5), 'second')],
      async () => {
        // Removed, and stored once more.
        await engine.remove([testId(6)])
        await engine.store([document(testId(6), 'changed')])
      },
      [document(testId(6), 'second'), document(testId(7), 'second')],
    ),
  )
  expect(await titled('changed')).toEqual([1, 2, 4, 6])
  expect(await titled('second')).toEqual([7])
  expect((await engine.search(searchRequest({}))).total).toEqual({ value: 5, relation: 'exactly' })
})

test('a rebuild that fails leaves the index unchanged, and another can follow', async () => {
  await engine.rebuild(batches([document(testId(1), 'steady')]))
  const failing = engine.rebuild(batches([document(testId(1), 'unsteady')], () => Promise.reject(new Error('The documents have run out.'))))
  await expect(failing).rejects.toThrow('The documents have run out.')
  expect(await titled('steady')).toEqual([1])
  expect(await engine.isCurrent()).toBe(true)
  await engine.rebuild(batches([document(testId(2), 'steady')]))
  expect(await titled('steady')).toEqual([2])
})

test('of two rebuilds at once the later one wins', async () => {
  const overtaken = engine.rebuild(
    batches([document(testId(1), 'early')], () => engine.rebuild(batches([document(testId(1), 'late')])), [document(testId(2), 'early')]),
  )
  await expect(overtaken).rejects.toThrow('Another rebuild of the search index has begun')
  expect(await titled('late')).toEqual([1])
  expect(await titled('early')).toEqual([])
})

/** The embedded database has one connection, so nobody reads while it is being emptied. */
test.skipIf(!process.env.TEST_DATABASE_URL)(
  'while an index is emptied, a reader of one table can read the others (skipped where TEST_DATABASE_URL is not set)',
  async () => {
    await engine.rebuild(batches([document(testId(1), 'before')]))
    const {
      rows: [active],
    } = await sql<{ side: number }>`select active as side from search_index`.execute(database.kysely)
    const old = (name: string) => sql.raw(`search_${name}_${active?.side}`)
    const [began, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const reading = database.kysely.transaction().execute(async reader => {
      await sql`select from ${old('facet')}`.execute(reader)
      began.resolve()
      await goesOn.promise
      await sql`select from ${old('document')}`.execute(reader)
    })
    await began.promise
    const rebuilding = engine.rebuild(batches([document(testId(2), 'after')]))
    await expect.poll(() => isWaitedFor(active?.side), { timeout: 20_000, interval: 20 }).toBe(true)
    goesOn.resolve()
    await Promise.all([reading, rebuilding])
    expect(await titled('after')).toEqual([2])
    const { rows } = await sql`select from ${old('document')}`.execute(database.kysely)
    expect(rows).toEqual([])
  },
)

/** Whether somebody waits for the table of facets. */
async function isWaitedFor(side: number | undefined): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where relation = ${`search_facet_${side}`}::regclass and not granted`.execute(database.kysely)
  return rows.length > 0
}
