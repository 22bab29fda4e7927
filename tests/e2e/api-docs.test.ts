/** The description of the API for people: everything of it without a script, on any screen. */
import { expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { originOf, test } from '../support/browser.ts'
import { tooWide } from '../support/fit.ts'

test.for([1280, 375])('everybody can read it, %i px wide, light and dark', { timeout: 120_000 }, async (width, { openPage }) => {
  const page = await openPage({ viewport: { width, height: 900 } })
  await page.goto('/api/docs')
  expect(await violationsInEitherScheme(page)).toEqual([])
  expect(await tooWide(page)).toEqual([])
})

test('a call is found by its name, without a script, in the colours of the site', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, baseURL: originOf('gates') })
  await page.goto('/api/docs')
  await page.getByRole('navigation', { name: 'Calls' }).getByRole('link', { name: 'GET /api/reports', exact: true }).click()
  const call = page.getByRole('article', { name: 'GET /api/reports', exact: true })
  await expect.poll(() => call.evaluate(element => Math.abs(element.getBoundingClientRect().top) < 100)).toBe(true)
  expect(
    await call
      .getByRole('table', { name: 'Parameters' })
      .getByRole('row', { name: /^id list of whole number/ })
      .count(),
  ).toBe(1)
  await call.getByRole('table', { name: 'Answers' }).getByRole('link', { name: 'Report', exact: true }).click()
  expect(new URL(page.url()).hash).toBe('#schema-Report')
  const accentOn = (path: string) =>
    page.goto(path).then(() => page.getByRole('link', { name: 'Skip to content' }).evaluate(link => getComputedStyle(link).backgroundColor))
  const own = await accentOn('/api/docs')
  expect(own).not.toBe(await accentOn(`${originOf('f1000research')}/api/docs`))
})

test('the line to paste is answered', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/api/docs')
  const lines = await page.locator('pre.line').allTextContents()
  const addresses = lines.flatMap(line => /^curl '([^']+)'$/.exec(line)?.[1] ?? [])
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses) {
    const status = (await page.request.get(address)).status()
    // An id of the examples may be nobody's here, and what is for its owner alone asks who that is.
    expect([200, 401, 404], address).toContain(status)
  }
})
