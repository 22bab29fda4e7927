/** The fields of the menu editor keep the focus, however they came by it. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { hydrated, test } from '../support/browser.ts'
import { signInByForm } from '../support/sign-in-by-form.ts'
import { superEditor } from '../support/site-people.ts'

const baseURL = inject('site').replace('localhost', 'matop.localhost')

async function openMenu(page: Page): Promise<void> {
  await signInByForm(page, superEditor, '/my/content/menu')
  await hydrated(page)
  await page.getByRole('grid').waitFor()
}

const words = (page: Page, at: number) => page.locator('[name^="text-"]').nth(at)
const isFocused = (page: Page, at: number) => words(page, at).evaluate(input => input === document.activeElement)
/** As long as an effect of React's takes to move it. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))))

test.for([
  ['a script', (page: Page, at: number) => words(page, at).evaluate((input: HTMLElement) => input.focus())],
  ['a press', (page: Page, at: number) => words(page, at).click()],
  ['its label', (page: Page, at: number) => page.getByRole('grid').getByText('Text', { exact: true }).nth(at).click()],
] as const)('a field focused by %s keeps the focus while the user types', async ([, focus], { openPage }) => {
  const page = await openPage({ baseURL })
  await openMenu(page)
  for (const at of [2, 0, 1]) {
    await focus(page, at)
    await twoFrames(page)
    expect(await isFocused(page, at)).toBe(true)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(`Slates ${at}`)
    expect([await words(page, at).inputValue(), await isFocused(page, at)]).toEqual([`Slates ${at}`, true])
  }
  // On by Tab, within the row.
  await page.keyboard.press('Tab')
  await twoFrames(page)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name')?.split('-')[0])).toBe('target')
})
