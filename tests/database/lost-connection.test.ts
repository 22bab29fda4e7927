/** A PostgreSQL server that ends while it is asked something: what was asked fails, and the process goes on. */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { whileAnswering } from '../../src/core/database/answering.ts'
import { type Database, openDatabase } from '../../src/core/database/open-database.ts'
import { createOnServer } from '../support/database.ts'
import { createFreezingProxy, type FreezingProxy } from '../support/freezing-proxy.ts'

// The embedded database ends with this process alone.
describe.runIf(process.env.TEST_DATABASE_URL)('a connection that closes while it is in use', () => {
  let own: { url: string; drop: () => Promise<void> }
  let observer: Database
  let proxy: FreezingProxy
  let database: Database
  beforeAll(async () => {
    own = await createOnServer(process.env.TEST_DATABASE_URL ?? '')
    observer = await openDatabase({ databaseUrl: own.url, directory: '' })
  })
  beforeEach(async () => {
    proxy = await createFreezingProxy(own.url)
    database = await openDatabase({ databaseUrl: proxy.url, directory: '', answerTimeout: 60_000 })
  })
  afterEach(async () => {
    await database.close()
    await proxy.close()
  })
  afterAll(async () => {
    await observer.close()
    await own.drop()
  })

  const sleep = () => sql`select pg_sleep(60)`.execute(database.kysely)
  const asleep = async (): Promise<number> => {
    const { rows } = await sql`select 1 from pg_stat_activity where state = 'active' and query = 'select pg_sleep(60)'`.execute(
      observer.kysely,
    )
    return rows.length
  }

  test.each([
    ['background work', sleep],
    ['an answer to a request', () => whileAnswering(sleep)],
  ])('the query fails for %s, and the process goes on', async (_what, ask) => {
    const requested = expect(ask()).rejects.toThrow(/terminated|cannot be reached/)
    await expect.poll(asleep).toBeGreaterThan(0)
    await proxy.close()
    await requested
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(60)'`.execute(observer.kysely)
    await expect.poll(asleep).toBe(0)
  })
})
