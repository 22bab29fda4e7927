/** The way to a submission, as a reader goes it (specification, reading.md section 2.4). */
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { rulesOfColours, violations } from '../support/axe.ts'
import { hydrated, test } from '../support/browser.ts'
import { cutOff, tooWide } from '../support/fit.ts'
import { buildPublishSite } from '../support/publish-site.ts'
import { variants } from '../support/variants.ts'

const path = '/for-authors/publish-your-research'

/** An author area on another host. */
const onOtherSite = createServer((_request, response) =>
  response
    .setHeader('Content-Type', 'text/html')
    .end('<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,"><h1>Elsewhere</h1>'),
)
let library: TestApp
let site: string
beforeAll(async () => {
  await new Promise<void>(resolve => onOtherSite.listen(0, '127.0.0.1', resolve))
  const address = onOtherSite.address()
  const port = typeof address === 'object' ? address?.port : undefined
  library = await buildPublishSite(`http://submit.localhost:${port}/area`)
  site = await library.listen()
})
afterAll(async () => {
  await library.close()
  await new Promise(resolve => onOtherSite.close(resolve))
})

const on = (platform: string): string => site.replace('//', `//${platform}.`)
const subject = (page: Page) => page.locator('select[name=term0]')
const narrower = (page: Page) => page.locator('select[name=term1]')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
/** What was chosen, as the page at the end of the way says it. */
const choice = (page: Page) =>
  page.locator('main dl > div').evaluateAll(rows => rows.map(row => [...row.children].map(cell => cell.textContent)))

async function open(page: Page, url: string, { script }: { script: boolean }): Promise<void> {
  await page.goto(url)
  if (script) await hydrated(page)
}
const ways = [
  { script: true, name: 'with a script' },
  { script: false, name: 'without a script' },
]

describe.for(ways)('the publish page: $name', ({ script }) => {
  const options = { javaScriptEnabled: script }

  test('subject and type are chosen, shown again, and kept on the way back (R2.4-01, R2.4-05, R2.4-07)', async ({ openPage }) => {
    const page = await openPage({ ...options, baseURL: site })
    await open(page, path, { script })
    await subject(page).selectOption({ label: 'Earth and environment' })
    if (!script) await press(page, 'Show narrower subjects')
    await narrower(page).selectOption({ label: 'Hydrology' })
    await press(page, 'Submit a poster')
    await page.waitForURL(/\/author\/poster\/new\?ontologyTermId=\d+$/)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Submit a poster')
    await expect
      .poll(() => choice(page))
      .toEqual([
        ['Type', 'Poster'],
        ['Subject', 'Hydrology'],
      ])
    await page.getByRole('link', { name: 'Back to selection' }).click()
    await page.waitForURL(`**${path}?term0=hydrology`)
    await narrower(page).waitFor()
    expect([await subject(page).inputValue(), await narrower(page).inputValue()]).toEqual(['earth-and-environment', 'hydrology'])
  })

  test('a submission starts without a type, in the user’s language (R2.4-06, R2.4-08)', async ({ openPage }) => {
    const page = await openPage({ ...options, baseURL: site })
    await open(page, `/de${path}`, { script })
    await subject(page).selectOption({ index: 1 })
    await press(page, 'Einreichung beginnen')
    await page.waitForURL(/\/de\/author\/submit\/new\?ontologyTermId=\d+$/)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Einreichung beginnen')
  })

  test('a subject must be chosen first (R5-04, R8-06, A3-26)', async ({ openPage }) => {
    const page = await openPage({ ...options, baseURL: site })
    await open(page, path, { script })
    await press(page, 'Submit an article')
    const summary = page.locator('section[tabindex="-1"]')
    await summary.waitFor()
    expect(await summary.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await summary.getByRole('link').allInnerTexts()).toEqual(['Please select a subject'])
    expect(await subject(page).getAttribute('aria-invalid')).toBe('true')
    expect(new URL(page.url()).pathname).toBe(path)
    // What is missing can be given now.
    await subject(page).selectOption({ index: 1 })
    await expect.poll(() => page.getByRole('button', { name: 'Submit an article' }).getAttribute('aria-disabled')).toBeNull()
    await press(page, 'Submit an article')
    await page.waitForURL(/\/author\/article\/new\?ontologyTermId=\d+$/)
  })

  test('without a subject chooser each type is one press away (R2.4-05, R2.4-07, A3-26)', async ({ openPage }) => {
    const page = await openPage({ ...options, baseURL: on('moor') })
    await open(page, path, { script })
    expect(await page.locator('main select, main form').count()).toBe(0)
    await page.getByRole('link', { name: 'Submit a poster' }).click()
    await page.waitForURL('**/author/poster/new')
    await expect.poll(() => choice(page)).toEqual([['Type', 'Poster']])
  })

  test('with the author area on another host, submissions continue there (A3-36)', async ({ openPage }) => {
    const page = await openPage({ ...options, baseURL: on('reef') })
    await open(page, path, { script })
    await subject(page).selectOption({ index: 1 })
    await press(page, 'Submit a video')
    await page.waitForURL(/^http:\/\/submit\.localhost:\d+\/area\/author\/video\/new\?ontologyTermId=\d+$/)
    expect(await page.getByRole('heading').textContent()).toBe('Elsewhere')
  })

  test('a gateway is passed along, and stays the frame of the page (R2.3-23, R2.4-08)', async ({ openPage }) => {
    const page = await openPage({ ...options, baseURL: site })
    await open(page, `/gateways/soil${path}`, { script })
    expect(await page.locator('[data-gateway-banner]').innerText()).toContain('Soil & Roots')
    await subject(page).selectOption({ index: 1 })
    await press(page, 'Start a submission')
    await page.waitForURL(/\/author\/submit\/new\?ontologyTermId=\d+&channel=soil$/)
    await expect.poll(() => choice(page)).toContainEqual(['Part of', 'Soil & Roots'])
    await page.getByRole('link', { name: 'Back to selection' }).click()
    await page.waitForURL(`**/gateways/soil${path}?term0=*`)
  })

  test.for([
    ['/gateways/words', 'Submit a document'],
    ['/collections/papers', 'Submit a poster'],
    ['/community-gateways/talks', 'Submit slides'],
  ] as const)('the page %s has no button “%s” (R2.3-23, R2.4-04, R2.4-12)', async ([gateway, missing], { openPage }) => {
    const page = await openPage({ ...options, baseURL: site })
    await open(page, gateway + path, { script })
    const names = await page.locator('main button[name=start]').allInnerTexts()
    const all = ['Submit an article', 'Submit a document', 'Submit a poster', 'Submit slides', 'Submit a video', 'Start a submission']
    expect(names).toEqual(all.filter(name => name !== missing))
  })

  test('a read-only site says so and has no buttons (R2.4-11, R6-07)', async ({ openPage }) => {
    const page = await openPage({ ...options, baseURL: on('kelp') })
    for (const url of [path, `/gateways/sand${path}`]) {
      await open(page, url, { script })
      expect(await page.getByRole('heading', { name: 'Submissions are currently closed' }).isVisible()).toBe(true)
      expect(await page.locator('main button[name=start], main a[href^="/author/"]').count()).toBe(0)
    }
  })
})

