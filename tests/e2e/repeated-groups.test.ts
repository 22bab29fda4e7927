/** Forms with groups within groups, by the example of the style guide: by keyboard, and without a script. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, test } from '../support/browser.ts'
import { cutOff, tooWide } from '../support/fit.ts'

const path = '/styleguide/authors-form'
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent)

async function sent(page: Page): Promise<unknown> {
  await button(page, 'Send').click()
  return JSON.parse((await page.locator('pre').textContent()) ?? 'null')
}

describe.for([true, false])('repeated groups with a script: %s', javaScriptEnabled => {
  test('rows are added, moved and removed with their entries, and sent in their order', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled })
    await page.goto(path)
    if (javaScriptEnabled) await hydrated(page)
    await field(page, 'title').fill('Slate roofs')
    await field(page, 'authors[0].name').fill('Ada')
    await page.locator('[name="authors[0].roles[]"][value="data-curation"]').check()
    await button(page, 'Add an affiliation').click()
    await field(page, 'authors[0].affiliations[0].institution').fill('University of Bath')
    await button(page, 'Add an author').click()
    await field(page, 'authors[1].name').fill('Bo')
    await field(page, 'authors[1].email').fill('bo@example.org')
    await page.locator('[name="authors[1].roles[]"][value="conceptualization"]').check()
    await page.locator('[name="authors[1].roles[]"][value="data-curation"]').check()
    await button(page, 'Move Author 2 up').click()
    await expect.poll(() => field(page, 'authors[0].name').inputValue()).toBe('Bo')
    await button(page, 'Add an author').click()
    await field(page, 'authors[2].name').waitFor()
    await button(page, 'Remove Author 3').click()
    await field(page, 'authors[2].name').waitFor({ state: 'detached' })
    expect(await sent(page)).toEqual({
      title: 'Slate roofs',
      authors: [
        { name: 'Bo', email: 'bo@example.org', roles: ['conceptualization', 'data-curation'], affiliations: [] },
        { name: 'Ada', email: '', roles: ['data-curation'], affiliations: [{ institution: 'University of Bath', country: '' }] },
      ],
    })
  })

  test('errors are shown at their fields and in the summary, which links to them', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled })
    await page.goto(path)
    if (javaScriptEnabled) await hydrated(page)
    await field(page, 'title').fill('Slate')
    await field(page, 'authors[0].name').fill(' ')
    await page.locator('[name="authors[0].roles[]"]').first().check()
    await button(page, 'Add an affiliation').click()
    await field(page, 'authors[0].affiliations[0].institution').fill(' ')
    // The button is held back while an error shows.
    await field(page, 'title').press('Enter')
    const links = page.getByRole('link', { name: /cannot be blank/ })
    await links.first().waitFor()
    expect(await links.allTextContents()).toEqual(['Name of author 1 cannot be blank', 'Institution 1 of author 1 cannot be blank'])
    await links.last().click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('authors[0].affiliations[0].institution')
    expect(await field(page, 'authors[0].affiliations[0].institution').getAttribute('aria-invalid')).toBe('true')
    expect(await field(page, 'title').inputValue()).toBe('Slate')
  })

  test('Enter in a field sends the form, and removes no row', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled })
    await page.goto(path)
    if (javaScriptEnabled) await hydrated(page)
    await field(page, 'title').fill('Slate')
    await page.locator('[name="authors[0].roles[]"]').first().check()
    await button(page, 'Add an author').click()
    await field(page, 'authors[1].name').fill('Bo')
    await page.locator('[name="authors[1].roles[]"]').first().check()
    await field(page, 'authors[0].name').fill('Ada')
    await field(page, 'authors[0].name').press('Enter')
    expect(JSON.parse((await page.locator('pre').textContent()) ?? '')).toMatchObject({ authors: [{ name: 'Ada' }, { name: 'Bo' }] })
  })
})

test('the focus moves to a new row, stays with a moved one, and goes on from a removed one, and each change is announced', async ({
  openPage,
}) => {
  const page = await openPage()
  await page.goto(path)
  await hydrated(page)
  await button(page, 'Add an author').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('authors[1].name')
  await page.getByRole('status').filter({ hasText: 'Author 2 added.' }).waitFor({ state: 'attached' })
  await page.keyboard.type('Bo')
  // The first row is there already: nothing moves, and nothing is announced.
  await button(page, 'Move Author 1 up').focus()
  await page.keyboard.press('Enter')
  expect(await page.getByRole('status').filter({ hasText: 'added.' }).count()).toBe(1)
  await button(page, 'Move Author 2 up').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Moved up. Now Author 1.' }).waitFor({ state: 'attached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move Author 1 up')
  expect(await field(page, 'authors[0].name').inputValue()).toBe('Bo')
  await button(page, 'Remove Author 1').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Author 1 removed.' }).waitFor({ state: 'attached' })
  expect(await focused(page)).toBe('Author 1')
  expect(await button(page, 'Remove Author 1').count()).toBe(0)
})

test('the form passes axe, on a phone too', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 800 } })
  await page.goto(path)
  await hydrated(page)
  await button(page, 'Add an affiliation').click()
  await button(page, 'Add an author').click()
  expect(await violationsInEitherScheme(page)).toEqual([])
  expect(await tooWide(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
})
