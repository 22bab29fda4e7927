/** Blocks of pages and the layout around them, at the widths where they change (specification, accounts.md sections 2 and 9; reading.md section 9). */
import type { Locator } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { test } from '../support/browser.ts'
import { openGallery } from '../support/gallery.ts'

/** How many stand beside each other in the first row. */
const inFirstRow = (items: Locator): Promise<number> =>
  items.evaluateAll(all => {
    const tops = all.map(each => each.getBoundingClientRect().top)
    return tops.filter(top => top === tops[0]).length
  })
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('featured members are in one, two, three and four columns (A2-86)', async ({ openPage }) => {
  const page = await openGallery(openPage)
  const list = page.locator('[data-kind="member-list"]').filter({ hasText: 'Advisers' }).locator('ul[data-mode="featured"]')
  await list.waitFor()
  for (const [width, columns] of [
    [599, 1],
    [600, 2],
    [959, 2],
    [960, 3],
    [1279, 3],
    [1280, 4],
    [1600, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tracks = await list.evaluate(each => getComputedStyle(each).gridTemplateColumns.split(' ').length)
    expect([width, tracks]).toEqual([width, columns])
    expect([width, await inFirstRow(list.locator(':scope > li'))]).toEqual([
      width,
      Math.min(columns, await list.locator(':scope > li').count()),
    ])
  }
})

describe('the publishing charges page', () => {
  test('its pie chart has a slice for each row of its table, of the right size (A2-95)', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } })
    await page.goto('/for-authors/article-processing-charges')
    const pie = page.locator('figure').filter({ hasText: 'What an article processing charge pays for' })
    expect(await pie.locator('svg[viewBox^="-124"] path').count()).toBe(6)
    const text = (await pie.textContent()) ?? ''
    for (const part of ['Peer review', 'Production and typesetting', 'Waivers']) expect(text).toContain(part)
    // 420 of 1,350.
    expect(text).toMatch(/31(?:\.\d)?\s?%/)
  })
})

describe('the sidebars of a page', () => {
  const at = async (openPage: Parameters<typeof openGallery>[0], width: number) => {
    const page = await openPage({ viewport: { width, height: 800 } })
    await page.goto('/about/policies')
    const menu = page.getByRole('navigation', { name: 'On this page' })
    const text = page.locator('main h2').first()
    return { menu: await boxOf(menu), text: await boxOf(text), page }
  }

  test.for([
    [960, 3 / 12],
    [1279, 3 / 12],
    [1280, 2 / 12],
    [1600, 2 / 12],
  ] as const)('at %i px the left column has its share of twelve columns (R9-24)', async ([width, part], { openPage }) => {
    const { menu, text, page } = await at(openPage, width)
    const columns = page.locator('[data-left]').first()
    const tracks = await columns.evaluate(each => getComputedStyle(each).gridTemplateColumns.split(' ').map(Number.parseFloat))
    // From 1280 px on the right sidebar stands beside the text.
    expect(tracks).toHaveLength(width >= 1280 ? 3 : 2)
    const [left = 0, main = 0] = tracks
    expect(menu.width).toBeCloseTo(left, 0)
    expect(text.x).toBeGreaterThan(menu.x + menu.width)
    // The share is one of the columns without the gaps between them; a third column has three of twelve.
    const others = tracks.slice(2).reduce((sum, track) => sum + track, 0)
    expect(left / (left + main + others)).toBeCloseTo(part, 2)
    expect(others / (left + main + others)).toBeCloseTo(tracks.length > 2 ? 3 / 12 : 0, 2)
  })

  test('at 959 px everything is in one column', async ({ openPage }) => {
    const { menu, text } = await at(openPage, 959)
    expect(text.y).toBeGreaterThan(menu.y + menu.height - 1)
    expect(Math.abs(text.x - menu.x)).toBeLessThan(2)
  })
})

test('the hero banner has the brand’s design and the block’s text, and the call to submit links to the publish page (A2-84, A2-105)', async ({
  openPage,
}) => {
  const page = await openGallery(openPage)
  const hero = page.locator('section[data-layout]').filter({ hasText: 'Slates, tiles and thatch' })
  await hero.waitFor()
  expect(await hero.getByRole('searchbox').count()).toBe(1)
  expect(await hero.locator('h2').textContent()).toBe('Slates, tiles and thatch')
  const call = page.locator('[data-kind="submit-call-to-action"]')
  expect(await call.locator('h2').textContent()).toBe('Show your roof')
  expect(await call.getByRole('link').getAttribute('href')).toBe('/for-authors/publish-your-research')
})

test('a site whose brand has no hero begins with its name', async ({ openPage }) => {
  const page = await openPage({ baseURL: inject('site') })
  await page.goto('/')
  expect(await page.locator('section[aria-labelledby="welcome"]').count()).toBe(1)
})
