import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSetCookie } from 'cookie'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, cookieHeader, cookiesOf, postSignIn } from '../support/sign-in.ts'

let site: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-headers-'))
  const settings = join(folder, 'platforms.json')
  await writeFile(settings, JSON.stringify({ hosts: { 'https://tides.example.org': 'f1000research' } }))
  const variables = { RECTO_PLATFORMS: settings, RECTO_LOCAL_HOSTS: 'true' }
  site = await buildTestApp({ ...variables, RECTO_TRUST_PROXY: '1', RECTO_HSTS_SECONDS: '31536000' })
  await addPerson(site, 'ada@example.org')
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const https = { 'x-forwarded-proto': 'https' }
const ask = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers: { host: 'localhost', ...headers } })
const isSignedIn = async (cookie: string) => (await ask('/api/user/details', { cookie })).statusCode === 200

test.each(['/', '/api/platform', '/nothing-here', '/health', '/favicon.svg'])('the response %s has the security headers', async url => {
  const { headers } = await ask(url)
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
    'x-content-type-options': 'nosniff',
  })
})

test('without HTTPS the related headers are left out, and a popup may answer its opener', async () => {
  const plain = await buildTestApp()
  expect((await plain.app.inject({ url: '/health' })).headers).not.toHaveProperty('strict-transport-security')
  await plain.close()
  expect((await ask('/researcher-id/complete')).headers).not.toHaveProperty('cross-origin-opener-policy')
})

test('with HTTPS, cookies of accounts have the prefix __Host-', async () => {
  const answer = await postSignIn(site.app, 'ada@example.org', { remember: true, headers: https })
  const set = [answer.headers['set-cookie'] ?? []].flat().map(header => parseSetCookie(header))
  expect(set.map(({ name }) => name)).toEqual(['__Host-recto_session', '__Host-recto_remember_me'])
  for (const cookie of set) expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true })
  for (const cookie of set) expect(cookie).not.toHaveProperty('domain')
  expect(await isSignedIn(cookieHeader(cookiesOf(answer)))).toBe(true)
})

test('a session under the former cookie name is valid until it ends, and sign-out deletes both', async () => {
  const former = cookieHeader(cookiesOf(await postSignIn(site.app, 'ada@example.org')))
  expect(former).toMatch(/^recto_session=/)
  expect(await isSignedIn(former)).toBe(true)
  const answer = await ask('/signout', { cookie: former, ...https })
  const ended = [answer.headers['set-cookie'] ?? []].flat().map(header => parseSetCookie(header))
  expect(ended.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['recto_session', '__Host-recto_session']),
  )
  expect(await isSignedIn(former)).toBe(false)
})

test('of two session cookies, the one with the prefix __Host- counts', async () => {
  const own = cookiesOf(await postSignIn(site.app, 'ada@example.org', { headers: https })).get('__Host-recto_session')
  expect(await isSignedIn(`recto_session=of-somebody-else; __Host-recto_session=${own}`)).toBe(true)
})

test.each([
  ['localhost', {}],
  ['tides.example.org', https],
])('the cookie page of %s lists the cookies that a sign-in there sets (A2-103)', async (host, forwarded) => {
  const answer = await postSignIn(site.app, 'ada@example.org', { remember: true, headers: { host, ...forwarded } })
  const set = [...cookiesOf(answer).keys()]
  expect(set).toHaveLength(2)
  const page = (await ask('/legal/privacypolicy/cookies', { host, accept: 'text/html', ...forwarded })).body
  const named = Array.from(page.matchAll(/<code>([^<]*)<\/code>/g), ([, name]) => name)
  expect(named).toEqual(expect.arrayContaining(set))
  expect(named.filter(name => /session|remember/.test(name ?? ''))).toEqual(set)
})
