/** What is in a gateway: put there by imports, picked by editors, found by its rule; and which reasons stay when others go. */

import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentId, GatewayId } from '../../src/core/ids/shared-ids.ts'
import { findRevision } from '../../src/main/revision.ts'
import { indexParts } from '../../src/main/search-document-parts.ts'
import { noFilters } from '../../src/modules/discovery/domain/search/browse-query.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import { fast, type IndexedLibrary, indexChanges } from '../../src/modules/discovery/use-cases/search/index-changes.ts'
import { rebuildIndex } from '../../src/modules/discovery/use-cases/search/rebuild-index.ts'
import { addToGateways, listPickedIds } from '../../src/modules/gateways/data/gateway-content.ts'
import type { GatewayFileInput } from '../../src/modules/gateways/domain/gateway-file.ts'
import { listItems } from '../../src/modules/publications/data/content-item.ts'
import { loadSubjects } from '../../src/modules/publications/use-cases/load-subjects.ts'
import { loadPlatforms, type Platforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { addGateway } from '../support/test-gateway.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const demo = join(import.meta.dirname, '../../demo')
const key = 'f1000research'
let library: TestLibrary
let indexed: IndexedLibrary
let platforms: Platforms

beforeAll(async () => {
  library = await openTestLibrary()
  platforms = await loadPlatforms({ settingsFile: null, defaultKey: key })
  const { kysely } = library.database
  await loadSubjects(kysely, join(demo, 'subjects.json'))
  const { failed } = await library.import(
    ['articles/spring-caddisfly-genome', 'articles/hot-nights-ambulance-calls', 'articles/after-dark', 'assets/hedgerow-moths'].map(path =>
      join(demo, path),
    ),
  )
  expect(failed).toEqual([])
  indexed = {
    kysely,
    files: library.files,
    search: createPostgresSearch(kysely),
    createSearch: createPostgresSearch,
    ...indexParts,
    onRefused: (_id, error) => expect.fail(String(error)),
  }
  await rebuildIndex(indexed, { pace: fast })
})
afterAll(() => library.close())

const store = async (file: Partial<GatewayFileInput> & { url: string }): Promise<GatewayId> => {
  const id = await addGateway(
    { database: library.database, files: library.files, config: { defaultPlatform: key }, platforms },
    { name: file.url, shortSummary: 'Invented.', ...file },
  )
  await indexChanges(indexed, 'document', fast)
  return id
}

/** Words that tell the items apart. */
const words = ['caddisfly', 'ambulance', 'after dark', 'moths'] as const
const idOf = async (word: (typeof words)[number]): Promise<ContentId> => {
  const items = await listItems(library.database.kysely, key, { contentType: null, page: 1, show: 50 })
  return items.find(({ title }) => title.toLowerCase().includes(word))?.id ?? expect.fail(`Nothing is called “${word}”.`)
}
const referenceOf = async (word: (typeof words)[number]): Promise<string> => {
  const id = await idOf(word)
  const item = await library.database.kysely.selectFrom('content_item').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return `${item.volume}-${item.publication_id}`
}

/** Which of them are in a gateway, by the database and by the index, which have to agree. */
async function inGateway(id: GatewayId): Promise<string[]> {
  const rows = await library.database.kysely.selectFrom('gateway_content').select('content_item_id').where('gateway_id', '=', id).execute()
  const stored = new Set(rows.map(({ content_item_id }) => content_item_id))
  const ids = await Promise.all(words.map(async word => [word, await idOf(word)] as const))
  const found = await indexed.search.matching({
    platform: key,
    tree: null,
    filters: { ...noFilters, gatewayIds: [id] },
    subjectId: null,
    among: null,
  })
  expect(new Set(found)).toEqual(stored)
  return ids.flatMap(([word, itemId]) => (stored.has(itemId) ? [word] : []))
}

async function filterOf(gatewayId: GatewayId, url: string): Promise<GatewayId> {
  const found = await library.database.kysely
    .selectFrom('gateway')
    .select('id')
    .where('parent_id', '=', gatewayId)
    .where('url', '=', url)
    .executeTakeFirstOrThrow()
  return found.id
}

test('a rule selects matching publications, and follows changes', async () => {
  const id = await store({ url: 'nights', rule: 'all=night' })
  expect(await inGateway(id)).toEqual(['ambulance', 'after dark', 'moths'])
  await store({ url: 'nights', rule: '/browse/articles?all=night' })
  expect(await inGateway(id)).toEqual(['ambulance', 'after dark'])
  await store({ url: 'nights', rule: '/browse/no-such-subject?all=night' })
  expect(await inGateway(id)).toEqual([])
  await store({ url: 'nights', rule: null })
  expect(await inGateway(id)).toEqual([])
})

test('a later publication is added to the gateways whose rules match, and a hidden one is not shown', async () => {
  const id = await store({ url: 'later', rule: 'all=sourdough OR moths' })
  const before = await inGateway(id)
  const revision = await findRevision(library.database.kysely)
  const { failed } = await library.import([join(demo, 'assets/young-sourdough')])
  expect(failed).toEqual([])
  await indexChanges(indexed, 'document', fast)
  const rows = await library.database.kysely.selectFrom('gateway_content').select('by_rule').where('gateway_id', '=', id).execute()
  expect(rows.length).toBe(before.length + 1)
  expect(await findRevision(library.database.kysely)).not.toBe(revision)
})

test('each reason to belong to a gateway stays when the others are removed', async () => {
  const { kysely } = library.database
  const moths = await referenceOf('moths')
  const id = await store({ url: 'reasons', rule: 'n0=title&v0=moths', items: [moths] })
  await addToGateways(kysely, await idOf('moths'), ['reasons'])
  expect(await inGateway(id)).toEqual(['moths'])
  await store({ url: 'reasons', rule: 'n0=title&v0=moths' })
  expect(await inGateway(id)).toEqual(['moths'])
  expect(await listPickedIds(kysely, id)).toEqual([])
  await store({ url: 'reasons' })
  expect(await inGateway(id)).toEqual(['moths'])
  await kysely.updateTable('gateway_content').set({ position: 0, by_import: false }).where('gateway_id', '=', id).execute()
  await store({ url: 'reasons' })
  expect(await inGateway(id)).toEqual([])
})

test('publications picked by editors are in their order', async () => {
  const { kysely } = library.database
  const order = ['moths', 'caddisfly', 'ambulance'] as const
  const references = await Promise.all(order.map(referenceOf))
  const id = await store({ url: 'order', items: references, rule: 'all=night' })
  expect(await listPickedIds(kysely, id)).toEqual(await Promise.all(order.map(idOf)))
  const search = (sort: 'relevance' | 'newest', first: number[]) =>
    indexed.search.search({
      platform: key,
      tree: null,
      filters: { ...noFilters, gatewayIds: [id] },
      subjectId: null,
      sort,
      first,
      page: 1,
      show: 10,
      withFacets: false,
    })
  const picked = await Promise.all(order.map(idOf))
  const all = (await search('relevance', picked)).ids
  expect(all).toEqual([...picked, await idOf('after dark')])
  expect((await search('newest', picked)).ids).not.toEqual(all)
  // Page by page it is the same list.
  const pages = await Promise.all(
    [1, 2, 3, 4].map(page =>
      indexed.search.search({
        platform: key,
        tree: null,
        filters: { ...noFilters, gatewayIds: [id] },
        subjectId: null,
        sort: 'relevance',
        first: picked,
        page,
        show: 1,
        withFacets: false,
      }),
    ),
  )
  expect(pages.flatMap(({ ids }) => ids)).toEqual(all)
  await store({ url: 'order', items: references.toReversed() })
  expect(await listPickedIds(kysely, id)).toEqual(picked.toReversed())
})

test('a filter’s rule selects only from its gateway', async () => {
  const id = await store({
    url: 'parts',
    rule: '/browse/articles?all=night',
    filters: [{ url: 'all-of-it', name: 'All', rule: 'all=night' }],
  })
  // Moths fly at night too, but the gateway has articles alone.
  expect(await inGateway(await filterOf(id, 'all-of-it'))).toEqual(['ambulance', 'after dark'])
  await store({ url: 'parts', rule: 'all=night', filters: [{ url: 'all-of-it', name: 'All', rule: 'all=night' }] })
  expect(await inGateway(await filterOf(id, 'all-of-it'))).toEqual(['ambulance', 'after dark', 'moths'])
  await store({ url: 'parts', rule: 'all=night' })
  const rows = await library.database.kysely.selectFrom('gateway').select('id').where('parent_id', '=', id).execute()
  expect(rows).toEqual([])
})

test('rebuilding the search index fills the selections of rules', async () => {
  const { kysely } = library.database
  const id = await store({ url: 'anew', rule: 'all=caddisfly' })
  await kysely.deleteFrom('gateway_content').where('gateway_id', '=', id).execute()
  await rebuildIndex(indexed, { pace: fast })
  expect(await inGateway(id)).toEqual(['caddisfly'])
})
