/** The fixed box that offers to sign up for updates (specification, accounts.md section 2 “Footer”). */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { consentTo, writeConsent } from '../../src/modules/sites/domain/consent/consent.ts'
import { cookieKinds } from '../../src/modules/sites/domain/consent/cookies.ts'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, type OpenPage, test } from '../support/browser.ts'
import { variants } from '../support/variants.ts'

/** Of the cookies, those that the box sets are agreed to. */
const agreed = writeConsent(consentTo(['functional']))

async function open(openPage: OpenPage, path = '/browse', options?: BrowserContextOptions, consent = agreed): Promise<Page> {
  const page = await openPage({ signUpBox: 'offered', reducedMotion: 'reduce', ...options })
  await page.context().addCookies([{ name: cookieKinds.consent.name, value: consent, url: inject('site') }])
  await page.goto(path)
  await hydrated(page)
  if ((page.viewportSize()?.width ?? 0) >= 960) await readOn(page)
  return page
}
/** On a wide screen the box waits for this. */
const readOn = (page: Page) => page.evaluate(() => window.scrollTo(0, window.innerHeight))
/** What a small screen has in place of the box. */
const button = (page: Page) => page.getByRole('button', { name: 'Newsletter', exact: true })
const box = (page: Page) => page.getByRole('complementary', { name: 'Newsletter' })
const field = (page: Page, name: string) => box(page).locator(`[name=${name}]`)
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '')
const flag = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'UPDATES_SIGN_UP')

const smallScreen = { viewport: { width: 375, height: 812 } }

/** On a wide screen the box is there by itself. */
async function openForm(page: Page): Promise<void> {
  // To a finger the button shows itself only when that scrolls back.
  if ((page.viewportSize()?.width ?? 0) < 960) await button(page).press('Enter')
  await field(page, 'firstName').waitFor()
}

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'firstName').fill('Ada')
  await field(page, 'lastName').fill('Roof')
  await field(page, 'email').fill(email)
  await field(page, 'captcha').click()
  await box(page).getByText('Verified', { exact: true }).waitFor()
}

const send = (page: Page) => box(page).getByRole('button', { name: 'Subscribe' }).click()
const thanks = (page: Page) => box(page).getByText('Thank you.')

/** Until what comes late would be there: the script of the box has been asked for and has run. */
const settled = (page: Page) => page.waitForLoadState('networkidle')

describe('where the sign-up box appears', () => {
  test.for([960, 1280])(
    'it appears as a box 321 px wide at a width of %i px, without layout shift or focus change (A2-48)',
    async (width, { openPage }) => {
      const page = await openPage({ signUpBox: 'offered', consent: 'asked', reducedMotion: 'reduce', viewport: { width, height: 800 } })
      await page.goto('/browse')
      await page.getByRole('button', { name: 'Reject non-essential' }).waitFor()
      await readOn(page)
      const main = await page.locator('main').boundingBox()
      await page.getByRole('button', { name: 'Reject non-essential' }).click()
      await field(page, 'firstName').waitFor()
      const shown = await box(page).boundingBox()
      expect(shown).toMatchObject({ width: 321, x: width - 321 - 16 })
      expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBe(800 - 16)
      expect(await page.locator('main').boundingBox()).toEqual(main)
      expect(await box(page).evaluate(element => element.contains(document.activeElement))).toBe(false)
      expect(await button(page).count()).toBe(0)
    },
  )

  test('on a wide screen it comes once the reader has scrolled one screen down, and is not there at the head of the next page', async ({
    openPage,
  }) => {
    const page = await open(openPage)
    await box(page).waitFor()
    await page.locator('header').getByRole('link', { name: 'About', exact: true }).click()
    await page.waitForURL('**/about')
    await expect.poll(() => box(page).count()).toBe(0)
    await settled(page)
    expect(await box(page).count()).toBe(0)
    await readOn(page)
    await box(page).waitFor()
  })

  test('on a small screen it is a button at the edge, which opens a sheet over the whole width (A2-48)', async ({ openPage }) => {
    const page = await open(openPage, '/browse', smallScreen)
    const seen = async () => Number(await button(page).evaluate(element => getComputedStyle(element).opacity))
    await button(page).waitFor()
    expect(await seen()).toBe(0)
    await page.mouse.wheel(0, 900)
    await page.waitForFunction(() => scrollY > 600)
    expect(await seen()).toBe(0)
    await page.mouse.wheel(0, -300)
    await expect.poll(seen).toBe(1)
    await button(page).click()
    expect(await box(page).boundingBox()).toMatchObject({ x: 0, width: 375 })
  })

  test.for(['/login', '/register', '/legal/privacypolicy', '/for-authors/publish-your-research', '/my/user-details'])(
    'it does not appear at %s (A2-49)',
    async (path, { openPage }) => {
      const page = await open(openPage, path)
      await settled(page)
      expect([await button(page).count(), await box(page).count()]).toEqual([0, 0])
    },
  )

  test('it waits for the answer to the consent banner', async ({ openPage }) => {
    const page = await openPage({ signUpBox: 'offered', consent: 'asked' })
    await page.goto('/browse')
    const essential = page.getByRole('button', { name: 'Reject non-essential' })
    await essential.waitFor()
    await settled(page)
    await readOn(page)
    expect(await box(page).count()).toBe(0)
    await essential.click()
    await box(page).waitFor()
  })

  test('it is neither in the HTML nor in print', async ({ openPage }) => {
    const plain = await openPage({ javaScriptEnabled: false })
    await plain.goto('/browse')
    expect(await plain.getByText('Newsletter').count()).toBe(0)
    const page = await open(openPage)
    await box(page).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await box(page).isVisible()).toBe(false)
  })
})

