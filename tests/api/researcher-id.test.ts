/** Linking a researcher id, at a real provider of OpenID Connect in a process of its own. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { type IdentityProviders, startIdentityProviders, visitProvider } from '../support/identity-provider.ts'
import { type Browser, browserOf, pathOf, wordsOf } from '../support/provider-sign-in.ts'
import { addPerson, testPassword } from '../support/sign-in.ts'

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
  for (const table of ['account', 'ticket', 'attempt'] as const) await library.database.kysely.deleteFrom(table).execute()
})

const held = async () =>
  (await library.database.kysely.selectFrom('account').select('researcher_id').execute()).map(row => row.researcher_id)

async function signedIn(email = 'ada@example.org', host = 'localhost'): Promise<Browser> {
  await addPerson(library, email)
  const browser = browserOf(library.app, host)
  await browser.post('/login', { username: email, password: testPassword })
  return browser
}
/** The service's URL that the browser is sent to. */
async function leave(browser: Browser, prefix = ''): Promise<string> {
  const answer = await browser.get(`${prefix}/researcher-id/connect`)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'private, no-store'])
  return String(answer.headers.location)
}
/** What the site says once the service has led back. */
async function connect(browser: Browser, login: string) {
  const back = await visitProvider().agree(await leave(browser), login)
  const answer = await browser.get(pathOf(back))
  expect(answer.statusCode).toBe(303)
  return String(answer.headers.location)
}

