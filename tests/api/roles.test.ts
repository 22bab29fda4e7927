/** Giving and taking roles, by the pages without scripts and by calls. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Role } from '../../src/core/access/roles.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let ada: number
let ben: number
let cookie: string
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.database.kysely.deleteFrom('account').execute()
  ada = await addPerson(site, 'ada@example.org', 'ROLE_SUPER_EDITOR')
  ben = await addPerson(site, 'ben@example.org')
  cookie = await signIn(site.app, 'ada@example.org')
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (url: string, as = cookie, method: Method = 'GET', headers: Record<string, string> = {}) =>
  site.app.inject({ method, url, headers: { host: 'localhost', cookie: as, ...headers } })
const send = (accountId: number, had: readonly Role[], ticked: readonly string[], as = cookie) =>
  site.app.inject({
    method: 'POST',
    url: `/my/dashboard/roles/${accountId}`,
    headers: { host: 'localhost', cookie: as, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams([...had.map(role => ['had', role]), ...ticked.map(role => ['role', role])]).toString(),
  })
const rolesOf = async (id: number) =>
  (await site.database.kysely.selectFrom('account').select('roles').where('id', '=', id).executeTakeFirstOrThrow()).roles
const textOf = (body: string) => body.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')

test('a form gives and takes, says so, notes who did it, and holds from the next request on', async () => {
  const asBen = await signIn(site.app, 'ben@example.org')
  expect((await ask('/my/dashboard/roles', asBen)).statusCode).toBe(403)
  const given = await send(ben, [], ['ROLE_SUPER_EDITOR', 'ROLE_EDITORIAL_BOARD'])
  expect([given.statusCode, given.headers.location]).toEqual([303, `/my/dashboard/roles/${ben}?said=saved`])
  expect((await ask('/my/dashboard/roles', asBen)).statusCode).toBe(200)
  const page = textOf((await ask(`/my/dashboard/roles/${ben}?said=saved`)).body)
  expect(page).toMatch(/The roles are changed/)
  expect(page).toMatch(/Super editor given.*by Ada Roof/s)
  await send(ben, ['ROLE_SUPER_EDITOR', 'ROLE_EDITORIAL_BOARD'], ['ROLE_EDITORIAL_BOARD'])
  expect(await rolesOf(ben)).toEqual(['ROLE_USER', 'ROLE_EDITORIAL_BOARD'])
  expect((await ask('/my/dashboard/roles', asBen)).statusCode).toBe(403)
})

test('a form undoes nothing that somebody else did since it was shown', async () => {
  await ask(`/api/accounts/${ben}/roles/ROLE_RESEARCH_REFEREE`, cookie, 'PUT')
  await send(ben, [], ['ROLE_EDITORIAL_BOARD'])
  expect(await rolesOf(ben)).toEqual(['ROLE_USER', 'ROLE_RESEARCH_REFEREE', 'ROLE_EDITORIAL_BOARD'])
  expect((await send(ben, ['ROLE_EDITORIAL_BOARD'], ['ROLE_EDITORIAL_BOARD'])).headers.location).toContain('said=unchanged')
})

test('a refusal is told with what was ticked, and nothing is changed', async () => {
  const answer = await send(ada, ['ROLE_SUPER_EDITOR'], ['ROLE_EDITORIAL_BOARD'])
  expect(answer.statusCode).toBe(422)
  expect(textOf(answer.body)).toMatch(/the last super editor/)
  expect(/<input[^>]*value="ROLE_EDITORIAL_BOARD"[^>]*>/.exec(answer.body)?.[0]).toMatch(/checked/)
  await send(ben, [], ['ROLE_SUPER_EDITOR'])
  expect(textOf((await send(ada, ['ROLE_SUPER_EDITOR'], [])).body)).toMatch(/You cannot take this role from yourself/)
  expect(await rolesOf(ada)).toEqual(['ROLE_USER', 'ROLE_SUPER_EDITOR'])
})

test('what is no role, and who is nobody, is given nothing', async () => {
  await send(ben, [], ['ROLE_ADMIN', 'super_editor', '__proto__'])
  expect(await rolesOf(ben)).toEqual(['ROLE_USER'])
  for (const id of [ben + 1000, 0, -1, '1e3', '99999999999', 'x'])
    expect([id, (await ask(`/my/dashboard/roles/${id}`)).statusCode]).toEqual([id, 404])
  const asBen = await signIn(site.app, 'ben@example.org')
  expect((await send(ben, [], ['ROLE_SUPER_EDITOR'], asBen)).statusCode).toBe(403)
  expect(await rolesOf(ben)).toEqual(['ROLE_USER'])
})

test('accounts are searched by name, address and role, and what was searched for is shown as text', async () => {
  const found = async (query: string) => textOf((await ask(`/my/dashboard/roles?${query}`)).body).match(/\w+@example\.org/g) ?? []
  expect(await found('')).toEqual(expect.arrayContaining(['ada@example.org', 'ben@example.org']))
  expect(await found('q=BEN')).not.toContain('ada@example.org')
  expect(await found('role=ROLE_SUPER_EDITOR')).not.toContain('ben@example.org')
  const none = await ask(`/my/dashboard/roles?q=${encodeURIComponent('"><b>x</b>')}`)
  expect(none.body).toContain('No account fits.')
  expect(none.body).not.toContain('<b>x</b>')
  for (const odd of ['q=%00', 'page=0', 'page=99999999999', 'role=x', 'q=%E0%A4%A'])
    expect([odd, (await ask(`/my/dashboard/roles?${odd}`)).statusCode]).toEqual([odd, 200])
})

test('calls do the same', async () => {
  const list = await ask('/api/accounts?q=ben')
  expect(list.json()).toMatchObject({
    total: 1,
    page: 1,
    lastPage: 1,
    accounts: [{ id: ben, email: 'ben@example.org', roles: ['ROLE_USER'] }],
  })
  expect(list.body).not.toMatch(/password|argon2/i)
  const given = await ask(`/api/accounts/${ben}/roles/ROLE_RESEARCH_REFEREE`, cookie, 'PUT')
  expect([given.statusCode, given.json().roles]).toEqual([200, ['ROLE_USER', 'ROLE_RESEARCH_REFEREE']])
  const taken = await ask(`/api/accounts/${ben}/roles/ROLE_RESEARCH_REFEREE`, cookie, 'DELETE')
  expect([taken.statusCode, taken.json().roles]).toEqual([200, ['ROLE_USER']])
  for (const [url, method, status, message] of [
    [`/api/accounts/${ben}/roles/ROLE_USER`, 'DELETE', 409, /ROLE_USER cannot be taken/],
    [`/api/accounts/${ada}/roles/ROLE_SUPER_EDITOR`, 'DELETE', 409, /last super editor/],
    [`/api/accounts/${ben}/roles/ROLE_ADMIN`, 'PUT', 400, /must be one of ROLE_USER/],
    [`/api/accounts/${ben + 1000}/roles/ROLE_USER`, 'PUT', 404, /no such account/],
    ['/api/accounts/x/roles/ROLE_USER', 'PUT', 400, /whole number/],
    ['/api/accounts?page=0', 'GET', 400, /whole number/],
  ] as const) {
    const answer = await ask(url, cookie, method)
    expect([url, answer.statusCode, answer.json().errors[0].message]).toEqual([url, status, expect.stringMatching(message)])
  }
  const onOtherSite = await ask(`/api/accounts/${ben}/roles/ROLE_SUPER_EDITOR`, cookie, 'PUT', { 'sec-fetch-site': 'cross-site' })
  expect(onOtherSite.statusCode).toBe(403)
  expect(await rolesOf(ben)).toEqual(['ROLE_USER'])
})
