/** What the specification's client asks for when it starts (accounts.md sections 3, 7 and 8). Our pages have it from the server; others ask by calls. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { serviceSchema } from '../../src/modules/website/api/services/routes.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-start-up-'))
  const settings = join(folder, 'platforms.json')
  await writeFile(
    settings,
    JSON.stringify({
      platforms: {
        wellcome: {
          orcidAccessLevel: 'read-limited',
          basePaths: { loginProxy: 'https://login.example.org/', jsonDataProxy: 'https://data.example.org/v2' },
        },
      },
    }),
  )
  site = await buildTestApp({ RECTO_PLATFORMS: settings })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const ask = (url: string, host = 'localhost', headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host, ...headers } })
const servicesOf = async (host: string) => {
  const services = z.array(serviceSchema).parse((await ask('/api/services', host)).json())
  return Object.fromEntries(services.map(({ name, location }) => [name, location]))
}

test('base URLs have the origin of the request, or the configured one (R7-40, A7-01)', async () => {
  const here = 'http://localhost'
  expect(await servicesOf('localhost')).toMatchObject({
    ...{ monolith: here, 'login-proxy': here, 'json-data-proxy': here, 'form-data-proxy': here },
    token: `${here}/api/token`,
    affiliations: `${here}/api/affiliations`,
  })
  expect(await servicesOf('wellcome.localhost')).toMatchObject({
    monolith: 'http://wellcome.localhost',
    'login-proxy': 'https://login.example.org',
    'json-data-proxy': 'https://data.example.org/v2',
    'form-data-proxy': 'http://wellcome.localhost',
    token: 'https://login.example.org/api/token',
    affiliations: 'https://data.example.org/v2/api/affiliations',
  })
})

test.each<[string, [name: string, version: string][]]>([
  ['name=token', [['token', '1']]],
  ['name=token&version=1', [['token', '1']]],
  ['name=token&version=2', []],
  ['name=nothing', []],
])('of the services, those that %s gets are %j (A8-36)', async (query, found) => {
  const services = z.array(serviceSchema).parse((await ask(`/api/services?${query}`)).json())
  expect(services.map(({ name, version }) => [name, version])).toEqual(found)
})

test('the ORCID access level is on the site’s page and in its call (A3-37)', async () => {
  for (const [host, level] of [
    ['wellcome.localhost', 'read-limited'],
    ['localhost', 'authenticate'],
  ] as const) {
    expect((await ask('/api/platform', host)).json()).toMatchObject({ orcidAccessLevel: level })
    expect((await ask('/api/static/orcid', host)).json()).toEqual({ accessLevel: level })
  }
})

test('the user’s data are answered: token, details, ids and tracked publications (R7-39, A3-03)', async () => {
  const accountId = await addPerson(site, 'ada@example.org', 'ROLE_RESEARCH_REFEREE')
  const orcid = '0000-0002-1825-0097'
  await site.database.kysely.updateTable('account').set({ orcid, researcher_id: 'AAB-1234-2020' }).where('id', '=', accountId).execute()
  const cookie = await signIn(site.app, 'ada@example.org')
  const roles = ['ROLE_USER', 'ROLE_RESEARCH_REFEREE']
  const token = (await ask('/api/token', 'localhost', { cookie })).body
  expect(decodeJwt(token)).toMatchObject({ userId: accountId, username: 'ada@example.org', userRoles: roles, website: 'f1000' })
  const bearer = { 'f1000-authbearer': token }
  const details = (await ask('/api/user/details', 'localhost', bearer)).json()
  expect(details).toMatchObject({ userId: accountId, userType: 'REFEREE', orcidId: orcid, researcherId: 'AAB-1234-2020' })
  expect(details).toMatchObject({ receiveTocAlerts: false })
  const check = (address: string) => ask(`/ajax/alerts/toc/checkUser?emailAddress=${encodeURIComponent(address)}`, 'localhost', bearer)
  expect((await check('ada@example.org')).statusCode).toBe(200)
  expect((await ask('/api/tracking/content', 'localhost', bearer)).json()).toEqual([])
})

test('a page and the list of sessions have the client’s IP address, and no external service is asked for it (A7-52)', async () => {
  await addPerson(site, 'ben@example.org')
  const cookie = await signIn(site.app, 'ben@example.org')
  const sessions = z.array(z.looseObject({ network: z.string(), isThisOne: z.boolean() }))
  const [own] = sessions.parse((await ask('/api/sessions', 'localhost', { cookie })).json())
  expect(own).toMatchObject({ network: '127.0.0.1', isThisOne: true })
  expect((await ask('/my/sessions', 'localhost', { cookie })).body).toContain('127.0.0.1')
})

test.each(['', 'TERMS_AND_CONDITIONS=%7Bnot+JSON', 'TERMS_AND_CONDITIONS=%', 'recto_consent=%7B', 'recto_session=nobody', '=;;='])(
  'with the cookie “%s” the page is the same as without (A8-36)',
  async cookie => {
    const plain = await ask('/contact')
    const answer = await ask('/contact', 'localhost', cookie === '' ? {} : { cookie })
    const main = (body: string) => /<main.*<\/main>/s.exec(body)?.[0]
    expect([answer.statusCode, main(answer.body)]).toEqual([200, main(plain.body)])
  },
)

test('a forbidden call is refused, and not redirected (A7-61)', async () => {
  for (const url of ['/api/user/details', '/api/user/data', '/api/sessions', '/api/tracking/content']) {
    const { statusCode, headers } = await ask(url)
    expect([statusCode, headers.location]).toEqual([401, undefined])
  }
})
