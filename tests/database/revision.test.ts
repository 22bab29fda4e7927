/** The word by which kept pages are believed, while a part of what it is made of cannot be read. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRevision } from '../../src/core/database/revision.ts'
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

test.each(['comment_event', 'site_change', 'gateway_change', 'import_log', 'site_page'])(
  'without %s there is one, which no kept page has, and the former one afterwards',
  async table => {
    const whole = await revision()
    const [one, other] = await without([table], async () => [await revision(), await revision()])
    expect(new Set([whole, one, other]).size).toBe(3)
    expect(await revision()).toBe(whole)
  },
)

test('where nothing of it can be read, there is none', async () => {
  const all = ['comment_event', 'site_change', 'gateway_change', 'import_log', 'site_page']
  await expect(without(all, revision)).rejects.toThrow()
})
