/** Organisations that people enter because the list lacks them, and what the staff makes of them (specification, accounts.md section 7). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn, testPassword } from '../support/sign-in.ts'

const people = { reader: 'reader@example.org', other: 'other@example.org', staff: 'staff@example.org' }
let library: TestApp
const cookies = new Map<keyof typeof people, string>()
beforeAll(async () => {
  library = await buildTestApp()
  await addPerson(library, people.reader)
  await addPerson(library, people.other)
  await addPerson(library, people.staff, 'ROLE_RESEARCH_PUBLISHER')
  for (const who of ['reader', 'other', 'staff'] as const) cookies.set(who, await signIn(library.app, people[who]))
})
afterAll(() => library.close())

async function call(who: keyof typeof people | null, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const cookie = who && cookies.get(who)
  const answer = await library.app.inject({ method, url, headers: { ...(cookie && { cookie }) }, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body === '' ? null : (answer.json() as unknown), headers: answer.headers }
}
const idOf = (body: unknown): number => z.object({ id: z.number() }).parse(body).id

test('a suggested organisation is available to its author at once, and to everybody once staff confirmed it (A7-19)', async () => {
  const entered = await call('reader', 'POST', '/api/affiliations', {
    name: '  House of Roofs ',
    place: { name: 'Leiden', country_code: 'NL' },
  })
  expect(entered).toMatchObject({
    status: 201,
    body: { name: 'House of Roofs', status: 'open', ror: null, text: 'House of Roofs, Leiden, NL' },
  })
  const id = idOf(entered.body)
  const nameIt = (who: 'reader' | 'other') => call(who, 'PUT', '/api/user/details', { affiliationUid: id })
  const named = { status: 200, body: { userInformationOrganization: { institution: 'House of Roofs' } } }
  expect(await nameIt('reader')).toMatchObject(named)
  expect((await nameIt('other')).status).toBe(400)
  expect((await call(null, 'GET', `/api/affiliations?id=${id}`)).body).toEqual([])

  expect((await call('staff', 'GET', '/api/affiliations/suggested')).body).toMatchObject([{ id, status: 'open' }])
  expect((await call('reader', 'PUT', `/api/affiliations/${id}`, { status: 'confirmed' })).status).toBe(403)
  const confirmed = await call('staff', 'PUT', `/api/affiliations/${id}`, { status: 'confirmed', ringgold_id: 12345 })
  expect(confirmed).toMatchObject({
    status: 200,
    body: { name: 'House of Roofs', place: { name: 'Leiden' }, ringgold_id: 12345, status: 'confirmed' },
  })
  expect((await call('staff', 'GET', '/api/affiliations/suggested')).body).toEqual([])
  expect((await call(null, 'GET', `/api/affiliations?id=${id}`)).body).toMatchObject([{ id, name: 'House of Roofs', ringgold_id: 12345 }])
  expect(await nameIt('other')).toMatchObject(named)
})

test('its name is normalised to one line of valid characters', async () => {
  const { status, body } = await call('reader', 'POST', '/api/affiliations', { name: ' House\0of\n\tSlates ' })
  expect([status, body]).toEqual([201, expect.objectContaining({ name: 'House of Slates' })])
})

test('it is deleted once staff declined it', async () => {
  const id = idOf((await call('reader', 'POST', '/api/affiliations', { name: 'Nowhere' })).body)
  await call('staff', 'PUT', `/api/affiliations/${id}`, { status: 'declined' })
  expect((await call('reader', 'PUT', '/api/user/details', { affiliationUid: id })).status).toBe(400)
})

test.each<[what: string, body: object, field: string]>([
  ['a name of two letters', { name: 'ab' }, 'name'],
  ['no name', {}, 'name'],
  ['a country that is none', { name: 'House', place: { country_code: 'XX' } }, 'place'],
  ['a text where a number belongs', { name: 'House', ringgold_id: 'a' }, 'ringgold_id'],
])('the entry %s is refused at its field', async (_what, body, field) => {
  const answer = await call('reader', 'POST', '/api/affiliations', body)
  expect(answer.status).toBe(400)
  const { errors } = z.object({ errors: z.array(z.object({ field: z.string() })) }).parse(answer.body)
  expect(errors.map(error => error.field)).toEqual([field])
})

test('a signed-out user cannot suggest one, and existing ones cannot be changed', async () => {
  expect((await call(null, 'POST', '/api/affiliations', { name: 'House' })).status).toBe(401)
  expect((await call('staff', 'PUT', '/api/affiliations/7', { name: 'House' })).status).toBe(404)
})

test('suggestions of an account are limited for each day', async () => {
  const statuses: number[] = []
  for (let number = 0; number < 21; number += 1)
    statuses.push((await call('other', 'POST', '/api/affiliations', { name: `House ${number}` })).status)
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201))
  const last = await call('other', 'POST', '/api/affiliations', { name: 'House' })
  expect([statuses[20], last.status, Number(last.headers['retry-after']) > 0]).toEqual([429, 429, true])
})

test('an account without a password has its type, and its deletion needs the account’s own password', async () => {
  expect((await call('staff', 'GET', '/api/user/details')).body).toMatchObject({ userType: 'STAFF' })
  expect((await call('reader', 'GET', '/api/user/details')).body).toMatchObject({ userType: 'USER' })
  expect(await call('reader', 'DELETE', '/api/user', { name: 'kept', plainPassword: 'another one entirely' })).toMatchObject({
    status: 400,
  })
  expect((await call('reader', 'GET', '/api/user/details')).status).toBe(200)
  const removed = await call('reader', 'DELETE', '/api/user', { name: 'kept', plainPassword: testPassword })
  expect(removed).toMatchObject({ status: 200, body: { success: true } })
  expect((await call('reader', 'GET', '/api/user/details')).status).toBe(401)
})
