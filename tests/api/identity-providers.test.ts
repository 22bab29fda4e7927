/** Signing in through ORCID and institutions, at a real provider of OpenID Connect in a process of its own. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { type IdentityProviders, startIdentityProviders, visitProvider } from '../support/identity-provider.ts'
import { type Browser, browserOf, pathOf, wordsOf } from '../support/provider-sign-in.ts'
import { addPerson, cookiesOf, testPassword } from '../support/sign-in.ts'

let providers: IdentityProviders
let library: TestApp
beforeAll(async () => {
  const nobody = { issuer: 'http://localhost:1', clientId: 'recto', clientSecret: 'any' }
  providers = await startIdentityProviders([
    { key: 'gone', name: 'Gone College', ...nobody },
    { key: 'elsewhere', name: 'Elsewhere', ...nobody, platforms: ['wellcome'] },
  ])
  library = await buildTestApp(providers.variables)
})
afterAll(async () => {
  await library.close()
  await providers.stop()
})
beforeEach(async () => {
  for (const table of ['account', 'ticket', 'attempt', 'mail'] as const) await library.database.kysely.deleteFrom(table).execute()
})

const kysely = () => library.database.kysely
const identities = () => kysely().selectFrom('account_identity').select(['provider', 'subject', 'account_id', 'label']).execute()
const accounts = () => kysely().selectFrom('account').select(['id', 'email', 'orcid', 'password_hash', 'first_name', 'last_name']).execute()
const sentEmails = () => kysely().selectFrom('mail').select(['kind', 'recipient', 'content']).orderBy('id').execute()
const sessions = () => kysely().selectFrom('session').select(['account_id', 'signed_in_by']).execute()
const josiah = '0000-0002-1825-0097'

/** The provider's address that the site sends the browser to. */
async function leave(browser: Browser, key: string, query = ''): Promise<string> {
  const answer = await browser.get(`/login/with/${key}${query}`)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'private, no-store'])
  return String(answer.headers.location)
}
/** Up to what the site answers when the provider leads back. */
async function goThrough(browser: Browser, key: string, login: string, query = '') {
  const back = await visitProvider().agree(await leave(browser, key, query), login)
  return browser.get(pathOf(back))
}
const nobodyIsIn = async (browser: Browser) => {
  expect(browser.cookies.has('recto_session')).toBe(false)
  expect(await sessions()).toEqual([])
}

describe('leaving for an identity provider', () => {
  test('the authorization request has a code challenge, state and nonce, bound to this browser', async () => {
    const browser = browserOf(library.app)
    const answer = await browser.get('/login/with/slate')
    const url = new URL(String(answer.headers.location))
    expect(url.origin).toBe(providers.institution)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'recto',
      redirect_uri: 'http://localhost/login/back/slate',
      response_type: 'code',
      scope: 'openid profile email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(String(answer.headers['set-cookie'])).toMatch(/^recto_way_in=[\w-]{43}; Max-Age=1200; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  test('two simultaneous authorization requests are independent', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => browserOf(library.app).get('/login/with/slate')))
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(3)
    expect(new Set(answers.map(({ headers }) => String(headers['set-cookie']))).size).toBe(3)
  })

  test('a link from another site asks for confirmation first', async () => {
    const browser = browserOf(library.app)
    const answer = await browser.get('/login/with/slate?returnTo=/browse', { 'sec-fetch-site': 'cross-site' })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    expect(wordsOf(answer)).toContain('Continue to University of Slate?')
    expect(answer.body).toContain('href="/login/with/slate?returnTo=%2Fbrowse"')
  })

  test.each(['nobody', 'elsewhere', '..%2fslate'])('the provider %s is not offered here', async key => {
    expect((await browserOf(library.app).get(`/login/with/${key}`)).statusCode).toBe(404)
    expect((await browserOf(library.app).get(`/login/back/${key}?code=1&state=2`)).statusCode).toBe(404)
  })

  test('a provider that cannot be reached is reported', async () => {
    const answer = await browserOf(library.app).get('/login/with/gone')
    expect(answer.statusCode).toBe(503)
    expect(wordsOf(answer)).toContain('Gone College is unavailable.')
  })

  test('too many authorization requests of an IP address are limited', async () => {
    const browser = browserOf(library.app)
    for (let count = 0; count < 60; count += 1) await leave(browser, 'slate')
    const answer = await browser.get('/login/with/slate')
    expect(answer.statusCode).toBe(429)
    expect(wordsOf(answer)).toContain('Too many attempts from your connection. Please try again in 10 minutes')
  })

  test('the sign-in page has the providers of its site', async () => {
    const here = await browserOf(library.app).get('/login')
    expect(wordsOf(here)).toMatch(/Sign in with ORCID.*Sign in through your institution.*University of Slate.*Gone College/)
    expect(wordsOf(here)).not.toContain('Elsewhere')
    expect(wordsOf(await browserOf(library.app, 'wellcome.localhost').get('/login'))).toContain('Elsewhere')
  })
})

