/** What asks whoever is signed in to show once more that it is them, at real providers and over the whole application. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { type IdentityProviders, startIdentityProviders, visitProvider } from '../support/identity-provider.ts'
import { type Browser, browserOf, pathOf, wordsOf } from '../support/provider-sign-in.ts'
import { addPerson, cookieHeader, testPassword } from '../support/sign-in.ts'

let providers: IdentityProviders
let library: TestApp
beforeAll(async () => {
  providers = await startIdentityProviders()
  library = await buildTestApp(providers.variables)
})
afterAll(async () => {
  await library.close()
  await providers.stop()
})
beforeEach(async () => {
  for (const table of ['account', 'ticket', 'attempt', 'mail'] as const) await kysely().deleteFrom(table).execute()
})

const kysely = () => library.database.kysely
const josiah = '0000-0002-1825-0097'

async function signedIn(email = 'ada@example.org'): Promise<Browser> {
  await addPerson(library, email)
  const browser = browserOf(library.app)
  await browser.post('/login', { username: email, password: testPassword })
  return browser
}
const letTimePass = () => kysely().updateTable('session').set({ proven_at: sql<Date>`now() - interval '11 minutes'` }).execute()
const passkeyOptions = (browser: Browser, host = 'localhost') =>
  library.app.inject({
    method: 'POST',
    url: '/api/passkeys/registration/options',
    headers: { host, cookie: cookieHeader(browser.cookies) },
  })
async function comeFrom(browser: Browser, key: string, login: string, query = '') {
  const left = await browser.get(`/login/with/${key}${query}`)
  return browser.get(pathOf(await visitProvider().agree(String(left.headers.location), login)))
}
/** An account that is signed in to by ORCID alone. */
async function fromOrcid(): Promise<Browser> {
  const id = await addPerson(library, 'josiah@example.org')
  await kysely().updateTable('account').set({ password_hash: null, orcid: josiah }).execute()
  await kysely().insertInto('account_identity').values({ provider: 'orcid', subject: josiah, account_id: id, label: josiah }).execute()
  const browser = browserOf(library.app)
  await comeFrom(browser, 'orcid', josiah)
  return browser
}

describe('adding a sign-in method', () => {
  test('it is allowed directly after sign-in', async () => {
    const browser = await signedIn()
    expect((await passkeyOptions(browser)).statusCode).toBe(200)
    expect((await browser.get('/login/with/orcid')).headers.location).toContain(providers.orcid)
    expect(wordsOf(await browser.get('/my/ways-in'))).toContain('Link ORCID')
  })

  test('an older session is not enough', async () => {
    const browser = await signedIn()
    await letTimePass()
    const refused = await passkeyOptions(browser)
    expect([refused.statusCode, refused.json().errors[0].message]).toEqual([401, expect.stringContaining('the last 10 minutes')])
    const left = await browser.get('/login/with/orcid?returnTo=/my/ways-in')
    expect([left.statusCode, left.headers.location]).toEqual([302, '/my/confirm?returnTo=%2Fmy%2Fways-in'])
    const page = wordsOf(await browser.get('/my/ways-in'))
    expect(page).toContain('Please confirm your identity before adding a sign-in method.')
    expect(page).not.toContain('Link ORCID')
  })

  test('it is allowed after the password was entered again', async () => {
    const browser = await signedIn()
    await letTimePass()
    const page = '/my/confirm?returnTo=/my/ways-in'
    expect(wordsOf(await browser.get(page))).toContain('Your password')
    const invalid = await browser.post(page, { plainPassword: 'not this one' })
    expect([invalid.statusCode, wordsOf(invalid)]).toEqual([422, expect.stringContaining('Incorrect password')])
    expect((await passkeyOptions(browser)).statusCode).toBe(401)
    const right = await browser.post(page, { plainPassword: testPassword })
    expect([right.statusCode, right.headers.location]).toEqual([303, '/my/ways-in'])
    expect((await passkeyOptions(browser)).statusCode).toBe(200)
    expect((await browser.get(page)).headers.location).toBe('/my/ways-in')
  })

  test.each(['https://evil.example/', '//evil.example', '/login'])('re-authentication never redirects to %s', async returnTo => {
    const browser = await signedIn()
    const answer = await browser.post(`/my/confirm?${new URLSearchParams({ returnTo })}`, { plainPassword: testPassword })
    expect(answer.headers.location).toBe('/my/user-details')
  })
})

