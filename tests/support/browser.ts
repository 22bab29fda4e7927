/**
 * Tests of the running site in a browser. Each page has its own context, and any console error or warning,
 * exception, or violation of the Content-Security-Policy fails the test.
 */
import { randomInt } from 'node:crypto'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { z } from 'zod'
import { consentTo, writeConsent } from '../../src/modules/sites/domain/consent/consent.ts'
import { cookieKinds } from '../../src/modules/sites/domain/consent/cookies.ts'

export const browserPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
/** How many times slower a page runs, so that a test that reads before the page has changed fails at every run. */
const slowdown = Number(process.env.TEST_CPU_SLOWDOWN ?? '1')
const desktop = { width: 1280, height: 900 }
const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Without a window, glyphs would be placed at whole pixels, unlike on readers' screens.
  '--font-render-hinting=slight',
]

/**
 * By default the reader has answered the cookie question and closed the sign-up toast, so that nothing covers the page. `cuts`: URLs whose
 * connections the test itself cuts. `ownNetwork`: its requests come from a network of their own, for tests that ask for emails, of which
 * the site sends few to one network.
 */
export type OpenPage = (
  options?: BrowserContextOptions & { consent?: 'asked'; signUpBox?: 'offered'; cuts?: RegExp; ownNetwork?: true },
) => Promise<Page>

export const test = base
  .extend(
    'browser',
    { scope: 'file' }, // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed.
    async ({}, { onCleanup }): Promise<Browser> => {
      const browser = await chromium.launch({ executablePath: browserPath, args })
      onCleanup(() => browser.close())
      return browser
    },
  )
  .extend('openPage', async ({ browser }, { onCleanup }): Promise<OpenPage> => {
    const complaints: string[] = []
    const closing: (() => Promise<void>)[] = []
    onCleanup(async () => {
      await Promise.all(closing.map(close => close()))
      expect(complaints, 'the browser complained').toEqual([])
    })
    return async ({ consent, signUpBox, cuts, ownNetwork, ...options } = {}) => {
      const extraHTTPHeaders: Record<string, string> = ownNetwork ? { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1` } : {}
      const context = await browser.newContext({ baseURL: inject('site'), viewport: desktop, extraHTTPHeaders, ...options })
      closing.push(() => context.close())
      if (consent !== 'asked') {
        const url = options.baseURL ?? inject('site')
        await context.addCookies([{ name: cookieKinds.consent.name, value: writeConsent(consentTo([])), url }])
      }
      if (signUpBox !== 'offered') await context.addInitScript(closeSignUpBox)
      // A busy machine is no failure.
      context.setDefaultTimeout(60_000)
      if (options.javaScriptEnabled !== false) context.on('page', waitForShownPages)
      const page = await context.newPage()
      if (slowdown > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      listen(page, complaints, { withScript: options.javaScriptEnabled ?? true, cuts })
      return page
    }
  })

/** Runs in the browser, and does what the toast itself does (src/modules/alerts/components/sign-up-toast/sign-up-memory.ts). */
function closeSignUpBox(): void {
  try {
    localStorage.setItem('recto_sign_up', 'closed')
  } catch {
    // A page without an origin has no storage, and shows no box.
  }
}

function listen(page: Page, complaints: string[], { withScript, cuts }: { withScript: boolean; cuts: RegExp | undefined }): void {
  page.on('pageerror', error => complaints.push(`exception: ${error.message}`))
  page.on('console', message => {
    // Browsers log every failed response: tests check the status of pages and their data themselves.
    const isPage = message.text().startsWith('Failed to load resource') && /\.data$|^[^.]*$/.test(new URL(message.location().url).pathname)
    // React Router warns of links to a part of a page that asks before it is left; following them leaves nothing.
    const isWithinPage = message.text().startsWith('You are trying to use a blocker on a POP navigation')
    if (['error', 'warning'].includes(message.type()) && !isPage && !isWithinPage) {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    }
  })
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? ''
    // Media that was left, or sought elsewhere in; and scripts that were switched off.
    const wanted =
      reason === 'net::ERR_ABORTED' || (!withScript && request.resourceType() === 'script') || cuts?.test(request.url()) === true
    if (!wanted) complaints.push(`failed: ${request.url()} ${reason}`)
  })
}

/** The router changes the URL before the page: what is read directly after `waitForURL` would otherwise be of the former page. */
function waitForShownPages(page: Page): void {
  const waitForURL = page.waitForURL.bind(page)
  page.waitForURL = async (...parameters) => {
    await waitForURL(...parameters)
    await page.waitForFunction(() => !('rectoShown' in window) || window.rectoShown === window.location.pathname + window.location.search)
  }
}

/** Waits for hydration: from then on, links load no new document. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'rectoHydrated' in window)
}

/** The usage and citation counts of a publication: fetched later, in reserved space, since a cached page would show old ones. */
export const usageNumbers = 'section[aria-labelledby=metrics] dl'

export const numbersAreThere = (page: Page): Promise<void> =>
  expect.poll(() => page.locator(`${usageNumbers} dd`).allTextContents()).not.toContain('–')

/** The origin of a site. @param key of its folder in src/brands */
export const originOf = (key: string): string => inject('site').replace('//localhost', `//${key}.localhost`)

const list = z.object({
  total: z.number(),
  items: z.array(
    z.object({
      contentType: z.enum(['ARTICLE', 'DOCUMENT', 'POSTER', 'SLIDE', 'VIDEO']),
      contentItem: z.object({ volume: z.number(), publicationId: z.number(), title: z.string(), published: z.string() }),
    }),
  ),
})
export interface DemoItem {
  contentType: z.infer<typeof list>['items'][number]['contentType']
  title: string
  path: string
  published: string
}

/** Lists all publications of the demo site by its API, newest first. */
export async function listDemo(): Promise<DemoItem[]> {
  const response = await fetch(`${inject('site')}/content?show=100`)
  return list.parse(await response.json()).items.map(({ contentType, contentItem: { volume, publicationId, title, published } }) => ({
    contentType,
    title,
    published,
    path: `/${contentType.toLowerCase()}s/${volume}-${publicationId}`,
  }))
}

/** The path of a demo publication. @param title the beginning of its title */
export async function pathOf(title: string): Promise<string> {
  const item = (await listDemo()).find(each => each.title.startsWith(title))
  if (item === undefined) throw new Error(`The demo library has no “${title}…”.`)
  return item.path
}

/** Demo articles that show most of what an article can have. */
export const wellKnown = {
  /** Reports of every decision, tables, formulas, two versions, more than three authors. */
  reviewed: 'Text messages to support blood pressure',
  /** Three versions. */
  revised: 'Drying duration, more than drying freq',
  /** Very many formulas. */
  formulas: 'A prediction interval for the next labor',
}
