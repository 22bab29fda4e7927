import { afterAll, beforeAll, expect, test } from 'vitest'
import { noId, uncheckedId } from '../../src/core/ids/id.ts'
import { createSitemaps } from '../../src/modules/discovery/use-cases/sitemaps/sitemaps.ts'
import { listItemBlocks, listItemKeys } from '../../src/modules/publications/data/item-key.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { testId } from '../support/ids.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
  await library.import(['demo/articles/blank-column-lazaretto', 'demo/assets/how-a-stoma-opens', 'demo/assets/hedgerow-moths'])
  await library.import(['demo/assets/village-battery'], { platform: 'gates' })
  await markAsSamples(false)
})
afterAll(() => library.close())

async function markAsSamples(isSample: boolean): Promise<void> {
  await library.database.kysely.updateTable('content_item').set({ sample_content: isSample }).execute()
}

async function pathsOf(platform: string): Promise<string[]> {
  const sitemaps = createSitemaps(library.database.kysely)
  const paths: string[] = []
  for (const { part } of await sitemaps.parts(platform))
    for await (const batch of sitemaps.entries(platform, part)) paths.push(...batch.map(({ path }) => path))
  return paths
}

test('every publication of the site has one path, for an article that of its newest version', async () => {
  const paths = await pathsOf('f1000research')
  expect(paths).toHaveLength(3)
  expect(paths.filter(path => path.startsWith('/articles/'))).toEqual([expect.stringMatching(/\/v2$/)])
})

test('every subject with publications is listed, and its ancestors', async () => {
  const { platform } = (await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' })).ofHost('localhost')
  const sitemaps = createSitemaps(library.database.kysely)
  const rows = await library.database.kysely
    .selectFrom('content_subject')
    .innerJoin('content_item', 'content_item.id', 'content_item_id')
    .innerJoin('platform', 'platform.id', 'platform_id')
    .innerJoin('ontology_term as term', 'term.id', 'ontology_term_id')
    .leftJoin('ontology_term as above', 'above.id', 'term.parent_id')
    .where('platform.key', '=', 'f1000research')
    .select(['term.slug', 'above.slug as above'])
    .execute()
  const expected = rows.flatMap(({ slug, above }) =>
    above === null ? [`/browse/${slug}`] : [`/browse/${above}`, `/browse/${above}?term1=${slug}`],
  )
  expect(expected.length).toBeGreaterThan(2)
  expect(await sitemaps.subjects(platform)).toEqual([...new Set(expected)].toSorted())
  expect(await sitemaps.subjects({ ...platform, key: 'nothing-here' })).toEqual([])
  // What the platform does not take of the ontology has no page.
  const ontologyDetails = { ...platform.ontologyDetails, maxSubjectDepth: 1 }
  expect((await sitemaps.subjects({ ...platform, ontologyDetails })).filter(path => path.includes('?'))).toEqual([])
})

test('blocks of ids have each publication once, with the date of its last change', async () => {
  const { kysely } = library.database
  const size = 2
  const blocks = await listItemBlocks(kysely, 'f1000research', size)
  const found = await Promise.all(
    blocks.map(({ block }) =>
      listItemKeys(kysely, 'f1000research', { from: uncheckedId(block * size), before: uncheckedId((block + 1) * size), count: 10 }),
    ),
  )
  const all = await listItemKeys(kysely, 'f1000research', { from: noId(), before: testId(1_000_000), count: 10 })
  expect(found.flat()).toEqual(all)
  expect(found.map(items => Math.max(...items.map(({ updatedAt }) => updatedAt.getTime())))).toEqual(
    blocks.map(({ updatedAt }) => updatedAt.getTime()),
  )
  expect(await listItemKeys(kysely, 'f1000research', { from: noId(), before: testId(1_000_000), count: 2 })).toEqual(all.slice(0, 2))
})

test('a sitemap that does not exist has no entries', async () => {
  const sitemaps = createSitemaps(library.database.kysely)
  for (const part of [1, 214_748, 999_999]) expect(await Array.fromAsync(sitemaps.entries('f1000research', part))).toEqual([])
})

test('sample publications, which must not be indexed, have no entry and no sitemap', async () => {
  const sitemaps = createSitemaps(library.database.kysely)
  expect(await pathsOf('f1000research')).toHaveLength(3)
  await markAsSamples(true)
  expect(await sitemaps.parts('f1000research')).toEqual([])
  expect(await Array.fromAsync(sitemaps.entries('f1000research', 0))).toEqual([])
  await markAsSamples(false)
})
