/** Calls for organisations, lists to choose from, and where services are (specification, accounts.md section 7). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { User } from '../../src/core/access/user.ts'
import { anonymous } from '../../src/core/access/user.ts'
import { loadFirstOrganisations } from '../../src/modules/accounts/use-cases/organisations/load-first-organisations.ts'
import { affiliationSchema, affiliationSuggestionSchema } from '../../src/modules/publications/api/affiliations/schemas.ts'
import { serviceSchema } from '../../src/modules/website/api/services/routes.ts'
import {
  articleFilterSchema,
  countrySchema,
  genderSchema,
  loginOptionsSchema,
  nationalitySchema,
  orcidSchema,
} from '../../src/modules/website/api/static/routes.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { clientInfo } from '../support/ask.ts'

let library: TestApp
let ask: ReturnType<typeof clientInfo>
const user: User = anonymous
beforeAll(async () => {
  library = await buildTestApp({}, { userOf: async () => user })
  ask = clientInfo(library)
  await library.load(['demo/articles/pay-for-the-ending'])
  await loadFirstOrganisations(library.database.kysely)
})
afterAll(() => library.close())

const suggestions = z.array(affiliationSuggestionSchema)
const affiliations = z.array(affiliationSchema)
const suggest = (query: string) => ask(suggestions, `/api/affiliations/suggest?${query}`)

test('organisations are suggested from three characters, by name, with the requested fields (A5-19, A7-18)', async () => {
  const [oxford] = await suggest('mode=name&limit=50&outputfields=name&q=university%20of%20oxf')
  expect(oxford).toEqual({ id: expect.any(Number), name: 'University of Oxford' })
  expect(await suggest('mode=name&limit=50&outputfields=name&q=ox')).toEqual([])
  expect(await suggest('outputfields=ror,place&q=university%20of%20oxford')).toEqual([
    { id: oxford?.id, ror: 'https://ror.org/052gg0110', place: { name: 'Oxford', aalevel1: 'England', country_code: 'GB' } },
  ])
  expect((await suggest('limit=3&q=university')).length).toBe(3)
  expect((await suggest('q=university')).length).toBe(50)
})

test.each([
  ['', 'q'],
  ['q=oxford&limit=51', 'limit'],
  ['q=oxford&limit=0', 'limit'],
  ['q=oxford&mode=id', 'mode'],
  ['q=oxford&outputfields=name,secret', 'outputfields'],
  [`q=${'x'.repeat(1001)}`, 'q'],
])('the request suggest?%.40s is refused', async (query, field) => {
  const answer = await library.app.inject({ url: `/api/affiliations/suggest?${query}`, headers: { host: 'localhost' } })
  expect([answer.statusCode, answer.json().errors[0].field.split('/')[0]]).toEqual([400, field])
})

test('organisations and affiliations of articles come from one call, in the order of the ids (R7-38, A3-12)', async () => {
  const [oxford] = await suggest('q=university%20of%20oxford')
  const { id: published } = await library.database.kysely.selectFrom('affiliation').select('id').executeTakeFirstOrThrow()
  const found = await ask(affiliations, `/api/affiliations?id=${oxford?.id}&id=999999&id=${published}`)
  expect(found.map(({ id }) => id)).toEqual([oxford?.id, published])
  expect(found[0]).toMatchObject({
    name: 'University of Oxford',
    ringgold_id: null,
    place: { name: 'Oxford', country_code: 'GB' },
    ror: 'https://ror.org/052gg0110',
    text: 'University of Oxford, Oxford, GB',
  })
  expect(found[0]?.alt_names.length).toBeGreaterThan(0)
  const many = Array.from({ length: 51 }, (_, number) => `id=${1_000_000_001 + number}`).join('&')
  expect((await library.app.inject({ url: `/api/affiliations?${many}`, headers: { host: 'localhost' } })).statusCode).toBe(400)
})

test('country names are in the requested language (A3-16, A7-12)', async () => {
  const countries = await ask(z.array(countrySchema), '/api/static/countries')
  expect(countries.length).toBe(249)
  expect(countries).toContainEqual({ shortCode: 'DE', name: 'Germany', id: 276 })
  expect(await ask(z.array(countrySchema), '/api/static/countries?language=ja')).toContainEqual({
    shortCode: 'DE',
    name: 'ドイツ',
    id: 276,
  })
  expect((await library.app.inject({ url: '/api/static/countries?language=xx', headers: { host: 'localhost' } })).statusCode).toBe(400)
})

test('the other static information is the site’s (A7-13, A7-14)', async () => {
  const [one, other] = await Promise.all(
    ['/api/static/platform', '/api/platform'].map(url => library.app.inject({ url, headers: { host: 'gates.localhost' } })),
  )
  expect(one?.json()).toEqual(other?.json())
  const filters = await ask(z.array(articleFilterSchema), '/api/static/article-filters')
  expect(filters.map(({ field }) => field)).toContain('articleTypes')
  expect(filters.find(({ field }) => field === 'articleTypes')?.options.length).toBeGreaterThan(0)
  expect(await ask(loginOptionsSchema, '/api/static/login-options')).toMatchObject({ password: true, registration: true })
  expect(await ask(orcidSchema, '/api/static/orcid')).toEqual({ accessLevel: 'authenticate' })
})

test('nationalities and genders are available for registration, with an anonymous token or without (A3-14, A3-15, A7-10)', async () => {
  const token = (await library.app.inject({ url: '/api/token', headers: { host: 'localhost' } })).body
  for (const headers of [{}, { 'f1000-authbearer': token }]) {
    for (const url of ['/api/nationalities', '/api/genders'])
      expect((await library.app.inject({ url, headers: { host: 'localhost', ...headers } })).statusCode).toBe(200)
  }
  expect(await ask(z.array(nationalitySchema), '/api/nationalities')).toContainEqual({ id: 276, name: 'Germany' })
  expect(await ask(z.array(genderSchema), '/api/genders?language=de')).toEqual([
    { enum: 'FEMALE', value: 'Frau' },
    { enum: 'MALE', value: 'Mann' },
    { enum: 'NON_BINARY', value: 'Nichtbinär' },
    { enum: 'OTHER', value: 'Eigene Bezeichnung' },
  ])
})

test('services have their URLs, and the blog’s is among them where there is one (R7-40, A7-16)', async () => {
  const services = await ask(z.array(serviceSchema), '/api/services')
  expect(services.find(({ name }) => name === 'affiliations')).toEqual({
    name: 'affiliations',
    version: '1',
    location: 'http://localhost/api/affiliations',
  })
  for (const { platform } of library.platforms.all.values()) {
    const { blog } = platform.features
    const there = (await ask(z.array(serviceSchema), '/api/services', `${platform.key}.localhost`)).find(({ name }) => name === 'blog')
    if (!blog.enabled) expect(there).toBeUndefined()
    else expect(there?.location).toBe(blog.url.startsWith('/') ? `http://${platform.key}.localhost${blog.url}` : blog.url)
  }
  expect([...library.platforms.all.values()].some(({ platform }) => platform.features.blog.enabled)).toBe(true)
})
