/** Masthead, drawer, languages, footer and consent, as a reader uses them by keyboard, on a phone and without a script. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations, violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, pathOf, test, wellKnown } from '../support/browser.ts'

const phone = { width: 375, height: 800 }
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())
const pathname = (page: Page) => page.evaluate(() => window.location.pathname)
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
async function cookieOf(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find(cookie => cookie.name === name)?.value
}
/** Leads to a path as a link of a page would, without a new document. */
const lead = (page: Page, to: string) =>
  page.evaluate(url => {
    const router: unknown = Reflect.get(window, '__reactRouterDataRouter')
    if (router instanceof Object && 'navigate' in router && router.navigate instanceof Function) return router.navigate(url)
  }, to)

describe('the menu on a wide screen', () => {
  test('it opens, moves and closes by keyboard (A2-30)', async ({ openPage }) => {
    const page = await openPage()
    await page.goto('/')
    await hydrated(page)
    const button = page.locator('header nav summary').first()
    const menu = page.locator('header nav details').first()
    await button.focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('All content')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Articles')
    await page.keyboard.press('Escape')
    expect(await menu.getAttribute('open')).toBeNull()
    expect(await focused(page)).toBe('Browse')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/browse')
    await expect.poll(() => menu.getAttribute('open')).toBeNull()
  })

  test('it closes on a click elsewhere, and when another page opens', async ({ openPage }) => {
    const page = await openPage()
    await page.goto('/')
    await hydrated(page)
    const menu = page.locator('header nav details').first()
    await menu.locator('summary').click()
    await page.mouse.click(640, 500)
    expect(await menu.getAttribute('open')).toBeNull()
    await menu.locator('summary').click()
    await lead(page, '/contact')
    await page.waitForURL('**/contact')
    await expect.poll(() => menu.getAttribute('open')).toBeNull()
  })
})

describe('the drawer on a phone', () => {
  test('it opens, traps the focus, closes and navigates by keyboard (A2-35, A2-61, A4-26)', async ({ openPage }) => {
    const page = await openPage({ viewport: phone })
    await page.goto('/')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Open menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.waitFor()
    for (const _ of Array(6)) {
      await page.keyboard.press('Tab')
      // Out of the dialog, Tab reaches the browser's own controls, and no part of the page.
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await drawer.getByRole('link', { name: 'Posters' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/browse/posters')
    await drawer.waitFor({ state: 'hidden' })
    await button.click()
    expect(await drawer.getByRole('link', { name: 'Posters' }).getAttribute('aria-current')).toBe('page')
  })

  test('axe finds no violation while it is open, light and dark', async ({ openPage }) => {
    const page = await openPage({ viewport: phone, reducedMotion: 'reduce' })
    await page.goto('/contact')
    await hydrated(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect(await violationsInEitherScheme(page)).toEqual([])
  })
})

test('the search form of the masthead leads to the results, and an empty one does nothing', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1600, height: 900 } })
  await page.goto('/de/contact')
  await hydrated(page)
  const field = page.locator('header').getByRole('searchbox')
  await field.press('Enter')
  expect(await pathname(page)).toBe('/de/contact')
  await field.fill('  lichen ')
  await field.press('Enter')
  await page.waitForURL('**/de/browse?all=*')
  // The one path of what was looked for.
  await expect.poll(() => new URL(page.url()).searchParams.get('all')).toBe('lichen')
})

