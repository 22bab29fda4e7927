/** Who is signed in while the library cannot be reached: reads on, and is told where that is not possible. */
import { expect, test } from 'vitest'
import { buildTestApp } from '../support/app.ts'
import { addPerson, postSignIn, signIn } from '../support/sign-in.ts'

test('with the database down, cached pages are served, personal pages answer 503, and nobody is signed in or out (R8-15, R8-16, A8-32)', async () => {
  const site = await buildTestApp()
  await addPerson(site, 'ada@example.org')
  const cookie = await signIn(site.app, 'ada@example.org')
  const ask = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers: { host: 'localhost', ...headers } })
  expect((await ask('/contact')).statusCode).toBe(200)
  expect((await ask('/health')).json()).toEqual({ status: 'ok' })
  await site.database.close()

  const cached = await ask('/contact', { cookie })
  // As an answer of the cache, which may be told as stale, or believed for a moment.
  expect([cached.statusCode, cached.headers['cache-status']]).toEqual([200, expect.stringContaining('recto; hit')])
  const own = await ask('/my/sessions', { cookie })
  expect([own.statusCode, own.headers.location, own.headers['set-cookie']]).toEqual([503, undefined, undefined])
  // The screen for what cannot start, with the way to try again: of one's own details too.
  for (const page of [own, await ask('/my/user-details', { cookie })]) {
    expect(page.statusCode).toBe(503)
    expect(page.body).toMatch(/<h1>We will be back shortly</)
    expect(page.body).toMatch(/Try again/)
  }
  // Whether they may know that there is such a page cannot be told.
  expect((await ask('/outbox', { cookie })).statusCode).toBe(503)
  expect((await ask('/api/user/details', { cookie })).statusCode).toBeGreaterThanOrEqual(500)
  // Where services are is known without the library: there is nothing that could be missing.
  expect((await ask('/api/services')).statusCode).toBe(200)
  expect(own.body).not.toMatch(/Ada Roof|password_hash|driver|kysely/i)
  expect((await postSignIn(site.app, 'ada@example.org')).statusCode).toBeGreaterThanOrEqual(500)
  expect((await ask('/api/token', { cookie })).statusCode).toBeGreaterThanOrEqual(500)
  // An answer of the database is believed for half a second.
  await expect.poll(async () => (await ask('/health')).statusCode).toBe(503)
  const health = await ask('/health')
  expect([health.statusCode, health.headers['cache-control'], health.json()]).toEqual([503, 'no-store', { status: 'database unreachable' }])
  await site.app.close()
})
