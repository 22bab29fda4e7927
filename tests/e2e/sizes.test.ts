/** The sizes that the specification names (reading.md and accounts.md section 9), as the browser draws them. */
import { expect } from 'vitest'
import { originOf, pathOf, test, wellKnown } from '../support/browser.ts'

test('the hero is 387 px high on a wide screen, and as high as its text on a small one (R9-13)', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1280, height: 900 } })
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Open research, open peer review' })
  expect((await hero.boundingBox())?.height).toBe(387)
  await page.setViewportSize({ width: 375, height: 812 })
  expect((await hero.boundingBox())?.height).toBeGreaterThan(387)
})

test('the hero of a subject is too, and its title, heading and breadcrumbs name the one listed type (R9-13)', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1280, height: 900 } })
  await page.goto('/browse/biological-sciences/articles')
  const hero = page.locator('main header').filter({ has: page.getByRole('heading', { level: 1, name: 'Biological sciences: Articles' }) })
  expect((await hero.boundingBox())?.height).toBe(387)
  expect(await page.title()).toBe('Biological sciences: Articles | Recto')
  const trail = hero.getByRole('listitem')
  expect(await trail.allInnerTexts()).toEqual(['Home', 'Browse', 'Biological sciences', 'Articles'])
  expect(await trail.getByRole('link', { name: 'Biological sciences' }).getAttribute('href')).toBe('/browse/biological-sciences')
})

test.for([
  [600, false],
  [960, true],
  [1280, true],
  [1440, true],
] as const)('at %i px the search field of the masthead is shown: %s', async ([width, expected], { openPage }) => {
  for (const path of ['/', '/de', `${originOf('wellcome')}/de`]) {
    const page = await openPage({ viewport: { width, height: 800 } })
    await page.goto(path)
    expect(await page.locator('header').first().getByRole('searchbox').first().isVisible()).toBe(expected)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('a table of an article is at least 534 px wide, and scrolls within itself on a phone', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 800 } })
  await page.goto(await pathOf(wellKnown.reviewed))
  const widths = await page.locator('.article-text .table').evaluateAll(tables => tables.map(table => table.getBoundingClientRect().width))
  expect(widths.length).toBeGreaterThan(0)
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(534)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a wide layout ends at 1440 px, in the middle of the screen (R9-10)', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 2000, height: 900 } })
  await page.goto('/')
  const box = await page.locator('main section[aria-labelledby=latest]').locator('..').boundingBox()
  expect([box?.x, box?.width]).toEqual([280, 1440])
})

test('the ISSN is on the heroes that show it, and on no other (A2-112)', async ({ openPage }) => {
  const page = await openPage()
  await page.goto(`${originOf('gates')}/`)
  expect(await page.locator('main section').first().innerText()).toContain('ISSN 2046-1402')
  await page.goto('/')
  expect(await page.locator('main').innerText()).not.toContain('ISSN')
})
