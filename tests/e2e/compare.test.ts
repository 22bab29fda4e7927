/** What changed between two versions, and an article's line of time. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { hydrated, pathOf, test, wellKnown } from '../support/browser.ts'
import { tooWide } from '../support/fit.ts'

const comparisonOf = async (title: string, old = 1, newer = 2) => `${await pathOf(title)}/v${old}/compare/v${newer}`
const phone = { width: 375, height: 800 }

const changesOf = (page: Page) => page.locator('.difference-row')
const focusedChange = (page: Page) => page.evaluate(() => document.activeElement?.id)

describe('the comparison of two versions', () => {
  test('it counts the changes, quotes the authors’ summary, and marks them in the text', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(await comparisonOf(wellKnown.reviewed))
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('What changed from version 1 to version 2')
    expect(await page.getByRole('region', { name: 'Amendments from version 1' }).innerText()).toContain('Hartung–Knapp')
    const count = await changesOf(page).count()
    expect(count).toBeGreaterThan(10)
    expect(await page.locator('main').innerText()).toContain(`${count} changes`)
    const added = page.locator('#change-1 ins')
    expect(await added.innerText()).toContain('with Hartung–Knapp intervals')
    expect(await added.evaluate(each => getComputedStyle(each).textDecorationLine)).toBe('underline')
    expect(
      await page
        .locator('.difference del')
        .first()
        .evaluate(each => getComputedStyle(each).textDecorationLine),
    ).toBe('line-through')
  })

  test('it shows unchanged text on request', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(await comparisonOf(wellKnown.reviewed))
    const folded = page.locator('.difference-same').first()
    const text = folded.locator('p').first()
    expect(await text.isVisible()).toBe(false)
    await folded.locator('summary').press('Enter')
    expect(await text.isVisible()).toBe(true)
  })

  test('it shows a replaced image before and after, and a table by cells', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(await comparisonOf(wellKnown.reviewed))
    const images = changesOf(page).filter({ hasText: 'The figure was replaced.' }).first().locator('img')
    expect(await images.count()).toBe(2)
    const [before, after] = await images.evaluateAll(each => each.map(image => image.getAttribute('src')))
    expect(before).not.toBe(after)
    expect(await page.locator('.difference table [data-change="changed"] del').count()).toBeGreaterThan(0)
  })

  test('it links to the place in either version', async ({ openPage }) => {
    const page = await openPage()
    const path = await pathOf(wellKnown.reviewed)
    await page.goto(`${path}/v1/compare/v2`)
    const [old, newer] = await page.locator('#change-1 .difference-place').all()
    expect(await old?.getAttribute('href')).toContain(`${path}/v1#`)
    await newer?.click()
    await page.waitForURL(`**${path}/v2**`)
    const id = new URL(page.url()).hash.slice(1)
    expect(await page.locator(`[id="${id}"]`).innerText()).toContain('with Hartung–Knapp intervals')
  })

  test('it moves from change to change by buttons and keys', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(await comparisonOf(wellKnown.reviewed))
    await hydrated(page)
    const navigator = page.getByRole('navigation', { name: 'Change navigation' })
    await navigator.getByRole('button', { name: 'Next change' }).click()
    await expect.poll(() => focusedChange(page)).toBe('change-1')
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => focusedChange(page)).toBe('change-3')
    expect(await page.locator('#change-3').isVisible()).toBe(true)
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => focusedChange(page)).toBe('change-2')
    await expect.poll(() => navigator.innerText()).toMatch(/^2 of \d+$/)
  })

  test('on a phone the buttons from change to change are a bar of their own, which covers no part of a line', async ({ openPage }) => {
    const page = await openPage({ viewport: phone })
    await page.goto(await comparisonOf(wellKnown.reviewed))
    await hydrated(page)
    const navigator = page.getByRole('navigation', { name: 'Change navigation' })
    await page.locator('#change-2').scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await navigator.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 }
    expect([x, width, y + height]).toEqual([0, phone.width, phone.height])
    expect(await navigator.evaluate(bar => getComputedStyle(bar).backgroundColor)).not.toMatch(/, 0\)$|transparent/)
  })

  test('it is side by side where there is room, and a single text on a phone', async ({ openPage }) => {
    const [wide, narrow, path] = [await openPage(), await openPage({ viewport: phone }), await comparisonOf(wellKnown.reviewed)]
    await wide.goto(path)
    await wide.getByRole('link', { name: 'Side by side' }).click()
    await wide.waitForURL('**?view=side')
    const [old, newer] = [wide.locator('#change-2 .difference-old'), wide.locator('#change-2 .difference-new')]
    const [left, right] = [await old.boundingBox(), await newer.boundingBox()]
    expect(left && right && left.x + left.width <= right.x).toBe(true)
    expect(await old.innerText()).toContain('Two-way messages')
    expect(await newer.innerText()).not.toContain('Two-way messages (4.9 mmHg) were more effective')
    await narrow.goto(`${path}?view=side`)
    expect(await narrow.locator('#change-2 .difference-old').isVisible()).toBe(false)
    expect(await narrow.locator('#change-2 .difference-new').innerText()).toContain('Two-way messages (4.9 mmHg) were more effective')
    expect(await tooWide(narrow)).toEqual([])
  })

  test('it has code and formulas in the column of their version', async ({ openPage }) => {
    const [page, narrow] = [await openPage(), await openPage({ viewport: phone })]
    const leftOf = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? 0)
    const added = `${await comparisonOf('Five years of cover cropping')}?view=side`
    await page.goto(added)
    const right = await leftOf(page.locator('.difference-columns > span').last())
    for (const part of ['.difference-new > pre:has(ins)', '.difference-versions > [data-change="added"]:has(math)']) {
      expect(await leftOf(page.locator(`[data-change="added"] ${part}`).first()), part).toBeGreaterThanOrEqual(right)
    }

    const changed = `${await comparisonOf('Hourly water temperature')}?view=side`
    await page.goto(changed)
    const [before, after] = [page.locator('.difference-old pre:has(del)').first(), page.locator('.difference-new pre:has(ins)').first()]
    expect(await before.locator('del').innerText()).toBe('# time: end of hour, UTC\n')
    expect(await after.locator('ins').innerText()).toMatch(/^# time: end of hour, UTC; value: mean/)
    expect([await before.locator('ins').count(), await after.locator('del').isVisible()]).toEqual([0, false])
    expect((await leftOf(before)) < right && right <= (await leftOf(after))).toBe(true)

    await narrow.goto(changed)
    expect(await narrow.locator('.difference-new pre:has(ins) del').first().isVisible()).toBe(true)
    expect(await tooWide(narrow)).toEqual([])
  })

  test('it compares any two of three versions', async ({ openPage }) => {
    const page = await openPage()
    const path = await pathOf(wellKnown.revised)
    await page.goto(`${path}/v1/compare/v2`)
    await page.getByRole('navigation', { name: 'Versions to compare' }).getByRole('link', { name: 'Version 3' }).click()
    await page.waitForURL(`**${path}/v1/compare/v3`)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('What changed from version 1 to version 3')
  })

  test('it is the same without a script, where each change has a link', async ({ openPage }) => {
    const path = await comparisonOf(wellKnown.reviewed)
    const [without, withScript] = [await openPage({ javaScriptEnabled: false }), await openPage()]
    await without.goto(`${path}#change-4`)
    await withScript.goto(path)
    const text = (page: Page) => page.locator('.difference').last().innerText()
    expect(await text(without)).toBe(await text(withScript))
    expect(await without.locator('#change-4').evaluate(each => each.matches(':target'))).toBe(true)
    await without.locator('.difference-same > summary').first().click()
    expect(await without.locator('.difference-same > p').first().isVisible()).toBe(true)
  })

  test('it is not indexed, and its canonical URL is the newer version', async ({ openPage }) => {
    const page = await openPage()
    const path = await pathOf(wellKnown.reviewed)
    await page.goto(`${path}/v1/compare/v2`)
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${path}/v2$`))
  })

  test.for(['', '?view=side'])('axe finds no violation%s', { timeout: 120_000 }, async (query, { openPage }) => {
    const page = await openPage()
    await page.goto((await comparisonOf(wellKnown.reviewed)) + query)
    await hydrated(page)
    expect(await violations(page)).toEqual([])
  })

  test('any order of versions redirects to one path, and invalid ones are not found', async ({ openPage }) => {
    const page = await openPage()
    const path = await pathOf(wellKnown.reviewed)
    const statusOf = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })).status()
    const [, publicationId] = path.split('-')
    expect(await statusOf(`${path}/v2/compare/v1`)).toBe(301)
    expect(await statusOf(`/articles/${publicationId}/v1/compare/v2`)).toBe(302)
    expect(await statusOf(`${path}/v1/compare/v2?view=%ff&view=`)).toBe(200)
    for (const invalid of ['/v1/compare/v1', '/v1/compare/v9', '/v0/compare/v1', '/x/compare/y', '/v1/compare', '/v1/compare/v2/v3']) {
      expect(await statusOf(path + invalid), invalid).toBe(404)
    }
  })
})

test('every article with versions can be compared, and the newer version links to it', { timeout: 120_000 }, async ({ openPage }) => {
  const page = await openPage()
  await page.goto(await pathOf(wellKnown.revised))
  const links = page.locator('aside a', { hasText: 'What changed' })
  expect(await links.count()).toBe(2)
  await links.last().click()
  await page.waitForURL('**/v1/compare/v2')
})