describe('the callback of an identity provider', () => {
  test('a known user is signed in and redirected to the former page (A2-04)', async () => {
    const id = await addPerson(library, 'ada@example.org')
    await kysely().insertInto('account_identity').values({ provider: 'slate', subject: 'ada', account_id: id, label: 'Ada' }).execute()
    const browser = browserOf(library.app)
    const answer = await goThrough(browser, 'slate', 'ada', '?returnTo=/browse?page=2')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/browse?page=2'])
    expect(await sessions()).toEqual([{ account_id: id, signed_in_by: 'institution' }])
    expect(browser.cookies.has('recto_way_in')).toBe(false)
    expect((await browser.get('/my/sessions')).body).toContain('through an institution')
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login/with/slate'])(
    'it never redirects to %s',
    async returnTo => {
      const id = await addPerson(library, 'ada@example.org')
      await kysely().insertInto('account_identity').values({ provider: 'slate', subject: 'ada', account_id: id, label: 'Ada' }).execute()
      const answer = await goThrough(browserOf(library.app), 'slate', 'ada', `?${new URLSearchParams({ returnTo })}`)
      expect(answer.headers.location).toBe('/')
    },
  )

  test('it answers in the language in which the user left', async () => {
    const browser = browserOf(library.app)
    const left = await browser.get('/fr/login/with/slate')
    const back = await visitProvider().agree(String(left.headers.location), 'ada')
    const inFrench = await browser.get(pathOf(back))
    expect(inFrench.headers.location).toMatch(/^http:\/\/localhost\/fr\/login\/back\/slate\?code=/)
    const answer = await browser.get(pathOf(String(inFrench.headers.location)))
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/fr/login/join'])
  })

  test('a user who declined there is told so, and not signed in (A2-04)', async () => {
    const browser = browserOf(library.app)
    const back = await visitProvider().refuse(await leave(browser, 'slate', '?returnTo=/browse'))
    const answer = await browser.get(pathOf(back))
    expect(answer.statusCode).toBe(422)
    // Whoever tries again, or in another way, still comes to the page that they were on the way to.
    for (const way of ['/login/with/slate', '/login']) expect(answer.body).toContain(`href="${way}?returnTo=%2Fbrowse"`)
    expect(wordsOf(answer)).toContain('University of Slate did not confirm your identity, or you declined.')
    await nobodyIsIn(browser)
  })

  test('a response is accepted once', async () => {
    const id = await addPerson(library, 'ada@example.org')
    await kysely().insertInto('account_identity').values({ provider: 'slate', subject: 'ada', account_id: id, label: 'Ada' }).execute()
    const browser = browserOf(library.app)
    const before = new Map(browser.cookies)
    const back = pathOf(await visitProvider().agree(await leave(browser, 'slate'), 'ada'))
    const held = new Map(browser.cookies)
    expect((await browser.get(back)).statusCode).toBe(303)
    const replaying = browserOf(library.app)
    for (const [name, value] of [...before, ...held]) replaying.cookies.set(name, value)
    const answer = await replaying.get(back)
    expect(answer.statusCode).toBe(422)
    expect(wordsOf(answer)).toContain('The sign-in timed out or continued in another window.')
    expect(await sessions()).toHaveLength(1)
  })

  test.each([
    ['a browser that did not leave', async (back: string) => browserOf(library.app).get(back), 'continued in another window'],
    [
      'a browser that left on another way',
      async (back: string) => {
        const other = browserOf(library.app)
        await leave(other, 'slate')
        return other.get(back)
      },
      'could not be verified',
    ],
  ])('a response is refused to %s', async (_name, bring, words) => {
    const browser = browserOf(library.app)
    const back = pathOf(await visitProvider().agree(await leave(browser, 'slate'), 'ada'))
    const answer = await bring(back)
    expect(answer.statusCode).toBe(422)
    expect(wordsOf(answer)).toContain(words)
    expect(cookiesOf(answer).size).toBe(0)
    expect(await sessions()).toEqual([])
    // And it does not spoil the way of who did leave.
    expect((await browser.get(back)).headers.location).toBe('/login/join')
  })

  const spoilt: [string, (back: URL) => void][] = [
    ['another state', back => back.searchParams.set('state', 'x'.repeat(43))],
    ['no state', back => back.searchParams.delete('state')],
    ['two states', back => back.searchParams.append('state', 'x')],
    ['another code', back => back.searchParams.set('code', 'x'.repeat(43))],
    ['no code', back => back.searchParams.delete('code')],
    ['the word of another issuer', back => back.searchParams.set('iss', 'https://evil.example')],
    ['the provider of another way', back => (back.pathname = '/login/back/orcid')],
  ]
  test.each(spoilt)('a response with %s signs nobody in', async (_name, spoil) => {
    const browser = browserOf(library.app)
    const back = new URL(await visitProvider().agree(await leave(browser, 'slate'), 'ada'))
    spoil(back)
    const answer = await browser.get(pathOf(back.href))
    expect(answer.statusCode).toBe(422)
    expect(wordsOf(answer)).toContain('could not be verified')
    await nobodyIsIn(browser)
  })

  test('a code for another nonce and verifier signs nobody in', async () => {
    const attacker = browserOf(library.app)
    const victim = browserOf(library.app)
    const theirs = new URL(await visitProvider().agree(await leave(attacker, 'slate'), 'mallory'))
    const left = new URL(await leave(victim, 'slate'))
    theirs.searchParams.set('state', left.searchParams.get('state') ?? '')
    const answer = await victim.get(pathOf(theirs.href))
    expect(answer.statusCode).toBe(422)
    await nobodyIsIn(victim)
  })

  test('an authorization request that took too long has expired', async () => {
    const browser = browserOf(library.app)
    const back = pathOf(await visitProvider().agree(await leave(browser, 'slate'), 'ada'))
    await kysely()
      .updateTable('ticket')
      .set({ expires_at: new Date(0) })
      .execute()
    expect(wordsOf(await browser.get(back))).toContain('The sign-in timed out')
    await nobodyIsIn(browser)
  })

  test('an authorization request of another site is unknown', async () => {
    const browser = browserOf(library.app)
    const back = pathOf(await visitProvider().agree(await leave(browser, 'slate'), 'ada'))
    const other = browserOf(library.app, 'wellcome.localhost')
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    expect((await other.get(back)).statusCode).toBe(422)
    await nobodyIsIn(other)
  })
})

test.each([
  ['authenticate', 'openid'],
  ['read-limited', 'openid /read-limited'],
  ['activities-update', 'openid /read-limited /activities/update'],
] as const)(
  'a site whose orcidAccessLevel is %s requests %s from ORCID, and the usual scopes from institutions (A3-37)',
  async (level, scope) => {
    const { platform } = library.platforms.ofHost('localhost')
    const before = platform.orcidAccessLevel
    platform.orcidAccessLevel = level
    const [orcid, slate] = [await leave(browserOf(library.app), 'orcid'), await leave(browserOf(library.app), 'slate')]
    platform.orcidAccessLevel = before
    expect(new URL(orcid).searchParams.get('scope')).toBe(scope)
    expect(new URL(slate).searchParams.get('scope')).toBe('openid profile email')
  },
)

describe('a new user from an identity provider', () => {
  const form = { form: 'new', firstName: 'Ada', lastName: 'Roof', acceptedTermsAndConditions: 'true' }

  test('an email vouched for by the institution gives an account at once, without a password', async () => {
    const browser = browserOf(library.app)
    expect((await goThrough(browser, 'slate', 'ada', '?returnTo=/browse')).headers.location).toBe('/login/join')
    const page = await browser.get('/login/join')
    expect(page.body).toContain('value="ada@slate.example"')
    expect(wordsOf(page)).toContain('University of Slate has confirmed this address.')
    // Whatever address is sent along, it is the one that was vouched for.
    const answer = await browser.post('/login/join', { ...form, userEmail: 'boss@example.org', userRoles: 'ROLE_SUPER_EDITOR' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/browse'])
    const [account] = await accounts()
    expect(account).toMatchObject({ email: 'ada@slate.example', password_hash: null, orcid: null, first_name: 'Ada' })
    expect(await sessions()).toEqual([{ account_id: account?.id, signed_in_by: 'institution' }])
    expect((await kysely().selectFrom('account').select('roles').executeTakeFirst())?.roles).toEqual(['ROLE_USER'])
    // The next time they are known.
    expect((await goThrough(browserOf(library.app), 'slate', 'ada')).headers.location).toBe('/')
  })

  test.each([
    ['without terms', { acceptedTermsAndConditions: '' }, 'Please accept the Terms and Conditions'],
    ['without a name', { firstName: ' ' }, 'First name cannot be blank'],
    ['with too long a name', { lastName: 'x'.repeat(51) }, 'Last name cannot be longer than 50'],
  ])('an error is shown for %s', async (_name, over, words) => {
    const browser = browserOf(library.app)
    await goThrough(browser, 'slate', 'ada')
    const answer = await browser.post('/login/join', { ...form, ...over })
    expect(answer.statusCode).toBe(422)
    expect(wordsOf(answer)).toContain(words)
    expect(await accounts()).toEqual([])
  })

  test('a user from ORCID enters an email, which is confirmed by a link (A2-04)', async () => {
    const browser = browserOf(library.app)
    await goThrough(browser, 'orcid', josiah, '?returnTo=/browse?page=2')
    expect(wordsOf(await browser.get('/login/join'))).toContain(`You signed in with ORCID as ${josiah}`)
    const noted = await browser.post('/login/join', { ...form, userEmail: 'josiah@example.org' })
    expect([noted.statusCode, noted.headers.location]).toEqual([303, '/register/redirect'])
    expect(await accounts()).toEqual([])
    const [sentEmail] = await sentEmails()
    expect([sentEmail?.kind, sentEmail?.recipient]).toEqual(['confirm-registration', 'josiah@example.org'])
    const link = pathOf(/http:\/\/localhost\/login\/confirm\/[\w-]+/.exec(sentEmail?.content?.text ?? '')?.[0] ?? '')

    const reader = browserOf(library.app)
    const page = await reader.get(link)
    expect(wordsOf(page)).toContain(
      `An account for Ada Roof was requested with the address josiah@example.org, to sign in with ORCID as ${josiah}.`,
    )
    expect(await accounts()).toEqual([])
    const confirmed = await reader.post(link, {})
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([
      303,
      '/login/confirm/done?provider=orcid&returnTo=%2Fbrowse%3Fpage%3D2',
    ])
    // However often it is loaded.
    for (let time = 0; time < 2; time += 1)
      expect(wordsOf(await reader.get(String(confirmed.headers.location)))).toContain('You can sign in with ORCID now.')
    const onward = /href="(\/login\/with\/orcid[^"]*)"/.exec((await reader.get(String(confirmed.headers.location))).body)?.[1] ?? ''
    expect(onward).toBe('/login/with/orcid?returnTo=%2Fbrowse%3Fpage%3D2')
    const foreign = '/login/confirm/done?provider=orcid&returnTo=//example.org'
    expect((await reader.get(foreign)).body).toContain('href="/login/with/orcid"')
    expect((await reader.get('/login/confirm/done?provider=nobody')).statusCode).toBe(410)
    expect(await accounts()).toMatchObject([{ email: 'josiah@example.org', orcid: josiah, password_hash: null }])
    expect((await reader.post(link, {})).statusCode).toBe(410)
    await nobodyIsIn(reader)

    const signedIn = await goThrough(browser, 'orcid', josiah, onward.replace('/login/with/orcid', ''))
    expect([signedIn.statusCode, signedIn.headers.location]).toEqual([303, '/browse?page=2'])
    expect(await sessions()).toMatchObject([{ signed_in_by: 'orcid' }])
  })

  test('it does not reveal whether an email has an account, and notifies the owner', async () => {
    await addPerson(library, 'josiah@example.org')
    const browser = browserOf(library.app)
    await goThrough(browser, 'orcid', josiah)
    const noted = await browser.post('/login/join', { ...form, userEmail: 'Josiah@example.org' })
    expect([noted.statusCode, noted.headers.location]).toEqual([303, '/register/redirect'])
    expect((await sentEmails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([['already-registered', 'josiah@example.org']])
    expect(await identities()).toEqual([])
  })

  test('a response from ORCID without a valid iD is refused', async () => {
    const browser = browserOf(library.app)
    const answer = await goThrough(browser, 'orcid', '0000-0002-1825-0098')
    expect(wordsOf(answer)).toContain('could not be verified')
    await nobodyIsIn(browser)
  })

  test('the registration page is not found without an authorization request', async () => {
    const browser = browserOf(library.app)
    expect((await browser.get('/login/join')).statusCode).toBe(410)
    expect((await browser.post('/login/join', { ...form, userEmail: 'a@example.org' })).statusCode).toBe(410)
    browser.cookies.set('recto_way_in', 'x'.repeat(43))
    expect((await browser.get('/login/join')).statusCode).toBe(410)
    expect(await accounts()).toEqual([])
  })
})

describe('an existing account at an identity provider’s callback', () => {
  const link = { form: 'link', username: 'ada@slate.example', password: testPassword }

  test('an account with the same verified email is linked only after its password', async () => {
    const id = await addPerson(library, 'ada@slate.example')
    const browser = browserOf(library.app)
    await goThrough(browser, 'slate', 'ada', '?returnTo=/browse')
    expect(wordsOf(await browser.get('/login/join'))).toContain('ada@slate.example already has an account here. Enter its password once')
    const made = await browser.post('/login/join', { form: 'new', firstName: 'A', lastName: 'B', acceptedTermsAndConditions: 'true' })
    expect(made.statusCode).toBe(422)
    const invalid = await browser.post('/login/join', { ...link, password: 'not this one' })
    expect(invalid.statusCode).toBe(422)
    expect(wordsOf(invalid)).toContain('You have entered an invalid username or password')
    expect(await identities()).toEqual([])

    const answer = await browser.post('/login/join', link)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/browse'])
    expect(await identities()).toEqual([{ provider: 'slate', subject: 'ada', account_id: id, label: 'ada@slate.example' }])
    expect((await sentEmails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([['way-in-added', 'ada@slate.example']])
  })

  test('an account is not searched for by an unverified email', async () => {
    await addPerson(library, 'boss@example.org')
    const browser = browserOf(library.app)
    await goThrough(browser, 'slate', 'unverified+boss@example.org')
    expect(wordsOf(await browser.get('/login/join'))).not.toContain('has an account here')
  })

  test('a signed-in user can link it and gets an email, and ORCID stores its iD (A7-09)', async () => {
    const id = await addPerson(library, 'ada@example.org')
    const browser = browserOf(library.app)
    await browser.post('/login', { username: 'ada@example.org', password: testPassword })
    const answer = await goThrough(browser, 'orcid', josiah, '?returnTo=/my/sessions')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/my/sessions'])
    expect(await identities()).toEqual([{ provider: 'orcid', subject: josiah, account_id: id, label: josiah }])
    expect(await accounts()).toMatchObject([{ orcid: josiah }])
    expect((await browser.get('/api/user/orcid')).json()).toEqual({ orcid: josiah })
    expect((await browser.get('/api/user/researcher-id')).json()).toEqual({ researcherId: null })
    expect((await browserOf(library.app).get('/api/user/orcid')).statusCode).toBe(401)
    expect((await sentEmails()).map(({ kind }) => kind)).toEqual(['way-in-added'])
    // Once more changes nothing.
    expect((await goThrough(browser, 'orcid', josiah)).statusCode).toBe(303)
    expect(await sentEmails()).toHaveLength(1)
    const other = await goThrough(browser, 'orcid', '0000-0001-5109-3700')
    expect(wordsOf(other)).toContain('The account is linked to another ORCID account.')
  })

  test('a sign-in method of one account cannot be linked to another', async () => {
    const owner = await addPerson(library, 'ada@example.org')
    await kysely().insertInto('account_identity').values({ provider: 'slate', subject: 'ada', account_id: owner, label: 'Ada' }).execute()
    await addPerson(library, 'bob@example.org')
    const browser = browserOf(library.app)
    await browser.post('/login', { username: 'bob@example.org', password: testPassword })
    const answer = await goThrough(browser, 'slate', 'ada')
    expect(answer.statusCode).toBe(422)
    expect(wordsOf(answer)).toContain('is already linked to another account')
    expect((await identities()).map(each => each.account_id)).toEqual([owner])
  })

  test('a request begun by another account links nothing', async () => {
    await addPerson(library, 'ada@example.org')
    await addPerson(library, 'bob@example.org')
    const browser = browserOf(library.app)
    await browser.post('/login', { username: 'ada@example.org', password: testPassword })
    const back = pathOf(await visitProvider().agree(await leave(browser, 'slate'), 'ada'))
    await browser.post('/login', { username: 'bob@example.org', password: testPassword })
    expect((await browser.get(back)).statusCode).toBe(422)
    expect(await identities()).toEqual([])
  })
})