describe('connecting a researcher id', () => {
  test('the id from the service is stored, and shown by page, call and data download (A2-70)', async () => {
    const browser = await signedIn()
    expect(wordsOf(await browser.get('/my/user-details'))).toContain('No ResearcherID is connected. Connect ResearcherID')
    expect(await connect(browser, 'ada+aab-1234-2020')).toBe('http://localhost/researcher-id/complete')
    expect(wordsOf(await browser.get('/researcher-id/complete'))).toContain('Your ResearcherID is connected')
    expect(await held()).toEqual(['AAB-1234-2020'])
    expect((await browser.get('/api/user/researcher-id')).json()).toEqual({ researcherId: 'AAB-1234-2020' })
    expect((await browser.get('/api/user/data')).json().account).toMatchObject({ researcherId: 'AAB-1234-2020' })
    expect(wordsOf(await browser.get('/my/user-details'))).toContain('Your account is connected to the ResearcherID AAB-1234-2020.')
    // Nothing that was used is worth anything any more.
    expect(browser.cookies.has('recto_way_in')).toBe(false)
  })

  test('it is disconnected by the form of my details, and by a call', async () => {
    const browser = await signedIn()
    await connect(browser, 'ada+AAB-1234-2020')
    const answer = await browser.post('/my/user-details', { part: 'researcher-id' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/my/user-details?saved=researcher-id#researcher-id'])
    expect(wordsOf(await browser.get('/my/user-details?saved=researcher-id'))).toContain('Your ResearcherID is disconnected.')
    expect(await held()).toEqual([null])
    await connect(browser, 'ada+AAB-1234-2020')
    const headers = { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '), host: 'localhost' }
    expect((await library.app.inject({ method: 'DELETE', url: '/api/user/researcher-id', headers })).json()).toEqual({ researcherId: null })
    expect(await held()).toEqual([null])
  })

  test('the authorization request has a code challenge and state, and the callback answers in the user’s language', async () => {
    const browser = await signedIn()
    const url = new URL(await leave(browser, '/fr'))
    expect(url.origin).toBe(providers.researcherIds)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: 'http://localhost/researcher-id/back',
      response_type: 'code',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    const answer = await browser.get(pathOf(await visitProvider().agree(url.href, 'ada+AAB-1234-2020')))
    expect(answer.headers.location).toBe('http://localhost/fr/researcher-id/complete')
  })
})

describe('a failed connection stores nothing, and the page gives the reason', () => {
  test('it fails for a user without a researcher id (A2-71)', async () => {
    const browser = await signedIn()
    const location = await connect(browser, 'ada')
    expect(location).toBe('http://localhost/researcher-id/complete?error=NO_CONTENT')
    expect(wordsOf(await browser.get(pathOf(location)))).toContain('ResearcherID not found')
  })

  test('it fails for an invalid researcher id', async () => {
    expect(await connect(await signedIn(), 'ada+https://evil.example')).toContain('?error=NO_CONTENT')
  })

  test('it fails when the user declined (A2-72, A8-23)', async () => {
    const browser = await signedIn()
    const answer = await browser.get(pathOf(await visitProvider().refuse(await leave(browser))))
    expect(answer.headers.location).toBe('http://localhost/researcher-id/complete?error=UNAUTHORIZED')
    expect(wordsOf(await browser.get(pathOf(String(answer.headers.location))))).toContain('Authorization failed')
  })

  const spoilt: [string, string, (back: URL) => void][] = [
    ['another state', 'BAD_REQUEST', back => back.searchParams.set('state', 'x'.repeat(43))],
    ['no state', 'BAD_REQUEST', back => back.searchParams.delete('state')],
    ['another code', 'BAD_REQUEST', back => back.searchParams.set('code', 'x'.repeat(43))],
    ['the word of another issuer', 'BAD_REQUEST', back => back.searchParams.set('iss', 'https://evil.example')],
  ]
  test.each(spoilt)('it fails with %s (A2-73)', async (_name, failure, spoil) => {
    const browser = await signedIn()
    const back = new URL(await visitProvider().agree(await leave(browser), 'ada+AAB-1234-2020'))
    spoil(back)
    const { headers } = await browser.get(pathOf(back.href))
    expect(headers.location).toBe(`http://localhost/researcher-id/complete?error=${failure}`)
    const page = await browser.get(pathOf(String(headers.location)))
    expect(page.body).toContain('<title>Critical error | ')
    expect(wordsOf(page)).toContain('Critical error Your ResearcherID could not be connected. Nothing has changed in your account.')
    expect(page.body).not.toContain('cannot start')
    expect(await held()).toEqual([null])
  })

  test('it fails when a response is used twice, or by another account', async () => {
    const ada = await signedIn()
    const ben = await signedIn('ben@example.org')
    const back = pathOf(await visitProvider().agree(await leave(ada), 'ada+AAB-1234-2020'))
    const way = ada.cookies.get('recto_way_in') ?? ''
    expect((await ben.get(back)).headers.location).toContain('BAD_REQUEST')
    ben.cookies.set('recto_way_in', way)
    expect((await ben.get(back)).headers.location).toContain('UNAUTHORIZED')
    expect((await ada.get(back)).headers.location).toContain('BAD_REQUEST')
    expect(await held()).toEqual([null, null])
  })

  test('it fails for a link from another site', async () => {
    const browser = await signedIn()
    const answer = await browser.get('/researcher-id/connect', { 'sec-fetch-site': 'cross-site' })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/my/user-details#researcher-id'])
  })

  test('it fails when the state belongs to a sign-in at another provider', async () => {
    const browser = await signedIn()
    const back = new URL(await visitProvider().agree(await leave(browser), 'ada+AAB-1234-2020'))
    expect((await browser.get(`/login/back/slate${back.search}`)).statusCode).toBe(422)
    expect(await held()).toEqual([null])
  })
})

test('a site without the feature does not offer it (A3-25)', async () => {
  const browser = await signedIn('ada@example.org', 'wellcome.localhost')
  expect(wordsOf(await browser.get('/my/user-details'))).not.toContain('ResearcherID')
  for (const path of ['connect', 'back', 'complete']) expect((await browser.get(`/researcher-id/${path}`)).statusCode).toBe(404)
})

test('a service that cannot be reached is reported (A2-73)', async () => {
  const unreachable = await buildTestApp({ ...providers.variables, RECTO_RESEARCHER_ID_ISSUER: 'http://localhost:1' })
  await addPerson(unreachable, 'ada@example.org')
  const browser = browserOf(unreachable.app)
  await browser.post('/login', { username: 'ada@example.org', password: testPassword })
  const { headers } = await browser.get('/researcher-id/connect')
  expect(headers.location).toBe('/researcher-id/complete?error=INTERNAL_SERVER_ERROR')
  await unreachable.close()
})
