/** Second factors of the staff: set up, asked for, required by a site and reset, by pages without scripts and by calls. */
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '../../src/core/access/roles.ts'
import { userRequireFactor, userResetFactor } from '../../src/main/terminal-commands/user-commands.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { type Browser, browserOf, wordsOf } from '../support/provider-sign-in.ts'
import { addPerson, cookieHeader, testPassword } from '../support/sign-in.ts'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const table of ['account', 'ticket', 'attempt', 'mail'] as const) await kysely().deleteFrom(table).execute()
  await kysely().updateTable('platform').set({ requires_second_factor: false }).execute()
})
const kysely = () => site.database.kysely

async function signIn(email: string, page = '/my/ways-in') {
  const browser = browserOf(site.app)
  const answer = await browser.post('/login', { username: email, password: testPassword, returnTo: page })
  return { browser, leadsTo: answer.headers.location }
}
async function staff(email = 'ada@example.org', ...roles: Role[]) {
  const id = await addPerson(site, email, ...(roles.length > 0 ? roles : (['ROLE_SUPER_EDITOR'] as const)))
  return { id, browser: (await signIn(email)).browser }
}
const fieldIn = (body: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1] ?? ''
const keyIn = (body: string) => (/<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(body)?.[1] ?? '').replaceAll(' ', '')
/** @param later time steps: the present code and the next are accepted, each once */
const codeOf = (key: string, later = 0) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * 30_000 })
const forgetSteps = () => kysely().updateTable('authenticator').set({ last_step: 0 }).execute()
const appPath = '/my/second-factor/app'

async function setUp(browser: Browser, name = 'My telephone') {
  const page = await browser.get(appPath)
  const key = keyIn(page.body)
  const done = await browser.post(appPath, { offer: fieldIn(page.body, 'offer'), code: codeOf(key), name })
  const recoveryCodes = [...done.body.matchAll(/<code>([0-9a-z-]{19})<\/code>/g)].map(([, code = '']) => code)
  return { key, done, recoveryCodes }
}
const call = (browser: Browser, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = {}) =>
  site.app.inject({
    method,
    url,
    headers: { host: 'localhost', cookie: cookieHeader(browser.cookies), ...headers },
    ...(payload && { payload }),
  })
const mails = async () =>
  (await kysely().selectFrom('mail').where('kind', '=', 'second-factor-changed').select('content').orderBy('id').execute()).map(
    ({ content }) => content?.text ?? '',
  )
const changes = () =>
  kysely()
    .selectFrom('change_log')
    .where('kind', 'like', 'accounts.%')
    .select(['kind', 'visibility', 'actor_id as by'])
    .orderBy('id')
    .execute()
const forgetFactor = () => kysely().updateTable('session').set({ factor_at: null }).execute()
const requireFactor = () => userRequireFactor.run(site, { site: null, isRequired: true })
const roleScreen = '/my/dashboard/roles'

