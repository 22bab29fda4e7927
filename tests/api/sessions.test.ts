/** Signing in and out, the token, and what people try against them (specification, accounts.md sections 4 and 7). */
import { createHmac } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInstallationSecret } from '../../src/core/database/installation-secret.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, cookieHeader, cookiesOf, postSignIn, signIn, testPassword } from '../support/sign-in.ts'

let site: TestApp
let ada: number
beforeAll(async () => {
  site = await buildTestApp()
  ada = await addPerson(site, 'ada@example.org')
  await addPerson(site, 'ben@example.org')
  await addPerson(site, 'guessed@example.org')
})
afterAll(() => site.close())

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
  site.app.inject({ method, url, headers: { host: 'localhost', ...headers } })
const isSignedIn = async (cookie: string, host = 'localhost') => (await ask('/api/sessions', { cookie, host })).statusCode === 200
const tokenOf = async (cookie: string, host = 'localhost') => (await ask('/api/token', { cookie, host })).body
const bearerWorks = async (token: string, host = 'localhost') =>
  (await ask('/api/sessions', { 'f1000-authbearer': token, host })).statusCode === 200

test('sign-in sets an HttpOnly SameSite cookie, and redirects to the last page (A2-01, A2-62, A4-04, A4-05, A7-02)', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/login',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: 'ADA@example.org', password: testPassword, returnTo: '/browse?page=2' }).toString(),
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/browse?page=2'])
  const [cookie = ''] = [answer.headers['set-cookie'] ?? []].flat()
  expect(cookie).toMatch(/^recto_session=[\w-]{43}; .*Path=\//)
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(attribute)
  expect(cookie).not.toMatch(/Max-Age|Expires/)
  const page = await ask('/browse', { cookie: cookieHeader(cookiesOf(answer)) })
  expect(page.body).toContain('Ada Roof')
  expect(page.headers['cache-control']).toMatch(/no-store/)
  expect((await ask('/browse')).body).not.toContain('Ada Roof')
})

test.each([
  ['ada@example.org', 'not her password at all'],
  ['nobody@example.org', testPassword],
  ['not an address', testPassword],
])('signing in as %s with %s gets the same refusal (A4-06, A8-01, A8-19)', async (username, password) => {
  const answer = await postSignIn(site.app, username, { password })
  expect(answer.statusCode).toBe(422)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.body).toContain('You have entered an invalid username or password')
  expect(answer.body).not.toContain(password)
})

test.each([
  ['', testPassword],
  ['ada@example.org', ''],
])('the entries %j and %j are ignored without an error (A5-16)', async (username, password) => {
  const answer = await postSignIn(site.app, username, { password })
  expect(answer.statusCode).toBe(422)
  expect(answer.body).not.toMatch(/role="alert"|invalid username/)
})

test('a browser that does not store the cookie is told so, and no session begins (A4-05)', async () => {
  const answer = await postSignIn(site.app, 'ada@example.org', { headers: { host: 'recto.test:3311', origin: 'http://recto.test:3311' } })
  expect(answer.statusCode).toBe(422)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.body).toContain('Your browser did not accept our cookie, so you are not signed in.')
})

test('the last page never redirects to another site', async () => {
  for (const returnTo of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/login?returnTo=//evil.example',
    'javascript:alert(1)',
  ]) {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/login',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: 'ada@example.org', password: testPassword, returnTo }).toString(),
    })
    expect([returnTo, answer.headers.location]).toEqual([returnTo, '/'])
  }
})

test('a session from before sign-in is replaced and ended (session fixation)', async () => {
  const planted = await signIn(site.app, 'ben@example.org')
  const answer = await postSignIn(site.app, 'ada@example.org', { headers: { cookie: planted } })
  const own = cookieHeader(cookiesOf(answer))
  expect(own).not.toBe(planted)
  expect([await isSignedIn(planted), await isSignedIn(own)]).toEqual([false, true])
  expect(await isSignedIn('recto_session=chosen-by-somebody-else')).toBe(false)
})

