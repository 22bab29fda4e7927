/** The browse page in a browser: its parts, and waiting for them. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated } from './browser.ts'

/** The paths of the listed publications, in order. */
export const cards = (page: Page): Promise<string[]> =>
  page.locator('main article h2 a').evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
export const searchBox = (page: Page): Locator => page.locator('main').getByLabel('Search all content')
/** The status message of the list for screen readers. */
export const summary = (page: Page): Promise<string | null> =>
  page.getByRole('region', { name: 'Results' }).getByRole('status').textContent()
export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
export const option = (page: Page, group: string, name: RegExp): Locator =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name })
export const chips = (page: Page): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Applied filters' }).getByRole('link').allInnerTexts()

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await taken(page)
}

/** Waits until the page's own script has taken over. */
async function taken(page: Page): Promise<void> {
  await hydrated(page)
  await page.locator('main [role=combobox]').waitFor()
}

/** Waits until the list is that of a URL. */
export async function listed(page: Page, path: string): Promise<void> {
  await page.waitForURL(url => url.pathname + url.search === path)
  const results = page.getByRole('region', { name: 'Results' })
  await expect.poll(() => results.getAttribute('aria-busy')).toBeNull()
  // The URL printed above a list is updated with it; the browser's own may change earlier.
  await expect.poll(() => results.locator('p').first().textContent()).toBe(new URL(page.url()).origin + path)
}

/** Searches while the answer is held back. @returns what lets it go */
export async function searchUnanswered(page: Page, text: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(
    url => url.pathname.endsWith('.data') && url.searchParams.get('all') === text,
    async route => {
      await held.promise
      await route.continue()
    },
  )
  await searchBox(page).fill(text)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Results' }).and(page.locator('[aria-busy=true]')).waitFor()
  return held.resolve
}
