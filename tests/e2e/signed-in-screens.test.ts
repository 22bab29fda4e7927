/** Every screen that somebody has to be signed in for, as each role opens it: for everybody's eyes and hands, light and dark (WCAG 2.2 AA). */
import { expect, inject } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { test } from '../support/browser.ts'
import { cutOff, tooWide } from '../support/fit.ts'
import { signInByForm } from '../support/sign-in-by-form.ts'
import { boardMember, follower, reader, referee, superEditor } from '../support/site-people.ts'

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

test.for(screens)('the screens of $who.email pass axe and fit on a phone', async ({ who, at, paths }, { openPage }) => {
  const page = await openPage({ viewport: phone, reducedMotion: 'reduce', ...(at !== undefined && { baseURL: ofPlatform(at) }) })
  await signInByForm(page, who)
  for (const path of paths) {
    const answer = await page.goto(path)
    expect([path, answer?.status(), await page.locator('h1').count()]).toEqual([path, 200, 1])
    expect([...(await violationsInEitherScheme(page)), ...(await tooWide(page)), ...(await cutOff(page))], path).toEqual([])
  }
})
