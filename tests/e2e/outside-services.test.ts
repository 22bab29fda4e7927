/** Services of third parties in a browser (specification, accounts.md section 7 “Others”): off unless configured, and fetched with consent alone. A fake answers for their hosts. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type ConsentCategory, consentTo, writeConsent } from '../../src/modules/sites/domain/consent/consent.ts'
import { cookieKinds } from '../../src/modules/sites/domain/consent/cookies.ts'
import { storeBlogAuthor, storePost } from '../../src/modules/website/data/blog-post.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { violations } from '../support/axe.ts'
import { hydrated, test } from '../support/browser.ts'

const on = { blog: { enabled: true }, commentsService: { enabled: true }, helloBar: { enabled: true }, socialTimeline: { enabled: true } }
const platforms = {
  tides: { displayName: 'Tides', features: on, marketing: { disqusId: 'tides', helloBarId: 'a1b2', twitterName: 'tides_org' } },
  // The features alone, without a name, are nothing.
  dunes: { displayName: 'Dunes', features: on },
  reefs: { displayName: 'Reefs' },
}
const hosts = { 'https://reefs.example.org': 'reefs', 'https://proxy.example.org': 'reefs' }

let site: TestApp
let origin: string
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-services-'))
  const settings = join(folder, 'platforms.json')
  await writeFile(settings, JSON.stringify({ platforms, hosts, developmentProxies: ['https://proxy.example.org'] }))
  site = await buildTestApp({ RECTO_PLATFORMS: settings, RECTO_SITE: 'tides', RECTO_LOCAL_HOSTS: 'true' })
  await rm(folder, { recursive: true })
  for (const platform of ['tides', 'dunes']) {
    const authorId = await storeBlogAuthor(site.database.kysely, platform, { slug: 'ada-roof', name: 'Ada Roof' })
    const post = { section: 'blog', slug: 'slates', authorId, title: 'Slates', excerpt: 'Of roofs.', body: '<p>Rain.</p>' } as const
    await site.database.kysely
      .transaction()
      .execute(trx => storePost(trx, platform, { ...post, publishAt: new Date('2026-05-04T09:00:00Z') }))
  }
  origin = await site.listen()
})
afterAll(() => site.close())

const fakes: Record<string, string> = {
  'https://tides.disqus.com/embed.js': `
    const thread = { page: {} }
    disqus_config.call(thread)
    document.getElementById('disqus_thread').textContent = 'Discussion of ' + thread.page.url`,
  'https://my.hellobar.com/a1b2.js': `document.body.prepend('Hello from the bar')`,
  'https://platform.twitter.com/widgets.js': `
    window.twttr = { widgets: { load(place) {
      const link = place.querySelector('.twitter-timeline')
      link.parentNode.append('A timeline of ' + link.dataset.height + ' pixels')
    } } }`,
}

/** @returns what was asked of other hosts */
async function listen(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route(/^https:/, route => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: fakes[route.request().url()] ?? '' })
  })
  return requested
}

const agreed = (chosen: readonly ConsentCategory[], url: string) => [
  { name: cookieKinds.consent.name, value: writeConsent(consentTo(chosen)), url },
]

test('without consent nothing is loaded, and a link and a button to consent are shown', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 800 } })
  const requested = await listen(page)
  await page.goto(`${origin}/blog/slates`)
  await hydrated(page)
  expect(await page.getByRole('link', { name: 'Open tides.disqus.com' }).getAttribute('href')).toBe('https://tides.disqus.com/')
  expect(await violations(page)).toEqual([])
  await page.goto(`${origin}/blog`)
  await hydrated(page)
  expect(await page.getByRole('link', { name: 'Open twitter.com' }).getAttribute('href')).toBe('https://twitter.com/tides_org')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.getByRole('dialog').waitFor()
  expect(requested).toEqual([])
})

test('each service is loaded only with consent to its category (A7-54, A7-55, A7-56, A9-18)', async ({ openPage }) => {
  const page = await openPage()
  const requested = await listen(page)
  await page.context().addCookies(agreed(['functional'], origin))
  await page.goto(`${origin}/blog/slates`)
  await page.getByText(`Discussion of ${origin}/blog/slates`).waitFor()
  expect(requested).toEqual(['https://tides.disqus.com/embed.js'])
  await page.context().addCookies(agreed(['advertising'], origin))
  await page.goto(`${origin}/blog`)
  await page.getByText('Hello from the bar').waitFor()
  await page.getByText('A timeline of 600 pixels').waitFor()
  expect(requested.slice(1).toSorted()).toEqual(['https://my.hellobar.com/a1b2.js', 'https://platform.twitter.com/widgets.js'])
})

test('without a script there are the links, and no comment form of ours below the post', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(`${origin}/blog/slates`)
  await page.getByRole('link', { name: 'Open tides.disqus.com' }).waitFor()
  expect(await page.getByRole('button', { name: 'Cookie settings' }).isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Add a comment' }).count()).toBe(0)
  const answer = await page.goto(`${origin}/blog/slates/comments`)
  expect([answer?.status(), await page.getByText('Comments are closed.').count()]).toEqual([200, 1])
})

test('a site without third-party services has its own comments, loads nothing and allows nothing', async ({ openPage }) => {
  const page = await openPage()
  const requested = await listen(page)
  const there = origin.replace('localhost', 'dunes.localhost')
  await page.context().addCookies(agreed(['functional', 'advertising'], there))
  const policies = []
  for (const path of ['/blog', '/blog/slates']) {
    const answer = await page.goto(there + path)
    await hydrated(page)
    policies.push(answer?.headers()['content-security-policy'] ?? '')
  }
  await page.getByRole('link', { name: 'Add a comment' }).waitFor()
  expect(requested).toEqual([])
  for (const policy of policies) expect(policy).not.toMatch(/disqus|hellobar|twitter/)
})

test('the cookie policy asks for consent again, and not on a development proxy (A2-104)', async ({ openPage }) => {
  const buttonsAt = async (host: string) => {
    const page = await openPage({ baseURL: `https://${host}` })
    await page.route(`https://${host}/**`, async route => {
      const { pathname, search } = new URL(route.request().url())
      const answer = await site.app.inject({ url: pathname + search, headers: { ...route.request().headers(), host } })
      const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
      await route.fulfill({ status: answer.statusCode, headers: Object.fromEntries(headers), body: answer.rawPayload })
    })
    await page.goto('/legal/privacypolicy/cookies')
    await hydrated(page)
    // What the script adds to the footer is there by then.
    await page.getByRole('contentinfo').getByRole('button', { name: 'Manage cookies' }).waitFor()
    return await page.locator('main').getByRole('button').allTextContents()
  }
  expect(await buttonsAt('reefs.example.org')).toEqual(['Manage cookie settings'])
  expect(await buttonsAt('proxy.example.org')).toEqual([])
})
