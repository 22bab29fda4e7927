/** The library and the real search engine together: what is stored is found, and goes on being found while the index is made anew. */

import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schema } from '../../src/core/database/schema.ts'
import { noId } from '../../src/core/ids/id.ts'
import type { ContentId } from '../../src/core/ids/shared-ids.ts'
import { removeSampleContent } from '../../src/main/demo-library.ts'
import { indexParts } from '../../src/main/search-document-parts.ts'
import { noFilters, type SearchFilters } from '../../src/modules/discovery/domain/search/browse-query.ts'
import type { SearchScope } from '../../src/modules/discovery/domain/search/search-tree.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import type { SearchPort } from '../../src/modules/discovery/engine/search-port.ts'
import { exclusivelyAtIndex, fast, type IndexedLibrary, indexChanges } from '../../src/modules/discovery/use-cases/search/index-changes.ts'
import { startIndexJob } from '../../src/modules/discovery/use-cases/search/index-job.ts'
import { catchUp, makeIndexAnew } from '../../src/modules/discovery/use-cases/search/wait-for-index.ts'
import { loadSubjects } from '../../src/modules/publications/use-cases/load-subjects.ts'
import { storeVersion } from '../../src/modules/publications/use-cases/store-articles.ts'
import { article } from '../support/stored-article.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const platform = 'f1000research'
let library: TestLibrary
let kysely: Kysely<Schema>
let search: SearchPort
let index: IndexedLibrary
const refuse = (id: number, error: unknown): never => {
  throw new Error(`The item ${id} is not taken`, { cause: error })
}
beforeAll(async () => {
  library = await openTestLibrary()
  kysely = library.database.kysely
  search = createPostgresSearch(kysely)
  index = { kysely, files: library.files, search, createSearch: createPostgresSearch, ...indexParts, onRefused: refuse }
  await loadSubjects(kysely, 'demo/subjects.json')
})
afterAll(() => library.close())
beforeEach(async () => {
  await kysely.deleteFrom('content_item').execute()
})

async function find(text: string, { scope = 'all', ...filters }: Partial<SearchFilters> & { scope?: SearchScope } = {}) {
  const { ids } = await search.search({
    platform,
    tree: text === '' ? null : { kind: 'words', scope, text, prefix: false },
    filters: { ...noFilters, ...filters },
    subjectId: null,
    sort: 'newest',
    page: 1,
    show: 1000,
    withFacets: false,
  })
  return ids
}
const store = async (text: string, doi: string) =>
  (await kysely.transaction().execute(trx => storeVersion(trx, platform, article({ text, title: text, metadata: { doi } })))).contentItemId
const sample = ['demo/articles/hot-nights-ambulance-calls', 'demo/articles/after-dark', 'demo/assets/how-a-stoma-opens']

test('publications imported before the first start are found at once by text, people, reports and films', async () => {
  await library.import(sample)
  expect(await search.isCurrent()).toBe(false)
  await catchUp(library.database, index)
  expect(await search.isCurrent()).toBe(true)
  const titled = async (text: string, scope: SearchScope) => {
    const ids = await find(text, { scope })
    return await kysely
      .selectFrom('content_item')
      .select('content_type')
      .where('id', 'in', ids.length > 0 ? ids : [noId()])
      .execute()
  }
  expect(await titled('Huenchuman', 'authors')).toEqual([{ content_type: 'VIDEO' }])
  expect(await titled('potasio', 'fullText')).toEqual([{ content_type: 'VIDEO' }])
  expect(await titled('plant science', 'subject')).toEqual([{ content_type: 'VIDEO' }])
  const { full_name: reviewer } = await kysely.selectFrom('referee').select('full_name').orderBy('id').executeTakeFirstOrThrow()
  expect(await titled(reviewer ?? '', 'reviewerName')).toEqual([{ content_type: 'ARTICLE' }])
  expect(await find('')).toHaveLength(3)

  await removeSampleContent(kysely)
  await catchUp(library.database, index)
  expect(await find('')).toEqual([])
})

test('while a server runs, changes made by another connection are found', async () => {
  const failures: unknown[] = []
  const job = startIndexJob({
    database: library.database,
    files: library.files,
    createSearch: createPostgresSearch,
    onDone: () => undefined,
    ...indexParts,
    onRefused: refuse,
    onFailure: error => failures.push(error),
  })
  try {
    const id = await store('Turnstones', '10.5555/stones.1')
    await expect.poll(() => find('turnstones')).toEqual([id])
    await store('Dunlins', '10.5555/stones.1')
    await expect.poll(() => find('dunlins')).toEqual([id])
    expect(await find('turnstones')).toEqual([])
    await kysely.updateTable('content_item').set({ is_public: false }).where('id', '=', id).execute()
    await expect.poll(() => find('dunlins')).toEqual([])
    expect(failures).toEqual([])
  } finally {
    await job.close()
  }
})

test('an index being rebuilt answers meanwhile, and gets the changes made meanwhile', async () => {
  const ids: ContentId[] = []
  for (let number = 0; number < 120; number += 1) ids.push(await store(`Knot ${number}`, `10.5555/knot.${number}x`))
  await catchUp(library.database, index)
  const [removed = noId(), changed = noId()] = ids
  let batches = 0
  let late = 0
  const answers: number[] = []
  let answering: Promise<void> = Promise.resolve()
  const made = await makeIndexAnew(library.database, index, {
    onWaiting: () => undefined,
    onItems: () => {
      batches += 1
      if (batches > 1) return
      // Not waited for: it is on its way while the making goes on.
      answering = (async () => {
        await kysely.deleteFrom('content_item').where('id', '=', removed).execute()
        await kysely.updateTable('content_item').set({ is_public: false }).where('id', '=', changed).execute()
        late = await store('Knot late', '10.5555/knot.late')
        for (let time = 0; time < 5; time += 1) answers.push((await find('knot')).length)
      })()
    },
  })
  await answering
  // The late one may come in a batch of its own.
  expect(batches).toBeGreaterThan(1)
  expect(Math.min(...answers)).toBeGreaterThanOrEqual(118)
  expect(made).toBeGreaterThanOrEqual(118)
  await catchUp(library.database, index)
  expect((await find('knot')).toSorted((one, other) => one - other)).toEqual([...ids.slice(2), late])
})

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a process that lost the lease of the index stores nothing in it, and leaves its changes to the next',
  async () => {
    await store('Heath', '10.5555/heath.1')
    const done = await exclusivelyAtIndex(library.database, index, async own => {
      await sql`update lease set fence = fence + 1, expires_at = now() where name = 'search index'`.execute(kysely)
      return await indexChanges(own, 'document', fast)
    })
    expect([done, await find('heath')]).toEqual([null, []])
    await catchUp(library.database, index)
    expect(await find('heath')).toHaveLength(1)
  },
)
