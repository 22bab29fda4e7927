/** Signing in without a password: through providers of OpenID Connect with their own pages, and with passkeys. */
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { violations } from '../support/axe.ts'
import { hydrated, type OpenPage, test } from '../support/browser.ts'
import { cutOff, tooWide } from '../support/fit.ts'
import { type IdentityProviders, startIdentityProviders } from '../support/identity-provider.ts'
import { addPerson, signIn as signInByCall, testPassword } from '../support/sign-in.ts'

let providers: IdentityProviders
let library: TestApp
let site: string
beforeAll(async () => {
  providers = await startIdentityProviders()
  library = await buildTestApp(providers.variables)
  site = await library.listen()
})
afterAll(async () => {
  await library.close()
  await providers.stop()
})
beforeEach(async () => {
  for (const table of ['account', 'ticket', 'attempt', 'mail'] as const) await library.database.kysely.deleteFrom(table).execute()
  await library.database.kysely.updateTable('platform').set({ requires_second_factor: false }).execute()
})

const ways = [
  { script: true, name: 'with a script' },
  { script: false, name: 'without a script' },
]
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** Presses the button that closes its window, which may be gone before its click is answered. */
async function pressAndClose(page: Page): Promise<void> {
  const pressed = press(page, 'OK').catch((error: unknown) => {
    if (!page.isClosed()) throw error
  })
  await Promise.all([page.waitForEvent('close'), pressed])
}

async function openSite(openPage: OpenPage, script = true, more = {}): Promise<Page> {
  const page = await openPage({ javaScriptEnabled: script, baseURL: site, ...more })
  // The provider's own pages want a font of another host.
  await page.route('https://fonts.googleapis.com/**', route => route.abort('aborted'))
  return page
}
async function open(page: Page, path: string, script = true): Promise<void> {
  await page.goto(path)
  if (script) await hydrated(page)
}
/** What an authenticator app shows. */
const codeOf = (key: string): string => new TOTP({ secret: Secret.fromBase32(key) }).generate()
/** At the provider. */
async function agree(page: Page, login: string): Promise<void> {
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  await page.getByText('Continue').click()
}
async function signIn(page: Page, script = true): Promise<void> {
  await open(page, '/login?returnTo=/my/ways-in', script)
  await page.getByLabel('Email address').fill('ada@example.org')
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await press(page, 'Sign in')
  await page.waitForURL(({ pathname }) => pathname === '/my/ways-in')
  if (script) await hydrated(page)
}

