/** The server over a PostgreSQL server that stops answering without closing a connection. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/core/database/open-database.ts'
import { accountParts } from '../../src/main/account-data.ts'
import { addUser } from '../../src/modules/accounts/use-cases/add-user.ts'
import { createOnServer } from '../support/database.ts'
import { createFreezingProxy, type FreezingProxy } from '../support/freezing-proxy.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { testPassword } from '../support/site-people.ts'

const maxWait = 5_000

describe.runIf(process.env.TEST_DATABASE_URL)('while the database does not respond', () => {
  let own: { url: string; drop: () => Promise<void> }
  let proxy: FreezingProxy
  let server: ServerProcess
  beforeAll(async () => {
    own = await createOnServer(process.env.TEST_DATABASE_URL ?? '')
    const database = await openDatabase({ databaseUrl: own.url, directory: '' })
    await addUser(
      { kysely: database.kysely, accountParts },
      { email: 'ada@example.org', firstName: 'Ada', lastName: 'Roof', password: testPassword, roles: [] },
    )
    await database.close()
    proxy = await createFreezingProxy(own.url)
    server = await startServerProcess({ DATABASE_URL: proxy.url })
  })
  afterAll(async () => {
    await server.remove()
    await proxy.close()
    await own.drop()
  })

  const post = (path: string, fields: Record<string, string>) =>
    fetch(server.origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

  test('calls, signed-in pages and sign-in answer 503 within 5 seconds, and cached pages are served', async () => {
    const signedIn = await post('/login', { username: 'ada@example.org', password: testPassword })
    expect(signedIn.status).toBe(303)
    const cookie = signedIn.headers
      .getSetCookie()
      .map(set => set.replace(/;.*/s, ''))
      .join('; ')
    expect((await fetch(`${server.origin}/contact`)).status).toBe(200)

    expect((await fetch(`${server.origin}/health`)).status).toBe(200)
    proxy.freeze()
    const requested: [name: string, ask: () => Promise<Response>, status: number][] = [
      ['a call', () => fetch(`${server.origin}/api/articles?id=1`), 503],
      ['a page', () => fetch(`${server.origin}/browse?query=tides`), 503],
      ['a page that was read before', () => fetch(`${server.origin}/contact`), 200],
      ['a signed-in page', () => fetch(`${server.origin}/my/sessions`, { headers: { cookie } }), 503],
      ['a signed-in call', () => fetch(`${server.origin}/api/user/details`, { headers: { cookie } }), 503],
      ['a sign-in', () => post('/login', { username: 'ada@example.org', password: testPassword }), 503],
      ['a sign-in by a call', () => post('/api/login', { username: 'ada@example.org', password: testPassword }), 503],
    ]
    const timed = async ([name, ask, status]: (typeof requested)[number]) => {
      const began = performance.now()
      const answer = await ask()
      await answer.text()
      return { name, status: answer.status, expected: status, took: performance.now() - began }
    }
    // At once, so that all wait for it, and one after the other, when it is known.
    const answers = await Promise.all([...requested, ...requested, ...requested].map(timed))
    for (const each of requested) answers.push(await timed(each))
    expect(answers.filter(({ status, expected, took }) => status !== expected || took > maxWait)).toEqual([])

    // An answer of the database is believed for half a second, which has passed.
    const health = await timed(['a health check', () => fetch(`${server.origin}/health`), 503])
    expect(health).toMatchObject({ status: 503 })
    expect(health.took).toBeLessThan(maxWait)

    proxy.thaw()
    await expect.poll(async () => (await fetch(`${server.origin}/api/articles?id=1`)).status, { interval: 100, timeout: 10_000 }).toBe(200)
    await expect.poll(async () => (await fetch(`${server.origin}/health`)).status, { interval: 100, timeout: 10_000 }).toBe(200)
  })
})
