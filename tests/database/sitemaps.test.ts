import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAddressBlocks, listAddresses } from '../../src/data/item-address.ts'
import { createSitemaps } from '../../src/use-cases/sitemaps/sitemaps.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
  await library.import(['demo/articles/blank-column-lazaretto', 'demo/assets/how-a-stoma-opens', 'demo/assets/hedgerow-moths'])
  await library.import(['demo/assets/village-battery'], { platform: 'gates' })
})
afterAll(() => library.close())

test('every item of the platform has one address, that of an article’s newest version', async () => {
  const sitemaps = createSitemaps(library.database.kysely)
  const paths: string[] = []
  for (const { part } of await sitemaps.parts('f1000research'))
    for await (const batch of sitemaps.entries('f1000research', part)) paths.push(...batch.map(({ path }) => path))
  expect(paths).toHaveLength(3)
  expect(paths.filter(path => path.startsWith('/articles/'))).toEqual([expect.stringMatching(/\/v2$/)])
})

test('blocks of ids hold each item once, and say when it changed last', async () => {
  const { kysely } = library.database
  const size = 2
  const blocks = await listAddressBlocks(kysely, 'f1000research', size)
  const found = await Promise.all(
    blocks.map(({ block }) => listAddresses(kysely, 'f1000research', { from: block * size, before: (block + 1) * size, count: 10 })),
  )
  const all = await listAddresses(kysely, 'f1000research', { from: 0, before: 1_000_000, count: 10 })
  expect(found.flat()).toEqual(all)
  expect(found.map(items => Math.max(...items.map(({ updatedAt }) => updatedAt.getTime())))).toEqual(
    blocks.map(({ updatedAt }) => updatedAt.getTime()),
  )
  expect(await listAddresses(kysely, 'f1000research', { from: 0, before: 1_000_000, count: 2 })).toEqual(all.slice(0, 2))
})

test('a part that there is not has no entries', async () => {
  const sitemaps = createSitemaps(library.database.kysely)
  for (const part of [1, 214_748, 999_999]) expect(await Array.fromAsync(sitemaps.entries('f1000research', part))).toEqual([])
})
