/** Giving and taking roles, as a super editor does it on a phone. Without scripts: tests/api/roles.test.ts. */
import { expect } from 'vitest'
import { rulesOfColours, violations } from '../support/axe.ts'
import { hydrated, test } from '../support/browser.ts'
import { boardMember, superEditor, testPassword } from '../support/site-people.ts'

test('an editor finds an account, sees its roles, and is told what cannot be removed', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 800 } })
  await page.goto('/my/dashboard/roles')
  await page.getByLabel('Email address').fill(superEditor.email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/my/dashboard/roles')
  await hydrated(page)
  await page.getByLabel('Name or email address').fill('board@recto')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/my/dashboard/roles?q=*')
  await expect.poll(() => page.locator('main').getByText('@recto.example').allTextContents()).toEqual([boardMember.email])
  await page.locator('main').getByRole('link', { name: boardMember.name }).click()
  await page.getByRole('heading', { name: `Roles of ${boardMember.name}` }).waitFor()
  expect(await page.getByLabel('Editorial board').isChecked()).toBe(true)
  expect(await page.getByLabel('User', { exact: true }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Save roles' }).click()
  await page.getByText('No changes were made.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, { rules: rulesOfColours })).toEqual([])
  await page.goto('/my/dashboard/roles')
  expect(await violations(page)).toEqual([])
})