describe('setting up an authenticator app', () => {
  test('it needs a code of the app, and gives recovery codes and an email', async () => {
    const { id, browser } = await staff()
    const page = await browser.get(appPath)
    const [offer, key] = [fieldIn(page.body, 'offer'), keyIn(page.body)]
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    expect(page.headers['cache-control']).toMatch(/no-store/)
    const invalid = await browser.post(appPath, { offer, code: '000000', name: 'My telephone' })
    expect([invalid.statusCode, keyIn(invalid.body)]).toEqual([422, key])
    expect(wordsOf(invalid)).toContain('This code does not match the key')
    const { done, recoveryCodes } = await setUp(browser)
    expect([done.statusCode, new Set(recoveryCodes).size]).toEqual([200, 10])
    expect(await mails()).toEqual([expect.stringContaining('My telephone')])
    expect((await changes()).at(-1)).toEqual({ kind: 'accounts.second-factor-added', visibility: 'staff', by: id })
    const shown = await browser.get('/my/ways-in')
    expect(wordsOf(shown)).toMatch(/My telephone.*10 recovery codes are left/s)
    expect(shown.body).not.toContain(recoveryCodes[0])
    const stored = JSON.stringify(await kysely().selectFrom('authenticator').selectAll().execute())
    expect(stored).not.toContain(Buffer.from(key).toString('hex'))
    const download = await browser.get('/api/user/data')
    const { authenticators, recoveryCodes: dated } = download.json()
    expect([authenticators, dated.length]).toEqual([[{ name: 'My telephone', createdAt: expect.any(String), usedAt: null }], 10])
    expect(download.body).not.toContain(key)
  })

  test('it is for staff only, and not with an offer for another account', async () => {
    await addPerson(site, 'reader@example.org')
    const reader = (await signIn('reader@example.org')).browser
    expect((await reader.get(appPath)).statusCode).toBe(404)
    expect(wordsOf(await reader.get('/my/ways-in'))).not.toContain('Two-factor authentication')
    const ada = await staff()
    const ben = await staff('ben@example.org')
    const page = await ada.browser.get(appPath)
    const answer = await ben.browser.post(appPath, { offer: fieldIn(page.body, 'offer'), code: codeOf(keyIn(page.body)), name: '' })
    expect([answer.statusCode, wordsOf(answer)]).toEqual([422, expect.stringContaining('This took too long')])
  })

  test('the code is accepted once, also where the form is sent twice', async () => {
    const { browser } = await staff()
    const page = await browser.get(appPath)
    const form = { offer: fieldIn(page.body, 'offer'), code: codeOf(keyIn(page.body)), name: '' }
    const answers = [await browser.post(appPath, form), await browser.post(appPath, form)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 422])
    expect(await kysely().selectFrom('authenticator').select('name').execute()).toEqual([{ name: 'App 1' }])
  })

  test('cookies copied before give no access, nor those of a remembered browser', async () => {
    await staff()
    const browser = browserOf(site.app)
    await browser.post('/login', { username: 'ada@example.org', password: testPassword, 'remember-me': 'on' })
    const copied = new Map(browser.cookies)
    expect([...copied.keys()].filter(name => name.startsWith('recto_'))).toHaveLength(2)
    await setUp(browser)
    await requireFactor()
    const ask = (cookies: Map<string, string>) =>
      site.app.inject({ url: roleScreen, headers: { host: 'localhost', cookie: cookieHeader(cookies) } })
    expect((await ask(copied)).headers.location).toMatch(/^\/login/)
    expect((await ask(browser.cookies)).statusCode).toBe(200)
    browser.cookies.delete('recto_session')
    expect((await browser.get(roleScreen)).statusCode).toBe(200)
  })

  test('it needs a recent sign-in, and an existing factor', async () => {
    const { browser } = await staff()
    await kysely()
      .updateTable('session')
      .set({ proven_at: new Date(0) })
      .execute()
    expect((await browser.get(appPath)).headers.location).toBe(`/my/confirm?returnTo=${encodeURIComponent(appPath)}`)
    await browser.post('/my/confirm', { plainPassword: testPassword })
    const { key } = await setUp(browser)
    const thief = (await signIn('ada@example.org')).browser
    const toConfirm = (page: string) => `/my/second-factor?returnTo=${encodeURIComponent(page)}&confirm=`
    expect((await thief.get(appPath)).headers.location).toBe(toConfirm(appPath))
    const { id } = await kysely().selectFrom('authenticator').select('id').executeTakeFirstOrThrow()
    for (const form of [{ app: String(id) }, { 'recovery-codes': 'make' }])
      expect((await thief.post('/my/ways-in', form)).headers.location).toBe(toConfirm('/my/ways-in'))
    const passkey = await call(thief, 'POST', '/api/passkeys/registration/options')
    expect([passkey.statusCode, passkey.json().errors[0].message]).toEqual([403, expect.stringContaining('/api/sessions/second-factor')])
    expect(await kysely().selectFrom('authenticator').select('id').execute()).toHaveLength(1)
    await forgetSteps()
    expect((await thief.post(toConfirm('/my/ways-in'), { code: codeOf(key) })).headers.location).toBe('/my/ways-in')
    expect(wordsOf(await thief.post('/my/ways-in', { app: String(id) }))).toContain('It is no longer a second factor')
    expect(await kysely().selectFrom('recovery_code').select('hash').execute()).toEqual([])
  })
})

