/** The embedded database and a server behave alike: run on each of them. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, pendingMigrations } from '../../src/core/database/migrate.ts'
import type { Database } from '../../src/core/database/open-database.ts'
import { migrations } from '../../src/main/migrations.ts'
import { openTestDatabase } from '../support/database.ts'

describe('the embedded database and the server', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  test('both return the same values', async () => {
    const { rows } = await sql`
      select 42::int8 as small, 9007199254740993::int8 as large, '2024-02-29'::date as day, '2024-02-29T12:00:00.5Z'::timestamptz as instant,
        '{"a": [1, null]}'::jsonb as json, array['a', 'b"c,d', null, '']::text[] as texts, '{}'::text[] as none, 1.50::numeric as exact,
        ${['x', '{y}', 'z"']}::text[] as given, true as yes, null as nothing`.execute(database.kysely)
    expect(rows).toEqual([
      {
        small: 42,
        large: '9007199254740993',
        day: '2024-02-29',
        instant: new Date('2024-02-29T12:00:00.500Z'),
        json: { a: [1, null] },
        texts: ['a', 'b"c,d', null, ''],
        none: [],
        exact: '1.50',
        given: ['x', '{y}', 'z"'],
        yes: true,
        nothing: null,
      },
    ])
  })

  test('both are migrated, and migrating again changes nothing', async () => {
    expect(await pendingMigrations(database, migrations)).toEqual([])
    expect(await migrate(database, migrations)).toEqual([])
  })

  test('both refuse the outer handle inside a transaction at once, and go on', async () => {
    const { kysely } = database
    const nested = kysely.transaction().execute(() => kysely.selectFrom('platform').selectAll().execute())
    await expect(nested).rejects.toThrow("Hand on the transaction's own handle")
    const nestedTransaction = kysely.transaction().execute(() => kysely.transaction().execute(async () => 1))
    await expect(nestedTransaction).rejects.toThrow("Hand on the transaction's own handle")
    expect(await kysely.selectFrom('platform').selectAll().execute()).toEqual([])
  })

  test('both keep transactions apart from concurrent queries', async () => {
    const { kysely } = database
    const add = (key: string, fails: boolean) =>
      kysely.transaction().execute(async trx => {
        await trx.insertInto('platform').values({ key, name: key }).execute()
        await sql`select pg_sleep(0.05)`.execute(trx)
        if (fails) throw new Error('Undone')
      })
    const [first, second, third] = await Promise.allSettled([
      add('one', false),
      add('two', true),
      add('three', false),
      kysely.selectFrom('platform').selectAll().execute(),
    ])
    expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const keys = await kysely.selectFrom('platform').select('key').orderBy('key').execute()
    expect(keys.map(({ key }) => key)).toEqual(['one', 'three'])
  })

  test('both report a transaction that was rolled back because an error was swallowed', async () => {
    const { kysely } = database
    const swallowed = kysely.transaction().execute(async trx => {
      await trx.insertInto('platform').values({ key: 'four', name: 'Four' }).execute()
      await trx
        .insertInto('platform')
        .values({ key: 'NOT A KEY', name: 'X' })
        .execute()
        .catch(() => undefined)
    })
    await expect(swallowed).rejects.toThrow()
    expect(await kysely.selectFrom('platform').select('key').where('key', '=', 'four').execute()).toEqual([])
  })

  test('both name the constraint that was violated', async () => {
    const broken = database.kysely.insertInto('platform').values({ key: 'NOT A KEY', name: 'X' }).execute()
    await expect(broken).rejects.toMatchObject({ code: '23514', table: 'platform', constraint: 'platform_key_check' })
  })
})
