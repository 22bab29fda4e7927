/** The description of the API for people: everything of it without a script, on any screen. */
import { expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { originOf, test } from '../support/browser.ts'
import { tooWide } from '../support/fit.ts'
import { variants } from '../support/variants.ts'

const paths = ['/api/docs', '/api/docs/peer-review', '/api/docs?q=comments', '/api/docs/no-such-group']

test.for(variants(375, 768, 1280, 1600))(
  'the documentation passes axe and fits, %i px wide, light and dark',
  { timeout: 180_000 },
  async (width, { openPage }) => {
    const page = await openPage({ viewport: { width, height: 900 } })
    for (const path of paths) {
      await page.goto(path)
      expect([path, await violationsInEitherScheme(page), await tooWide(page)]).toEqual([path, [], []])
    }
  },
)

test('a call is found through the contents, without a script, in the colours of the site', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, baseURL: originOf('gates'), viewport: { width: 1280, height: 900 } })
  await page.goto('/api/docs')
  const contents = page.getByRole('navigation', { name: 'API documentation' })
  await contents.getByRole('link', { name: 'Peer review', exact: true }).click()
  expect(await contents.getByRole('link', { name: 'Peer review', exact: true }).getAttribute('aria-current')).toBe('page')
  await contents.getByRole('link', { name: 'GET /api/reports', exact: true }).click()
  const call = page.getByRole('article', { name: 'GET /api/reports', exact: true })
  await expect.poll(() => call.evaluate(element => Math.abs(element.getBoundingClientRect().top) < 100)).toBe(true)
  expect(
    await call
      .getByRole('table', { name: 'Parameters' })
      .getByRole('row', { name: /^id list of whole number/ })
      .count(),
  ).toBe(1)
  await call.getByRole('table', { name: 'Responses' }).getByRole('link', { name: 'Report', exact: true }).click()
  expect(new URL(page.url()).hash).toBe('#schema-Report')
  expect(await page.getByRole('article', { name: 'Report', exact: true }).isVisible()).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Gates Open Research' }).click()
  expect(new URL(page.url()).pathname).toBe('/')
  const accentOn = (path: string) =>
    page.goto(path).then(() => page.getByRole('link', { name: 'Skip to content' }).evaluate(link => getComputedStyle(link).backgroundColor))
  const own = await accentOn('/api/docs')
  expect(own).not.toBe(await accentOn(`${originOf('f1000research')}/api/docs`))
})

test('a link to a call from when all was one page leads to its line, and on to its description', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/api/docs#get-api-reports')
  const link = page.getByRole('main').getByRole('link', { name: 'GET /api/reports', exact: true })
  await expect.poll(() => link.evaluate(element => Math.abs(element.getBoundingClientRect().top) < 100)).toBe(true)
  await link.click()
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/api/docs/peer-review#get-api-reports')
})

test('a phone has the contents in a list that opens, and a search, without a script', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  await page.goto('/api/docs/articles')
  const contents = page.getByRole('navigation', { name: 'API documentation' })
  expect(await contents.getByRole('link').count()).toBe(0)
  await contents.getByText('Contents').click()
  await contents.getByRole('link', { name: 'Lists', exact: true }).click()
  expect(new URL(page.url()).pathname).toBe('/api/docs/lists')
  await page.getByRole('searchbox', { name: 'Find calls' }).fill('metrics monthly')
  await page.getByRole('searchbox', { name: 'Find calls' }).press('Enter')
  await page.getByRole('main').getByRole('link', { name: 'GET /api/metrics/monthly', exact: true }).click()
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/api/docs/metrics#get-api-metrics-monthly')
})

test('a keyboard reaches the content by the first key, and what has focus is seen', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/api/docs/articles')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await skip.evaluate(link => link === document.activeElement && link.getBoundingClientRect().top >= 0)).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  expect(await focused.evaluate(element => element.closest('main') !== null && getComputedStyle(element).outlineStyle)).toBe('solid')
})

test('the example requests work as they are written', { timeout: 120_000 }, async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/api/docs')
  const groups = await page.locator('main .group h3 a').evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  const urls: string[] = []
  for (const group of groups) {
    await page.goto(group)
    const lines = await page.locator('pre.line').allTextContents()
    urls.push(...lines.flatMap(line => /^curl '([^']+)'$/.exec(line)?.[1] ?? []))
  }
  expect(urls.length).toBeGreaterThan(20)
  for (const url of urls) {
    const status = (await page.request.get(url)).status()
    // An id of the examples may be nobody's here, and what is for its owner alone asks who that is.
    expect([200, 401, 404], url).toContain(status)
  }
})
