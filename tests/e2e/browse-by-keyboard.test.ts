/** The browse screen with the keyboard alone, and by ear: every state, and the way from one to the next. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { cards, listed, open, option, pathOf, searchBox, searchUnanswered, summary } from '../support/browse-screen.ts'
import { test } from '../support/browser.ts'

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    if ((await target.count()) > 0 && (await target.evaluate(element => element === document.activeElement))) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} cannot be reached by ${key}.`)
}
const focused = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null)

test('search, filters, paging, history, reload and a shared URL give the same results', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse')
  const seen = new Map<string, string[]>()
  const remember = async (path: string) => {
    await listed(page, path)
    await expect.poll(() => summary(page)).toMatch(/^\d+ results/)
    seen.set(path, await cards(page))
  }
  const recognise = async (path: string) => {
    await listed(page, path)
    await expect.poll(() => cards(page)).toEqual(seen.get(path))
  }
  await tabTo(page, searchBox(page))
  await page.keyboard.type('data')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await remember('/browse?all=data')
  await tabTo(page, option(page, 'Content types', /^Articles/))
  await page.keyboard.press('Space')
  await remember('/browse/articles?all=data')
  await tabTo(page, page.getByRole('link', { name: 'Next', exact: true }))
  await page.keyboard.press('Enter')
  await remember('/browse/articles?all=data&page=2')
  // Whoever turned the page reads on from the beginning of the next one.
  await expect.poll(() => focused(page)).toBe('Results')
  expect(new Set([...seen.values()].map(String)).size).toBe(3)
  await tabTo(page, page.getByLabel('Sort by'))
  await page.keyboard.press('ArrowDown')
  await remember('/browse/articles?all=data&sort=newest')

  const [first = '', refined = '', second = '', sorted = ''] = seen.keys()
  for (const path of [second, refined, first]) {
    await page.goBack()
    await recognise(path)
  }
  for (const path of [refined, second, sorted]) {
    await page.goForward()
    await recognise(path)
  }
  await page.reload()
  await recognise(sorted)
  for (const javaScriptEnabled of [true, false]) {
    const other = await openPage({ javaScriptEnabled })
    await other.goto(second)
    expect(pathOf(other)).toBe(second)
    expect(await cards(other)).toEqual(seen.get(second))
  }
})

test('a removed filter moves the focus to the results', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse?all=water&publishedYears=2024,2025')
  await tabTo(page, page.getByRole('link', { name: 'Remove: 2024' }))
  await page.keyboard.press('Enter')
  await listed(page, '/browse?all=water&publishedYears=2025')
  await expect.poll(() => focused(page)).toBe('Results')
  await tabTo(page, page.locator('summary', { hasText: 'Advanced search' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Apply filters' }))
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Results')
})

test.for<[name: string, path: string, reach: (page: Page) => Promise<unknown>]>([
  ['with suggestions', '/browse', async page => searchBox(page).pressSequentially('ecol')],
  ['with another spelling to choose', '/browse?all=watre', async page => page.getByText('Did you mean').waitFor()],
  ['beyond the end', '/browse?all=water&page=90', async () => {}],
  ['with an added row', '/browse?n0=title&v0=water', async page => page.getByRole('button', { name: 'Add a row' }).click()],
  ['beneath another subject', '/browse/biological-sciences?term1=ecology', async () => {}],
  ['in German', '/de/browse?all=water', async () => {}],
])('axe finds no violation on the browse page %s', async ([, path, reach], { openPage }) => {
  const page = await openPage()
  await page.goto(path)
  await page.locator('main [role=combobox]').waitFor()
  await reach(page)
  if (path === '/browse') await page.getByRole('listbox').waitFor()
  expect(await violations(page)).toEqual([])
})

test('axe finds no violation while results load', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse')
  const answer = await searchUnanswered(page, 'water')
  expect(await violations(page)).toEqual([])
  answer()
  await listed(page, '/browse?all=water')
})
