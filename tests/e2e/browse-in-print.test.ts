/** The browse screen on paper, and with colours of the reader's own. */
import { expect } from 'vitest'
import { open } from '../support/browse-screen.ts'
import { test } from '../support/browser.ts'
import { tabThrough } from '../support/focus.ts'

test('in print there are the results with their URLs, and no controls', async ({ openPage }) => {
  const page = await openPage({ colorScheme: 'dark' })
  await open(page, '/browse?all=water&publishedYears=2024,2025')
  await page.emulateMedia({ media: 'print' })
  for (const control of await page.locator('main :is(input, select, button, summary, [rel=next])').all())
    expect(await control.isVisible(), await control.evaluate(element => element.outerHTML)).toBe(false)
  const { origin } = new URL(page.url())
  expect(await page.getByText(page.url(), { exact: true }).isVisible()).toBe(true)
  const printed = await page.locator('main li:has(> article)').evaluateAll(items =>
    items.map(item => ({
      printed: getComputedStyle(item, '::after').content,
      path: item.querySelector('h2 a')?.getAttribute('href'),
    })),
  )
  expect(printed.length).toBeGreaterThan(5)
  for (const item of printed) expect(item.printed).toBe(`"${origin}${item.path}"`)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
  expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-')
})

test('with forced colours each control has a border, and the focus an outline', async ({ openPage }) => {
  const page = await openPage({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await open(page, '/browse?all=water&publishedYears=2025&n0=title&v0=water')
  const plain = await page.locator('main :is(input, select, button):visible').evaluateAll(controls =>
    controls
      .filter(control => {
        const hasEdge = (element: Element | null) => element !== null && Number.parseFloat(getComputedStyle(element).borderBottomWidth) >= 1
        return !hasEdge(control) && !hasEdge(control.parentElement)
      })
      .map(control => control.outerHTML),
  )
  expect(plain).toEqual([])
  const colours = await page
    .locator('main svg:visible')
    .evaluateAll(icons => icons.filter(icon => !icon.closest('article')).map(icon => getComputedStyle(icon).color))
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  // The reader's colours are few; a brand's would be another one.
  expect(new Set(colours).size).toBeLessThanOrEqual(4)
  expect(colours).not.toContain(ground)
  expect((await tabThrough(page)).unmarked).toEqual([])
})
