/** The latest of a gateway on a page of somebody else. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { violations } from '../support/axe.ts'
import { hydrated, test } from '../support/browser.ts'
import { type HostSite, openHostSite } from '../support/host-page.ts'
import { addGateway, keysByWord } from '../support/test-gateway.ts'

let library: TestApp
let site: string
let host: HostSite
let down: HostSite

const script = (origin: string) => `<script async src="${origin}/widget/gateway.js"></script>`
const link = (href: string, attributes = '', text = 'Latest from Rivers &amp; &lt;i>streams&lt;/i>') =>
  `<p id="own">Before</p><a class="recto-gateway" href="${href}" ${attributes}>${text}</a>`

beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/articles/spring-caddisfly-genome', 'demo/articles/hot-nights-ambulance-calls', 'demo/assets/hedgerow-moths'])
  const { kysely } = library.database
  await kysely
    .updateTable('content_item')
    .set({ title_html: 'Moths &lt;img src=x onerror=alert(1)&gt; <i>in</i> hedges &amp; gardens' })
    .where('content_type', '=', 'POSTER')
    .execute()
  const keyOf = await keysByWord(library)
  const items = [keyOf('caddisfly'), keyOf('ambulance'), keyOf('moth')]
  const filters = [{ url: 'springs', name: 'Springs', items: [keyOf('caddisfly')] }]
  await addGateway(library, { url: 'rivers', name: 'Rivers', shortSummary: 'They flow.', theme: { accent: '#ffd500' }, items, filters })
  await addGateway(library, { url: 'empty', name: 'Empty', shortSummary: 'Nothing yet.' })
  site = await library.listen()
  const whole = link(`${site}/gateways/rivers`, 'data-heading="2"') + script(site)
  host = await openHostSite(site, {
    '/': whole,
    '/several':
      link(`${site}/gateways/rivers`, 'data-items="1" data-scheme="dark"') +
      script(site) +
      link(`${site}/gateways/rivers/springs`, 'data-scheme="light"') +
      script(site),
    '/far': `<div class="tall"></div>${whole}`,
    '/unknown': link(`${site}/gateways/nobody`) + script(site),
    '/empty': link(`${site}/gateways/empty`) + script(site),
  })
  down = await openHostSite('http://localhost:9', { '/': link('http://localhost:9/gateways/rivers') + script('http://localhost:9') })
})
afterAll(async () => {
  await Promise.all([host?.close(), down?.close()])
  await library?.close()
})

const asList = (page: Page) => page.getByRole('list')
const plainLink = (page: Page) => page.locator('a.recto-gateway')
const stateOf = (page: Page) => plainLink(page).first().getAttribute('data-recto-gateway')
const titles = (page: Page) => page.getByRole('listitem').getByRole('link').allTextContents()

describe('the widget with its script', () => {
  test('the link becomes a list of the newest articles, with titles escaped', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(host.origin)
    await asList(page).waitFor()
    const heading = page.getByRole('heading', { level: 2, name: 'Latest from Rivers & <i>streams</i>' })
    expect(await heading.getByRole('link').getAttribute('href')).toBe(`${site}/gateways/rivers`)
    expect(await page.getByRole('listitem').count()).toBe(3)
    expect(await titles(page)).toContain('Moths <img src=x onerror=alert(1)> in hedges & gardens')
    expect(await page.locator('img').count()).toBe(0)
    expect(await plainLink(page).isVisible()).toBe(false)
    const first = page.getByRole('listitem').getByRole('link').first()
    expect(await first.getAttribute('href')).toMatch(new RegExp(`^${site}/(articles|posters)/\\d+-\\d+$`))
    expect(await page.locator('time').first().getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    await first.click()
    await page.waitForURL(/\/(articles|posters)\//)
  })

  test('its styles and the page’s do not affect each other', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(host.origin)
    await asList(page).waitFor()
    const looks = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(each => {
          const { color, fontSize, fontStyle, textTransform, visibility, borderTopColor } = getComputedStyle(each)
          return { color, fontSize, fontStyle, textTransform, visibility, borderTopColor }
        })
    const red = 'rgb(190, 0, 0)'
    for (const inside of ['li a', '.facts', '.heading']) {
      const { color, fontStyle, textTransform, visibility } = await looks(inside)
      expect([inside, color === red, fontStyle, textTransform, visibility]).toEqual([inside, false, 'normal', 'none', 'visible'])
    }
    expect((await looks('.box')).fontSize).toBe('16px')
    expect((await looks('.box')).borderTopColor).not.toBe(red)
    expect(await looks('#own')).toMatchObject({ color: red, fontSize: '40px', fontStyle: 'italic' })
    expect(await page.locator('[style]:not(a.recto-gateway)').count()).toBe(0)
  })

  test('several on a page have their own settings, with any number of scripts', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(`${host.origin}/several`)
    await expect.poll(() => asList(page).count()).toBe(2)
    expect(await Promise.all([0, 1].map(at => asList(page).nth(at).getByRole('listitem').count()))).toEqual([1, 1])
    expect((await titles(page))[1]).toContain('caddisfly')
    const papers = () => page.locator('.box').evaluateAll(boxes => boxes.map(box => getComputedStyle(box).backgroundColor))
    const [dark, light] = await papers()
    expect(light).not.toBe(dark)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await papers()).toEqual([dark, light])
    await page.goto(host.origin)
    await asList(page).waitFor()
    expect(await papers()).toEqual([dark])
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await papers()).toEqual([light])
  })

  test('it passes axe, in light and dark and narrow', async ({ openPage }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openPage({ colorScheme, viewport: { width: 320, height: 600 } })
      await page.goto(host.origin)
      await asList(page).waitFor()
      expect(await violations(page, { outside: '#own' })).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      const [title] = await titles(page)
      const focused = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
      expect(focused).toBe(title)
      expect(
        await page
          .getByRole('listitem')
          .getByRole('link')
          .first()
          .evaluate(each => getComputedStyle(each).outlineStyle),
      ).toBe('solid')
    }
  })

  test('the focus on the link moves to the heading', async ({ openPage }) => {
    const page = await openPage()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/gateways/latest?*', async route => {
      await held
      await route.continue()
    })
    await page.goto(host.origin)
    await expect.poll(() => stateOf(page)).toBe('waiting')
    await plainLink(page).focus()
    letGo()
    await expect.poll(() => stateOf(page)).toBe('shown')
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)).toBe(
      await plainLink(page).textContent(),
    )
  })

  test('it is loaded only when it comes near the screen', async ({ openPage }) => {
    const page = await openPage()
    const requested: string[] = []
    page.on('request', request => requested.push(new URL(request.url()).pathname))
    await page.goto(`${host.origin}/far`)
    await expect.poll(() => stateOf(page)).toBe('waiting')
    // As long as an image takes: then the browser has looked where the link is.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(requested).not.toContain('/api/gateways/latest')
    await plainLink(page).scrollIntoViewIfNeeded()
    await asList(page).waitFor()
    expect(requested.filter(path => path === '/api/gateways/latest')).toHaveLength(1)
  })
})

describe('the widget stays a link', () => {
  test('it does without scripts', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto(host.origin)
    expect(await plainLink(page).isVisible()).toBe(true)
    await plainLink(page).click()
    expect(new URL(page.url()).pathname).toBe('/gateways/rivers/about')
  })

  // The browser says on its console what could not be loaded; nothing else may be said.
  const quietly = async (page: Page, url: string) => {
    const thrown: string[] = []
    page.on('pageerror', error => thrown.push(error.message))
    await page.goto(url)
    return thrown
  }
  test.for(['/unknown', '/empty'])('it does where there is nothing to show: %s', async (path, { browser }) => {
    const page = await browser.newPage()
    const thrown = await quietly(page, host.origin + path)
    await expect.poll(() => stateOf(page)).toBe('failed')
    expect(await plainLink(page).isVisible()).toBe(true)
    expect(await asList(page).count()).toBe(0)
    expect(thrown).toEqual([])
    await page.close()
  })

  test('it does where the site is down, before or after the script loaded', async ({ browser }) => {
    const page = await browser.newPage()
    const thrown = await quietly(page, down.origin)
    expect(await plainLink(page).isVisible()).toBe(true)
    await page.route('**/api/gateways/latest?*', route => route.abort())
    await page.goto(host.origin)
    await expect.poll(() => stateOf(page)).toBe('failed')
    expect(await plainLink(page).isVisible()).toBe(true)
    await page.unroute('**/api/gateways/latest?*')
    for (const body of [
      '{}',
      '[]',
      'null',
      '<p>',
      '{"items":[{"title":"x","address":"javascript:alert(1)"}],"colours":{"light":{"ink":"url(x)"}}}',
    ]) {
      await page.route('**/api/gateways/latest?*', route => route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }))
      await page.goto(host.origin)
      await expect.poll(() => stateOf(page)).not.toBe('waiting')
      expect([body, await plainLink(page).isVisible(), await asList(page).count()]).toEqual([body, true, 0])
      await page.unroute('**/api/gateways/latest?*')
    }
    expect(thrown).toEqual([])
    await page.close()
  })
})

