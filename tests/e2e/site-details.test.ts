/** Details of the site in pages, such as its ISSN: inserted by keyboard, shown to readers, and chips again in the editor. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, originOf, test } from '../support/browser.ts'
import { cutOff, tooWide } from '../support/fit.ts'
import { signInByForm } from '../support/sign-in-by-form.ts'
import { superEditor } from '../support/site-people.ts'
import { variants } from '../support/variants.ts'

/** A site with an ISSN and without an email address. */
const baseURL = originOf('gates')

/** Types into the focus, keys in brackets: `[Enter]`. */
async function press(page: Page, ...strokes: string[]): Promise<void> {
  for (const stroke of strokes) {
    const key = /^\[(.+)\]$/.exec(stroke)?.[1]
    if (key) await page.keyboard.press(key)
    else await page.keyboard.type(stroke)
  }
}

const titleOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Title' })
const source = (page: Page): Promise<string> => page.locator('textarea[name=body]').inputValue()
const chips = (page: Page): Locator => page.locator('[contenteditable=true] [data-fact]')
async function textOf(page: Page): Promise<Locator> {
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).and(page.locator('[contenteditable=true]'))
  await text.waitFor()
  return text
}
const isFocused = (control: Locator): Promise<boolean> => control.evaluate(element => element === document.activeElement)

/** The form of a new page or post, without what an earlier test typed there. */
async function openNew(page: Page, path: string): Promise<void> {
  await signInByForm(page, superEditor, path)
  const discard = page.locator('button[name=act][value=discard]')
  if ((await discard.count()) > 0) {
    await discard.click()
    await discard.waitFor({ state: 'detached' })
  }
  await hydrated(page)
}

/** Through the toolbar by arrow keys to the menu, and there to an entry by its name. */
async function insertFromToolbar(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('toolbar', { name: 'Tools for the text' }).locator('summary')
  await press(page, '[Alt+F10]')
  for (let presses = 0; presses < 40 && !(await isFocused(menu)); presses += 1) await press(page, '[ArrowRight]')
  await press(page, '[ArrowDown]')
  const entry = page.getByRole('button', { name })
  for (let presses = 0; presses < 10 && !(await isFocused(entry)); presses += 1) await press(page, '[ArrowDown]')
  await press(page, '[Enter]')
}

describe.for(variants(1280, 375))('details of the site at %i px', width => {
  test('they are inserted by keyboard, readers see the values, and the editor shows them as chips again', async ({ openPage }) => {
    const page = await openPage({ baseURL, viewport: { width, height: 800 } })
    await openNew(page, '/my/content/pages/new')
    const path = `/details-of-the-site-${width}`
    await titleOf(page).focus()
    await press(page, 'About ', '[Tab]')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Insert site detail')
    await press(page, '[ArrowDown]', '[Enter]')
    expect(await titleOf(page).inputValue()).toBe('About {{displayName}}')
    expect(await isFocused(titleOf(page))).toBe(true)
    await page.getByText('Readers see: About Gates Open Research').waitFor()
    await page.getByRole('textbox', { name: 'Address' }).fill(path)

    const text = await textOf(page)
    await text.focus()
    await press(page, 'Our ISSN is ')
    await insertFromToolbar(page, 'ISSN')
    await expect.poll(() => isFocused(text)).toBe(true)
    await press(page, ' of {{startYear}}.', '[Enter]', 'Write to ')
    await insertFromToolbar(page, 'General email')
    await press(page, '. We answer.')
    const html = '<p>Our ISSN is {{issn}} of {{startYear}}.</p>\n<p>Write to {{infoEmail}}. We answer.</p>'
    await expect.poll(() => source(page)).toBe(html)
    expect(await chips(page).allTextContents()).toEqual([
      'ISSN 2046-1402',
      expect.stringMatching(/^Start year \d{4}$/),
      'General email not set',
    ])
    expect(await violationsInEitherScheme(page, { within: 'form' })).toEqual([])
    expect(await tooWide(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])

    await page.getByRole('button', { name: 'Publish now' }).click()
    await page.getByText('Published. The change is live.').waitFor()
    const edited = new URL(page.url()).pathname
    const reader = await openPage({ baseURL })
    await reader.goto(path)
    expect(await reader.locator('h1').textContent()).toBe('About Gates Open Research')
    const read = (await reader.locator('main').textContent()) ?? ''
    expect(read).toMatch(/Our ISSN is 2046-1402 of \d{4}\./)
    expect(read).toContain('We answer.')
    expect(read).not.toContain('Write to')

    await page.goto(edited)
    await textOf(page)
    await expect.poll(() => chips(page).count()).toBe(3)
    expect(await source(page)).toBe(html)
  })
})

test('a chip is selected by arrow keys, announced, copied as its placeholder, and deleted', async ({ openPage }) => {
  const page = await openPage({ baseURL, permissions: ['clipboard-read', 'clipboard-write'] })
  await openNew(page, '/my/content/pages/new')
  const text = await textOf(page)
  await text.focus()
  await press(page, '{{issn}}x', '[ArrowLeft]', '[ArrowLeft]')
  await page.getByRole('status').getByText('Site detail ISSN: 2046-1402').waitFor({ state: 'attached' })
  await press(page, '[Control+c]')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{{issn}}')
  await press(page, '[Control+End]', '[Control+v]')
  await expect.poll(() => source(page)).toBe('<p>{{issn}}x{{issn}}</p>')
  expect(await chips(page).count()).toBe(2)
  await press(page, '[Backspace]')
  await expect.poll(() => source(page)).toBe('<p>{{issn}}x</p>')
  await press(page, '[Control+Home]', '[Delete]')
  await expect.poll(() => source(page)).toBe('<p>x</p>')
})

test('an unknown name stays text and is marked, and the saved page says so', async ({ openPage }) => {
  const page = await openPage({ baseURL })
  await openNew(page, '/my/content/pages/new')
  await titleOf(page).fill('Of {{isn}}')
  await page.getByText('No site detail is named “isn”.').waitFor()
  await page.getByRole('textbox', { name: 'Address' }).fill('/unknown-detail')
  const text = await textOf(page)
  await text.focus()
  await press(page, 'ISSN {{isn}}.')
  await expect.poll(() => source(page)).toBe('<p>ISSN {{isn}}.</p>')
  expect(await chips(page).count()).toBe(0)
  expect(await text.locator('[title="No site detail is named “isn”."]').textContent()).toBe('{{isn}}')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('The site has no detail with this name: isn.').waitFor()
})

test('a post has no chips, since readers would see no values there', async ({ openPage }) => {
  const page = await openPage({ baseURL: originOf('mededpub') })
  await openNew(page, '/my/content/posts/new')
  const text = await textOf(page)
  await text.focus()
  await press(page, '{{issn}}')
  await expect.poll(() => source(page)).toBe('<p>{{issn}}</p>')
  expect(await chips(page).count()).toBe(0)
  expect(await page.getByText('Insert site detail').count()).toBe(0)
})