describe('the timeline of an article', () => {
  test('it lists versions, reports and responses in order, with links', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(await pathOf(wellKnown.reviewed))
    const line = page.getByRole('region', { name: 'Timeline' })
    const times = await line.locator('ol > li > span time:first-child').evaluateAll(all => all.map(each => each.getAttribute('datetime')))
    expect(times.length).toBeGreaterThan(3)
    expect(times).toEqual(times.toSorted())
    const text = await line.innerText()
    expect(text).toMatch(/Version 1 published[\s\S]+reports[\s\S]+Version 2 published/)
    await line
      .getByRole('link', { name: /^Report by/ })
      .last()
      .click()
    await page.waitForURL(/#/)
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
    await expect.poll(() => page.locator(`[id="${id}"]`).count()).toBe(1)
  })

  test('it shows when peer review was passed, and links to comments', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(await pathOf('Hot nights and emergency ambulance calls'))
    const line = page.getByRole('region', { name: 'Timeline' })
    expect(await line.locator('li[data-kind="status"]').innerText()).toMatch(/28 Aug 2023\s+passed peer review/i)
    await line.getByRole('link', { name: 'Comment by Priyanka Rajagopal-Oduya' }).click()
    await page.waitForURL(/\/comments#comment-\d+$/)
    expect(await page.locator(`article${new URL(page.url()).hash}`).innerText()).toContain('Reviewer')
  })

  test('it fits on a phone', async ({ openPage }) => {
    const page = await openPage({ viewport: phone })
    await page.goto(await pathOf(wellKnown.reviewed))
    await page.getByRole('region', { name: 'Timeline' }).scrollIntoViewIfNeeded()
    expect(await tooWide(page)).toEqual([])
  })
})