describe('the widget on the gateway’s about page', () => {
  test('the page offers the snippet, which works as copied', async ({ openPage }) => {
    for (const width of [375, 1280]) {
      const viewport = { width, height: 800 }
      const page = await openPage({ baseURL: site, viewport, permissions: ['clipboard-read', 'clipboard-write'] })
      await page.goto('/gateways/rivers/about')
      await hydrated(page)
      await page.getByText('Embed on your website').click()
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.getByRole('button', { name: 'Copy', exact: true }).click()
      await page.getByText('Copied', { exact: true }).waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      const onOtherSite = await openHostSite(site, { '/': copied })
      try {
        await page.goto(onOtherSite.origin)
        await asList(page).waitFor()
        expect(await page.getByRole('heading', { level: 3 }).textContent()).toBe('Latest from Rivers')
      } finally {
        await onOtherSite.close()
      }
    }
  })

  test('it links to the gateway’s feeds, without scripts too', async ({ openPage }) => {
    const page = await openPage({ baseURL: site, javaScriptEnabled: false })
    await page.goto('/gateways/rivers/about')
    for (const name of ['RSS', 'Atom', 'JSON Feed']) {
      const url = await page.getByRole('link', { name, exact: true }).first().getAttribute('href')
      const answer = await page.request.get(url ?? '')
      expect([url, answer.status(), (await answer.text()).includes('Rivers')]).toEqual([url, 200, true])
    }
  })
})
