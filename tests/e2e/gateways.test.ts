/** Gateways, collections and community gateways of the demo library: where they stand, their tabs, and what each of their options does. */
import { get, type IncomingMessage } from 'node:http'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { pathOf } from '../support/browse-screen.ts'
import { hydrated, test } from '../support/browser.ts'
import { superEditor, testPassword } from '../support/site-people.ts'
import { variants } from '../support/variants.ts'

const site = inject('site')

/** The status, and where the answer leads. @param platform asked by its host name, which only browsers resolve */
async function ask(path: string, platform: string | null = null): Promise<{ status: number; to: string | null }> {
  const { host } = new URL(site)
  const headers = { Accept: 'text/html', Host: platform === null ? host : `${platform}.${host}` }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(site + path, { headers }, resolve).once('error', reject)
  const response = await promise
  response.resume()
  const to = response.headers.location ?? null
  return { status: response.statusCode ?? 0, to: to?.replace(/^https?:\/\/[^/]*/, '') ?? null }
}

/** Until the page of a path is there, whether the browser or its script went to it. */
const arrived = (page: Page, path: string): Promise<void> => expect.poll(() => pathOf(page)).toBe(path)

// The destinations of accounts.md section 2, on the paths themselves.
test.each([
  ['a gateway with a home page', '/gateways/alpine-adriatic-water', '/alpine-adriatic-water'],
  ['its home', '/gateways/alpine-adriatic-water/home', '/alpine-adriatic-water'],
  ['a gateway without one', '/gateways/small-universities', '/gateways/small-universities/about'],
  ['the home that it has not', '/gateways/small-universities/home', '/gateways/small-universities/about'],
  ['a collection with a home page', '/collections/weights-and-measures', '/collections/weights-and-measures/home'],
  ['a collection without one', '/collections/when-results-change', '/collections/when-results-change/about'],
  ['a community gateway with a home page', '/community-gateways/listening-outdoors', '/listening-outdoors'],
  ['a community gateway without one', '/community-gateways/teachers-table', '/community-gateways/teachers-table/about'],
  ['a search in a gateway', '/gateways/alpine-adriatic-water?all=river', '/gateways/alpine-adriatic-water/browse?all=river'],
  ['a page that leads elsewhere', '/gateways/alpine-adriatic-water/guidelines', '/for-authors/article-guidelines'],
])('the path of %s redirects (R2.2-44, R2.3-08, R2.3-10, R2.3-15, R2.3-16, R2.3-17, R2.3-18)', async (_, path, to) => {
  expect(await ask(path)).toMatchObject({ status: 302, to })
})

test('the path of another kind of gateway redirects to its own', async () => {
  expect(await ask('/collections/small-universities/about')).toMatchObject({ status: 301, to: '/gateways/small-universities/about' })
})

test.each([
  '/alpine-adriatic-water',
  '/gateways/alpine-adriatic-water/about',
  '/gateways/alpine-adriatic-water/browse',
  '/gateways/alpine-adriatic-water/faqs',
  '/gateways/alpine-adriatic-water/grant-holders',
  '/gateways/alpine-adriatic-water/rivers',
  '/collections/weights-and-measures/home',
  '/collections/summer-school-2025/about',
  '/listening-outdoors',
  '/special-collections',
  '/de/gateways/offene-sprechstunde/about',
])('the page %s exists (R2.3-06, R2.3-07, R2.3-15)', async path => {
  expect((await ask(path)).status).toBe(200)
})

test.each([
  '/gateways/nobody',
  '/gateways/small-universities/faqs',
  '/gateways/small-universities/anything',
  '/gateways/alpine-adriatic-water/rivers/more',
  // Only with a home page, and of a gateway, there is a page at the root.
  '/small-universities',
  '/weights-and-measures',
  '/gateways/%00',
  '/gateways/alpine-adriatic-water/%E0%A4%A',
])('the page %s is not found (R2.3-13)', async path => {
  expect([400, 404]).toContain((await ask(path)).status)
})

test('a gateway-only site begins with its gateway, whose pages are at the configured path (R2.3-09)', async () => {
  const only = 'verixiv'
  expect(await ask('/', only)).toMatchObject({ status: 302, to: '/institutions/northern-field-stations' })
  expect(await ask('/gateways/northern-field-stations/about', only)).toMatchObject({
    status: 301,
    to: '/institutions/northern-field-stations/about',
  })
  for (const path of ['', '/about', '/browse', '/faqs', '/stations', '/living-things', '/for-authors/publish-your-research'])
    expect((await ask(`/institutions/northern-field-stations${path}`, only)).status, path).toBe(200)
  expect((await ask('/institutions/northern-field-stations/anything', only)).status).toBe(404)
  expect((await ask('/', only)).status).toBe(302)
})

