/** Registering, confirming, forgetting a password and changing one's details, as people do it: with scripts and without, by real mail. */
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, originOf, test } from '../support/browser.ts'
import { tooWide } from '../support/fit.ts'
import { linkIn, mailboxesAt } from '../support/mail-server.ts'

const password = 'slates in the rain'
const another = 'gutters in the sun'
const ways = [
  { script: true, name: 'with a script' },
  { script: false, name: 'without a script' },
]
let people = 0
const newAddress = () => {
  people += 1
  return `ada-${people}-${Date.now()}@recto.example`
}
/** The link of the newest mail that somebody has got. @param count of their mails by then */
async function mailedLink(to: string, count: number): Promise<string> {
  const { received } = mailboxesAt(inject('mailServer'))
  await expect.poll(async () => (await received(to)).length).toBe(count)
  const mail = (await received(to)).at(-1)
  if (mail === undefined) throw new Error(`${to} has no mail.`)
  return linkIn(mail)
}

async function open(page: Page, path: string, script: boolean): Promise<void> {
  await page.goto(path)
  if (script) await hydrated(page)
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).click()

/** The captcha, or the question in its place. */
async function proveWork(page: Page, script: boolean): Promise<void> {
  if (script) {
    await page.locator('[name=gRecaptchaResponse]').click()
    await page.locator('[data-state=checked]').waitFor()
    return
  }
  const label =
    (await page
      .locator('label', { has: page.locator('xpath=self::*[contains(., "?")]') })
      .last()
      .textContent()) ?? ''
  const [first = 0, second = 0] = (label.match(/\d+/g) ?? []).map(Number)
  await page.locator('[name=questionAnswer]').fill(String(first + second))
}