test('it works by keyboard, and the focus stays while lists load', async ({ openPage }) => {
  const page = await openPage({ baseURL: site })
  await open(page, path, { script: true })
  await subject(page).focus()
  await page.keyboard.type('Earth')
  await narrower(page).waitFor()
  expect(await subject(page).evaluate(element => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hydro')
  await page.waitForURL(`**${path}?term0=earth-and-environment&term1=hydrology`)
  // Through the types to the one that is wanted.
  for (const name of ['Submit an article', 'Submit a document']) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/author\/document\/new\?ontologyTermId=\d+$/)
  await page.goBack()
  await page.waitForURL(`**${path}?term0=earth-and-environment&term1=hydrology`)
  await expect.poll(() => narrower(page).inputValue()).toBe('hydrology')
})

test('a choice made before the script loaded gets its list', async ({ openPage }) => {
  const page = await openPage({ baseURL: site })
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async route => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${path}?term0=hydrology`, { waitUntil: 'commit' })
  await subject(page).selectOption('medicine-and-health')
  held.resolve()
  await page.waitForURL(`**${path}?term0=medicine-and-health`)
  await expect.poll(() => narrower(page).locator('option').allInnerTexts()).toContain('Public health')
})

test('another broad subject clears the narrower one', async ({ openPage }) => {
  const page = await openPage({ baseURL: site })
  await open(page, `${path}?term0=hydrology`, { script: true })
  await subject(page).selectOption('medicine-and-health')
  await page.waitForURL(`**${path}?term0=medicine-and-health`)
  await expect.poll(() => narrower(page).locator('option').allInnerTexts()).toContain('Public health')
  expect(await narrower(page).inputValue()).toBe('')
})

const screens = [
  ['the publish page', path],
  ['the publish page with a subject', `${path}?term0=hydrology`],
  ['the publish page without one', `${path}?start=submit`],
  ['a gateway’s publish page', `/gateways/soil${path}`],
  ['for authors', '/for-authors'],
  ['the guidelines', '/for-authors/article-guidelines'],
  ['the end of the way', '/author/poster/new?channel=soil&ontologyTermId=999999'],
  ['the end of another way', '/author/thesis/new'],
] as const

describe.for(variants(375, 1280))('the publish pages at %i px, light and dark', width => {
  test.for(screens)('axe finds no violation on %s', async ([, url], { openPage }) => {
    const page = await openPage({ viewport: { width, height: 800 }, baseURL: site })
    await open(page, url, { script: true })
    expect([...(await tooWide(page)), ...(await cutOff(page))]).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, { rules: rulesOfColours })).toEqual([])
  })
})