test('lists have the gateways of their kind, with tabs to the other lists (R2.3-01, R2.3-02, R2.3-03, R2.3-04, R2.3-05)', async ({
  openPage,
}) => {
  const page = await openPage()
  const names = () => page.getByRole('article').getByRole('link').allTextContents()
  await page.goto('/gateways')
  expect(await names()).toContain('Alpine–Adriatic Water Research Fund')
  expect(await names()).not.toContain('Listening Outdoors')
  const tabs = page.getByRole('navigation', { name: 'Kinds of gateways' }).getByRole('link')
  expect(await tabs.allTextContents()).toEqual(['Gateways', 'Special collections', 'Collections', 'Community gateways'])
  await page.getByRole('link', { name: 'Community gateways' }).first().click()
  await arrived(page, '/community-gateways')
  await expect.poll(names).toEqual(['Listening Outdoors', 'Teachers’ Table'])
  await page.goto('/special-collections')
  expect(await names()).toEqual(['Heat after dark', 'Moving pictures'])
  // One of the collections is not to be named.
  await page.goto('/collections')
  expect(await names()).toEqual(['Weights and measures', 'When results change'])
})

test.for([true, false])('a list is filtered by name, with scripts: %s', async (javaScriptEnabled, { openPage }) => {
  const page = await openPage({ javaScriptEnabled })
  // A list of fewer than ten has a filter only once it is filtered.
  await page.goto('/gateways')
  expect(await page.getByLabel('Filter by name').count()).toBe(0)
  await page.goto('/gateways?name=a')
  if (javaScriptEnabled) await hydrated(page)
  await page.getByLabel('Filter by name').fill('cities')
  await page.getByRole('button', { name: 'Filter' }).click()
  await arrived(page, '/gateways?name=cities')
  await expect.poll(() => page.getByRole('article').getByRole('link').allTextContents()).toEqual(['Foundation for Liveable Cities'])
  await page.goto('/gateways?name=zebra')
  expect(await page.getByRole('main').textContent()).toContain('No results for “zebra”.')
  await page.getByRole('link', { name: 'Show all' }).click()
  await arrived(page, '/gateways')
})

test('a list has one path', async () => {
  expect(await ask('/gateways?name=&page=1')).toMatchObject({ status: 302, to: '/gateways' })
  expect(await ask('/gateways?page=99')).toMatchObject({ status: 302, to: '/gateways' })
  expect(await ask('/gateways?page=NaN')).toMatchObject({ status: 302, to: '/gateways' })
})

test('the sticky banner shrinks, and nothing below it moves (R9-14, R9-15)', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1280, height: 700 } })
  for (const [path, high, stuck] of [
    ['/gateways/alpine-adriatic-water/browse', 226, 96],
    ['/alpine-adriatic-water', 500, 74],
  ] as const) {
    await page.goto(path)
    const banner = page.locator('[data-gateway-banner]')
    expect((await banner.boundingBox())?.height).toBe(high)
    await page.evaluate(() => scrollTo(0, 900))
    await expect
      .poll(async () => {
        const box = await banner.boundingBox()
        return box && box.y + box.height
      })
      .toBe(stuck)
    const shift = await page.evaluate(
      () =>
        new Promise<number>(done => {
          let sum = 0
          new PerformanceObserver(list => {
            for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') sum += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
        }),
    )
    expect(shift).toBeLessThan(0.02)
  }
})

// A phone, the width of reading.md's smallest layout above it, and a desk.
test.for([390, 600, 1440])(
  'the bar names by whom the gateway is powered, and has a search field or icon, %i px wide (R2.3-20, R2.3-21)',
  async (width, { openPage }) => {
    const page = await openPage({ viewport: { width, height: 800 } })
    for (const path of ['/alpine-adriatic-water', '/gateways/small-universities/about']) {
      await page.goto(path)
      const powered = page.getByRole('link', { name: 'Powered by Recto' })
      expect(await powered.locator('img').isVisible(), path).toBe(true)
      expect(await powered.getAttribute('href')).toBe('/')
      const box = await powered.boundingBox()
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? Infinity) <= width, path).toBe(true)
    }
    const banner = page.locator('[data-gateway-banner]')
    const [box, icon] = [banner.getByRole('searchbox'), banner.getByRole('link', { name: /^Search in/ })]
    expect([await box.isVisible(), await icon.isVisible()]).toEqual([width === 1440, width < 1440])
  },
)

