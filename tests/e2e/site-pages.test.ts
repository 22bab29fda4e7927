/** The site's own pages in a browser: with what moves, by keyboard, at all widths, and for axe. */
import { describe, expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, test } from '../support/browser.ts'
import { openGallery } from '../support/gallery.ts'
import { variants } from '../support/variants.ts'

const pages = [
  '/about',
  '/about/policies',
  '/for-authors/article-processing-charges',
  '/for-authors/posters-and-slides-guidelines',
  '/legal',
]

describe.for(variants(375, 1280))('built-in pages at %i px', width => {
  test.for(pages)('the page %s fits and passes axe', async (path, { openPage }) => {
    const page = await openPage({ viewport: { width, height: 800 } })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    expect(await violationsInEitherScheme(page)).toEqual([])
  })
})

test('the accordion item in the URL is open, and all open at once (A2-98)', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/about/faqs#preprints')
  await hydrated(page)
  const open = () => page.locator('main details[open]').evaluateAll(all => all.map(({ id }) => id))
  await expect.poll(open).toEqual(['preprints'])
  await page.getByRole('button', { name: 'Expand all' }).first().click()
  await expect.poll(open).toEqual(['relied-on', 'which-version', 'reuse', 'comment', 'preprints'])
})

test('the menu of a page is beside it, or above it as tabs that scroll', async ({ openPage }) => {
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

test('the caption of an image appears on hover or focus (A2-93)', async ({ openPage }) => {
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

test('the button of the cookie page opens the consent dialog again (A2-103)', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/about')
  await page.goto('/legal/privacypolicy/cookies')
  await hydrated(page)
  await page.getByRole('button', { name: 'Manage cookie settings' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
})
