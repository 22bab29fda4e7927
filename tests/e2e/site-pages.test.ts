/** The site's own pages in a browser: with what moves, by keyboard, at all widths, and for axe. */
import { describe, expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, test } from '../support/browser.ts'
import { openGallery } from '../support/gallery.ts'

const pages = [
  '/about',
  '/about/policies',
  '/for-authors/article-processing-charges',
  '/for-authors/posters-and-slides-guidelines',
  '/legal',
]

describe.for([1280, 375])('%i px wide', width => {
  test.for(pages)('%s', { timeout: 60_000 }, async (path, { openPage }) => {
    const page = await openPage({ viewport: { width, height: 800 } })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    expect(await violationsInEitherScheme(page)).toEqual([])
  })
})

test('an accordion opens where the address names it, and all open at once (A2-98)', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/about/faqs#preprints')
  await hydrated(page)
  const open = () => page.locator('main details[open]').evaluateAll(all => all.map(({ id }) => id))
  await expect.poll(open).toEqual(['preprints'])
  await page.getByRole('button', { name: 'Open all' }).first().click()
  await expect.poll(open).toEqual(['relied-on', 'which-version', 'reuse', 'comment', 'preprints'])
})

test('a page’s menu stands beside it, and above it as tabs that scroll where there is no room', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } })
  await page.goto('/about/policies')
  const menu = page.getByRole('navigation', { name: 'On this page' })
  const text = page.locator('main h2').first()
  const left = async () => ((await menu.boundingBox())?.x ?? 0) + ((await menu.boundingBox())?.width ?? 0)
  expect(await left()).toBeLessThanOrEqual((await text.boundingBox())?.x ?? 0)
  await page.setViewportSize({ width: 375, height: 800 })
  expect((await menu.boundingBox())?.height).toBeLessThan(80)
  expect(await menu.locator('ul').evaluate(list => list.scrollWidth > list.clientWidth)).toBe(true)
  await menu.getByRole('link', { name: 'Charges and waivers' }).click()
  await expect.poll(() => page.locator('#charges').evaluate(heading => heading.getBoundingClientRect().top)).toBeLessThan(200)
})

test('an image’s caption shows while a pointer is on it or the focus in it (A2-93)', async ({ openPage }) => {
  const page = await openGallery(openPage)
  const image = page.locator('figure[data-kind="image"][tabindex]')
  const opacity = () => image.locator('figcaption').evaluate(caption => getComputedStyle(caption).opacity)
  expect(await opacity()).toBe('0')
  await image.hover()
  await expect.poll(opacity).toBe('1')
  await page.mouse.move(0, 0)
  await expect.poll(opacity).toBe('0')
  await image.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect.poll(opacity).toBe('1')
})

test('the button of the cookie page asks again (A2-103)', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/about')
  await page.goto('/legal/privacypolicy/cookies')
  await hydrated(page)
  await page.getByRole('button', { name: 'Manage cookie settings' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
})