describe('signing in with an authenticator app', () => {
  test('the code is asked for after the password, and roles take effect only with it', async () => {
    const { browser } = await staff()
    const { key } = await setUp(browser)
    const { browser: later, leadsTo } = await signIn('ada@example.org', roleScreen)
    const asking = `/my/second-factor?returnTo=${encodeURIComponent(roleScreen)}`
    expect(leadsTo).toBe(asking)
    expect((await later.get(roleScreen)).headers.location).toBe(asking)
    expect((await later.get('/')).body).toContain('href="/my/dashboard"')
    expect([(await later.get('/my/user-details')).statusCode, (await later.get('/my/submissions')).statusCode]).toEqual([200, 200])
    const closed = await call(later, 'GET', '/api/accounts', undefined, { accept: 'application/problem+json' })
    expect([closed.statusCode, closed.json()]).toEqual([
      403,
      expect.objectContaining({ title: 'A second factor is needed', detail: expect.stringContaining('POST /api/sessions/second-factor') }),
    ])
    const before = later.cookies.get('recto_session')
    const invalid = await later.post(asking, { code: '000000' })
    expect([invalid.statusCode, wordsOf(invalid)]).toEqual([422, expect.stringContaining('This code is incorrect')])
    await forgetSteps()
    const right = await later.post(asking, { code: codeOf(key) })
    expect([right.statusCode, right.headers.location]).toEqual([303, roleScreen])
    expect((await later.get(roleScreen)).statusCode).toBe(200)
    expect(later.cookies.get('recto_session')).not.toBe(before)
    expect((await site.app.inject({ url: roleScreen, headers: { host: 'localhost', cookie: `recto_session=${before}` } })).statusCode).toBe(
      302,
    )

    // A code is taken once, in whatever session.
    const third = (await signIn('ada@example.org')).browser
    expect((await third.post(asking, { code: codeOf(key) })).statusCode).toBe(422)
    expect((await third.post(asking, { code: codeOf(key, 1) })).statusCode).toBe(303)
    expect((await call(third, 'GET', '/api/accounts')).statusCode).toBe(200)
    await kysely()
      .updateTable('session')
      .set({ factor_at: new Date(Date.now() - 31 * 86_400_000) })
      .execute()
    expect((await third.get(roleScreen)).headers.location).toBe(asking)
  })

  test('a recovery code is used once, by a call with a token too, and an email reports it', async () => {
    const { browser } = await staff()
    const { recoveryCodes } = await setUp(browser)
    const { browser: later } = await signIn('ada@example.org')
    const token = (await call(later, 'GET', '/api/token')).body
    const give = (code: string) =>
      site.app.inject({
        method: 'POST',
        url: '/api/sessions/second-factor',
        headers: { host: 'localhost', 'f1000-authbearer': token },
        payload: { code },
      })
    const ask = () => site.app.inject({ url: '/api/accounts', headers: { host: 'localhost', 'f1000-authbearer': token } })
    const [code = ''] = recoveryCodes
    expect([(await ask()).statusCode, (await give(code.toUpperCase())).statusCode, (await ask()).statusCode]).toEqual([403, 200, 200])
    expect((await mails()).at(-1)).toContain('9 are left')
    await forgetFactor()
    expect([(await give(code)).statusCode, (await ask()).statusCode]).toEqual([400, 403])
    const made = await later.post('/my/ways-in', { 'recovery-codes': 'make' })
    expect(made.headers.location).toContain('/my/second-factor')
    expect((await give(recoveryCodes[1] ?? '')).statusCode).toBe(200)
    expect((await later.post('/my/ways-in', { 'recovery-codes': 'make' })).body).toContain('Your recovery codes')
    await forgetFactor()
    expect((await give(recoveryCodes[2] ?? '')).statusCode).toBe(400)
  })

  test('attempts to guess codes are limited', async () => {
    const { browser } = await staff()
    const { key } = await setUp(browser)
    const { browser: thief } = await signIn('ada@example.org')
    for (let tries = 0; tries < 10; tries++) expect((await thief.post('/my/second-factor', { code: '000000' })).statusCode).toBe(422)
    await forgetSteps()
    const refused = await thief.post('/my/second-factor', { code: codeOf(key) })
    expect([refused.statusCode, wordsOf(refused)]).toEqual([429, expect.stringContaining('Too many attempts')])
    expect((await call(thief, 'POST', '/api/sessions/second-factor', { code: codeOf(key) })).statusCode).toBe(429)
  })
})