test('sign-out ends the session, its tokens and cookies, and redirects to the last page, or home from below /my/ (A2-05, A4-07)', async () => {
  for (const [referer, location] of [
    ['http://localhost/browse?page=2', '/browse?page=2'],
    ['http://localhost/my/dashboard', '/'],
    ['https://evil.example/browse', '/'],
  ] as const) {
    const cookie = await signIn(site.app, 'ada@example.org', { remember: true })
    const token = await tokenOf(cookie)
    expect(await bearerWorks(token)).toBe(true)
    const answer = await ask('/signout', { cookie, referer })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location])
    expect([answer.headers['set-cookie'] ?? []].flat().map(set => set.replace(/;.*/, ''))).toEqual(['recto_session=', 'recto_remember_me='])
    expect([await isSignedIn(cookie), await bearerWorks(token)]).toEqual([false, false])
  }
})

test('a link from another site does not sign out: it shows a button that does', async () => {
  const cookie = await signIn(site.app, 'ada@example.org')
  const answer = await ask('/signout', { cookie, 'sec-fetch-site': 'cross-site' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('Sign out?')
  expect((await ask('/api/logout', { cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect(await isSignedIn(cookie)).toBe(true)
  expect((await ask('/signout', { cookie, 'sec-fetch-site': 'same-origin' }, 'POST')).statusCode).toBe(303)
  expect(await isSignedIn(cookie)).toBe(false)
})

test('a form of another site changes nothing', async () => {
  const cookie = await signIn(site.app, 'ada@example.org')
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    expect((await postSignIn(site.app, 'ben@example.org', { headers })).statusCode).toBe(403)
    expect((await ask('/api/sessions', { cookie, ...headers }, 'DELETE')).statusCode).toBe(403)
    expect(
      (await ask('/my/sessions', { cookie, ...headers, 'content-type': 'application/x-www-form-urlencoded' }, 'POST')).statusCode,
    ).toBe(403)
  }
  expect(await isSignedIn(cookie)).toBe(true)
})

test('a remembered browser stays signed in after it is closed, with a new secret (A2-62, A9-05)', async () => {
  const answer = await postSignIn(site.app, 'ada@example.org', { remember: true })
  const cookies = cookiesOf(answer)
  const [twoYears] = [answer.headers['set-cookie'] ?? []].flat().filter(header => header.startsWith('recto_remember_me='))
  expect(twoYears).toContain(`Max-Age=${2 * 365 * 24 * 60 * 60};`)
  expect(twoYears).toContain('Path=/')
  const remember = `recto_remember_me=${cookies.get('recto_remember_me')}`
  const later = await ask('/browse', { cookie: remember })
  expect(later.body).toContain('Ada Roof')
  const resumed = cookiesOf(later).get('recto_session')
  expect(resumed).toMatch(/^[\w-]{43}$/)
  expect(resumed).not.toBe(cookies.get('recto_session'))
  expect([await isSignedIn(`recto_session=${resumed}`), await isSignedIn(`recto_session=${cookies.get('recto_session')}`)]).toEqual([
    true,
    false,
  ])
  expect((await ask('/signout', { cookie: `recto_session=${resumed}` })).statusCode).toBe(303)
  expect(await isSignedIn(remember)).toBe(false)
})

const endedBy = async (headers: Record<string, string>) => {
  const answer = await ask('/browse', { cookie: 'recto_session=of-long-ago; recto_remember_me=of-long-ago', ...headers })
  expect(answer.statusCode).toBe(200)
  return [answer.headers['set-cookie'] ?? []].flat().flatMap(set => (set.includes('Max-Age=0') ? set.split('=')[0] : []))
}

test('invalid cookies are deleted, so that the browser gets cached pages (A9-06)', async () => {
  const ended = await endedBy({ 'sec-fetch-mode': 'navigate' })
  expect(ended).toEqual(expect.arrayContaining(['recto_session', 'recto_remember_me']))
  expect(await endedBy({ accept: 'text/html' })).toEqual(ended)
})

test('a background request never deletes a cookie, which could end a newer session', async () => {
  expect(await endedBy({ 'sec-fetch-mode': 'cors', accept: '*/*' })).toEqual([])
  expect(await endedBy({ 'sec-fetch-mode': 'no-cors', accept: 'image/avif,*/*' })).toEqual([])
  const call = await ask('/api/sessions', { cookie: 'recto_session=of-long-ago', 'sec-fetch-mode': 'cors' })
  expect([call.statusCode, call.headers['set-cookie']]).toEqual([401, undefined])
})

test('a session is valid only on the site where it began', async () => {
  const cookie = await signIn(site.app, 'ada@example.org')
  expect([await isSignedIn(cookie), await isSignedIn(cookie, 'wellcome.localhost')]).toEqual([true, false])
})

test('a token has account, roles and site, and an anonymous token no account (R7-39, A3-01, A3-02, A3-03, A7-04)', async () => {
  const cookie = await signIn(site.app, 'ada@example.org')
  const claims = decodeJwt(await tokenOf(cookie))
  expect(claims).toMatchObject({
    userId: ada,
    username: 'ada@example.org',
    userRoles: ['ROLE_USER'],
    iss: 'recto:f1000research',
    website: 'f1000',
  })
  expect(decodeJwt(await tokenOf('')).userId).toBeUndefined()
  expect(await bearerWorks(await tokenOf(''))).toBe(false)
})

test('a forged, expired or foreign token is refused (A3-01, A4-08, A4-09, A4-10, A7-15)', async () => {
  const cookie = await signIn(site.app, 'ada@example.org')
  const token = await tokenOf(cookie)
  const { sid } = decodeJwt(token)
  const now = Math.floor(Date.now() / 1000)
  const key = createHmac('sha256', await findInstallationSecret(site.database.kysely, 'signing'))
    .update('session token')
    .digest()
  const made = (claims: Record<string, unknown>, { exp = now + 600, iss = 'recto:f1000research', by = key, alg = 'HS256' } = {}) =>
    new SignJWT({ userId: ada, sid, ...claims }).setProtectedHeader({ alg }).setExpirationTime(exp).setIssuer(iss).sign(by)
  expect(await bearerWorks(await made({}))).toBe(true)
  const [head, body, signature] = token.split('.')
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
  const other = Buffer.from(JSON.stringify({ ...decodeJwt(token), userId: ada + 1 })).toString('base64url')
  const invalidToken = {
    'of another key': await made({}, { by: Buffer.alloc(32, 1) }),
    'without a signature': none,
    'changed afterwards': `${head}.${other}.${signature}`,
    'of another algorithm': await made({}, { alg: 'HS512', by: Buffer.concat([key, key]) }),
    'that ended': await made({}, { exp: now - 10 }),
    'within the margin of its end': await made({}, { exp: now + 3 }),
    'of another platform': await made({}, { iss: 'recto:wellcome' }),
    'of another account': await made({ userId: ada + 1 }),
    'of a session that is not there': await made({ sid: 999_999 }),
    'of no user': await made({ userId: undefined }),
    'that is none': 'x.y.z',
  }
  for (const [what, worth] of Object.entries(invalidToken)) expect([what, await bearerWorks(worth)]).toEqual([what, false])
  expect(await bearerWorks(token, 'wellcome.localhost')).toBe(false)
})

test('a token that claims more roles does not get them: roles are read from the database', async () => {
  const cookie = await signIn(site.app, 'ada@example.org')
  const { sid } = decodeJwt(await tokenOf(cookie))
  const key = createHmac('sha256', await findInstallationSecret(site.database.kysely, 'signing'))
    .update('session token')
    .digest()
  const token = await new SignJWT({ userId: ada, sid, userRoles: ['ROLE_SUPER_EDITOR'] })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('10m')
    .setIssuer('recto:f1000research')
    .sign(key)
  expect((await ask('/api/articles?id=1&publishedOnly=false', { 'f1000-authbearer': token })).statusCode).toBe(403)
})

test('guessing passwords is limited for each IP address, without revealing whether the account exists', async () => {
  for (const username of ['guessed@example.org', 'never-there@example.org']) {
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await postSignIn(site.app, username, { password: `guess number ${guess}` })).statusCode)
    expect([username, statuses.slice(0, 10).every(status => status === 422), statuses[10]]).toEqual([username, true, 429])
    const right = await postSignIn(site.app, username)
    expect(right.statusCode).toBe(429)
    expect(right.body).toMatch(/Too many attempts\. Please try again in 1\d minutes/)
  }
  // Its owner, elsewhere, is not kept out.
  const onOtherSite = await site.app.inject({
    method: 'POST',
    url: '/login',
    remoteAddress: '192.0.2.77',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: 'guessed@example.org', password: testPassword }).toString(),
  })
  expect(onOtherSite.statusCode).toBe(303)
})

test('refused attempts from one IP address do not lock the account for others', async () => {
  await addPerson(site, 'dora@example.org')
  const tryFrom = async (remoteAddress: string, password: string): Promise<number> =>
    (
      await site.app.inject({
        ...{ method: 'POST', url: '/api/login', remoteAddress },
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ username: 'dora@example.org', password }).toString(),
      })
    ).statusCode
  const guesses = []
  for (let count = 0; count < 105; count += 1) guesses.push(await tryFrom('203.0.113.66', 'a guess'))
  expect(guesses).toEqual([...Array<number>(10).fill(401), ...Array<number>(95).fill(429)])
  expect(await tryFrom('198.51.100.1', testPassword)).toBe(200)
})