describe.for(ways)('sign-in methods: $name', ({ script }) => {
  test('a new user comes from their institution, and is recognised the next time', async ({ openPage }) => {
    const page = await openSite(openPage, script)
    await open(page, '/login?returnTo=/contact', script)
    await page.getByRole('link', { name: 'Sign in with University of Slate' }).click()
    await agree(page, 'ada')
    await page.waitForURL('**/login/join')
    if (script) await hydrated(page)
    expect(await heading(page)).toBe('One more step')
    expect(await page.locator('input[name=userEmail]').inputValue()).toBe('ada@slate.example')
    await page.getByLabel('I accept').check()
    await press(page, 'Create account')
    await page.waitForURL('**/contact')

    const later = await openSite(openPage, script)
    await open(later, '/login', script)
    await later.getByRole('link', { name: 'Sign in with University of Slate' }).click()
    await agree(later, 'ada')
    await later.waitForURL(`${site}/`)
    await open(later, '/my/sessions', script)
    expect(await later.locator('main').innerText()).toContain('through an institution')
  })

  test('ORCID is linked, shown and unlinked', async ({ openPage }) => {
    await addPerson(library, 'ada@example.org')
    const page = await openSite(openPage, script)
    await signIn(page, script)
    await page.getByRole('link', { name: 'Link ORCID' }).click()
    await agree(page, '0000-0002-1825-0097')
    await page.waitForURL('**/my/ways-in?linked')
    if (script) await hydrated(page)
    expect(await page.locator('main').innerText()).toContain('Linked. You can now sign in with this method.')
    expect(await page.getByRole('link', { name: '0000-0002-1825-0097' }).getAttribute('href')).toBe('https://orcid.org/0000-0002-1825-0097')
    await press(page, 'Remove ORCID as a sign-in method')
    await page.getByText('Removed. You can no longer sign in with this method.').waitFor()
    await page.getByRole('link', { name: 'Link ORCID' }).waitFor()
  })

  test('a researcher id is connected and disconnected (A2-74)', async ({ openPage }) => {
    await addPerson(library, 'ada@example.org')
    const page = await openSite(openPage, script)
    await signIn(page, script)
    await open(page, '/my/user-details', script)
    const [there] = script
      ? await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Connect ResearcherID' }).click()])
      : [page, await page.getByRole('link', { name: 'Connect ResearcherID' }).click()]
    await agree(there, 'ada+AAB-1234-2020')
    await there.waitForURL('**/researcher-id/complete')
    expect(await heading(there)).toBe('Your ResearcherID is connected')
    if (script) {
      await pressAndClose(there)
      await page.getByText('Your ResearcherID is connected.').waitFor()
    } else await there.getByRole('link', { name: 'Go to my details' }).click()
    await page.getByText('Your account is connected to the ResearcherID AAB-1234-2020.').waitFor()
    await press(page, 'Disconnect')
    await page.getByText('Your ResearcherID is disconnected.').waitFor()
  })

  test('an authenticator app is set up for staff, and its code then required', async ({ openPage }) => {
    await addPerson(library, 'ada@example.org', 'ROLE_SUPER_EDITOR')
    const page = await openSite(openPage, script, { colorScheme: 'dark' })
    // axe runs where scripts do.
    const check = async () => {
      if (!script) return
      const found = await violations(page)
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        found.push(...(await tooWide(page)), ...(await cutOff(page)))
      }
      expect(found).toEqual([])
    }
    await signIn(page, script)
    await page.getByRole('link', { name: 'Set up an authenticator app' }).click()
    await page.waitForURL('**/my/second-factor/app?**')
    if (script) await hydrated(page)
    await check()
    const key = (await page.locator('main code').innerText()).replaceAll(' ', '')
    const used = codeOf(key)
    await page.getByLabel('Current code from the app').fill(used)
    await page.getByLabel('Name').fill('My telephone')
    await press(page, 'Set up')
    await page.getByText('Authenticator app added.').waitFor()
    const [recoveryCode = ''] = await page.locator('main li code').allInnerTexts()
    await check()
    await page.getByRole('link', { name: 'I have saved my recovery codes' }).click()
    await page.getByText('10 recovery codes are left.').waitFor()
    await check()

    await page.context().clearCookies({ name: 'recto_session' })
    await open(page, '/login?returnTo=/my/dashboard/roles', script)
    await page.getByLabel('Email address').fill('ada@example.org')
    await page.getByLabel('Password', { exact: true }).fill(testPassword)
    await press(page, 'Sign in')
    await page.waitForURL('**/my/second-factor?returnTo=%2Fmy%2Fdashboard%2Froles')
    if (script) await hydrated(page)
    await check()
    await page.getByRole('textbox', { name: /^Code/ }).fill(used)
    await press(page, 'Continue')
    await page.getByText('This code is incorrect or has already been used.').first().waitFor()
    await page.getByRole('textbox', { name: /^Code/ }).fill(recoveryCode)
    await press(page, 'Continue')
    await page.waitForURL('**/my/dashboard/roles')
    if (script) await hydrated(page)
    await press(page, 'Require it')
    await page.getByText('requires it.').waitFor()
    await check()
  })

  test('a user who declines at the provider is told what to do', async ({ openPage }) => {
    const page = await openSite(openPage, script)
    await open(page, '/de/login', script)
    await page.getByRole('link', { name: 'Mit ORCID anmelden' }).click()
    await page.getByText('Cancel').click()
    await page.waitForURL('**/de/login/back/orcid?**')
    expect(await heading(page)).toBe('Die Anmeldung mit ORCID ist fehlgeschlagen')
    expect(await page.getByRole('link', { name: 'Noch einmal versuchen' }).getAttribute('href')).toBe('/de/login/with/orcid')
  })
})

test('the opening page is told that nothing was connected, and ignores messages of other sites (A2-74, A8-24)', async ({ openPage }) => {
  await addPerson(library, 'ada@example.org')
  const page = await openSite(openPage)
  await signIn(page)
  await open(page, '/my/user-details')
  const [there] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Connect ResearcherID' }).click()])
  await there.getByText('Cancel').waitFor()
  // The window stands at another site now.
  await there.evaluate(() => window.opener.postMessage({ task: 'publons-login', success: true }, '*'))
  await there.getByText('Cancel').click()
  await there.waitForURL('**/researcher-id/complete?error=UNAUTHORIZED')
  expect(await heading(there)).toBe('Authorization failed')
  await pressAndClose(there)
  await page.getByText('Your ResearcherID could not be connected.').waitFor()
  expect(await page.getByText('Your ResearcherID is connected.').count()).toBe(0)
})

test('the screens pass axe, on a phone and in dark mode', async ({ openPage }) => {
  await addPerson(library, 'ada@example.org')
  const page = await openSite(openPage, true, { viewport: { width: 375, height: 800 }, colorScheme: 'dark' })
  const check = async () => expect([...(await violations(page)), ...(await tooWide(page)), ...(await cutOff(page))]).toEqual([])
  await open(page, '/login')
  await check()
  await page.getByRole('link', { name: 'Sign in with University of Slate' }).click()
  await agree(page, 'unverified')
  await page.waitForURL('**/login/join')
  await hydrated(page)
  await check()
  await signIn(page)
  await check()
})

