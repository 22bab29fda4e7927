/** Calls that are sent twice with one Idempotency-Key (docs/decisions/0112-commands-over-http.md). */

import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import { sweepAccounts } from '../../src/modules/accounts/use-cases/sweep-accounts.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn, testPassword } from '../support/sign-in.ts'
import { signedInAs } from '../support/user.ts'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

let people = 0
/** The cookie of somebody new: how many organisations a person may enter is limited. */
async function somebody(...roles: Parameters<typeof addPerson>[2][]): Promise<{ accountId: AccountId; email: string; cookie: string }> {
  people += 1
  const email = `person${people}@example.org`
  const accountId = await addPerson(site, email, ...roles)
  return { accountId, email, cookie: await signIn(site.app, email) }
}

interface Call {
  method?: 'POST' | 'PUT' | 'DELETE' | 'GET'
  url?: string
  headers?: Record<string, string>
  payload?: object
  remoteAddress?: string
}
const accept = 'application/problem+json, application/json'
/** Enters an organisation, unless the test says otherwise. */
const call = (key: string | null, { headers, remoteAddress, ...rest }: Call) =>
  site.app.inject({
    ...{ method: 'POST', url: '/api/affiliations', payload: { name: 'House of Roofs' } },
    ...rest,
    ...(remoteAddress !== undefined && { remoteAddress }),
    headers: { host: 'localhost', accept, ...(key !== null && { 'idempotency-key': key }), ...headers },
  })
type Answer = Awaited<ReturnType<typeof call>>

const entered = async (accountId: AccountId): Promise<number> => {
  const rows = await site.database.kysely.selectFrom('organisation_suggestion').select('id').where('suggested_by', '=', accountId).execute()
  return rows.length
}
const rowsOf = (accountId: AccountId) =>
  site.database.kysely.selectFrom('idempotency_key').selectAll().where('account_id', '=', accountId).execute()
const isReplayed = ({ headers }: Answer): boolean => headers['idempotency-replayed'] === 'true'
const problemOf = (answer: Answer) => [answer.statusCode, answer.headers['content-type'], answer.json().type]
const problem = (status: number, type: string) => [status, 'application/problem+json; charset=utf-8', `/api/docs#problem-${type}`]

test('a call that is sent again runs once and gets the stored answer', async () => {
  const { accountId, cookie } = await somebody()
  const first = await call('"one"', { headers: { cookie } })
  expect([first.statusCode, isReplayed(first), first.json().name]).toEqual([201, false, 'House of Roofs'])
  // With and without quotes, and whatever the order of fields.
  for (const key of ['"one"', 'one']) {
    const again = await call(key, { headers: { cookie } })
    expect([again.statusCode, again.body, isReplayed(again)]).toEqual([201, first.body, true])
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
  }
  expect(await entered(accountId)).toBe(1)
  expect(isReplayed(await call('"two"', { headers: { cookie } }))).toBe(false)
  expect(isReplayed(await call(null, { headers: { cookie } }))).toBe(false)
  expect(await entered(accountId)).toBe(3)
})

test.each<[string, Call]>([
  ['another body', { payload: { name: 'House of Slates' } }],
  ['another query', { url: '/api/affiliations?a=1' }],
])('a key on a call with %s is refused', async (_, over) => {
  const { accountId, cookie } = await somebody()
  await call('"one"', { headers: { cookie } })
  const other = await call('"one"', { headers: { cookie }, ...over })
  expect(problemOf(other)).toEqual(problem(422, 'idempotency-key-reused'))
  expect(await entered(accountId)).toBe(1)
})

test('a key belongs to one account, site and call, however the account authenticates', async () => {
  const [ada, ben] = [await somebody('ROLE_RESEARCH_PUBLISHER'), await somebody()]
  const first = await call('"one"', { headers: { cookie: ada.cookie } })
  const token = await site.app.inject({ url: '/api/token', headers: { host: 'localhost', cookie: ada.cookie } })
  const byToken = await call('"one"', { headers: { 'f1000-authbearer': token.body } })
  expect([isReplayed(byToken), byToken.body]).toEqual([true, first.body])
  // The path of the specification is the same call.
  expect(isReplayed(await call('"one"', { headers: { cookie: ada.cookie }, url: '/affiliations' }))).toBe(true)

  const others = await call('"one"', { headers: { cookie: ben.cookie } })
  expect([others.statusCode, isReplayed(others)]).toEqual([201, false])
  expect([await entered(ada.accountId), await entered(ben.accountId)]).toEqual([1, 1])
  const change: Call = { method: 'PUT', headers: { cookie: ada.cookie }, payload: { status: 'confirmed' } }
  for (const { id } of [first.json(), others.json()]) {
    const changed = await call('"one"', { ...change, url: `/api/affiliations/${id}` })
    expect([changed.statusCode, changed.json().id, isReplayed(changed)]).toEqual([200, id, false])
  }
})

