/** Giving and taking roles, by the pages without scripts and by calls. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Role } from '../../src/core/access/roles.ts'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { testId } from '../support/ids.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let ada: AccountId
let ben: AccountId
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
const send = (accountId: AccountId, had: readonly Role[], ticked: readonly string[], as = cookie) =>
  site.app.inject({
    method: 'POST',
    url: `/my/dashboard/roles/${accountId}`,
    headers: { host: 'localhost', cookie: as, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams([...had.map(role => ['had', role]), ...ticked.map(role => ['role', role])]).toString(),
  })
const rolesOf = async (id: AccountId) =>
  (await site.database.kysely.selectFrom('account').select('roles').where('id', '=', id).executeTakeFirstOrThrow()).roles
const textOf = (body: string) => body.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')

test('a form gives and removes roles, confirms it, logs the editor, and takes effect at the next request', async () => {
  const asBen = await signIn(site.app, 'ben@example.org')
  expect((await ask('/my/dashboard/roles', asBen)).statusCode).toBe(403)
  const given = await send(ben, [], ['ROLE_SUPER_EDITOR', 'ROLE_EDITORIAL_BOARD'])
  expect([given.statusCode, given.headers.location]).toEqual([303, `/my/dashboard/roles/${ben}?said=saved`])
  expect((await ask('/my/dashboard/roles', asBen)).statusCode).toBe(200)
  const page = textOf((await ask(`/my/dashboard/roles/${ben}?said=saved`)).body)
  expect(page).toMatch(/The roles have been saved/)
  expect(page).toMatch(/Super editor assigned.*by Ada Roof/s)
  await send(ben, ['ROLE_SUPER_EDITOR', 'ROLE_EDITORIAL_BOARD'], ['ROLE_EDITORIAL_BOARD'])
  expect(await rolesOf(ben)).toEqual(['ROLE_USER', 'ROLE_EDITORIAL_BOARD'])
  expect((await ask('/my/dashboard/roles', asBen)).statusCode).toBe(403)
})

test('a form does not undo changes made by others since it was shown', async () => {
  await ask(`/api/accounts/${ben}/roles/ROLE_RESEARCH_REFEREE`, cookie, 'PUT')
  await send(ben, [], ['ROLE_EDITORIAL_BOARD'])
  expect(await rolesOf(ben)).toEqual(['ROLE_USER', 'ROLE_RESEARCH_REFEREE', 'ROLE_EDITORIAL_BOARD'])
  expect((await send(ben, ['ROLE_EDITORIAL_BOARD'], ['ROLE_EDITORIAL_BOARD'])).headers.location).toContain('said=unchanged')
})

test('a refused change keeps the selection, and changes nothing', async () => {
  const answer = await send(ada, ['ROLE_SUPER_EDITOR'], ['ROLE_EDITORIAL_BOARD'])
  expect(answer.statusCode).toBe(422)
  expect(textOf(answer.body)).toMatch(/the last super editor/)
  expect(/<input[^>]*value="ROLE_EDITORIAL_BOARD"[^>]*>/.exec(answer.body)?.[0]).toMatch(/checked/)
  await send(ben, [], ['ROLE_SUPER_EDITOR'])
  expect(textOf((await send(ada, ['ROLE_SUPER_EDITOR'], [])).body)).toMatch(/You cannot remove this role from yourself/)
  expect(await rolesOf(ada)).toEqual(['ROLE_USER', 'ROLE_SUPER_EDITOR'])
})

test('an unknown role and an unknown account are refused', async () => {
  await send(ben, [], ['ROLE_ADMIN', 'super_editor', '__proto__'])
  expect(await rolesOf(ben)).toEqual(['ROLE_USER'])
  for (const id of [ben + 1000, 0, -1, '1e3', '99999999999', 'x'])
    expect([id, (await ask(`/my/dashboard/roles/${id}`)).statusCode]).toEqual([id, 404])
  const asBen = await signIn(site.app, 'ben@example.org')
  expect((await send(ben, [], ['ROLE_SUPER_EDITOR'], asBen)).statusCode).toBe(403)
  expect(await rolesOf(ben)).toEqual(['ROLE_USER'])
})

test('accounts are searched by name, email and role, and the search text is escaped', async () => {
  const found = async (query: string) => textOf((await ask(`/my/dashboard/roles?${query}`)).body).match(/\w+@example\.org/g) ?? []
  expect(await found('')).toEqual(expect.arrayContaining(['ada@example.org', 'ben@example.org']))
  expect(await found('q=BEN')).not.toContain('ada@example.org')
  expect(await found('role=ROLE_SUPER_EDITOR')).not.toContain('ben@example.org')
  const none = await ask(`/my/dashboard/roles?q=${encodeURIComponent('"><b>x</b>')}`)
  expect(none.body).toContain('No matching accounts.')
  expect(none.body).not.toContain('<b>x</b>')
  for (const odd of ['q=%00', 'page=0', 'page=99999999999', 'role=x', 'q=%E0%A4%A'])
    expect([odd, (await ask(`/my/dashboard/roles?${odd}`)).statusCode]).toEqual([odd, 200])
})

test('calls change roles like the form', async () => {
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

const membershipsUrl = (id: number) => `/api/accounts/${id}/memberships`
const give = (json: object, as = cookie, id = ben) =>
  site.app.inject({ method: 'POST', url: membershipsUrl(id), headers: { host: 'localhost', cookie: as }, payload: json })

test('a membership is given and removed by calls, and ends with the next request', async () => {
  const asBen = await signIn(site.app, 'ben@example.org')
  const mayEdit = async () => (await ask('/my/content/posts', asBen)).statusCode
  expect(await mayEdit()).toBe(403)
  const given = await give({ role: 'ROLE_RESEARCH_PUBLISHER' })
  expect([given.statusCode, given.json()]).toEqual([
    200,
    [expect.objectContaining({ role: 'ROLE_RESEARCH_PUBLISHER', site: 'f1000research', gateway: null })],
  ])
  expect(await mayEdit()).toBe(200)
  // On another site it is no role at all, and here it gives none.
  expect((await ask('/my/content/posts', asBen, 'GET', { host: 'gates.localhost' })).statusCode).not.toBe(200)
  expect((await ask('/my/dashboard/roles', asBen)).statusCode).toBe(403)
  expect((await give({ role: 'ROLE_RESEARCH_PUBLISHER' }, asBen)).statusCode).toBe(403)
  expect((await give({ role: 'ROLE_RESEARCH_PUBLISHER' })).json()).toHaveLength(1)
  const [{ id }] = (await ask(membershipsUrl(ben))).json()
  expect((await ask(`${membershipsUrl(ada)}/${id}`, cookie, 'DELETE')).statusCode).toBe(404)
  expect((await ask(`${membershipsUrl(ben)}/${id}`, asBen, 'DELETE')).statusCode).toBe(403)
  const taken = await ask(`${membershipsUrl(ben)}/${id}`, cookie, 'DELETE')
  expect([taken.statusCode, taken.json()]).toEqual([200, []])
  expect(await mayEdit()).toBe(403)
  const noted = await site.database.kysely
    .selectFrom('change_log')
    .where('subject', '=', `account:${ben}`)
    .select(['kind', 'visibility', 'actor_id as by'])
    .orderBy('id')
    .execute()
  expect(noted).toEqual(['given', 'taken'].map(each => ({ kind: `accounts.membership-${each}`, visibility: 'staff', by: ada })))
})

test('a membership of a missing gateway, or with a role for the whole site, is refused', async () => {
  for (const [json, status] of [
    [{ role: 'ROLE_SUPER_EDITOR' }, 400],
    [{ role: 'ROLE_USER' }, 400],
    [{ role: 'ROLE_RESEARCH_PUBLISHER', gateway: 'nowhere' }, 409],
  ] as const)
    expect([json, (await give(json)).statusCode]).toEqual([json, status])
  expect((await give({ role: 'ROLE_RESEARCH_PUBLISHER' }, cookie, testId<AccountId>(ben + 1000))).statusCode).toBe(404)
  expect((await ask(membershipsUrl(ben + 1000))).statusCode).toBe(404)
})

test('the forms of the page change memberships too, for gateways as well', async () => {
  const { id } = await site.database.kysely.selectFrom('platform').where('key', '=', 'f1000research').select('id').executeTakeFirstOrThrow()
  await site.database.kysely
    .insertInto('gateway')
    .values({ platform_id: id, url: 'tides', name: 'Tides', type: 'GATEWAY' })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const post = (form: Record<string, string>, as = cookie) =>
    site.app.inject({
      method: 'POST',
      url: `/my/dashboard/roles/${ben}`,
      headers: { host: 'localhost', cookie: as, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  const form = { 'give-membership': 'give', 'membership-role': 'ROLE_RESEARCH_DEVELOPMENT_EDITORIAL', 'membership-gateway': 'tides' }
  expect((await post(form)).headers.location).toContain('said=saved')
  expect((await post(form)).headers.location).toContain('said=unchanged')
  const page = await ask(`/my/dashboard/roles/${ben}`)
  expect(textOf(page.body)).toMatch(/Tides \(/)
  const [{ id: membership, gateway }] = (await ask(membershipsUrl(ben))).json()
  expect(gateway).toBe('tides')
  // It opens the pages of the gateway, and nothing of the whole site.
  expect((await ask('/my/content', await signIn(site.app, 'ben@example.org'))).statusCode).toBe(200)
  expect((await ask('/my/content/posts', await signIn(site.app, 'ben@example.org'))).statusCode).toBe(403)
  for (const [invalid, message] of [
    [{ 'membership-gateway': 'nowhere' }, 'This site has no such gateway.'],
    [{ 'membership-role': 'ROLE_SUPER_EDITOR' }, 'This role applies everywhere and cannot be limited'],
    [{ 'membership-role': '' }, 'Role cannot be blank'],
  ] as const) {
    const refused = await post({ ...form, ...invalid })
    expect([refused.statusCode, refused.body.includes(message)]).toEqual([422, true])
  }
  expect((await post({ 'take-membership': String(membership) })).headers.location).toContain('said=saved')
  expect((await post({ 'take-membership': String(membership) })).statusCode).toBe(404)
  expect(await rolesOf(ben)).toEqual(['ROLE_USER'])
})
