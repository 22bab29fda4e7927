/** Moving from the embedded database to a server, with readers of the change log in the middle. */
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appendChanges } from '../../src/core/change-log/append-changes.ts'
import { type Change, readChanges } from '../../src/core/change-log/read-changes.ts'
import { moveDatabase } from '../../src/core/database/move-database.ts'
import { type Database, openDatabase, type PGliteDatabase } from '../../src/core/database/open-database.ts'
import { migrations } from '../../src/main/migrations.ts'
import { runCommand } from '../../tools/bench/child.ts'
import { createEmptyOnServer, openInMemory } from '../support/database.ts'
import { openLibraryOn, type TestLibrary } from '../support/test-library.ts'

/** The suite of the embedded database has a server for this alone. */
const server = process.env.TEST_DATABASE_TARGET || process.env.TEST_DATABASE_URL || ''
const articles = resolve(import.meta.dirname, '../../demo/articles')

const change = (count: number) =>
  ({ kind: 'tests.changed', platformId: null, subject: 'moved:1', visibility: 'public', payload: { count } }) as const

/** The numbers of the changes of `change` that a reader has not seen yet. @param limit of a batch @param most batches, after which it is killed */
async function unseen({ kysely }: Database, reader: string, { limit = 500, most = Number.POSITIVE_INFINITY } = {}): Promise<unknown[]> {
  const seen: Change[] = []
  let batches = 0
  const reading = readChanges(
    kysely,
    reader,
    async (_trx, changes) => {
      if (batches++ === most) throw new Error('killed')
      seen.push(...changes)
    },
    { limit },
  )
  await reading.catch((error: unknown) => {
    if (!(error instanceof Error && error.message === 'killed')) throw error
  })
  return seen.filter(({ subject }) => subject === 'moved:1').map(({ payload }) => payload.count)
}

/** Every row of every table as text, in the tables' own order by name. */
async function contentOf({ kysely }: Database): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname !~ '^(pg_|information_schema)' order by 1`.execute(kysely)
  const content = new Map<string, string[]>()
  for (const { name } of tables) {
    // Columns are in the order in which migrations made them, in either database.
    const { rows } = await sql<{ row: string }>`select each::text as row from ${sql.raw(name)} each`.execute(kysely)
    content.set(name, rows.map(({ row }) => row).toSorted())
  }
  return content
}

describe.skipIf(server === '')('moving from the embedded database to a server', () => {
  let source: PGliteDatabase
  let library: TestLibrary
  let target: Database
  let place: Awaited<ReturnType<typeof createEmptyOnServer>>

  beforeAll(async () => {
    source = await openInMemory()
    library = await openLibraryOn(source)
    const folders = readdirSync(articles).slice(0, 3)
    await library.import(folders.map(folder => join(articles, folder)))
    await appendChanges(source.kysely, [1, 2, 3].map(change))
    expect(await unseen(source, 'has read all')).toEqual([1, 2, 3])
    await appendChanges(source.kysely, [4, 5, 6].map(change))
    await unseen(source, 'was killed', { limit: 1, most: 2 })
    place = await createEmptyOnServer(server)
    const rows = await moveDatabase(source, place.url, migrations)
    expect(rows).toBeGreaterThan(100)
    target = await openDatabase({ databaseUrl: place.url, directory: '' })
  })
  afterAll(async () => {
    await target?.close()
    await place?.drop()
    await library?.close()
  })

  test('every row of every table is copied', async () => {
    const [there, here] = [await contentOf(target), await contentOf(source)]
    expect([...there.keys()]).toEqual([...here.keys()])
    for (const [table, rows] of here) expect(there.get(table), table).toEqual(rows)
  })

  test('constraints and triggers are kept', async () => {
    const counts = sql<{ constraints: number; triggers: number }>`select
      (select count(*)::int from pg_constraint where contype = 'f' and convalidated) as constraints,
      (select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers`
    const { rows: here } = await counts.execute(source.kysely)
    const { rows: there } = await counts.execute(target.kysely)
    expect(there).toEqual(here)
    await expect(sql`delete from change_log`.execute(target.kysely)).rejects.toThrow('neither changed nor deleted')
  })

  test('new rows get ids above the copied ones', async () => {
    const { id } = await target.kysely
      .insertInto('account')
      .values({ email: 'after@example.org', first_name: 'A', last_name: 'B' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ greatest: number }>`select max(id) as greatest from account where id <> ${id}`.execute(target.kysely)
    expect(id).toBeGreaterThan(rows[0]?.greatest ?? 0)
  })

  test('each change of the change log is read once, before or after the move', async () => {
    await appendChanges(target.kysely, [change(7)])
    expect(await unseen(target, 'has read all')).toEqual([4, 5, 6, 7])
    await appendChanges(target.kysely, [change(8)])
    expect(await unseen(target, 'has read all', { limit: 1 })).toEqual([8])
    const rest = await unseen(target, 'was killed', { limit: 1 })
    expect(rest).toEqual([1, 2, 3, 4, 5, 6, 7, 8].slice(-rest.length))
    expect(rest.length).toBeGreaterThan(2)
    expect(await unseen(target, 'comes later', { limit: 2 })).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('the command moves everything', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'recto-move-'))
    const other = await createEmptyOnServer(server)
    const environment = { RECTO_DATA: folder, RECTO_SITE: 'f1000research' }
    try {
      await runCommand(['import', join(articles, readdirSync(articles)[0] ?? ''), '--no-pdf'], { ...environment, DATABASE_URL: '' })
      const { answer } = await runCommand(['database', 'move'], { ...environment, DATABASE_URL: other.url })
      expect(answer).toMatchObject({ rows: expect.any(Number) })
      const moved = await openDatabase({ databaseUrl: other.url, directory: '' })
      const titles = await moved.kysely.selectFrom('version').select('title').execute()
      await moved.close()
      expect(titles.length).toBeGreaterThan(0)
    } finally {
      await other.drop()
      await rm(folder, { recursive: true, force: true })
    }
  })

  test('the move is refused where the database has tables', async () => {
    await expect(moveDatabase(source, place.url, migrations)).rejects.toThrow('has tables already')
  })
})
