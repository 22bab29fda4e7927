/** A PostgreSQL server that does not answer: requests give up, background work waits. */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { whileAnswering } from '../../src/core/database/answering.ts'
import { type Database, openDatabase } from '../../src/core/database/open-database.ts'
import { isUnreachable } from '../../src/core/database/unreachable.ts'
import { createOnServer } from '../support/database.ts'
import { createFreezingProxy, type FreezingProxy } from '../support/freezing-proxy.ts'

const timeout = 1_200

// The embedded database runs in this process, and stops with it.
describe.runIf(process.env.TEST_DATABASE_URL)('a frozen database during requests', () => {
  let own: { url: string; drop: () => Promise<void> }
  let proxy: FreezingProxy
  let database: Database
  beforeAll(async () => {
    own = await createOnServer(process.env.TEST_DATABASE_URL ?? '')
    proxy = await createFreezingProxy(own.url)
    database = await openDatabase({ databaseUrl: proxy.url, directory: '', answerTimeout: timeout })
  })
  afterEach(() => proxy.thaw())
  afterAll(async () => {
    await database.close()
    await proxy.close()
    await own.drop()
  })

  const ask = () => sql<{ one: number }>`select 1 as one`.execute(database.kysely)
  const answer = () => whileAnswering(ask)
  const failing = async (work: () => Promise<unknown>) => {
    const began = performance.now()
    const error = await work().then(
      () => null,
      (thrown: unknown) => thrown,
    )
    return { isUnreachable: isUnreachable(error), took: performance.now() - began }
  }
  const works = () =>
    answer().then(
      () => true,
      () => false,
    )

  test('a request is given up after the timeout, later ones at once, and all work when it is back', async () => {
    await answer()
    proxy.freeze()
    const first = await Promise.all(Array.from({ length: 30 }, () => failing(answer)))
    for (const each of first) {
      expect(each.isUnreachable).toBe(true)
      expect(each.took).toBeLessThan(4 * timeout)
    }
    await failing(answer)
    expect((await failing(answer)).took).toBeLessThan(timeout / 2)
    proxy.thaw()
    await expect.poll(works, { interval: 20 }).toBe(true)
  })

  test('a request that has given up does not wait a second time', async () => {
    proxy.freeze()
    await whileAnswering(async () => {
      expect((await failing(ask)).took).toBeGreaterThan(timeout / 2)
      expect((await failing(ask)).took).toBeLessThan(timeout / 2)
    })
    proxy.thaw()
    await expect.poll(works, { interval: 20 }).toBe(true)
  })

  test('a transaction that had begun is ended, and its connection is not used again', async () => {
    const transaction = () =>
      whileAnswering(() =>
        database.kysely.transaction().execute(async trx => {
          await sql`select 1`.execute(trx)
          proxy.freeze()
          await sql`select 2`.execute(trx)
        }),
      )
    expect(await failing(transaction)).toMatchObject({ isUnreachable: true })
    proxy.thaw()
    await expect.poll(works, { interval: 20 }).toBe(true)
    expect((await answer()).rows).toEqual([{ one: 1 }])
  })

  test('background work waits for it', async () => {
    await ask()
    proxy.freeze()
    const waiting = ask()
    expect((await failing(answer)).isUnreachable).toBe(true)
    proxy.thaw()
    expect((await waiting).rows).toEqual([{ one: 1 }])
  })

  test('one slow query does not count as a frozen database: others are answered meanwhile', async () => {
    const slow = failing(() => whileAnswering(() => sql`select pg_sleep(30)`.execute(database.kysely)))
    await answer()
    expect(await slow).toMatchObject({ isUnreachable: true })
    expect((await answer()).rows).toEqual([{ one: 1 }])
  })

  test('background work may take longer than the timeout of requests', async () => {
    await sql`select pg_sleep(${(3 * timeout) / 1000})`.execute(database.kysely)
  })
})