test('it is opened, filled in, checked and sent by keyboard (A2-48, A2-59)', async ({ openPage }) => {
  const page = await open(openPage, '/browse', smallScreen)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('firstName')
  for (const typed of ['Ada', 'Roof', 'keyboard@example.org', '']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  expect(await focused(page)).toBe('captcha')
  await page.keyboard.press('Space')
  await box(page).getByText('Verified', { exact: true }).waitFor()
  expect(await focused(page)).toBe('captcha')
  await page.keyboard.press('Enter')
  await thanks(page).waitFor()
  await expect.poll(() => focused(page)).toContain('Thank you.')
})

test('errors are shown when a field is left, and nothing is sent (A4-24, A5-13, A5-14, A5-15)', async ({ openPage }) => {
  const page = await open(openPage)
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
  await openForm(page)
  await field(page, 'firstName').press('Tab')
  await box(page).getByText('First name cannot be blank').waitFor()
  await field(page, 'lastName').press('Tab')
  await field(page, 'email').fill('ada@example')
  await field(page, 'email').press('Tab')
  await box(page).getByText('Enter an email address such as name@example.org').waitFor()
  await box(page).getByText('Last name cannot be blank').waitFor()
  // It says of itself that it is disabled, and still leads to what is wrong.
  expect(await box(page).getByRole('button', { name: 'Subscribe' }).getAttribute('aria-disabled')).toBe('true')
  await box(page).getByRole('button', { name: 'Subscribe' }).press('Enter')
  await box(page).getByText('Please correct 4 fields').waitFor()
  expect(await box(page).getByText('Please complete recaptcha').count()).toBe(2)
  expect(sent).toEqual([])
})

describe('a successful sign-up', () => {
  test('it says thank you, and hides the box permanently (A1-01, A2-49, A8-04, A9-11)', async ({ openPage }) => {
    const page = await open(openPage)
    await openForm(page)
    await fillIn(page, 'for-good@example.org')
    await send(page)
    await thanks(page).waitFor()
    expect((await flag(page))?.value).toBe('true')
    await box(page).getByRole('button', { name: 'Close' }).click()
    expect([await button(page).count(), await box(page).count()]).toEqual([0, 0])
    const later = await page.context().newPage()
    await later.goto('/')
    await hydrated(later)
    await settled(later)
    await readOn(later)
    expect(await box(later).count()).toBe(0)
  })

  test('without consent it stores no cookie, and hides the box for the visit', async ({ openPage }) => {
    const page = await open(openPage, '/browse', {}, writeConsent(consentTo([])))
    await openForm(page)
    await fillIn(page, 'no-cookie@example.org')
    await send(page)
    await thanks(page).waitFor()
    expect(await flag(page)).toBeUndefined()
    await page.goto('/')
    await hydrated(page)
    await settled(page)
    await readOn(page)
    expect(await box(page).count()).toBe(0)
  })
})

describe('a failed sign-up', () => {
  test('it says so, keeps the entries, and can be repeated (A8-03)', async ({ openPage }) => {
    const page = await open(openPage)
    await openForm(page)
    await fillIn(page, 'second-try@example.org')
    await page.route('**/ajax/signupForUpdates', route => route.fulfill({ status: 503, body: '{"errors":[]}' }))
    await send(page)
    await box(page).getByText('We could not subscribe you.').waitFor()
    expect(await field(page, 'email').inputValue()).toBe('second-try@example.org')
    expect(await flag(page)).toBeUndefined()
    await page.unroute('**/ajax/signupForUpdates')
    await fillIn(page, 'second-try@example.org')
    await send(page)
    await thanks(page).waitFor()
  })

  test('a captcha refused by the server has to be solved again (A4-24)', async ({ openPage }) => {
    const page = await open(openPage)
    await openForm(page)
    await fillIn(page, 'again@example.org')
    const refusal = { status: 400, contentType: 'application/json', body: '{"errors":{"captcha":"captcha-expired"}}' }
    await page.route('**/ajax/signupForUpdates', route => route.fulfill(refusal))
    await send(page)
    await box(page).getByText('Verification expired. Please try again.').first().waitFor()
    expect(await field(page, 'captcha').isChecked()).toBe(false)
    await page.unroute('**/ajax/signupForUpdates')
    await fillIn(page, 'again@example.org')
    await send(page)
    await thanks(page).waitFor()
  })

  test.for([
    { status: 429, body: '{}' },
    // Nothing that could be solved.
    { status: 200, contentType: 'application/json', body: '{"parameters":{"nonce":"","salt":"","keyPrefix":"","expiresAt":1}}' },
  ])('a captcha that does not work says so, and can be tried again: %j (A2-59)', async (answer, { openPage }) => {
    const page = await open(openPage)
    await page.route('**/api/captcha/challenge', route => route.fulfill(answer))
    await openForm(page)
    await field(page, 'captcha').click()
    await box(page).getByText('Verification failed. Please try again.').waitFor()
    await page.unroute('**/api/captcha/challenge')
    await field(page, 'captcha').click()
    await box(page).getByText('Verified', { exact: true }).waitFor()
  })
})

test('the submit button stays at the bottom of the box until the footer comes into view (A2-50)', async ({ openPage }) => {
  // So low that the form has to be scrolled.
  const page = await open(openPage, '/browse', { viewport: { width: 1280, height: 500 } })
  await openForm(page)
  const lies = () =>
    box(page).evaluate(element => {
      const button = element.querySelector('[type=submit]')?.getBoundingClientRect().bottom ?? 0
      return Math.round(element.getBoundingClientRect().bottom - button)
    })
  const fixed = await lies()
  expect(fixed).toBeGreaterThanOrEqual(0)
  await box(page).evaluate(element => element.scrollTo(0, 100))
  expect(await lies()).toBe(fixed)
  await box(page).evaluate(element => element.scrollTo(0, 0))
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  // Now it is where the form ends, which has to be scrolled to.
  await expect.poll(lies).toBeLessThan(0)
})

test.for(['button', 'Escape'])(
  'closed once by %s, the box stays hidden, whatever cookies are allowed (A2-49)',
  async (way, { openPage }) => {
    const page = await open(openPage, '/browse', {}, writeConsent(consentTo([])))
    await openForm(page)
    if (way === 'Escape') await field(page, 'lastName').press('Escape')
    else await box(page).getByRole('button', { name: 'Close the newsletter form' }).click()
    await expect.poll(() => box(page).count()).toBe(0)
    expect(await button(page).count()).toBe(0)
    expect(await flag(page)).toBeUndefined()
    // After the next page, too, and in another tab of the same browser.
    await page.reload()
    await hydrated(page)
    await settled(page)
    await readOn(page)
    expect(await box(page).count()).toBe(0)
    const later = await page.context().newPage()
    await later.goto('/')
    await hydrated(later)
    await settled(later)
    await readOn(later)
    expect(await box(later).count()).toBe(0)
  },
)

describe.for(variants(1280, 375))('the sign-up box in axe, light and dark, %i px wide', width => {
  test('it has no violation in button, form, errors and confirmation', async ({ openPage }) => {
    const page = await open(openPage, '/nothing', { viewport: { width, height: 800 } })
    if (width < 960) {
      await button(page).waitFor()
      expect(await violationsInEitherScheme(page)).toEqual([])
    }
    await openForm(page)
    expect(await violationsInEitherScheme(page)).toEqual([])
    await field(page, 'firstName').press('Enter')
    await box(page).getByText('Please correct 4 fields').waitFor()
    expect(await violationsInEitherScheme(page)).toEqual([])
    await fillIn(page, `axe-${width}@example.org`)
    await send(page)
    await thanks(page).waitFor()
    expect(await violationsInEitherScheme(page)).toEqual([])
  })
})
