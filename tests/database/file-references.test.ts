/** Every column that names stored files is declared, so that none is missed by visibility or by the sweep of unused files. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/core/database/open-database.ts'
import { fileReferences } from '../../src/main/file-references.ts'
import { deleteUnusedFiles, findFilePublicity, findKnownHashes, listFileResources } from '../../src/modules/publications/data/file.ts'
import { openTestDatabase } from '../support/database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const declared = fileReferences.map(({ table, column }) => `${table}.${column}`).toSorted()

/** Hashes of something else than a stored file. */
const ofOtherThings: readonly string[] = []

test('every column that refers to a file, or is named as the hash of one, is declared', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'file'::regclass
    union
    select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and column_name ~ 'sha256|file_hash' and table_name <> 'file'`.execute(database.kysely)
  const found = rows.map(({ name }) => name).filter(name => !ofOtherThings.includes(name))
  expect(found.toSorted()).toEqual(declared)
})

test.each(declared)('the column %s has an index, since each request for a file needs it', async name => {
  const [table = '', column = ''] = name.split('.')
  const { rows } = await sql`
    select from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = ${table}::regclass and attname = ${column}`.execute(database.kysely)
  expect(rows).toHaveLength(1)
})

test('a file with a reference is not swept, and is public only if the column is declared so', async () => {
  const { kysely } = database
  const sha256 = 'c'.repeat(64)
  await kysely.insertInto('file').values({ sha256, bytes: 1, mime_type: 'text/plain', width: null, height: null }).execute()
  expect(await findFilePublicity(kysely, fileReferences, sha256)).toBe('unpublished')
  expect(await listFileResources(kysely, fileReferences, sha256)).toEqual([])
  const { id } = await kysely.insertInto('platform').values({ key: 'research', name: 'Research' }).returning('id').executeTakeFirstOrThrow()
  await kysely.insertInto('site_media').values({ platform_id: id, name: 'roof.png', sha256 }).execute()
  expect(await findFilePublicity(kysely, fileReferences, sha256)).toBe('published')
  await deleteUnusedFiles(kysely, fileReferences)
  expect(await findKnownHashes(kysely, [sha256])).toEqual(new Set([sha256]))
  await kysely.deleteFrom('site_media').execute()
  expect(await findFilePublicity(kysely, fileReferences, sha256)).toBe('unpublished')
  await deleteUnusedFiles(kysely, fileReferences)
  expect(await findKnownHashes(kysely, [sha256])).toEqual(new Set())
})
