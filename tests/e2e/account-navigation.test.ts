/** The navigation among the pages of an account: one menu at the side, a row on small screens, with and without a script. */
import { expect } from 'vitest'
import { test } from '../support/browser.ts'
import { signInByForm } from '../support/sign-in-by-form.ts'
import { reader, superEditor } from '../support/site-people.ts'

const wide = { width: 1280, height: 900 }
const phone = { width: 375, height: 800 }

test('without a script the account pages of an editor link to one another, and mark the current one', async ({ openPage }) => {
  const page = await openPage({ viewport: wide, javaScriptEnabled: false })
  await signInByForm(page, superEditor, '/my/submissions')
  const menu = page.getByRole('navigation', { name: 'Account navigation' })
  await menu.getByRole('link', { name: 'Site content' }).click()
  await page.waitForURL('**/my/content')
  expect(await menu.locator('[aria-current=page]').allTextContents()).toEqual(['Pages'])
  expect(await menu.locator('[aria-current=true]').allTextContents()).toEqual(['Site content'])
  await menu.getByRole('link', { name: 'Menu' }).click()
  await page.waitForURL('**/my/content/menu')
  await menu.getByRole('link', { name: 'My dashboard' }).click()
  await menu.getByRole('link', { name: 'Roles' }).click()
  await page.waitForURL('**/my/dashboard/roles')
  await menu.getByRole('link', { name: 'My details' }).click()
  await page.waitForURL('**/my/user-details')
  expect(await menu.locator('[aria-current]').allTextContents()).toEqual(['My details'])
})

test('the account menu is a sidebar where there is room, and a row above on a phone', async ({ openPage }) => {
  const page = await openPage({ viewport: wide })
  await signInByForm(page, superEditor, '/my/content')
  const menu = page.getByRole('navigation', { name: 'Account navigation' })
  const boxes = async () => {
    const [side, main] = await Promise.all([menu.boundingBox(), page.locator('main').boundingBox()])
    if (side === null || main === null) throw new Error('the menu or the page is not shown')
    return { side, main }
  }
  const { side, main } = await boxes()
  expect(side.x + side.width).toBeLessThanOrEqual(main.x)
  expect(side.y).toBe(main.y)
  // The areas of the content manager stand in the menu, and not once more above the page.
  expect(await page.getByRole('link', { name: 'Settings' }).filter({ visible: true }).count()).toBe(1)
  await page.setViewportSize(phone)
  const above = await boxes()
  expect(above.side.y + above.side.height).toBeLessThanOrEqual(above.main.y)
  expect(above.side.height).toBeLessThan(80)
  expect(await page.getByRole('navigation', { name: 'Site content' }).getByRole('link', { name: 'Settings' }).isVisible()).toBe(true)
})

test('the current entry is visible in the row on a phone', async ({ openPage }) => {
  const page = await openPage({ viewport: phone })
  await signInByForm(page, superEditor, '/my/user-details')
  const current = page.getByRole('navigation', { name: 'Account navigation' }).locator('[aria-current=page]')
  await expect
    .poll(async () => {
      const box = await current.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= phone.width
    })
    .toBe(true)
})

test('a user without roles sees no entries for staff, and a page with a single step no menu', async ({ openPage }) => {
  const page = await openPage({ viewport: wide })
  await signInByForm(page, reader, '/my/submissions')
  const menu = page.getByRole('navigation', { name: 'Account navigation' })
  expect(await menu.getByRole('link').allTextContents()).toEqual(['Submissions', 'Content and tracking', 'My details'])
  await page.goto('/my/second-factor')
  expect(await menu.count()).toBe(0)
})
