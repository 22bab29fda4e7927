/** Several rows of a list are chosen and changed at once: by keyboard, on a phone, and without a script. */
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, type OpenPage, test } from '../support/browser.ts'
import { tooWide } from '../support/fit.ts'
import { signInByForm } from '../support/sign-in-by-form.ts'
import { superEditor } from '../support/site-people.ts'
import { variants } from '../support/variants.ts'

/** A platform whose pages no other test counts. */
const contentURL = inject('site').replace('localhost', 'wellcome.localhost')

interface Opened {
  baseURL?: string
  width?: number
  javaScriptEnabled?: boolean
}

async function open(openPage: OpenPage, path: string, { baseURL = inject('site'), width = 1280, javaScriptEnabled = true }: Opened) {
  const page = await openPage({ baseURL, viewport: { width, height: 900 }, javaScriptEnabled })
  await signInByForm(page, superEditor, path)
  if (javaScriptEnabled) await hydrated(page)
  return page
}

let made = 0
/** @returns their titles, which a search for the word finds */
async function writePages(page: Page, word: string, number: number): Promise<string[]> {
  const titles: string[] = []
  for (let each = 0; each < number; each += 1) {
    made += 1
    await page.goto('/my/content/pages/new')
    await page.getByRole('textbox', { name: 'Title' }).fill(`${word} ${made}`)
    await page.getByRole('textbox', { name: 'Address' }).fill(`/chosen/${word.toLowerCase()}-${made}`)
    await page.getByRole('button', { name: 'Publish now', exact: true }).press('Enter')
    await page.waitForURL(url => url.searchParams.has('done'))
    titles.push(`${word} ${made}`)
  }
  return titles
}
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select “${title}”` })
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'selected' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test.for(variants(375, 1280))('pages are selected, taken offline and deleted by keyboard (%i px)', async (width, { openPage }) => {
  const page = await open(openPage, '/my/content', { baseURL: contentURL, width })
  const word = `Gable${width}`
  const titles = await writePages(page, word, 3)
  await page.goto(`/my/content?search=${word}`)
  await hydrated(page)
  expect(await page.getByRole('button', { name: 'Unpublish' }).count()).toBe(0)
  await box(page, titles[0] ?? '').press('Space')
  await count(page).getByText('1 selected').waitFor()
  await page.getByRole('button', { name: 'Select all on this page' }).press('Enter')
  await count(page).getByText('3 selected').waitFor()
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter')
  await page.getByRole('button', { name: 'Unpublish' }).waitFor({ state: 'hidden' })
  expect(await focused(page)).toBe('Select all on this page')
  for (const title of titles.slice(0, 2)) await box(page, title).press('Space')
  expect([await tooWide(page), await violationsInEitherScheme(page)]).toEqual([[], []])
  await page.getByRole('button', { name: 'Unpublish' }).press('Enter')
  await page.getByText('2 pages unpublished.').waitFor()
  await expect.poll(() => focused(page)).toContain('2 pages unpublished.')
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  // One of them is offline already.
  for (const title of titles.slice(1)) await box(page, title).press('Space')
  await page.getByRole('button', { name: 'Unpublish' }).press('Enter')
  await page.getByText('1 was not changed').waitFor()
  await page.getByText('1 page unpublished.').waitFor()
  await page.getByRole('button', { name: 'Select all on this page' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete 3 pages?' })
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await question.getByText(titles[2] ?? '').waitFor()
  expect([await tooWide(page), await violationsInEitherScheme(page)]).toEqual([[], []])
  expect(await focused(page)).toBe('Cancel')
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await count(page).getByText('3 selected').waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await question.getByRole('button', { name: 'Yes, delete all 3' }).press('Enter')
  await page.getByText('3 pages were deleted.').waitFor()
  await page.getByText('No matching entries').waitFor()
})

test('without a script the actions work, and deleting asks on a page', async ({ openPage }) => {
  const page = await open(openPage, '/my/content', { baseURL: contentURL, javaScriptEnabled: false, width: 375 })
  const titles = await writePages(page, 'Eaves', 2)
  await page.goto('/my/content?search=Eaves')
  expect(await page.getByRole('button', { name: 'Select all on this page' }).count()).toBe(0)
  for (const title of titles) await box(page, title).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await page.getByText('Delete 2 pages?').waitFor()
  await page.getByRole('button', { name: 'Yes, delete all 2' }).press('Enter')
  await page.getByText('2 pages were deleted.').waitFor()
})

describe('bulk actions on comments', () => {
  test.for(variants(375, 1280))(
    'they work by keyboard, and the selection stays where the reason is missing (%i px)',
    async (width, { openPage }) => {
      const page = await open(openPage, '/my/moderation?list=published', { width })
      const boxes = page.locator('[name=row]')
      await boxes.first().press('Space')
      await count(page).getByText('1 selected').waitFor()
      await page.getByRole('textbox', { name: 'Reason' }).waitFor()
      expect([await tooWide(page), await violationsInEitherScheme(page)]).toEqual([[], []])
      await page.getByRole('button', { name: 'Remove' }).press('Enter')
      await page.getByText('Reason cannot be blank').first().waitFor()
      expect([await boxes.first().isChecked(), await page.locator('[name=row]:checked').count()]).toEqual([true, 1])
    },
  )

  test('they work without a script too', async ({ openPage }) => {
    const page = await open(openPage, '/my/moderation?list=published', { javaScriptEnabled: false })
    await page.locator('[name=row]').first().check()
    await page.getByRole('button', { name: 'Remove' }).press('Enter')
    await page.getByText('Reason cannot be blank').first().waitFor()
    expect(await page.locator('[name=row]:checked').count()).toBe(1)
  })
})