describe('passkeys in the browser', () => {
  async function addAuthenticator(page: Page): Promise<void> {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
    })
  }
  /** The authenticator says yes to whatever is asked: a browser that offers passkeys in a field would be signed in before a button is pressed. */
  const withoutAutofill = (page: Page) =>
    page.addInitScript(() => {
      Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false })
    })

  test('a passkey is added, signs in, and is removed', async ({ openPage }) => {
    await addPerson(library, 'ada@example.org')
    const page = await openSite(openPage)
    await withoutAutofill(page)
    await addAuthenticator(page)
    await signIn(page)
    await page.getByLabel('Name').fill('My telephone')
    await press(page, 'Add a passkey')
    await page.getByText('Passkey added.').waitFor()
    await page.getByText('My telephone').waitFor()
    expect(await page.locator('main').innerText()).toContain('not used yet')
    expect(await library.database.kysely.selectFrom('mail').select('kind').execute()).toEqual([{ kind: 'way-in-added' }])
    // Each device keeps one.
    await press(page, 'Add a passkey')
    await page.getByText('This device already has a passkey for your account.').waitFor()

    await page.context().clearCookies({ name: 'recto_session' })
    await open(page, '/login?returnTo=/my/ways-in')
    const [sent] = await Promise.all([page.waitForRequest('**/api/passkeys/sign-in'), press(page, 'Use a passkey')])
    await page.waitForURL(({ pathname }) => pathname === '/my/ways-in')
    await hydrated(page)
    expect(await page.locator('main').innerText()).toContain('last used')
    // What was signed once signs nobody in again.
    const again = await fetch(sent.url(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: sent.postData() ?? '',
    })
    expect([again.status, problemIn(await again.json()), again.headers.getSetCookie()]).toEqual([400, 'expired', []])
    await press(page, 'Remove the passkey My telephone')
    await page.getByText('Removed.').waitFor()

    // The device still has it; nobody here knows it.
    await page.context().clearCookies({ name: 'recto_session' })
    await open(page, '/login')
    await press(page, 'Use a passkey')
    await page.getByText('Unknown passkey').waitFor()
  })

  test('a passkey is the second factor that a site requires of staff, and stays in a remembered browser', async ({ openPage }) => {
    const accountId = await addPerson(library, 'ada@example.org', 'ROLE_SUPER_EDITOR')
    const page = await openSite(openPage)
    await withoutAutofill(page)
    await addAuthenticator(page)
    await signIn(page)
    await press(page, 'Add a passkey')
    await page.getByText('Passkey added.').waitFor()
    const { kysely } = library.database
    await kysely.updateTable('platform').set({ requires_second_factor: true }).execute()
    await page.context().clearCookies({ name: 'recto_session' })
    await open(page, '/login?returnTo=/my/dashboard/roles')
    await page.getByLabel('Email address').fill('ada@example.org')
    await page.getByLabel('Password', { exact: true }).fill(testPassword)
    await page.getByLabel('Keep me signed in').check()
    await press(page, 'Sign in')
    await page.waitForURL('**/my/second-factor?returnTo=%2Fmy%2Fdashboard%2Froles')
    await hydrated(page)
    await press(page, 'Use a passkey')
    await page.waitForURL('**/my/dashboard/roles')
    const sessions = await kysely
      .selectFrom('session')
      .select(['signed_in_by', 'remember_until'])
      .where('account_id', '=', accountId)
      .execute()
    expect(sessions.filter(each => each.remember_until !== null)).toEqual([{ signed_in_by: 'passkey', remember_until: expect.any(Date) }])
  })

  test('a challenge is used once, and only by the account for which it was made', async ({ openPage }) => {
    await addPerson(library, 'ada@example.org')
    await addPerson(library, 'bob@example.org')
    const bob = await signInByCall(library.app, 'bob@example.org', { headers: { host: new URL(site).host } })
    const post = async (path: string, body: string, cookie?: string) => {
      const answer = await fetch(`${site}/api/passkeys/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(cookie !== undefined && { cookie }) },
        body,
      })
      return [answer.status, problemIn(await answer.json())]
    }
    const page = await openSite(openPage)
    await addAuthenticator(page)
    await signIn(page)

    // What was made for Ada is caught on its way, and brought by Bob.
    let caught = ''
    await page.route('**/api/passkeys/registration', async route => {
      caught = route.request().postData() ?? ''
      await route.fulfill({ status: 400, json: { problem: 'failed', errors: [] } })
    })
    await press(page, 'Add a passkey')
    await page.getByText('The passkey was not accepted.').waitFor()
    await page.unroute('**/api/passkeys/registration')
    expect(await post('registration', caught, bob)).toEqual([400, 'expired'])
    expect(await post('registration', caught)).toEqual([401, undefined])
    expect(await library.database.kysely.selectFrom('passkey').select('id').execute()).toEqual([])
  })
})

const problemIn = (body: unknown): unknown => (typeof body === 'object' && body !== null && 'problem' in body ? body.problem : undefined)
