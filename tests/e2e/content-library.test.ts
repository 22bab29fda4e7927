/** The media library and the menu as a content editor has them, by keyboard alone. Without scripts: tests/api/media-screens.test.ts, site-menu.test.ts. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, type OpenPage, test } from '../support/browser.ts'
import { superEditor, testPassword } from '../support/site-people.ts'

/** A platform whose menu no other test looks at. */
const baseURL = inject('site').replace('localhost', 'warsaw.localhost')

async function open(openPage: OpenPage, path: string, width = 1280): Promise<Page> {
  const page = await openPage({ baseURL, viewport: { width, height: 900 } })
  await page.goto(path)
  await page.getByLabel('Email address').fill(superEditor.email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.waitForURL(`**${path}`)
  await hydrated(page)
  return page
}

test('images are uploaded with descriptions, and one without is refused', async ({ openPage }) => {
  const page = await open(openPage, '/my/content/media')
  const content = (colour: string) =>
    sharp({ create: { width: 500, height: 400, channels: 3, background: colour } })
      .png()
      .toBuffer()
  // What a keyboard chooses in the system's own window.
  await page.getByLabel('Drop images here, or choose files').setInputFiles([
    { name: 'red.png', mimeType: 'image/png', buffer: await content('#a03030') },
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  ])
  const [first, second] = [
    page.getByLabel('Alternative text', { exact: true }).first(),
    page.getByLabel('Alternative text', { exact: true }).nth(1),
  ]
  await page.getByRole('button', { name: 'Add 2 images' }).press('Enter')
  await page.getByText('Enter alternative text, or mark the image as decorative.').first().waitFor()
  await expect.poll(() => first.evaluate(field => field === document.activeElement)).toBe(true)
  expect(await violationsInEitherScheme(page)).toEqual([])
  await page.keyboard.type('A red roof')
  await second.fill('A logo')
  await second.press('Enter')
  await page.getByText('“logo.svg” is an SVG drawing').waitFor()
  await page.getByText('1 image added.').waitFor()
  const image = page.getByRole('link', { name: /red\.png\s*A red roof/ })
  await image.press('Enter')
  await page.getByRole('heading', { name: 'red.png', level: 1 }).waitFor()
  expect(await page.getByText('Not used yet.').isVisible()).toBe(true)
  expect(await violationsInEitherScheme(page)).toEqual([])
  await page.getByText('Delete this image…').press('Enter')
  await page.getByRole('button', { name: 'Delete permanently' }).press('Enter')
  await page.getByText('Image deleted.').waitFor()
})

test('the menu is reordered by keyboard, and the masthead shows it', async ({ openPage }) => {
  const page = await open(openPage, '/my/content/menu')
  const texts = () => page.locator('[name^="text-"]').evaluateAll(all => all.map(field => field instanceof HTMLInputElement && field.value))
  const rows = page.getByRole('grid', { name: 'Entries of the menu' }).getByRole('row')
  await rows.first().waitFor()
  const before = await texts()
  const last = before.length - 1
  await rows.first().focus()
  await page.keyboard.press('End')
  await expect.poll(() => rows.nth(last).evaluate(row => row === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: /^Insert/ })
    .first()
    .waitFor()
  const target = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  while (!(await target()).startsWith('Insert before')) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const expected = [before[last], ...before.slice(0, last)]
  await expect.poll(texts).toEqual(expected)
  await page.locator('[name^="text-"]').first().fill('First of all')
  await page.locator('[name^="target-"]').first().selectOption('address')
  await page.locator('[name^="path-"]').first().fill('/about')
  expect(await violationsInEitherScheme(page)).toEqual([])
  await page.locator('[name^="path-"]').first().press('Enter')
  await page.getByText('Menu saved. The change is live.').waitFor()
  expect(await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link').first().textContent()).toBe('First of all')
  await page.getByRole('button', { name: 'Restore the brand’s menu' }).press('Enter')
  await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).first().textContent()).not.toContain('First of all')
})

for (const path of ['/my/content/media', '/my/content/menu'])
  test(`the page ${path} fits on a phone`, async ({ openPage }) => {
    const page = await open(openPage, path, 375)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