describe('an account without a password', () => {
  test('it re-authenticates by signing in at the provider', async () => {
    const browser = await fromOrcid()
    await letTimePass()
    const page = await browser.get('/my/confirm?returnTo=/my/ways-in')
    expect(wordsOf(page)).toContain('Sign in with ORCID')
    expect(page.body).not.toContain('name="plainPassword"')
    const left = new URL(String((await browser.get('/login/with/orcid?returnTo=/my/ways-in')).headers.location))
    expect([left.searchParams.get('prompt'), left.searchParams.get('max_age')]).toEqual(['login', '600'])
    const answer = await browser.get(pathOf(await visitProvider().agree(left.href, josiah)))
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/my/ways-in'])
    expect((await passkeyOptions(browser)).statusCode).toBe(200)
  })

  test('signing in as somebody else does not count', async () => {
    const browser = await fromOrcid()
    await letTimePass()
    const answer = await comeFrom(browser, 'orcid', '0000-0001-5109-3700')
    expect(wordsOf(answer)).toContain('The account is linked to another ORCID account.')
    expect((await passkeyOptions(browser)).statusCode).toBe(401)
  })

  test('its email is changed after re-authentication, once the new one is confirmed', async () => {
    const browser = await fromOrcid()
    const change = { part: 'address', newEmail: 'new@example.org', verifyNewEmail: 'new@example.org' }
    await letTimePass()
    expect(wordsOf(await browser.get('/my/user-details'))).toContain('Please confirm your identity before changing it.')
    const refused = await browser.post('/my/user-details', change)
    expect(refused.statusCode).toBe(422)
    expect(await kysely().selectFrom('mail').select('kind').execute()).toEqual([])

    await comeFrom(browser, 'orcid', josiah)
    expect(wordsOf(await browser.get('/my/user-details'))).toContain('New email address again')
    expect((await browser.post('/my/user-details', change)).statusCode).toBe(303)
    const [sentEmail] = await kysely().selectFrom('mail').select(['kind', 'recipient', 'content']).orderBy('id').execute()
    expect([sentEmail?.kind, sentEmail?.recipient]).toEqual(['confirm-address', 'new@example.org'])
    const link = /http:\/\/localhost\/my\/confirm-address\/[\w-]+/.exec(sentEmail?.content?.text ?? '')?.[0] ?? ''
    await browserOf(library.app).post(pathOf(link), {})
    expect(await kysely().selectFrom('account').select('email').execute()).toEqual([{ email: 'new@example.org' }])
  })
})

describe('the last super editor', () => {
  const asSuperEditor = () =>
    kysely()
      .updateTable('account')
      .set({ roles: ['ROLE_USER', 'ROLE_SUPER_EDITOR'] })
  const deletion = { part: 'deletion', name: 'kept', plainPassword: testPassword }

  test('their account cannot be deleted, and the reason is shown', async () => {
    const browser = await signedIn()
    await asSuperEditor().execute()
    const answer = await browser.post('/my/user-details', deletion)
    expect([answer.statusCode, wordsOf(answer)]).toEqual([422, expect.stringContaining('You are the last super editor.')])
    expect(await kysely().selectFrom('account').select('email').execute()).toHaveLength(1)
    await addPerson(library, 'ben@example.org', 'ROLE_SUPER_EDITOR')
    expect((await browser.post('/my/user-details', deletion)).statusCode).toBe(303)
  })

  test('a link sent earlier does not delete it either', async () => {
    const browser = await fromOrcid()
    await browser.post('/my/user-details', { part: 'deletion', name: 'kept' })
    const [sentEmail] = await kysely().selectFrom('mail').select('content').execute()
    const link = pathOf(/http:\/\/localhost\/my\/delete\/[\w-]+/.exec(sentEmail?.content?.text ?? '')?.[0] ?? '')
    await asSuperEditor().execute()
    const answer = await browser.post(link, {})
    expect([answer.statusCode, wordsOf(answer)]).toEqual([409, expect.stringContaining('You are the last super editor.')])
    expect(await kysely().selectFrom('account').select('email').execute()).toHaveLength(1)
  })
})

test('the sign-in methods are listed where the site knows its URL, and not otherwise (A7-14)', async () => {
  const options = async (host: string) => (await library.app.inject({ url: '/api/static/login-options', headers: { host } })).json()
  expect(await options('localhost')).toEqual({
    ...{ password: true, rememberMe: true, registration: true, researcherId: true, passkeys: true, orcid: true },
    institutions: [{ key: 'slate', name: 'University of Slate' }],
  })
  expect(await options('unknown.example.org')).toMatchObject({ researcherId: false, passkeys: false, orcid: false, institutions: [] })
  const requested = await library.app.inject({
    method: 'POST',
    url: '/api/passkeys/sign-in/options',
    headers: { host: 'unknown.example.org' },
  })
  expect([requested.statusCode, requested.json().errors[0].message]).toEqual([400, expect.stringContaining('RECTO_PLATFORMS')])
})
