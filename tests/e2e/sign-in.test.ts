/** Signing in and out, as people do it: with scripts and without, on wide screens and phones. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, test } from '../support/browser.ts'
import { reader, testPassword } from '../support/site-people.ts'
import { variants } from '../support/variants.ts'

async function fillIn(page: Page, password: string = testPassword) {
  await page.getByLabel('Email address').fill(reader.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
const send = (page: Page) => page.locator('main').getByRole('button', { name: 'Sign in' }).click()
const userMenu = (page: Page) => page.locator('header').getByText(reader.name).first()

describe.each([true, false])('signing in with scripts: %s', javaScriptEnabled => {
  test('sign-in returns to its page, and sign-out too (A2-01, A2-05, A2-34, A2-41, A4-05, A4-07, A8-02, A8-26)', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled, viewport: { width: 1280, height: 800 } })
    await page.goto('/contact')
    if (javaScriptEnabled) await hydrated(page)
    await page.locator('header').getByRole('link', { name: 'Sign in' }).first().click()
    await page.waitForURL('**/login?returnTo=*')
    await fillIn(page)
    await send(page)
    await page.waitForURL('**/contact')
    await userMenu(page).waitFor()
    expect(await page.locator('header').getByRole('link', { name: 'Sign in' }).count()).toBe(0)
    if (javaScriptEnabled) await page.getByText('You are signed in.').waitFor()
    await userMenu(page).click()
    const signOut = page.locator('header').getByRole('link', { name: 'Sign out' }).first()
    await signOut.click()
    await page.waitForURL('**/contact')
    await page.locator('header').getByRole('link', { name: 'Sign in' }).first().waitFor()
  })

  test('a wrong password is reported, and the username stays (A3-60, A8-01, A8-19)', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled })
    await page.goto('/login')
    if (javaScriptEnabled) await hydrated(page)
    await fillIn(page, 'not the password of anybody')
    await send(page)
    await page.getByText('You have entered an invalid username or password').waitFor()
    expect(await page.getByLabel('Email address').inputValue()).toBe(reader.email)
  })

  test('a page in another language, opened by sign-in, is in that language', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled })
    await page.goto('/login?returnTo=%2Fde%2Fmy%2Fsessions')
    if (javaScriptEnabled) await hydrated(page)
    await fillIn(page)
    await send(page)
    await page.waitForURL('**/de/my/sessions')
    await page.getByText('Dieser Browser').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
  })

  test('a page for signed-in users leads to sign-in and back (A2-62, A4-11)', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled })
    await page.goto('/de/my/sessions')
    expect(new URL(page.url()).pathname).toBe('/de/login')
    if (javaScriptEnabled) await hydrated(page)
    await page.getByLabel('E-Mail-Adresse').fill(reader.email)
    await page.getByLabel('Passwort', { exact: true }).fill(testPassword)
    await page.getByLabel('Auf diesem Gerät angemeldet bleiben').check()
    await page.locator('main').getByRole('button', { name: 'Anmelden' }).click()
    await page.waitForURL('**/de/my/sessions')
    await page.getByText('Dieser Browser').waitFor()
    const cookies = await page.context().cookies()
    expect(
      cookies.filter(({ name }) => /session|remember/.test(name)).every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax'),
    ).toBe(true)
    expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['recto_session', 'recto_remember_me']))
    await page.getByRole('button', { name: 'Alle Sitzungen abmelden' }).click()
    await page.waitForURL('**/de/login')
    await page.goto('/de/my/sessions')
    expect(new URL(page.url()).pathname).toBe('/de/login')
  })
})

test('a browser that stored no cookie is not told that it is signed in (A4-05)', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/login')
  await hydrated(page)
  // The answer without its cookies, as a browser sees it that keeps none.
  await page.route('**/login.data*', async route => {
    const requested = route.request()
    const answer = await fetch(requested.url(), {
      method: 'POST',
      body: requested.postData(),
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      redirect: 'manual',
    })
    const contentType = answer.headers.get('content-type') ?? ''
    await route.fulfill({ status: answer.status, contentType, body: Buffer.from(await answer.arrayBuffer()) })
  })
  await fillIn(page)
  await send(page)
  await page.getByText('Your browser did not accept our cookie').waitFor()
  expect(await page.getByText('You are signed in.').count()).toBe(0)
})

test('other tabs notice that a session began or ended, without a reload (A4-07)', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } })
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 1280, height: 800 })
  await other.goto('/contact')
  await hydrated(other)
  await other.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.goto('/login')
  await hydrated(page)
  await fillIn(page)
  await send(page)
  await userMenu(page).waitFor()
  await userMenu(other).waitFor()
  await userMenu(page).click()
  await page.locator('header').getByRole('link', { name: 'Sign out' }).first().click()
  await other.locator('header').getByRole('link', { name: 'Sign in' }).first().waitFor()
  expect(await other.locator('header').getByText(reader.name).count()).toBe(0)
  expect(await other.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test.for([
  ['', () => {}],
  // As in older browsers, whose tabs tell each other nothing.
  [', in a browser without channels too', () => Reflect.deleteProperty(window, 'BroadcastChannel')],
] as const)('a tab that is shown again notices that its session has ended elsewhere%s', async ([, prepare], { openPage }) => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(prepare)
  await page.clock.install()
  await page.goto('/login?returnTo=%2Fcontact')
  await hydrated(page)
  await fillIn(page)
  await send(page)
  await userMenu(page).waitFor()
  await page.context().clearCookies()
  await page.clock.fastForward(10_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.locator('header').getByRole('link', { name: 'Sign in' }).first().waitFor()
  expect(await page.locator('header').getByText(reader.name).count()).toBe(0)
})

test('with an empty entry nothing is sent, and no error shown (A5-16)', async ({ openPage }) => {
  const page = await openPage()
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/login')) sent.push(request.url())
  })
  await page.goto('/login')
  await hydrated(page)
  // The region of floating alerts, which is empty until there is one, comes after the page.
  await page.getByRole('alert').waitFor({ state: 'attached' })
  await page.getByLabel('Email address').fill(reader.email)
  await page.keyboard.press('Enter')
  // A round trip through the page: what Enter began has begun.
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('button', { name: 'Hide password' }).waitFor()
  expect(sent).toEqual([])
  expect(await page.getByRole('alert').allTextContents()).toEqual([''])
  expect(new URL(page.url()).pathname).toBe('/login')
})

for (const width of variants(375, 1280)) {
  test(`axe finds no violation, ${width} px wide, light and dark`, async ({ openPage }) => {
    const page = await openPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    await page.goto('/login?returnTo=%2Fmy%2Fsessions')
    await hydrated(page)
    expect(await violationsInEitherScheme(page)).toEqual([])
    await fillIn(page, 'not the password of anybody')
    await send(page)
    await page.getByText('You have entered an invalid username or password').waitFor()
    expect(await violationsInEitherScheme(page)).toEqual([])
    await fillIn(page)
    await send(page)
    await page.waitForURL('**/my/sessions')
    await page.getByText('This browser').waitFor()
    expect(await violationsInEitherScheme(page)).toEqual([])
  })
}
