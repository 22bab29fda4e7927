/** What stands in one line, what lies over what, and how much room is between: where readers found it amiss. */
import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hydrated, originOf, pathOf, test, wellKnown } from '../support/browser.ts'

async function box(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await locator.boundingBox()
  if (found === null) throw new Error('It is not shown.')
  return found
}
const middle = async (locator: Locator): Promise<number> => {
  const { y, height } = await box(locator)
  return y + height / 2
}

describe('the header of a gateway', () => {
  const path = '/gateways/alpine-adriatic-water'
  for (const width of [375, 768, 1024, 1280, 1600]) {
    test(`at ${width} px it has “Publish here” and “Track” on every tab, 12 to 16 px below its band`, async ({ openPage }) => {
      const page = await openPage({ viewport: { width, height: 900 } })
      for (const tab of ['about', 'browse', 'faqs']) {
        await page.goto(`${path}/${tab}`)
        const head = page.locator('[data-gateway-banner]')
        const band = await box(head.locator('> div').first())
        for (const button of [head.getByRole('link', { name: 'Publish here' }), head.getByText('Track', { exact: true })]) {
          expect(await button.isVisible()).toBe(true)
        }
        const gap = (await box(head.getByRole('link', { name: 'Publish here' }))).y - (band.y + band.height)
        expect(gap, tab).toBeGreaterThanOrEqual(12)
        expect(gap, tab).toBeLessThanOrEqual(16)
        expect((await box(head)).height).toBe(226)
      }
    })

    test(`at ${width} px it has the same buttons on its home page, in line with the tabs where there is room`, async ({ openPage }) => {
      const page = await openPage({ viewport: { width, height: 900 } })
      await page.goto('/alpine-adriatic-water')
      const head = page.locator('[data-gateway-banner]')
      const publish = head.getByRole('link', { name: 'Publish here' })
      expect(await publish.isVisible()).toBe(true)
      expect(await head.getByText('Track', { exact: true }).isVisible()).toBe(true)
      expect((await box(head)).height).toBe(500)
      const tab = head.getByRole('link', { name: 'Home', exact: true }).last()
      if (width >= 600) expect(Math.abs((await middle(publish)) - (await middle(tab)))).toBeLessThanOrEqual(1)
      // The mark of the current tab lies on the lower edge of the bar.
      const { y, height } = await box(tab)
      expect(Math.abs(y + height - ((await box(head)).y + 500))).toBeLessThanOrEqual(1)
    })
  }
})

test.for(['f1000research', 'gates', 'mededpub', 'ora'])(
  'on the brand %s the text of the hero is beside its artwork',
  async (key, { openPage }) => {
    const page = await openPage({ baseURL: originOf(key) })
    for (const width of [1024, 1100, 1150, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const hero = page.locator('main section').first()
      const words = await box(hero.locator('> div > div').first())
      const drawing = await box(hero.locator('[aria-hidden=true]').last())
      expect(drawing.x, `${width} px`).toBeGreaterThanOrEqual(words.x + words.width - 1)
    }
  },
)

test.for([1000, 1100, 1280])('at %i px three benefits are in one row', async (width, { openPage }) => {
  const page = await openPage({ viewport: { width, height: 900 } })
  await page.goto('/about')
  const items = page.locator('[data-kind="icon-benefits"] > li')
  expect(await items.count()).toBe(3)
  expect(new Set(await items.evaluateAll(all => all.map(each => each.getBoundingClientRect().y))).size).toBe(1)
})

test('the button of a filter ends in line with its field', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/gateways?name=a')
  const field = await box(page.getByLabel('Filter by name'))
  const button = await box(page.getByRole('button', { name: 'Filter', exact: true }))
  expect(Math.abs(field.y + field.height - (button.y + button.height))).toBeLessThanOrEqual(1)
})

test.for([1024, 1280, 1600])('at %i px the link to sign in shows its text', async (width, { openPage }) => {
  for (const path of ['/', '/de', '/fr']) {
    const page = await openPage({ viewport: { width, height: 900 } })
    await page.goto(path)
    expect((await box(page.locator('header').first().locator('a[href*="login"] span:visible').first())).width).toBeGreaterThan(20)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('the target section of a link is not highlighted, and a reference is', async ({ openPage }) => {
  const page = await openPage()
  await page.goto(await pathOf(wellKnown.reviewed))
  await hydrated(page)
  const animation = async (hash: string) => {
    await page.evaluate(to => {
      window.location.hash = to
    }, hash)
    return await page.locator(hash).evaluate(element => getComputedStyle(element).animationName)
  }
  const sections = await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link')
    .evaluateAll(all => all.map(each => each.getAttribute('href') ?? ''))
  expect(sections.length).toBeGreaterThan(3)
  for (const hash of sections) expect(await animation(hash), hash).toBe('none')
  expect(await animation(`#${await page.locator('.reference').first().getAttribute('id')}`)).toBe('arrive')
})

test('counts of 0 are not shown, and nothing moves', async ({ openPage }) => {
  const page = await openPage()
  const path = await pathOf(wellKnown.reviewed)
  const panel = page.locator('section[aria-labelledby=metrics]')
  for (const [views, shown] of [
    [0, []],
    [7, ['7']],
  ] as const) {
    await page.route('**/api/metrics?*', route => route.fulfill({ json: { totals: { own: { numberOfViews: views } }, cited: [] } }))
    await page.goto(path)
    await expect.poll(() => panel.locator('dd').allTextContents()).toEqual(shown)
  }
})

test('the breadcrumb of a comparison names both versions', async ({ openPage }) => {
  const page = await openPage()
  await page.goto(`${await pathOf(wellKnown.reviewed)}/v1/compare/v2`)
  const crumbs = await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allInnerTexts()
  expect([crumbs.length, crumbs.at(-1)]).toEqual([4, 'Compare versions 1 and 2'])
})
