/** The browse screen with the keyboard alone, and by ear: every state, and the way from one to the next. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { addressOf, cards, listed, open, option, searchBox, searchUnanswered, summary } from '../support/browse-screen.ts'
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

test('search, refine, turn pages, go back and forward, reload and share: the same results each time', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse')
  const seen = new Map<string, string[]>()
  const remember = async (address: string) => {
    await listed(page, address)
    await expect.poll(() => summary(page)).toMatch(/^\d+ results/)
    seen.set(address, await cards(page))
  }
  const recognise = async (address: string) => {
    await listed(page, address)
    await expect.poll(() => cards(page)).toEqual(seen.get(address))
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
  for (const address of [second, refined, first]) {
    await page.goBack()
    await recognise(address)
  }
  for (const address of [refined, second, sorted]) {
    await page.goForward()
    await recognise(address)
  }
  await page.reload()
  await recognise(sorted)
  for (const javaScriptEnabled of [true, false]) {
    const other = await openPage({ javaScriptEnabled })
    await other.goto(second)
    expect(addressOf(other)).toBe(second)
    expect(await cards(other)).toEqual(seen.get(second))
  }
})

test('what takes itself away leaves the focus at the results', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse?all=water&publishedYears=2024,2025')
  await tabTo(page, page.getByRole('link', { name: 'Remove: 2024' }))
  await page.keyboard.press('Enter')
  await listed(page, '/browse?all=water&publishedYears=2025')
  await expect.poll(() => focused(page)).toBe('Results')
  await tabTo(page, page.getByRole('button', { name: 'Apply filters' }), 'Shift+Tab')
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
])('axe finds nothing on the screen %s', { timeout: 60_000 }, async ([, path, reach], { openPage }) => {
  const page = await openPage()
  await page.goto(path)
  await page.locator('main [role=combobox]').waitFor()
  await reach(page)
  if (path === '/browse') await page.getByRole('listbox').waitFor()
  expect(await violations(page)).toEqual([])
})

test('while results are on their way, axe finds nothing either', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse')
  const answer = await searchUnanswered(page, 'water')
  expect(await violations(page)).toEqual([])
  answer()
  await listed(page, '/browse?all=water')
})