test('the current tab is marked, and tabs link to the others (R2.3-10, R2.3-11, R2.3-12, R2.3-13, R2.3-14, R2.3-20)', async ({
  openPage,
}) => {
  const page = await openPage()
  await page.goto('/gateways/alpine-adriatic-water/about')
  await hydrated(page)
  const tabs = page.getByRole('navigation', { name: 'Pages of Alpine–Adriatic Water Research Fund' })
  expect(await tabs.getByRole('link').allTextContents()).toEqual([
    'Home',
    'About',
    'Browse',
    'FAQs',
    'For grant holders',
    'What’s new',
    'Article guidelines',
  ])
  expect(await tabs.locator('[aria-current=page]').allTextContents()).toEqual(['About'])
  await tabs.getByRole('link', { name: 'FAQs' }).click()
  await arrived(page, '/gateways/alpine-adriatic-water/faqs')
  await expect.poll(() => tabs.locator('[aria-current=page]').allTextContents()).toEqual(['FAQs'])
  await expect.poll(() => page.title()).toContain('Alpine–Adriatic')
})

test('breadcrumbs lead from a tab to the gateway and its list, only on large screens (R2.3-25, R2.3-26)', async ({ openPage }) => {
  const page = await openPage()
  const crumbs = async (path: string) => {
    await page.goto(path)
    const all = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    return await all.evaluateAll(items =>
      items.map(item => [item.textContent?.trim(), item.querySelector('a')?.getAttribute('href') ?? null]),
    )
  }
  const gateway = ['Alpine–Adriatic Water Research Fund', '/alpine-adriatic-water']
  expect(await crumbs('/gateways/alpine-adriatic-water/about')).toEqual([
    ['Home', '/'],
    ['Gateways', '/gateways'],
    gateway,
    ['About', null],
  ])
  expect(await crumbs('/gateways/alpine-adriatic-water/rivers')).toEqual([
    ['Home', '/'],
    ['Gateways', '/gateways'],
    gateway,
    ['Rivers', null],
  ])
  // The crumb for authors is dropped where the gateway's name stands.
  expect((await crumbs('/gateways/alpine-adriatic-water/for-authors/publish-your-research')).slice(0, 3)).toEqual([
    ['Home', '/'],
    ['Gateways', '/gateways'],
    gateway,
  ])
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  for (const [width, isThere] of [
    [1280, true],
    [1279, false],
    [599, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await trail.isVisible(), `${width} px`).toBe(isThere)
  }
})

test('browsing stays inside the gateway: without subjects and other gateways, and with filters (R2.2-28)', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/gateways/alpine-adriatic-water/browse')
  await hydrated(page)
  const all = await page.getByRole('article').count()
  expect(all).toBeGreaterThan(3)
  expect(await page.getByLabel('Subject area').count()).toBe(0)
  const search = page.getByRole('main').getByRole('searchbox').last()
  await search.fill('river')
  await search.press('Enter')
  await arrived(page, '/gateways/alpine-adriatic-water/browse?all=river')
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all)
  await page.goto('/gateways/alpine-adriatic-water/browse')
  await page
    .getByRole('navigation', { name: /^Sections of/ })
    .getByRole('link', { name: /^Rivers/ })
    .click()
  await arrived(page, '/gateways/alpine-adriatic-water/rivers')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Rivers')
  const part = await page.getByRole('article').count()
  expect(part).toBeGreaterThan(0)
  expect(part).toBeLessThan(all)
})

test('a collection is in the editors’ order, until another is chosen', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/collections/weights-and-measures/browse')
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents()
  const picked = await titles()
  expect(await page.getByLabel('Sort by').locator('option:checked').textContent()).toBe('Editor’s selection')
  expect(picked[0]).toContain('kilogram by letter')
  await page.goto('/collections/weights-and-measures/browse?sort=newest')
  expect(await titles()).not.toEqual(picked)
  expect([...(await titles())].sort()).toEqual([...picked].sort())
})