test('a key of a user who is not signed in belongs to the IP address', async () => {
  const ask = (remoteAddress: string) =>
    call('"one"', { url: '/user/password/reset', payload: { email: 'nobody@example.org' }, remoteAddress })
  const answers = [await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.2')]
  expect(answers.map(answer => [answer.statusCode, isReplayed(answer)])).toEqual([
    [200, false],
    [200, true],
    [200, false],
  ])
})

test('of many simultaneous calls with a key, one runs', async () => {
  const { accountId, cookie } = await somebody()
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('"one"', { headers: { cookie } })))
  const [done = [], replayed = [], running = []] = ['done', 'replayed', 'running'].map(kind =>
    answers.filter(answer => (answer.statusCode === 409 ? 'running' : isReplayed(answer) ? 'replayed' : 'done') === kind),
  )
  expect([done.length, done.length + replayed.length + running.length]).toEqual([1, 20])
  expect(new Set([...done, ...replayed].map(({ body }) => body)).size).toBe(1)
  for (const each of running) expect(problemOf(each)).toEqual(problem(409, 'idempotent-call-running'))
  expect(await entered(accountId)).toBe(1)
  expect(isReplayed(await call('"one"', { headers: { cookie } }))).toBe(true)
})

test('a client whose connection broke gets the answer by repeating its call', async () => {
  const { accountId, cookie } = await somebody()
  const { port, hostname } = new URL(await site.listen())
  const body = JSON.stringify({ name: 'House of Roofs' })
  const headers = { Host: `localhost:${port}`, Cookie: cookie, 'Idempotency-Key': '"one"', 'Content-Type': 'application/json' }
  const lines = Object.entries({ ...headers, 'Content-Length': String(body.length) }).map(([name, value]) => `${name}: ${value}`)
  const socket = connect(Number(port), hostname)
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.write(`POST /api/affiliations HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () => resolve())
  })
  socket.destroy()
  let answer = await call('"one"', { headers: { cookie } })
  while (answer.statusCode === 409) answer = await call('"one"', { headers: { cookie } })
  expect(answer.statusCode).toBe(201)
  expect(await entered(accountId)).toBe(1)
})

/** As a server leaves it that was killed while it did the call. @param leaseLeft seconds @param isCommitted once it had changed something */
const leaveUndone = (accountId: AccountId, leaseLeft: number, isCommitted: boolean) =>
  site.database.kysely
    .updateTable('idempotency_key')
    .set({
      ...{ status: null, answer: null, leased_until: sql<Date>`now() + make_interval(secs => ${leaseLeft})` },
      ...(!isCommitted && { committed_at: null }),
    })
    .where('account_id', '=', accountId)
    .execute()

test('a call in progress does not run twice, and runs again where its server was lost before it changed anything', async () => {
  const { accountId, cookie } = await somebody()
  const first = await call('"one"', { headers: { cookie } })
  for (const isCommitted of [true, false]) {
    await leaveUndone(accountId, 60, isCommitted)
    const running = await call('"one"', { headers: { cookie } })
    expect(problemOf(running)).toEqual(problem(409, 'idempotent-call-running'))
    expect(Number(running.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(await entered(accountId)).toBe(1)

  await leaveUndone(accountId, -1, false)
  const other = await call('"one"', { headers: { cookie }, payload: { name: 'House of Slates' } })
  expect(problemOf(other)).toEqual(problem(422, 'idempotency-key-reused'))
  const anew = await call('"one"', { headers: { cookie } })
  expect([anew.statusCode, isReplayed(anew), anew.body === first.body]).toEqual([201, false, false])
  const again = await call('"one"', { headers: { cookie } })
  expect([again.body, isReplayed(again)]).toEqual([anew.body, true])
  expect(await entered(accountId)).toBe(2)
})

test('a call whose server was lost after it changed something is not done again, and says what is known of it', async () => {
  const { accountId, cookie } = await somebody()
  await call('"one"', { headers: { cookie } })
  const [row] = await rowsOf(accountId)
  await leaveUndone(accountId, -1, true)
  for (let time = 0; time < 2; time += 1) {
    const again = await call('"one"', { headers: { cookie } })
    expect(problemOf(again)).toEqual(problem(409, 'idempotent-answer-lost'))
    expect(again.json().detail).toContain(`POST /api/affiliations) changed something at ${row?.committed_at?.toISOString()}`)
    expect(again.headers['retry-after']).toBeUndefined()
  }
  expect(await entered(accountId)).toBe(1)
  const other = await call('"one"', { headers: { cookie }, payload: { name: 'House of Slates' } })
  expect(problemOf(other)).toEqual(problem(422, 'idempotency-key-reused'))
})

test('after a day a key counts as new, and its answer is deleted', async () => {
  const { accountId, cookie } = await somebody()
  const expire = () =>
    site.database.kysely
      .updateTable('idempotency_key')
      .set({ expires_at: sql<Date>`expires_at - interval '24 hours'` })
      .where('account_id', '=', accountId)
      .execute()
  await call('"one"', { headers: { cookie } })
  await sweepAccounts(site.database.kysely)
  expect(await rowsOf(accountId)).toHaveLength(1)
  await expire()
  const later = await call('"one"', { headers: { cookie }, payload: { name: 'House of Slates' } })
  expect([later.statusCode, isReplayed(later)]).toEqual([201, false])
  await expire()
  await sweepAccounts(site.database.kysely)
  expect(await rowsOf(accountId)).toHaveLength(0)
})

test('refusals by rules are replayed, and temporary failures run again', async () => {
  const staff = await somebody('ROLE_RESEARCH_PUBLISHER')
  const change: Call = { method: 'PUT', url: '/api/affiliations/2000000000', payload: { status: 'confirmed' } }
  const missing = () => call('"missing"', { ...change, headers: { cookie: staff.cookie } })
  const [first, again] = [await missing(), await missing()]
  expect([isReplayed(first), isReplayed(again)]).toEqual([false, true])
  for (const answer of [first, again]) expect(problemOf(answer)).toEqual(problem(404, 'not-found'))

  const { accountId, cookie } = await somebody()
  expect((await call('"refused"', { ...change, headers: { cookie } })).statusCode).toBe(403)
  expect((await call('"invalid"', { headers: { cookie }, payload: { name: 'x' } })).statusCode).toBe(400)
  expect((await call('"invalid"', { headers: { cookie } })).statusCode).toBe(201)
  expect(await rowsOf(accountId)).toHaveLength(1)
  const all = () => site.database.kysely.selectFrom('idempotency_key').select('id').execute()
  const before = await all()
  expect((await call('"unsigned"', {})).statusCode).toBe(401)
  expect(await all()).toHaveLength(before.length)
})

test('calls whose answers have secrets always run, and nothing of them is stored', async () => {
  const { accountId, email } = await somebody()
  const payload = new URLSearchParams({ username: email, password: testPassword }).toString()
  const enter = () =>
    site.app.inject({
      ...{ method: 'POST', url: '/api/login', payload },
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': '"one"' },
    })
  const [first, second] = [await enter(), await enter()]
  expect([first.statusCode, second.statusCode, isReplayed(second)]).toEqual([200, 200, false])
  expect(second.headers['set-cookie']).not.toEqual(first.headers['set-cookie'])
  expect(await rowsOf(accountId)).toEqual([])
})

test.each(['""', '"open', 'a, b', 'ä', `"${'x'.repeat(256)}"`])('the key %s is refused, and the call does not run', async key => {
  const { accountId, cookie } = await somebody()
  const answer = await call(Buffer.from(key).toString('latin1'), { headers: { cookie } })
  expect(problemOf(answer)).toEqual(problem(400, 'idempotency-key-invalid'))
  expect(await entered(accountId)).toBe(0)
  // Where nothing is changed it has no effect.
  expect((await call(key, { method: 'GET', url: '/api/user/orcid', headers: { cookie } })).statusCode).toBe(200)
})

test('a page of another site cannot get a stored answer', async () => {
  const { cookie } = await somebody()
  await call('"one"', { headers: { cookie } })
  const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const answer = await call('"one"', { headers: { cookie, ...crossSite } })
  expect([answer.statusCode, isReplayed(answer)]).toEqual([403, false])
})

test('a stored answer cannot be read in the database, and is deleted with the account', async () => {
  const { accountId, cookie } = await somebody()
  const key = '"8e03978e-40d5-43dd-bc93-6894a57f9324"'
  await call(key, { headers: { cookie }, payload: { name: 'A name that is looked for' } })
  const [row] = await rowsOf(accountId)
  const text = `${JSON.stringify(row)} ${Buffer.from(row?.answer ?? []).toString('latin1')}`
  expect(row?.answer?.length).toBeGreaterThan(50)
  expect(text).not.toContain('looked for')
  expect(text).not.toContain('8e03978e')
  const deletion: Call = { method: 'DELETE', url: '/api/user', payload: { name: 'withheld', plainPassword: testPassword } }
  const answer = await call('"delete"', { ...deletion, headers: { cookie } })
  expect(answer.statusCode).toBe(200)
  expect(await rowsOf(accountId)).toEqual([])
})

test('a call of an account deleted a moment before is refused', async () => {
  const restarted = await buildTestApp({}, { userOf: async () => signedInAs('ROLE_USER') })
  const answer = await restarted.app.inject({
    ...{ method: 'POST', url: '/api/affiliations', payload: { name: 'House of Roofs' } },
    headers: { host: 'localhost', accept, 'idempotency-key': 'one' },
  })
  expect(problemOf(answer)).toEqual(problem(401, 'account-removed'))
  await restarted.close()
})