test('a user can list and end their own sessions, and no others', async () => {
  const [here, there, bens] = [
    await signIn(site.app, 'ada@example.org'),
    await signIn(site.app, 'ada@example.org'),
    await signIn(site.app, 'ben@example.org'),
  ]
  const list = async (cookie: string): Promise<{ id: number; isThisOne: boolean }[]> => (await ask('/api/sessions', { cookie })).json()
  const bensOwn = (await list(bens)).find(each => each.isThisOne)
  expect((await ask(`/api/sessions/${bensOwn?.id}`, { cookie: here }, 'DELETE')).statusCode).toBe(404)
  expect(await isSignedIn(bens)).toBe(true)
  const thereId = (await list(there)).find(each => each.isThisOne)?.id
  expect((await list(here)).map(each => each.id)).toContain(thereId)
  expect((await ask(`/api/sessions/${thereId}`, { cookie: here }, 'DELETE')).statusCode).toBe(200)
  expect([await isSignedIn(there), await isSignedIn(here)]).toEqual([false, true])
  expect((await ask('/api/sessions', { cookie: here }, 'DELETE')).statusCode).toBe(200)
  expect([await isSignedIn(here), await isSignedIn(bens)]).toEqual([false, true])
})

test('bodies that are too large, of another type or broken off get an answer that says so', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (payload: string, headers: Record<string, string>) =>
    site.app.inject({ method: 'POST', url: '/api/login', headers: { host: 'localhost', ...headers }, payload })
  expect((await post(`password=${'a'.repeat(100_000)}`, form)).statusCode).toBe(413)
  expect((await post('{"username":["a"]}', { 'content-type': 'application/json' })).statusCode).toBe(415)
  expect((await post('username=a&username=b', form)).statusCode).toBe(400)
  expect((await post('x', { 'content-type': 'multipart/form-data; boundary=none' })).statusCode).toBe(400)
  const page = await site.app.inject({
    method: 'POST',
    url: '/login',
    headers: { host: 'localhost', ...form },
    payload: 'a'.repeat(3_000_000),
  })
  expect(page.statusCode).toBe(413)
})