test('a publication links to its gateways', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/collections/weights-and-measures/browse')
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
  await page.waitForURL('**/articles/**')
  const partOf = page.getByRole('region', { name: 'Part of' })
  expect(await partOf.getByRole('link', { name: 'Weights and measures' }).getAttribute('href')).toBe(
    '/collections/weights-and-measures/home',
  )
})

test('tracking a gateway asks for sign-in, and is done after it (R2.3-22)', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/gateways/small-universities/about')
  const href = await page.getByRole('link', { name: 'Track', exact: true }).getAttribute('href')
  const requested = new URL(href ?? '', site)
  expect(requested.pathname).toBe('/login')
  expect(Object.fromEntries(requested.searchParams)).toMatchObject({
    toggleTracking: 'true',
    trackContentType: 'COLLECTION',
    returnTo: '/gateways/small-universities/about',
  })
})

test('a theme changes the gateway only, and masthead and footer keep the site’s colours', async ({ openPage }) => {
  const page = await openPage()
  const colours = async () => {
    const of = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(element => getComputedStyle(element).getPropertyValue('--accent'))
    return { main: await of('main'), footer: await of('footer') }
  }
  await page.goto('/browse')
  const platform = (await colours()).main
  await page.goto('/alpine-adriatic-water')
  const themed = await colours()
  expect(themed.main).not.toBe(platform)
  expect(themed.footer).toBe(platform)
  await page.goto('/gateways/small-universities/about')
  expect((await colours()).main).toBe(platform)
})

const pages = [
  '/gateways',
  '/alpine-adriatic-water',
  '/gateways/alpine-adriatic-water/about',
  '/gateways/alpine-adriatic-water/rivers',
  '/gateways/alpine-adriatic-water/faqs',
  '/gateways/liveable-cities/browse',
  '/liveable-cities',
  '/collections/heat-after-dark/about',
  '/offene-sprechstunde',
]
test.for(pages.flatMap(path => variants(375, 1280).map(width => ({ path, width }))))(
  'axe finds no violation at $path, light and dark, $width px wide',
  async ({ path, width }, { openPage }) => {
    const page = await openPage({ viewport: { width, height: 800 } })
    await page.goto(path)
    expect(await violationsInEitherScheme(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  },
)

test('a page written for a gateway has its newest publications, and links to its pages', async ({ openPage }) => {
  const path = '/gateways/small-universities/newest-here'
  const editor = await openPage({ javaScriptEnabled: false })
  await editor.goto('/my/content/pages/new')
  await editor.getByLabel('Email address').fill(superEditor.email)
  await editor.getByLabel('Password', { exact: true }).fill(testPassword)
  await editor.getByLabel('Password', { exact: true }).press('Enter')
  await editor.getByLabel('Address').fill(path)
  await editor.getByLabel('Belongs to').selectOption({ label: 'Consortium for Small Universities' })
  await editor.getByLabel('Title').fill('Newest here')
  await editor
    .locator('textarea[name="body"]')
    .fill('<div data-block="recent-articles"></div><div data-block="publish-your-research"></div>')
  await editor.locator('button[value="publish"]').click()
  await editor.waitForURL('**done=published**')

  const page = await openPage({ viewport: { width: 375, height: 800 } })
  await expect.poll(async () => (await page.goto(path))?.status()).toBe(200)
  await hydrated(page)
  // The stage tells the whole name, which is longer than a line of a telephone.
  const name = page.locator('[data-gateway-banner]').getByRole('link', { name: 'Consortium for Small Universities' }).last()
  expect(await name.evaluate(each => each.getBoundingClientRect().right <= innerWidth)).toBe(true)
  const recent = page.locator('main [data-kind="recent-articles"]')
  const newest = await recent.getByRole('heading', { level: 3 }).allTextContents()
  await recent.getByRole('link', { name: 'View all content' }).click()
  await arrived(page, '/gateways/small-universities/browse')
  const inGateway = () => page.locator('main article').getByRole('heading').allTextContents()
  await expect.poll(inGateway).toEqual(expect.arrayContaining(newest))
  expect((await page.locator('main h1').boundingBox())?.x).toBeGreaterThanOrEqual(16)
  await page.goBack()
  await page.locator('main [data-publish-card]').getByRole('link', { name: 'Submit your research' }).click()
  await arrived(page, '/gateways/small-universities/for-authors/publish-your-research')
})
