/** A content editor’s work in the browser, by keyboard alone: a page is written, previewed, scheduled, published, put in the menu and reverted. */
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject } from 'vitest'
import { hydrated, test } from '../support/browser.ts'
import { superEditor, testPassword } from '../support/site-people.ts'

/** A platform that no other test looks at, since its menu changes. */
const baseURL = inject('site').replace('localhost', 'dtwin.localhost')

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await hydrated(page)
  await page.locator('[name=username]').focus()
  await press(page, superEditor.email, '[Tab]', testPassword, '[Enter]')
  await page.waitForURL(url => url.pathname !== '/login')
}

/** Types into the focus, keys in brackets: `[Enter]`. */
async function press(page: Page, ...strokes: string[]): Promise<void> {
  for (const stroke of strokes) {
    const key = /^\[(.+)\]$/.exec(stroke)?.[1]
    if (key) await page.keyboard.press(key)
    else await page.keyboard.type(stroke)
  }
}

async function enter(page: Page, control: Locator): Promise<void> {
  await control.focus()
  await press(page, '[Enter]')
}

const dialogOf = (page: Page): Locator => page.locator('dialog:modal')
const field = (page: Page): Locator => page.locator('[data-field]').filter({ has: page.locator('textarea[name=body]') })
const source = (page: Page): Promise<string> => page.locator('textarea[name=body]').inputValue()

/** From the last line, which is empty. */
async function insertBlock(page: Page, name: string): Promise<void> {
  await press(page, '[Control+End]')
  await expect.poll(() => field(page).getByRole('group', { name: 'Tools for the block' }).textContent()).toBe('Text')
  await press(page, '/')
  await dialogOf(page).waitFor()
  await press(page, name, '[Enter]')
}

