import type { Page } from 'playwright-core'
import { testPassword } from './site-people.ts'

/**
 * Signs somebody in by the form of the site, with or without a script.
 * @param returnTo the path, with its query, at which they are then; where the site leads them if left out
 */
export async function signInByForm(page: Page, { email }: { email: string }, returnTo?: string): Promise<void> {
  await page.goto(returnTo === undefined ? '/login' : `/login?returnTo=${encodeURIComponent(returnTo)}`)
  await page.locator('[name=username]').fill(email)
  await page.locator('[name=password]').fill(testPassword)
  await page.locator('[name=password]').press('Enter')
  const path = returnTo?.split('?')[0]
  await page.waitForURL(({ pathname }) => (path === undefined ? pathname !== '/login' : pathname === path))
}
