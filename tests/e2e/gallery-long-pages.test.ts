/** What long pages need behaves: the ways through them, tables and charts. */
import { describe, expect } from 'vitest'
import { test } from '../support/browser.ts'
import { example, openGallery } from '../support/gallery.ts'

describe('long pages of the style guide', () => {
  test('the link to the top appears after scrolling 1000 px (R9-12)', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const link = page.locator('body > a[href="#top"]')
    const scrollTo = (top: number) => page.evaluate(to => window.scrollTo(0, to), top)
    // Opening the gallery scrolls it down and back up again, and the link fades.
    await expect.poll(() => link.isVisible()).toBe(false)
    for (const [top, isThere] of [
      [990, false],
      [1010, true],
      [990, false],
      [3000, true],
    ] as const) {
      await scrollTo(top)
      await expect.poll(() => link.isVisible(), { message: `${top} px` }).toBe(isThere)
    }
    await link.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(() => link.isVisible()).toBe(false)
  })

  test.for([375, 1280])('the menu of a long page marks the current section, %i px wide', async (width, { openPage }) => {
    const page = await openGallery(openPage, { viewport: { width, height: 812 } })
    const menu = example(page, 'anchored-menu').getByRole('navigation')
    const current = () => menu.locator('[aria-current]').allTextContents()
    for (const name of ['Peer review', 'Aims and scope', 'After publication']) {
      await menu.getByRole('link', { name }).click()
      await expect.poll(current).toEqual([name])
      // What moves while it is pressed is not pressed: the row is reached once the page stands still.
      await expect.poll(() => page.locator('html[data-to-anchor]').count()).toBe(0)
      expect(await current(), 'once the page stands still').toEqual([name])
      // In the row of a small screen too, what is marked can be seen.
      const entry = menu.locator('[aria-current]')
      await expect.poll(() => entry.evaluate(link => link.getBoundingClientRect().right <= window.innerWidth)).toBe(true)
    }
  })

  test('sections passed while scrolling to another are never marked', async ({ openPage }) => {
    const page = await openGallery(openPage, { viewport: { width: 375, height: 812 }, reducedMotion: 'no-preference' })
    const menu = example(page, 'anchored-menu').getByRole('navigation')
    await menu.getByRole('link', { name: 'Aims and scope' }).click()
    await expect.poll(() => page.locator('html[data-to-anchor]').count()).toBe(0)
    const marked = await menu.evaluateHandle(element => {
      const names: string[] = []
      const note = () => names.push(element.querySelector('[aria-current]')?.textContent ?? 'none')
      new MutationObserver(note).observe(element, { subtree: true, attributeFilter: ['aria-current'] })
      return names
    })
    await menu.getByRole('link', { name: 'After publication' }).click()
    await expect.poll(() => page.locator('html[data-to-anchor]').count()).toBe(0)
    expect([...new Set(await marked.jsonValue())]).toEqual(['After publication'])
  })

  test('the page keeps its position while the keyboard moves through the menu above it', async ({ openPage }) => {
    const page = await openGallery(openPage, { viewport: { width: 375, height: 812 } })
    const menu = example(page, 'anchored-menu').getByRole('navigation')
    await menu.getByRole('link', { name: 'Peer review' }).click()
    await expect.poll(() => page.locator('html[data-to-anchor]').count()).toBe(0)
    const top = await page.evaluate(() => window.scrollY)
    // From the section's heading back to the menu before it.
    for (const name of ['After publication', 'Peer review', 'Article processing charges']) {
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
      expect(await page.evaluate(() => window.scrollY), name).toBe(top)
    }
  })

  test('a section from the URL is no longer current once its heading leaves the screen', async ({ openPage }) => {
    const page = await openGallery(openPage, { viewport: { width: 375, height: 812 } })
    const menu = example(page, 'anchored-menu').getByRole('navigation')
    const current = () => menu.locator('[aria-current]').allTextContents()
    await menu.getByRole('link', { name: 'Aims and scope' }).click()
    await expect.poll(current).toEqual(['Aims and scope'])
    const top = () => page.evaluate(() => document.getElementById('anchor-aims')?.getBoundingClientRect().top)
    // The next heading comes up to where readers read while this one is on the screen, and then this one goes, half of it at first.
    for (const [to, marked] of [
      [20, 'Aims and scope'],
      [-8, 'Article processing charges'],
      [20, 'Aims and scope'],
    ] as const) {
      await page.evaluate(by => window.scrollBy(0, by), ((await top()) ?? 0) - to)
      await expect.poll(current, { message: `${to} px` }).toEqual([marked])
    }
  })

  test('a table scrolls within itself, by keyboard too (R9-11)', async ({ openPage }) => {
    const page = await openGallery(openPage, { viewport: { width: 375, height: 812 } })
    const region = page.getByRole('region', { name: 'Charges by article type', exact: true })
    await region.focus()
    expect(await region.locator('table').evaluate(table => table.getBoundingClientRect().width)).toBeGreaterThanOrEqual(534)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })

  /** Siblings of the current page: none on extra small screens, one on small and medium ones, two on large ones (reading.md section 9). */
  test.for([
    [375, ['1', '…', '10', '…', '42']],
    [768, ['1', '…', '9', '10', '11', '…', '42']],
    [960, ['1', '…', '9', '10', '11', '…', '42']],
    [1280, ['1', '…', '8', '9', '10', '11', '12', '…', '42']],
  ] as const)('at %i px the page links are %j (R9-03)', async ([width, numbers], { openPage }) => {
    const page = await openGallery(openPage, { viewport: { width, height: 812 }, javaScriptEnabled: false })
    const pages = page.getByRole('navigation', { name: 'Pages, middle' })
    expect(await pages.locator('li:visible').allTextContents()).toEqual(numbers)
    expect(await pages.locator('[aria-current=page]').textContent()).toBe('10')
    expect(await pages.getByRole('link', { name: /Previous|Next/ }).count()).toBe(2)
  })

  test('every chart has a table of its values', async ({ openPage }) => {
    const page = await openGallery(openPage, { javaScriptEnabled: false })
    const charts = page.locator('article[aria-label^="chart: "] figure')
    expect(await charts.count()).toBeGreaterThan(0)
    for (const chart of await charts.all()) {
      const name = await chart.locator('figcaption > p').first().textContent()
      expect(await chart.getByRole('img', { name: name ?? '', exact: true }).count()).toBe(1)
      await chart.getByText('Show as table').click()
      const table = chart.getByRole('table', { name: name ?? '', exact: true })
      expect(await table.isVisible()).toBe(true)
      const [columns, rows] = [table.locator('thead th'), table.locator('tbody tr')]
      expect(await rows.count()).toBeGreaterThan(1)
      for (const row of await rows.all()) expect(await row.locator('th, td').count()).toBe(await columns.count())
    }
    expect(
      await page.getByRole('table', { name: 'Articles published' }).locator('tbody tr').last().locator('th, td').allTextContents(),
    ).toEqual(['2024', '1,530'])
  })
})
