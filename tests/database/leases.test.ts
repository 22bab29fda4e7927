/** Work that one process at a time does: by a row with an expiry on a server, and within the one process on the embedded database. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Lease, LeaseLostError } from '../../src/core/database/lease.ts'
import { type Database, openDatabase } from '../../src/core/database/open-database.ts'
import { createOnServer, openTestDatabase } from '../support/database.ts'

const write = async (kysely: Lease['kysely'], name: string): Promise<void> => {
  await kysely.insertInto('installation_secret').values({ name, value: 'x' }).execute()
}
const written = async ({ kysely }: Database): Promise<string[]> =>
  (await kysely.selectFrom('installation_secret').select('name').orderBy('name').execute()).map(({ name }) => name)

describe('leases in one process', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  test('two never work under one lease at the same time', async () => {
    const within = await database.withLease('w', async () => [
      await database.withLease('w', async () => 1),
      await database.withLease('v', async () => 2),
    ])
    expect(within).toEqual([null, 2])
    await expect(database.withLease('w', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await database.withLease('w', async () => 3)).toBe(3)
  })

  test('writes of the holder are stored, and those it rolls back are not', async () => {
    await database.withLease('w', async ({ kysely }) => {
      await write(kysely, 'alone')
      await kysely.transaction().execute(trx => write(trx, 'in a transaction'))
      const undone = kysely.transaction().execute(async trx => {
        await write(trx, 'undone')
        throw new Error('changed its mind')
      })
      await expect(undone).rejects.toThrow('changed its mind')
      // The connection is as good as before.
      await expect(write(kysely, 'alone')).rejects.toThrow(/duplicate key/)
      await write(kysely, 'after an error')
    })
    expect(await written(database)).toEqual(['after an error', 'alone', 'in a transaction'])
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('leases between processes on one server (needs TEST_DATABASE_URL)', () => {
  let own: { url: string; drop: () => Promise<void> }
  let one: Database
  let other: Database
  beforeAll(async () => {
    own = await createOnServer(process.env.TEST_DATABASE_URL ?? '')
    const open = () => openDatabase({ databaseUrl: own.url, directory: '' })
    ;[one, other] = await Promise.all([open(), open()])
  })
  afterEach(async () => {
    await one.kysely.deleteFrom('installation_secret').execute()
  })
  afterAll(async () => {
    await Promise.all([one.close(), other.close()])
    await own.drop()
  })

  test('one process holds the lease, another is told so, and gets it once it is released', async () => {
    expect(await one.withLease('w', () => other.withLease('w', async () => 1))).toBeNull()
    expect(await other.withLease('w', async () => 2)).toBe(2)
    const taken = await Promise.all(
      [one, other, one, other].map(database => database.withLease('raced for', () => database.withLease('raced for', async () => 1))),
    )
    expect(taken).toEqual([null, null, null, null])
  })

  test('a holder whose lease expired changes nothing any more, and is told', async () => {
    const failures: unknown[] = []
    await one.withLease('w', async ({ kysely, signal }) => {
      await write(kysely, 'while it held it')
      const long = kysely.transaction().execute(async trx => {
        await write(trx, 'begun while it held it')
        await sql`update lease set expires_at = now() where name = 'w'`.execute(other.kysely)
        await other.withLease('w', async second => write(second.kysely, 'by the second'))
      })
      await long.catch(error => failures.push(error))
      expect(signal.aborted).toBe(true)
      await write(kysely, 'a single statement').catch(error => failures.push(error))
      const raw = sql`with added as (insert into installation_secret (name, value) values ('raw', 'x') returning 1) select from added`
      await raw.execute(kysely).catch(error => failures.push(error))
    })
    expect(failures).toEqual([expect.any(LeaseLostError), expect.any(LeaseLostError), expect.any(LeaseLostError)])
    expect(await written(one)).toEqual(['by the second', 'while it held it'])
    // Its end gave back nothing that was another’s.
    expect(await other.withLease('w', async () => 3)).toBe(3)
  })

  test('the lease is renewed while its holder works, without a connection or lock of its own', async () => {
    const rest = async () =>
      (
        await sql<{ seconds: number }>`select extract(epoch from expires_at - clock_timestamp())::float8 as seconds from lease
        where name = 'long'`.execute(other.kysely)
      ).rows[0]?.seconds
    await one.withLease('long', async () => {
      await sql`update lease set expires_at = clock_timestamp() + interval '3 seconds' where name = 'long'`.execute(other.kysely)
      await expect.poll(rest, { timeout: 10_000 }).toBeGreaterThan(3)
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and database = (
        select oid from pg_database where datname = current_database())`.execute(other.kysely)
      expect(rows).toEqual([])
    })
  })

  test('the work of a killed process is taken over within ten seconds, without its open transaction', async () => {
    const held = spawn(process.execPath, [join(import.meta.dirname, '../support/lease-process.ts'), own.url, 'killed'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      await once(held.stdout, 'data')
      expect(await one.withLease('killed', async () => 1)).toBeNull()
      const ended = once(held, 'exit')
      held.kill('SIGKILL')
      await ended
      const killedAt = performance.now()
      await expect.poll(() => one.withLease('killed', async () => 1), { timeout: 20_000, interval: 100 }).toBe(1)
      expect(performance.now() - killedAt).toBeLessThan(10_000)
    } finally {
      held.kill('SIGKILL')
    }
    expect(await written(one)).toEqual([])
  })
})