test('a page is written, previewed, scheduled, published, found in the menu and reverted (R2.1-13, A1-02)', async ({ openPage }) => {
  const page = await openPage({ baseURL })
  const reader = await openPage({ baseURL })
  /** What somebody finds who has not signed in. */
  const seen = async () => ({ status: (await reader.goto('/our-roofs'))?.status(), title: await reader.locator('h1').textContent() })
  await signIn(page)
  await page.goto('/my/content')
  await hydrated(page)
  await enter(page, page.getByRole('link', { name: 'New page' }))
  await page.getByRole('textbox', { name: 'Title' }).focus()
  await press(page, 'Our roofs', '[Tab]', '[Control+a]', '/our-roofs')

  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.and(page.locator('[contenteditable=true]')).waitFor()
  await text.focus()
  await press(page, '## How it began', '[Enter]', 'Once there was a roof.', '[Enter]')
  for (const name of ['recent articles', 'subject areas', 'publish your research', 'cookies']) await insertBlock(page, name)
  await insertBlock(page, 'accordions')
  await press(page, 'Why slate?', '[Enter]', 'It lasts.')
  await insertBlock(page, 'quotation')
  await dialogOf(page).getByLabel('Name of the person quoted').waitFor()
  await press(page, 'Ada Roof', '[Enter]')
  await dialogOf(page).waitFor({ state: 'hidden' })
  await press(page, 'It rains.')
  const kinds = ['recent-articles', 'subject-areas', 'publish-your-research', 'cookie-policy', 'accordions', 'customer-quote']
  await expect.poll(async () => [...(await source(page)).matchAll(/data-block="([\w-]+)"/g)].map(([, kind]) => kind)).toEqual(kinds)

  // An image that the library does not have yet.
  await press(page, '[Control+End]', 'A slate: ')
  await enter(page, field(page).getByRole('button', { name: 'Image', exact: true }))
  const dialog = dialogOf(page)
  await enter(page, dialog.getByText('Upload an image'))
  const image = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  await dialog.getByLabel('File').setInputFiles({ name: 'slate.png', mimeType: 'image/png', buffer: image })
  await dialog.getByLabel('Alternative text', { exact: true }).focus()
  await press(page, 'One dark slate')
  await enter(page, dialog.getByRole('button', { name: 'Upload', exact: true }))
  await dialog.getByRole('status').filter({ hasText: 'slate' }).waitFor()
  await enter(page, dialog.getByRole('button', { name: 'Apply' }))
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => source(page)).toMatch(/<img [^>]*alt="One dark slate"/)

  await enter(page, page.getByRole('button', { name: 'Save and preview' }))
  await page.waitForURL(/\/staticContentPreview\/\d+/)
  await page.getByRole('heading', { level: 1, name: 'Our roofs' }).waitFor()
  for (const said of ['Once there was a roof.', 'Why slate?', 'It rains.']) expect(await page.locator('main').textContent()).toContain(said)
  expect(await page.getByRole('img', { name: 'One dark slate' }).evaluate((img: HTMLImageElement) => img.naturalWidth > 0)).toBe(true)
  expect((await seen()).status).toBe(404)

  await enter(page, page.getByRole('link', { name: 'Edit this page' }))
  await page.getByLabel('Publish at').waitFor()
  await page.getByLabel('Publish at').fill('2999-01-01T09:00')
  await enter(page, page.getByRole('button', { name: 'Schedule', exact: true }))
  await page.getByText('Scheduled.', { exact: true }).waitFor()
  expect((await seen()).status).toBe(404)
  await enter(page, page.getByRole('button', { name: 'Publish now' }))
  const said = page.getByText('Published. The change is live.')
  const published = await openPage({ baseURL })
  await published.goto((await said.getByRole('link').getAttribute('href')) ?? '')
  expect(await published.locator('main').innerText()).toContain('Our roofs')
  await expect.poll(seen).toEqual({ status: 200, title: 'Our roofs' })
  const edited = page.url().split('?')[0] ?? ''

  // Into the menu, in the place of what stands last.
  await page.goto('/my/content/menu')
  await hydrated(page)
  const rows = page.getByRole('grid').getByRole('row')
  const last = page.locator('[name^="text-"]').last()
  await rows.first().focus()
  await press(page, '[End]')
  while (!(await last.evaluate(input => input === document.activeElement))) await press(page, '[Tab]')
  await press(page, '[Control+a]', 'Roofs of ours')
  await page.locator('[name^="target-"]').last().selectOption('address')
  await page.locator('[name^="path-"]').last().focus()
  await press(page, '[Control+a]', '/our-roofs', '[Enter]')
  await page.getByText('Menu saved. The change is live.').waitFor()
  const inMenu = reader.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Roofs of ours' })
  await expect
    .poll(async () => {
      await reader.goto('/about')
      return await inMenu.count()
    })
    .toBe(1)
  await hydrated(reader)
  await enter(reader, inMenu)
  await reader.getByRole('heading', { level: 1, name: 'Our roofs' }).waitFor()
  await page.getByRole('button', { name: 'Restore the brand’s menu' }).press('Enter')
  await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).first().textContent()).not.toContain('Roofs of ours')

  // A change, and back to what was.
  await page.goto(edited)
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Title' }).focus()
  await press(page, '[Control+a]', 'Our leaking roofs')
  await enter(page, page.getByRole('button', { name: 'Publish now' }))
  await page.getByRole('heading', { level: 1, name: 'Our leaking roofs' }).waitFor()
  await expect.poll(seen).toEqual({ status: 200, title: 'Our leaking roofs' })
  await page.goto(`${edited}/revisions`)
  await hydrated(page)
  await page.getByText('leaking', { exact: false }).first().waitFor()
  await enter(page, page.getByRole('button', { name: /^Restore the revision/ }).first())
  await page.getByText('Restored as a draft.').waitFor()
  await enter(page, page.getByRole('button', { name: 'Publish now' }))
  await page.getByText('Published. The change is live.').waitFor()
  await expect.poll(seen).toEqual({ status: 200, title: 'Our roofs' })
})

test('without a script a page is written as HTML', async ({ openPage }) => {
  const page = await openPage({ baseURL, javaScriptEnabled: false })
  await page.goto('/login?returnTo=/my/content/pages/new')
  await page.locator('[name=username]').fill(superEditor.email)
  await page.locator('[name=password]').fill(testPassword)
  await page.locator('[name=password]').press('Enter')
  await page.getByRole('textbox', { name: 'Title' }).fill('Plain roofs')
  // The address is left empty: the server makes it of the title.
  await page.locator('textarea[name=body]').fill('<h2>Flat</h2><p>As HTML.</p>')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published. The change is live.').waitFor()
  await page.goto('/plain-roofs')
  expect(await page.locator('main').textContent()).toContain('As HTML.')
})

test('the address follows the title until it is changed by hand', async ({ openPage }) => {
  const page = await openPage({ baseURL })
  await signIn(page)
  await page.goto('/my/content/pages/new')
  await hydrated(page)
  const [title, address] = [page.getByRole('textbox', { name: 'Title' }), page.getByRole('textbox', { name: 'Address' })]
  await title.fill('Über uns')
  expect(await address.inputValue()).toBe('/uber-uns')
  await title.fill('Über uns & {{displayName}}')
  expect(await address.inputValue()).toBe('/uber-uns')
  await title.fill('Our team')
  expect(await address.inputValue()).toBe('/our-team')
  await address.fill('/people')
  await title.fill('Our people')
  expect(await address.inputValue()).toBe('/people')
})