async function fillRegistration(page: Page, email: string, script: boolean): Promise<void> {
  const fields = {
    firstName: 'Ada',
    lastName: 'Roof',
    userEmail: email,
    verifyEmail: email,
    plainPassword: password,
  }
  for (const [name, entry] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(entry)
  await page.locator('[name=acceptedTermsAndConditions]').check()
  await proveWork(page, script)
}

async function register(page: Page, email: string, script: boolean): Promise<void> {
  await open(page, '/register', script)
  await fillRegistration(page, email, script)
  await press(page, 'Create account')
  await page.waitForURL('**/register/redirect')
  await open(page, await mailedLink(email, 1), script)
  await press(page, 'Confirm')
  await page.waitForURL('**/register/redirect?confirmed')
}

/** Its address is a part of the sign-in page’s, too. */
const atDetails = (page: Page) => page.waitForURL(({ pathname }) => pathname === '/my/user-details')

async function signIn(page: Page, email: string, text: string, script: boolean): Promise<void> {
  await open(page, '/login?returnTo=/my/user-details', script)
  await page.locator('[name=username]').fill(email)
  await page.locator('[name=password]').fill(text)
  await press(page, 'Sign in')
}

describe.for(ways)('registration and my details: $name', ({ script }) => {
  const options = { javaScriptEnabled: script }

  test('an account is registered, confirmed by email and signed in to (A2-02, A2-03, A2-04, A2-64)', async ({ openPage }) => {
    const [page, email] = [await openPage({ ...options, ownNetwork: true }), newAddress()]
    await open(page, '/login?returnTo=%2Fcontact', script)
    await page.getByRole('link', { name: 'Create account' }).click()
    await page.waitForURL('**/register?returnTo=%2Fcontact')
    if (script) await hydrated(page)
    await fillRegistration(page, email, script)
    await press(page, 'Create account')
    await page.waitForURL('**/register/redirect')
    await expect.poll(() => heading(page)).toBe('Check your inbox')
    const first = await mailedLink(email, 1)
    expect(await page.locator('main').innerText()).toContain(`We sent an email to ${email}.`)
    await press(page, 'Resend email')
    await page.getByText(`We sent the email to ${email} again.`).waitFor()
    // What was typed stands there again; another browser learns nothing.
    await page.getByRole('link', { name: 'Change address' }).click()
    await expect.poll(() => page.locator('[name=lastName]').inputValue()).toBe('Roof')
    expect(await page.locator('[name=userEmail]').inputValue()).toBe('')
    const other = await openPage({ ...options, ownNetwork: true })
    await open(other, '/register/redirect', script)
    expect(await other.locator('main').innerText()).not.toContain(email)
    const link = await mailedLink(email, 2)
    await open(page, first, script)
    await expect.poll(() => heading(page)).toBe('This link is no longer valid')
    await open(page, link, script)
    expect(await page.locator('main').innerText()).toContain(email)
    // Nothing is confirmed by looking.
    await open(page, link, script)
    await press(page, 'Confirm')
    await page.waitForURL('**/register/redirect?confirmed&returnTo=%2Fcontact')
    await expect.poll(() => heading(page)).toBe('Your account is ready')
    // The page that they came from is where they go on.
    expect(await page.locator('main').getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?returnTo=%2Fcontact')
    await open(page, link, script)
    await expect.poll(() => heading(page)).toBe('This link is no longer valid')
    await signIn(page, email, password, script)
    await atDetails(page)
    expect(await page.locator('[name=firstName]').inputValue()).toBe('Ada')
  })

  test('registration works in German and on another site too (A3-06, A3-31)', async ({ openPage }) => {
    const [page, email] = [await openPage({ ...options, ownNetwork: true, baseURL: originOf('nihr') }), newAddress()]
    await open(page, '/de/register', script)
    await fillRegistration(page, email, script)
    await page.locator('[name=gender]').selectOption('OTHER')
    await page.locator('[name=otherGender]').fill('in eigenen Worten')
    await page.locator('[name=nationality]').selectOption(['276', '250'])
    await press(page, 'Konto erstellen')
    await page.waitForURL('**/de/register/redirect')
    const link = await mailedLink(email, 1)
    expect(link).toMatch(/^http:\/\/nihr\.localhost:\d+\/de\/register\/confirm\//)
    await open(page, link, script)
    await press(page, 'Bestätigen')
    await page.waitForURL('**/de/register/redirect?confirmed')
    await expect.poll(() => heading(page)).toBe('Ihr Konto ist bereit')
  })

  test('a forgotten password is reset (A2-63, A8-13)', async ({ openPage }) => {
    const [page, email] = [await openPage({ ...options, ownNetwork: true }), newAddress()]
    await register(page, email, script)
    await open(page, '/password/forgotten', script)
    await page.locator('[name=email]').fill(email)
    await press(page, 'Send link')
    await page.getByText('If this address has an account').waitFor()
    await open(page, await mailedLink(email, 2), script)
    await page.locator('[name=newPassword]').fill(another)
    await press(page, 'Save password')
    await expect.poll(() => heading(page)).toBe('Your password has been changed')
    await page.reload()
    expect(await heading(page)).toBe('Your password has been changed')
    await signIn(page, email, another, script)
    await atDetails(page)
  })

  test('details, email and password are changed, and the account is deleted (A2-06, A2-65, A3-60, A8-09, A8-10, A8-20, A8-26)', async ({
    openPage,
  }) => {
    const [page, email, newEmail] = [await openPage({ ...options, ownNetwork: true }), newAddress(), newAddress()]
    const part = (name: string) => page.locator(`#${name}`)
    const save = async (name: string, button: string) => {
      await part(name).getByRole('button', { name: button }).click()
      await page.waitForURL(`**/my/user-details?saved=${name}#${name}`)
      await part(name).getByRole('status').first().waitFor()
      if (script) await hydrated(page)
    }
    await register(page, email, script)
    await signIn(page, email, password, script)
    await atDetails(page)
    if (script) await hydrated(page)
    await part('person').locator('[name=firstName]').fill('Ida')
    await part('person').locator('[name=jobTitle]').fill('Slater')
    await part('person').locator('[name=countryCode]').selectOption('NL')
    await save('person', 'Save')
    expect(await part('person').locator('[name=jobTitle]').inputValue()).toBe('Slater')
    expect(await page.locator('header').innerText()).toContain('Ida')

    await part('password').locator('[name=plainPassword]').fill('wrong')
    await part('password').locator('[name=newPassword]').fill(another)
    await part('password').getByRole('button', { name: 'Save password' }).click()
    await part('password').getByText('Update unsuccessful - please check the error messages.').waitFor()
    if (!script) await part('password').locator('[name=newPassword]').fill(another)
    await part('password').locator('[name=plainPassword]').fill(password)
    await save('password', 'Save password')

    await part('address').locator('[name=newEmail]').fill(newEmail)
    await part('address').locator('[name=verifyNewEmail]').fill(newEmail)
    await part('address').locator('[name=plainPassword]').fill(another)
    await save('address', 'Change email address')
    await open(page, await mailedLink(newEmail, 1), script)
    await press(page, 'Confirm')
    await expect.poll(() => heading(page)).toBe('Your email address has been changed')
    await page.reload()
    expect(await heading(page)).toBe('Your email address has been changed')
    await open(page, '/my/user-details', script)
    expect(await part('address').innerText()).toContain(newEmail)

    const data = await page.request.get('/api/user/data')
    expect(await data.json()).toMatchObject({ account: { email: newEmail, firstName: 'Ida', jobTitle: 'Slater', countryCode: 'NL' } })
    await part('deletion').getByLabel('Remove my name and affiliation').check()
    await part('deletion').locator('[name=plainPassword]').fill(another)
    await part('deletion').getByRole('button', { name: 'Delete account' }).click()
    await page.waitForURL('**/account/deleted')
    await signIn(page, newEmail, another, script)
    await page.getByText('You have entered an invalid username or password').waitFor()
  })

  test('errors are shown at their fields, and entries stay (A2-64, A3-60, A4-20, A5-22, A8-08, A8-21)', async ({ openPage }) => {
    const page = await openPage({ ...options, ownNetwork: true })
    await open(page, '/register', script)
    await page
      .locator('form[method=post]')
      .last()
      .evaluate((form: HTMLFormElement) => {
        form.noValidate = true
      })
    await page.locator('[name=firstName]').fill('Ada')
    await page.locator('[name=plainPassword]').fill('Password2024')
    await page.locator('[name=firstName]').press('Enter')
    await page.getByText('Please correct').waitFor()
    if (!script) await page.getByText('Registration unsuccessful - please check the error messages.').waitFor()
    const said = await page.locator('main section[tabindex="-1"] li').allTextContents()
    expect(said).toEqual([
      'Last name cannot be blank',
      'Email address cannot be blank',
      'This password is too common. Choose another one',
      'Please accept the Terms and Conditions',
      'Please complete recaptcha',
    ])
    expect(await page.locator('[name=firstName]').inputValue()).toBe('Ada')
    expect(await page.evaluate(() => document.activeElement?.matches('section[tabindex="-1"]'))).toBe(true)
    if (!script) return
    // Beside the button that is held back stands why, and leads there.
    const reasons = page.getByRole('status').filter({ hasText: 'Before you can go on:' })
    expect(await reasons.getByRole('link').allTextContents()).toEqual(said)
    await reasons.getByRole('link', { name: 'Last name cannot be blank' }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('lastName')
  })
})

test('a signed-in user who registers is signed out first (A4-19)', async ({ openPage }) => {
  const [page, email] = [await openPage({ ownNetwork: true }), newAddress()]
  await register(page, email, true)
  await signIn(page, email, password, true)
  await atDetails(page)
  await open(page, '/login', true)
  await page.locator('main').getByText('You are signed in as').waitFor()
  await open(page, '/register', true)
  await page.locator('main').getByText('Creating another account signs you out first.').waitFor()
  await fillRegistration(page, newAddress(), true)
  await press(page, 'Create account')
  await page.waitForURL('**/register/redirect')
  await page.goto('/my/user-details')
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('the registration is filled in by keyboard, and Enter sends it', async ({ openPage }) => {
  const [page, email] = [await openPage({ ownNetwork: true }), newAddress()]
  await open(page, '/register', true)
  await page.locator('[name=firstName]').focus()
  for (const entry of ['Ada', 'Roof', email, email]) {
    await page.keyboard.type(entry)
    await page.keyboard.press('Tab')
  }
  await page.locator('[name=plainPassword]').fill(password)
  await page.locator('[name=acceptedTermsAndConditions]').press('Space')
  await page.locator('[name=gRecaptchaResponse]').press('Space')
  await page.locator('[data-state=checked]').waitFor()
  await page.locator('[name=firstName]').press('Enter')
  await page.waitForURL('**/register/redirect')
})

test('axe finds no violation on a phone, light and dark, and everything fits', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 800 }, baseURL: originOf('nihr') })
  const email = newAddress()
  const fits = async (path: string) => {
    await open(page, path, true)
    expect(await tooWide(page), path).toEqual([])
    expect(await violationsInEitherScheme(page), path).toEqual([])
  }
  for (const path of ['/register', '/register/redirect', '/register/confirm/x', '/password/forgotten', '/password/reset/x'])
    await fits(path)
  for (const path of ['/my/confirm-address/x', '/my/delete/x', '/account/deleted']) await fits(path)
  await register(page, email, true)
  await signIn(page, email, password, true)
  await atDetails(page)
  await fits('/my/user-details')
  await page.locator('#person [name=firstName]').fill('')
  await page.locator('#person').getByRole('button', { name: 'Save' }).click()
  await page.locator('#person').getByText('First name cannot be blank').first().waitFor()
  expect(await violationsInEitherScheme(page)).toEqual([])
})
