/** The whole way of a reader: from the list of gateways into one, through its pages, a search inside, an article, and back (reading.md section 2.3). */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { cards, pathOf } from '../support/browse-screen.ts'
import { hydrated, originOf, test } from '../support/browser.ts'
import { tooWide } from '../support/fit.ts'
import { variants } from '../support/variants.ts'

const name = 'Alpine–Adriatic Water Research Fund'
const path = '/gateways/alpine-adriatic-water'
const home = '/alpine-adriatic-water'
const stageTitle = 'Where the water goes'
const lakeIce = { title: /^Seventy winters of ice on Lake Ossa/, path: '/articles/3-109' }

const at = (page: Page, path: string) => page.waitForURL(url => url.pathname + url.search === path)
const heading = (page: Page, title: string | RegExp) => page.getByRole('heading', { level: 1, name: title }).waitFor()
const tab = (page: Page, label: string) =>
  page.getByRole('navigation', { name: `Pages of ${name}` }).getByRole('link', { name: label, exact: true })
const searchInside = (page: Page) =>
  page
    .locator('main')
    .getByRole('searchbox', { name: `Search in ${name}` })
    .locator('visible=true')
    .first()

/** From the list to an article; where there are scripts, within one document. @param seen is asked at each stop */
async function walkThere(page: Page, seen: (page: Page) => Promise<void>, withScript = true): Promise<void> {
  await page.goto('/gateways')
  if (withScript) {
    await hydrated(page)
    await page.evaluate(() => Reflect.set(window, 'same document', true))
  }
  await seen(page)
  await page.getByRole('link', { name }).first().click()

  await at(page, home)
  await heading(page, stageTitle)
  await seen(page)
  await tab(page, 'About').click()
  await at(page, `${path}/about`)
  await seen(page)
  await tab(page, 'FAQs').click()
  await at(page, `${path}/faqs`)
  await seen(page)
  await tab(page, 'What’s new').click()
  await at(page, `${path}/whats-new`)
  await seen(page)
  await tab(page, 'Home').click()
  await at(page, home)
  // The URL changes before the page does, and the page that leaves has a box for searching as well.
  await heading(page, stageTitle)

  await searchInside(page).fill('ice')
  await searchInside(page).press('Enter')
  await at(page, `${path}/browse?all=ice`)
  await expect.poll(async () => await cards(page)).toContain(lakeIce.path)
  await seen(page)
  await page.locator('main article').getByRole('link', { name: lakeIce.title }).click()
  await at(page, lakeIce.path)
  await heading(page, lakeIce.title)
  if (withScript) expect(await page.evaluate(() => Reflect.get(window, 'same document'))).toBe(true)
}

/** From the article back into the gateway, as its page says, and as the browser does. */
async function walkBack(page: Page): Promise<void> {
  await page.goBack()
  await at(page, `${path}/browse?all=ice`)
  await expect.poll(async () => await cards(page)).toContain(lakeIce.path)
  await page.goForward()
  await at(page, lakeIce.path)
  await page.getByRole('region', { name: 'Part of' }).getByRole('link', { name }).click()
  await at(page, home)
  await heading(page, stageTitle)
  await page.goto(`${path}/about`)
  await page.locator('[data-gateway-banner]').getByRole('link', { name, exact: true }).first().click()
  await at(page, home)
}

describe.each(variants(375, 1280))('a visit to a gateway at %i px', width => {
  const viewport = { width, height: 900 }

  test('it leads from the list to a home page, to a search inside, to an article and back', async ({ openPage }) => {
    const page = await openPage({ viewport })
    await walkThere(page, async each => expect(await tooWide(each)).toEqual([]))
    await walkBack(page)
  })

  test('it is the same without a script', async ({ openPage }) => {
    const page = await openPage({ viewport, javaScriptEnabled: false })
    await walkThere(page, async each => expect(await tooWide(each)).toEqual([]), false)
    await walkBack(page)
  })

  test('axe finds no violation on its pages, light and dark', async ({ openPage }) => {
    const page = await openPage({ viewport })
    const found: Record<string, string[]> = {}
    await walkThere(page, async each => {
      const problems = await violationsInEitherScheme(each)
      if (problems.length > 0) found[pathOf(each)] = problems
    })
    expect(found).toEqual({})
  })
})

test.for([
  ['an accent that is hard to read', 'f1000research', '/liveable-cities'],
  ['a deep ground, and a block without a title', 'f1000research', '/listening-outdoors'],
  ['a language of its own', 'f1000research', '/offene-sprechstunde'],
  ['no theme', 'f1000research', '/gateways/small-universities/about'],
  ['a collection with tokens of its own', 'f1000research', '/collections/weights-and-measures/home'],
  ['a platform with a short name', 'ora', '/gateways/dryland-farming/about'],
  ['a gateway that is a platform', 'verixiv', '/institutions/northern-field-stations'],
] as const)('axe finds no violation in light and dark with %s', async ([, platform, path], { openPage }) => {
  const page = await openPage({ baseURL: originOf(platform) })
  await page.goto(path)
  expect(await violationsInEitherScheme(page)).toEqual([])
  expect(await tooWide(page)).toEqual([])
})

test('a search inside a gateway finds its publications only, and a filter part of them', async ({ openPage }) => {
  const page = await openPage()
  await page.goto(`${path}/browse?show=100`)
  const inside = await cards(page)
  expect(inside.length).toBe(7)
  await page.goto(`${path}/browse?all=data&show=100`)
  const found = await cards(page)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(each => !inside.includes(each))).toEqual([])
  await page.goto('/browse?all=data&show=100')
  expect((await cards(page)).length).toBeGreaterThan(found.length)
  await page.goto(`${path}/browse`)
  await page
    .getByRole('navigation', { name: `Sections of ${name}` })
    .getByRole('link', { name: /^Lakes and reservoirs/ })
    .click()
  await at(page, `${path}/lakes`)
  await expect.poll(async () => (await cards(page)).toSorted()).toEqual(['/articles/3-108', lakeIce.path])
})