describe('the choice of language', () => {
  test('it keeps the page and the position, and is remembered (A2-28)', async ({ openPage }) => {
    const page = await openPage()
    await page.goto('/browse?show=5#content')
    await hydrated(page)
    await page.locator('summary', { hasText: 'Language:' }).click()
    const link = page.locator('header').getByRole('link', { name: 'Deutsch' })
    expect([await link.getAttribute('lang'), await link.getAttribute('hreflang')]).toEqual(['de', 'de'])
    await link.click()
    await page.waitForURL('**/de/browse?show=5#content')
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    expect(await cookieOf(page, 'recto_language')).toBe('de')

    await page.goto('/contact')
    expect(await pathname(page)).toBe('/de/contact')
    await page.locator('header').getByRole('link', { name: 'Recto' }).click()
    await page.waitForURL('**/de')
  })

  test('the site’s default language can be chosen too, without a script', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false, locale: 'fr-FR' })
    await page.goto('/')
    expect(await pathname(page)).toBe('/fr')
    await page.locator('summary', { hasText: 'Langue' }).click()
    await page.locator('header').getByRole('link', { name: 'English' }).click()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

describe('the consent banner', () => {
  const question = (page: Page) => page.getByRole('region', { name: 'Cookie settings' })

  test('without a script it is not shown, although it is in the HTML', async ({ openPage }) => {
    const page = await openPage({ consent: 'asked', javaScriptEnabled: false })
    const answer = await page.goto('/')
    expect(await answer?.text()).toContain('data-consent')
    expect(await question(page).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Manage cookies' }).isVisible()).toBe(false)
  })

  test.for(['/', '/browse', '/contact'])(
    'it is shown %s with the first paint, in a low bar, and hydration moves nothing',
    async (path, { openPage }) => {
      const page = await openPage({ consent: 'asked', viewport: { width: 375, height: 812 } })
      await page.addInitScript(() => {
        Object.assign(window, { rectoShifts: 0 })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            if ('value' in entry) Object.assign(window, { rectoShifts: Number(Reflect.get(window, 'rectoShifts')) + Number(entry.value) })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const { promise, resolve } = Promise.withResolvers<void>()
      await page.route('**/*.js', async route => {
        await promise
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await question(page).waitFor()
      const first = await question(page).boundingBox()
      expect(first?.height).toBeLessThan(80)
      const answers = question(page).getByRole('button')
      expect(await answers.allInnerTexts()).toEqual(['Reject non-essential', 'Accept all', 'Cookie settings'])
      expect(new Set(await answers.evaluateAll(all => all.map(each => each.getBoundingClientRect().y))).size, 'in one line').toBe(1)
      resolve()
      await hydrated(page)
      expect(await question(page).boundingBox()).toEqual(first)
      expect(await page.evaluate(() => Number(Reflect.get(window, 'rectoShifts')))).toBeLessThan(0.02)
    },
  )

  test('an answer works before scripts load, and the HTML is the same afterwards', async ({ openPage }) => {
    const page = await openPage({ consent: 'asked' })
    // A script that does nothing, in place of each.
    await page.route('**/*.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))
    const firstAnswer = await (await page.goto('/contact'))?.text()
    await question(page).getByRole('button', { name: 'Reject non-essential' }).click()
    expect(await question(page).isVisible()).toBe(false)
    expect(await cookieOf(page, 'recto_consent')).toBe('1.essential')
    expect(await (await page.reload())?.text()).toBe(firstAnswer)
    expect(await question(page).isVisible()).toBe(false)
  })

  test('a press during hydration is not lost', async ({ openPage }) => {
    for (const name of ['Reject non-essential', 'Cookie settings']) {
      const page = await openPage({ consent: 'asked' })
      // Pressed in the task in which React begins to listen: before that the page's own script answers, after it React.
      await page.addInitScript(name => {
        const listen = document.addEventListener.bind(document)
        Object.assign(document, {
          addEventListener(...parameters: Parameters<typeof listen>) {
            listen(...parameters)
            if (parameters[0] !== 'click' || 'rectoPressed' in window) return
            Object.assign(window, { rectoPressed: true })
            queueMicrotask(() =>
              [...document.querySelectorAll('[data-consent] button')]
                .find(each => each.textContent === name)
                ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
            )
          },
        })
      }, name)
      await page.goto('/contact')
      await hydrated(page)
      expect(await page.evaluate(() => 'rectoPressed' in window)).toBe(true)
      if (name === 'Cookie settings') await page.getByRole('dialog', { name }).waitFor()
      await expect.poll(() => question(page).count()).toBe(0)
    }
  })

  test('an unused category is marked as such (A9-14)', async ({ openPage }) => {
    const page = await openPage({ consent: 'asked' })
    await page.goto('/contact')
    await question(page).getByRole('button', { name: 'Cookie settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
    await expect.poll(() => dialog.getByRole('switch').count()).toBe(2)
    const advertising = dialog.getByRole('listitem').filter({ hasText: 'Advertising' })
    expect(await advertising.innerText()).toMatch(/Not in use/)
  })

  test('the answer is stored for two years, and not asked again (A9-08)', async ({ openPage }) => {
    const page = await openPage({ consent: 'asked' })
    await page.goto('/')
    await question(page).getByRole('button', { name: 'Reject non-essential' }).click()
    await question(page).waitFor({ state: 'detached' })
    expect(await cookieOf(page, 'recto_consent')).toBe('1.essential')
    const stored = (await page.context().cookies()).find(({ name }) => name === 'recto_consent')
    // Browsers keep a cookie for 400 days at most.
    expect((stored?.expires ?? 0) * 1000).toBeGreaterThan(Date.now() + 399 * 24 * 3600 * 1000)
    await page.reload({ waitUntil: 'networkidle' })
    await hydrated(page)
    expect(await question(page).count()).toBe(0)
  })

  test('each category is chosen separately, by keyboard, and changed from the footer (A9-08, A9-14)', async ({ openPage }) => {
    const page = await openPage({ consent: 'asked' })
    await page.goto('/contact')
    await question(page).getByRole('button', { name: 'Cookie settings' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
    await dialog.getByRole('switch', { name: 'Functional' }).press('Space')
    expect(await violations(page, { within: 'dialog[open]' })).toEqual([])
    await dialog.getByRole('button', { name: 'Save settings' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await cookieOf(page, 'recto_consent')).toBe('1.essential.functional')

    // What was set under the wider consent goes with it.
    await page.context().addCookies([{ name: 'UPDATES_SIGN_UP', value: 'true', url: page.url() }])
    await page.getByRole('button', { name: 'Manage cookies' }).click()
    const functional = dialog.getByRole('switch', { name: 'Functional' })
    expect(await functional.isChecked()).toBe(true)
    await functional.click()
    await dialog.getByRole('button', { name: 'Save settings' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await cookieOf(page, 'recto_consent')).toBe('1.essential')
    expect(await cookieOf(page, 'UPDATES_SIGN_UP')).toBeUndefined()
  })

  test('closing the dialog changes nothing, and the banner stays (A4-26, A9-14)', async ({ openPage }) => {
    const page = await openPage({ consent: 'asked' })
    await page.goto('/contact')
    await question(page).getByRole('button', { name: 'Cookie settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
    await dialog.getByRole('switch', { name: 'Analytics' }).click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await question(page).waitFor()
    expect(await cookieOf(page, 'recto_consent')).toBeUndefined()
  })
})

describe('navigation between pages', () => {
  test('another page begins at its top, and a hash scrolls to its target (A2-61)', async ({ openPage }) => {
    const [page, path] = [await openPage(), await pathOf(wellKnown.reviewed)]
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => window.scrollTo(0, 2500))
    await lead(page, '/browse')
    await page.waitForURL('**/browse')
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.locator('main').waitFor()
    const id = await page.locator('footer [id]').first().getAttribute('id')
    await lead(page, `/browse#${id}`)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
    await lead(page, '/contact')
    await expect.poll(() => scrolled(page)).toBe(0)
  })

  test('repeated slashes are removed, with query and hash, without a new document', async ({ openPage }) => {
    for (const base of ['', '/de']) {
      const page = await openPage()
      await page.goto(`${base}/contact`)
      await hydrated(page)
      await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
      await lead(page, '/browse//articles?show=5#content')
      await page.waitForURL(`**${base}/browse/articles?show=5#content`)
      await expect.poll(() => page.locator('main h1').textContent()).not.toBe('')
      expect(await page.locator('html').getAttribute('data-marked')).toBe('')
      await page.goBack()
      await page.waitForURL(`**${base}/contact`)
    }
  })

  test('a long page has a link to the top', async ({ openPage }) => {
    const [page, path] = [await openPage(), await pathOf(wellKnown.reviewed)]
    await page.goto(path)
    await hydrated(page)
    const link = page.getByRole('link', { name: 'Back to top' })
    expect(await link.isVisible()).toBe(false)
    await page.evaluate(() => window.scrollTo(0, 2500))
    await link.click()
    await expect.poll(() => scrolled(page)).toBe(0)
  })

  test('on a phone the way back to the top is there only while the reader scrolls up', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 375, height: 800 } })
    await page.goto(await pathOf(wellKnown.reviewed))
    await hydrated(page)
    const link = page.getByRole('link', { name: 'Back to top' })
    await page.evaluate(() => window.scrollTo(0, 3000))
    await expect.poll(() => page.locator('a[data-shown="down"]').count()).toBe(1)
    expect(await link.isVisible()).toBe(false)
    await page.evaluate(() => window.scrollTo(0, 2800))
    await link.waitFor()
    await page.evaluate(() => window.scrollTo(0, 3000))
    await link.waitFor({ state: 'hidden' })
  })

  test('the link to the top can be pressed while the consent banner is open', async ({ openPage }) => {
    const page = await openPage({ consent: 'asked' })
    const question = page.locator('[data-consent="asked"]')
    await page.goto(await pathOf(wellKnown.reviewed))
    await hydrated(page)
    await question.waitFor()
    await page.evaluate(() => window.scrollTo(0, 2500))
    const link = page.getByRole('link', { name: 'Back to top' })
    // A click fails where something else lies over the link.
    await link.click()
    await expect.poll(() => scrolled(page)).toBe(0)
    expect(await question.count(), 'the question is still open').toBe(1)
  })
})

describe('paths of the specification', () => {
  test.for([
    ['/about', 200, 'About Recto'],
    ['/about/policies', 200, 'Policies'],
    ['/legal', 200, 'Legal information'],
    ['/legal/privacypolicy/cookies', 200, 'Cookies'],
    ['/for-authors/publish-your-research', 200, 'Submit your research'],
    ['/gateways', 200, 'Gateways'],
    ['/login', 200, 'Sign in'],
    ['/glossary', 200, 'Glossary'],
    ['/contact', 200, 'Contact'],
    ['/critical-error', 503, 'Critical error'],
  ] as const)('the path %s answers %i (R2.5-09, A8-14)', async ([path, status, heading], { openPage }) => {
    const page = await openPage({ javaScriptEnabled: false })
    expect((await page.goto(path))?.status()).toBe(status)
    expect(await page.locator('h1').textContent()).toBe(heading)
    expect(await page.title()).toBe(`${heading} | Recto`)
    const isHidden = path === '/login' || path === '/critical-error'
    expect(await page.locator('meta[name="robots"][content="noindex"]').count()).toBe(isHidden ? 1 : 0)
  })
})

test('trying again after a critical error keeps the language (R2.5-09)', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/de/critical-error')
  expect(await page.locator('main a[href$="/critical-error"]').getAttribute('href')).toBe('/de/critical-error')
})

describe('without a script', () => {
  test('the menu of a phone opens and its links work', async ({ openPage }) => {
    const page = await openPage({ viewport: phone, javaScriptEnabled: false })
    await page.goto('/')
    await page.locator('summary[aria-label="Menu"]').click()
    const links = page.locator('header details[open] a:visible')
    const named = await links.allInnerTexts()
    for (const name of ['All content', 'Posters', 'About', 'Submit your research', 'Sign in', 'Deutsch']) expect(named).toContain(name)
    await page.locator('header').getByRole('link', { name: 'Posters' }).click()
    expect(new URL(page.url()).pathname).toBe('/browse/posters')
  })

  test('every link of masthead and footer works', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/')
    const urls = await page
      .locator('header a, footer a')
      .evaluateAll(links => links.map(link => (link instanceof HTMLAnchorElement ? link.href : '')))
    const own = [...new Set(urls)].filter(url => new URL(url).origin === new URL(page.url()).origin)
    expect(own.length).toBeGreaterThan(20)
    for (const url of own) {
      // The feed is a later issue's.
      if (url.endsWith('/published/rss')) continue
      expect((await page.request.get(url)).status(), url).toBe(200)
    }
  })
})
