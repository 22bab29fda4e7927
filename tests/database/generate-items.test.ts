import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/core/database/open-database.ts'
import { type FileStore, openFileStore } from '../../src/core/files/file-store.ts'
import { removeSampleContent } from '../../src/main/demo-library.ts'
import { storeVersion } from '../../src/modules/publications/use-cases/store-articles.ts'
import { storePlatform } from '../../src/modules/sites/data/platforms.ts'
import { generateItems } from '../../tools/generate-publications/generate-items.ts'
import { funders } from '../../tools/generate-publications/vocabulary/people.ts'
import { openTestDatabase } from '../support/database.ts'
import { article } from '../support/stored-article.ts'

const platform = 'generated'
let database: Database
let directory: string
let files: FileStore
beforeAll(async () => {
  database = await openTestDatabase()
  await storePlatform(database.kysely, { key: platform, name: 'Test' })
  directory = await mkdtemp(join(tmpdir(), 'recto-generate-'))
  files = openFileStore(directory)
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

const words = { min: 120, max: 200 }
const generate = (count: number, seed: number) => generateItems({ kysely: database.kysely, files, platform }, { count, seed, words })

async function rowsIn(...tables: ('content_item' | 'version' | 'report' | 'author' | 'file' | 'asset')[]) {
  const counts = await Promise.all(
    tables.map(table =>
      database.kysely
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
    ),
  )
  return counts.map(({ n }) => Number(n))
}

test('generated items are stored once, leave other content alone, and are all deleted again', async () => {
  const named: string[] = []
  const first = await generateItems(
    { kysely: database.kysely, files, platform },
    { count: 25, seed: 4, words, onItem: name => named.push(name) },
  )
  expect(first.created).toBe(25)
  expect(named).toHaveLength(25)
  expect(await rowsIn('content_item')).toEqual([25])

  // Further on with the same seed: the old ones stay as they are.
  expect((await generate(30, 4)).created).toBe(5)
  // Another seed joins nothing of the first.
  expect((await generate(10, 5)).created).toBe(10)
  expect(await rowsIn('content_item')).toEqual([40])
  expect(await database.kysely.selectFrom('funder').select('name').where('name', 'in', funders).execute()).not.toEqual([])
  expect(await database.kysely.selectFrom('change_log').select('kind').where('kind', 'like', 'publications.%-updated').execute()).toEqual(
    [],
  )

  const { missing } = await database.kysely
    .selectFrom('file')
    .select(({ fn }) => fn.agg<string[]>('array_agg', ['sha256']).as('missing'))
    .executeTakeFirstOrThrow()
  for (const sha256 of missing) expect(await files.stat(sha256)).not.toBeNull()

  const retained = article({ text: 'No sample', title: 'Kept', metadata: { doi: '10.5555/kept.1' } })
  await database.kysely.transaction().execute(trx => storeVersion(trx, platform, retained))
  expect(await removeSampleContent(database.kysely)).toBe(40)
  expect(await rowsIn('content_item', 'version', 'asset', 'report')).toEqual([1, 1, 0, 0])
  const leftover = await database.kysely.selectFrom('content_item').select('title').execute()
  expect(leftover).toEqual([{ title: 'Kept' }])
  expect(await rowsIn('file')).toEqual([1 + retained.files.size])
  const left = await database.kysely.selectFrom('funder').select('name').execute()
  expect(left.filter(({ name }) => funders.includes(name))).toEqual([])
  expect(await removeSampleContent(database.kysely)).toBe(0)
})
