/**
 * `npm run bench:first-paint -- http://localhost:3000`: what a first visit on slow 4G sees of each page of a running site that has the demo
 * library: when it is first painted, whether its type changes afterwards, whether the cookie question is there, and how far things move
 * (cumulative layout shift). `--cookie NAME=VALUE` measures the screens of whoever is signed in with it. CHROMIUM_PATH names the browser.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'

const pages = [
  ...['/', '/browse', '/browse/articles', '/articles/1-308', '/articles/1-308/metrics', '/articles/1-308/comments'],
  ...['/gateways', '/blog', '/news', '/about', '/legal/privacypolicy', '/glossary', '/contact', '/for-authors'],
  ...['/for-authors/article-guidelines', '/for-authors/publish-your-research', '/login', '/register', '/password/forgotten'],
  ...['/alerts/sign-up', '/nothing'],
]
const signedInPages = ['/my/user-details', '/my/submissions', '/my/email-alerts', '/my/dashboard', '/my/dashboard/roles', '/my/content']
const viewports = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
]
/** Lighthouse's slow 4G: milliseconds of latency, bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }

interface FirstVisit {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number
  shift: number
  hasFinalType: boolean
  hasCookieQuestion: boolean
}

/** Milliseconds in which text waits invisibly for a face with `font-display: optional`. */
const blockPeriod = 100

/** The first texts with their widths and heights, which another face changes. */
const textSizes = async (page: Page): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, p')].slice(0, 30).map(element => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { width, height } = range.getBoundingClientRect()
        return [element.textContent, `${width.toFixed(1)} × ${height.toFixed(1)}`] as const
      }),
    ),
  )

/** With a cold cache, as each context has its own. */
async function visit(browser: Browser, url: string, viewport: { width: number; height: number }, cookie?: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport })
  try {
    const [name, value] = cookie?.split('=') ?? []
    if (name !== undefined && value !== undefined) await context.addCookies([{ name, value, url }])
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', slow4g)
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          if (!Reflect.get(entry, 'hadRecentInput'))
            Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, { polling: 'raf' })
    await wait(blockPeriod)
    const firstSizes = await textSizes(page)
    const hasCookieQuestion = await page.locator('[data-consent]').first().isVisible()
    await page.waitForLoadState('networkidle')
    const [firstPaint, shift] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      Number(Reflect.get(window, 'shift')),
    ])
    const lastSizes = await textSizes(page)
    // Texts that scripts have replaced, such as counts, say nothing about the face.
    const hasFinalType = [...firstSizes].every(([text, size]) => (lastSizes.get(text) ?? size) === size)
    return { firstPaint: firstPaint ?? 0, shift: shift ?? 0, hasFinalType, hasCookieQuestion }
  } finally {
    await context.close()
  }
}

const { values, positionals } = parseArgs({ options: { cookie: { type: 'string' } }, allowPositionals: true })
const [site = 'http://localhost:3000'] = positionals
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
try {
  console.log('| Page | Width | First paint | Layout shift | Final type | Cookie question |\n| --- | --: | --: | --: | --- | --- |')
  for (const path of values.cookie === undefined ? pages : signedInPages)
    for (const viewport of viewports) {
      const seen = await visit(browser, new URL(path, site).href, viewport, values.cookie)
      const facts = [
        `${(seen.firstPaint / 1000).toFixed(1)} s`,
        seen.shift.toFixed(4),
        yesOrNo(seen.hasFinalType),
        yesOrNo(seen.hasCookieQuestion),
      ]
      console.log(`| ${[path, viewport.width, ...facts].join(' | ')} |`)
    }
} finally {
  await browser.close()
}

function yesOrNo(isSo: boolean): string {
  return isSo ? 'yes' : 'no'
}
