/** The word by which kept pages are believed, while a part of what it is made of cannot be read. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicChanges } from '../../src/core/database/revision.ts'
import { findRevision } from '../../src/main/revision.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
})
afterAll(() => library.close())

async function without<Result>(tables: readonly string[], run: () => Promise<Result>): Promise<Result> {
  const { kysely } = library.database
  for (const table of tables) await sql`alter table ${sql.id(table)} rename to ${sql.id(`${table}_away`)}`.execute(kysely)
  try {
    return await run()
  } finally {
    for (const table of tables) await sql`alter table ${sql.id(`${table}_away`)} rename to ${sql.id(table)}`.execute(kysely)
  }
}
const revision = () => findRevision(library.database.kysely)

test.each(['change_log', 'site_page'])(
  'without the table %s there is a new revision that no cached page has, and the former one afterwards',
  async table => {
    const whole = await revision()
    const [one, other] = await without([table], async () => [await revision(), await revision()])
    expect(new Set([whole, one, other]).size).toBe(3)
    expect(await revision()).toBe(whole)
  },
)

test('with none of its tables readable, reading the revision fails', async () => {
  const all = ['change_log', 'site_page', 'blog_post']
  await expect(without(all, revision)).rejects.toThrow()
})

test('the newest rows of a long change log are read by index, even without table statistics', async () => {
  const { kysely } = library.database
  await sql`insert into change_log (kind, visibility) select 'tests.changed', 'public' from generate_series(1, 20000)`.execute(kysely)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain analyze select ${publicChanges}`.execute(kysely)
  const read = rows.map(row => Number(/actual time=\S+ rows=(\d+)/.exec(row['QUERY PLAN'])?.[1] ?? 0))
  expect(Math.max(...read)).toBeGreaterThan(1000)
  expect(Math.max(...read)).toBeLessThan(5000)
})

test('a change only for staff leaves the revision unchanged, and a public one changes it', async () => {
  const { kysely } = library.database
  const before = await revision()
  await sql`insert into change_log (kind, visibility) values ('tests.changed', 'staff')`.execute(kysely)
  expect(await revision()).toBe(before)
  await sql`insert into change_log (kind, visibility) values ('tests.changed', 'public')`.execute(kysely)
  expect(await revision()).not.toBe(before)
})