describe('a site that requires a second factor', () => {
  test('only a super editor who used one can require it', async () => {
    const { id, browser } = await staff()
    const refused = await browser.post(roleScreen, { 'second-factor': 'required' })
    expect([refused.statusCode, wordsOf(refused)]).toEqual([422, expect.stringContaining('would lock yourself out')])
    expect((await call(browser, 'PUT', '/api/platform/second-factor', { required: true })).statusCode).toBe(409)
    expect((await call(browser, 'GET', '/api/platform/second-factor')).json()).toEqual({ required: false })
    await setUp(browser)
    expect((await browser.post(roleScreen, { 'second-factor': 'required' })).statusCode).toBe(303)
    expect((await call(browser, 'GET', '/api/platform/second-factor')).json()).toEqual({ required: true })
    expect((await changes()).at(-1)).toEqual({ kind: 'accounts.second-factor-required', visibility: 'staff', by: id })
    await addPerson(site, 'ben@example.org', 'ROLE_RESEARCH_PUBLISHER')
    expect(wordsOf(await browser.get(roleScreen))).toContain('No two-factor authentication')
    expect((await browser.post(roleScreen, { 'second-factor': 'not-required' })).statusCode).toBe(303)
    expect((await call(browser, 'PUT', '/api/platform/second-factor', { required: true })).json()).toEqual({ required: true })
  })

  test('staff without one have no access until they set one up, and readers are not affected', async () => {
    const { browser } = await staff('ben@example.org', 'ROLE_RESEARCH_PUBLISHER')
    expect((await browser.get('/my/content')).statusCode).toBe(200)
    expect(await requireFactor()).toEqual({ site: 'f1000research', isRequired: true, without: ['ben@example.org'] })
    const closed = await browser.get('/my/content/posts?page=2')
    expect([closed.statusCode, closed.headers.location]).toEqual([302, '/my/second-factor?returnTo=%2Fmy%2Fcontent%2Fposts%3Fpage%3D2'])
    expect((await browser.post('/my/content/menu', {})).headers.location).toBe('/my/second-factor?returnTo=%2Fmy%2Fcontent%2Fmenu')
    expect(wordsOf(await browser.get('/my/second-factor?returnTo=/my/content'))).toContain('Set up an authenticator app')
    const drafts = await call(browser, 'GET', '/api/affiliations/suggested')
    expect(drafts.statusCode).toBe(403)
    expect([(await browser.get('/')).statusCode, (await browser.get('/my/submissions')).statusCode]).toEqual([200, 200])
    expect((await signIn('ben@example.org', '/contact')).leadsTo).toBe('/my/second-factor?returnTo=%2Fcontact')
    await setUp(browser)
    expect((await browser.get('/my/content')).statusCode).toBe(200)
    expect((await call(browser, 'GET', '/api/affiliations/suggested')).statusCode).toBe(200)
  })

  test('another site is not affected, except for shared resources', async () => {
    await staff()
    await requireFactor()
    const headers = { host: 'gates.localhost', 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams({ username: 'ada@example.org', password: testPassword }).toString()
    const onOtherSite = await site.app.inject({ method: 'POST', url: '/login', headers, payload })
    const cookie = String([onOtherSite.headers['set-cookie'] ?? []].flat()[0]).split(';')[0] ?? ''
    const ask = (url: string) => site.app.inject({ url, headers: { host: 'gates.localhost', cookie } })
    expect(onOtherSite.headers.location).toBe('/')
    expect((await ask('/my/content')).statusCode).toBe(200)
    expect((await ask(roleScreen)).headers.location).toBe(`/my/second-factor?returnTo=${encodeURIComponent(roleScreen)}`)
  })
})

describe('a lost second factor', () => {
  test('another super editor can reset it, with an email and a log entry, and sessions lose it', async () => {
    const ada = await staff()
    const ben = await staff('ben@example.org')
    await setUp(ada.browser)
    const page = (id: number) => `/my/dashboard/roles/${id}`
    expect((await ada.browser.get(page(ada.id))).body).not.toContain('reset-factor')
    const own = await ada.browser.post(page(ada.id), { 'reset-factor': 'reset' })
    expect([own.statusCode, wordsOf(own)]).toEqual([422, expect.stringContaining('Ask another super editor')])
    expect((await call(ada.browser, 'DELETE', `/api/accounts/${ada.id}/second-factor`)).statusCode).toBe(409)
    await requireFactor()
    expect((await ada.browser.get(roleScreen)).statusCode).toBe(200)
    await setUp(ben.browser)
    expect(wordsOf(await ben.browser.get(page(ada.id)))).toContain('Reset two-factor authentication')
    expect((await ben.browser.post(page(ada.id), { 'reset-factor': 'reset' })).headers.location).toBe(`${page(ada.id)}?said=reset`)
    expect((await ada.browser.get(roleScreen)).headers.location).toContain('/my/second-factor')
    expect((await changes()).at(-1)).toEqual({ kind: 'accounts.second-factor-reset', visibility: 'staff', by: ben.id })
    expect((await mails()).at(-1)).toContain('was reset')
    expect((await call(ben.browser, 'DELETE', `/api/accounts/${ada.id}/second-factor`)).statusCode).toBe(404)
  })

  test('a command can reset it', async () => {
    const { id, browser } = await staff()
    await setUp(browser)
    expect(await userResetFactor.run(site, { email: 'Ada@example.org' })).toEqual({ email: 'ada@example.org', hadFactor: true })
    expect(await kysely().selectFrom('recovery_code').select('hash').execute()).toEqual([])
    expect((await changes()).at(-1)).toEqual({ kind: 'accounts.second-factor-reset', visibility: 'staff', by: null })
    expect((await mails()).at(-1)).toContain('was reset')
    expect(await userResetFactor.run(site, { email: 'ada@example.org' })).toEqual({ email: 'ada@example.org', hadFactor: false })
    await expect(userResetFactor.run(site, { email: 'nobody@example.org' })).rejects.toThrow('There is no account')
    await kysely().deleteFrom('account').where('id', '=', id).execute()
  })
})
