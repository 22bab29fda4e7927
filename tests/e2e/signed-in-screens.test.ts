/** Every screen that somebody has to be signed in for, as each role opens it: for everybody's eyes and hands, light and dark (WCAG 2.2 AA). */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { test } from '../support/browser.ts'
import { cutOff, tooWide } from '../support/fit.ts'
import { boardMember, follower, reader, referee, superEditor, testPassword } from '../support/site-people.ts'

const phone = { width: 375, height: 800 }
const ofPlatform = (key: string): string => inject('site').replace('localhost', `${key}.localhost`)

const screens: { who: { email: string }; at?: string; paths: string[] }[] = [
  {
    who: reader,
    paths: [
      '/my/user-details',
      '/my/submissions',
      '/my/submissions?st=p',
      '/my/email-alerts',
      '/my/sessions',
      '/my/ways-in',
      '/articles/1-308/comments',
    ],
  },
  { who: follower, paths: ['/my/email-alerts'] },
  { who: referee, paths: ['/my/referee'] },
  {
    who: superEditor,
    paths: [
      ...['/my/dashboard', '/my/dashboard/roles', '/my/dashboard/roles/1', '/my/moderation', '/my/moderation?list=published'],
      ...['/my/content', '/my/content/pages/new', '/my/content/pages/10', '/my/content/posts', '/staticContentPreview/10'],
      ...['/my/content/board', '/my/content/board/new', '/my/content/board/revisions', '/my/content/menu/revisions'],
      ...['/my/content/authors', '/my/content/authors/new'],
    ],
  },
  { who: boardMember, at: 'verixiv', paths: ['/my/pre-screening?status=PENDING&pageNumber=1'] },
]

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.locator('[name=username]').fill(email)
  await page.locator('[name=password]').fill(testPassword)
  await page
    .locator('main form')
    .filter({ has: page.locator('[name=password]') })
    .getByRole('button')
    .last()
    .click()
  await page.waitForURL(url => url.pathname !== '/login')
}

test.for(screens)('the screens of $who.email are for everybody', async ({ who, at, paths }, { openPage }) => {
  const page = await openPage({ viewport: phone, reducedMotion: 'reduce', ...(at !== undefined && { baseURL: ofPlatform(at) }) })
  await signIn(page, who.email)
  for (const path of paths) {
    const answer = await page.goto(path)
    expect([path, answer?.status(), await page.locator('h1').count()]).toEqual([path, 200, 1])
    expect([...(await violationsInEitherScheme(page)), ...(await tooWide(page)), ...(await cutOff(page))], path).toEqual([])
  }
})
