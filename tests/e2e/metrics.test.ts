/** What is counted of readers, and what they are shown of it. */

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { idSchema } from '../../src/core/ids/id-schema.ts'
import type { ContentId } from '../../src/core/ids/shared-ids.ts'
import { consentTo, writeConsent } from '../../src/modules/sites/domain/consent/consent.ts'
import { cookieKinds } from '../../src/modules/sites/domain/consent/cookies.ts'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, listDemo, numbersAreThere, type OpenPage, pathOf, test, usageNumbers, wellKnown } from '../support/browser.ts'
import { variants } from '../support/variants.ts'

/** The browser of the tests calls itself headless, and counts as a robot. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const consent = cookieKinds.consent.name

const eventSchema = z.object({
  contentId: idSchema<ContentId>(),
  contentType: z.string(),
  eventType: z.string(),
  timestamp: z.string(),
  versionNumber: z.number().optional(),
  reportId: z.number().optional(),
})
const totalsSchema = z.object({ research: z.record(z.string(), z.number()) })

/** A page whose reader has agreed, or not, and the events that it sends. */
async function openCounted(openPage: OpenPage, agreed: boolean) {
  const page = await openPage({ userAgent, consent: 'asked' })
  const events: { sent: z.output<typeof eventSchema>; status: Promise<number> }[] = []
  page.on('request', request => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/metrics')) return
    const status = request.response().then(
      response => response?.status() ?? 0,
      // The page was left before the answer came.
      () => 0,
    )
    events.push({ sent: eventSchema.parse(request.postDataJSON()), status })
  })
  if (agreed) await agree(page)
  return { page, events }
}

async function agree(page: Page): Promise<void> {
  await page.goto('/')
  await page.context().addCookies([{ name: consent, value: writeConsent(consentTo(['analytics'])), url: page.url() }])
}

/** Numbers are fetched after the event is due: once they are there, an event would have been sent. */
async function numbersOf(page: Page): Promise<string[]> {
  await numbersAreThere(page)
  return await page.locator(`${usageNumbers} dd`).allTextContents()
}

async function idAt(page: Page, path: string): Promise<ContentId> {
  const answer = await page.request.get(`/content/${path.split('/').at(-1)}`)
  return z.object({ contentId: idSchema<ContentId>() }).parse(await answer.json()).contentId
}

async function countOf(page: Page, contentId: ContentId): Promise<Record<string, number>> {
  const answer = await page.request.get(`/api/metrics/total?contentId=${contentId}`)
  return totalsSchema.parse(await answer.json()).research
}

describe('counting a view', () => {
  test('with consent it is sent once, and counted (R3-32, A7-51, A9-09)', async ({ openPage }) => {
    const { page, events } = await openCounted(openPage, true)
    const path = await pathOf(wellKnown.formulas)
    const contentId = await idAt(page, path)
    const views = async () => (await countOf(page, contentId)).numberOfViews ?? 0
    const before = await views()
    await page.goto(path)
    await expect.poll(() => events.length).toBe(1)
    expect(events[0]?.sent).toMatchObject({ contentId, contentType: 'ARTICLE', eventType: 'VIEW', versionNumber: expect.any(Number) })
    expect(await events[0]?.status).toBe(202)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === cookieKinds.contentEvent.name)?.value).toMatch(
      new RegExp(`^${contentId}\\.\\d\\.VIEW\\.\\w+$`),
    )
    await expect.poll(views).toBe(before + 1)
    // The same again at once is no other view.
    await page.reload()
    await numbersOf(page)
    expect(events.length).toBe(1)
  })

  test('the view of an asset is sent too, on a navigation inside the browser', async ({ openPage }) => {
    const { page, events } = await openCounted(openPage, true)
    await page.goto('/browse/posters')
    await hydrated(page)
    await page.locator('main a[href^="/posters/"]').first().click()
    await expect.poll(() => events.map(({ sent }) => [sent.contentType, sent.versionNumber])).toEqual([['POSTER', undefined]])
  })

  test('the view of a report is sent with it, counts for it, and is shown beside it', async ({ openPage }) => {
    const { page, events } = await openCounted(openPage, true)
    const path = await pathOf(wellKnown.reviewed)
    const contentId = await idAt(page, path)
    await page.goto(path)
    await expect.poll(() => events.length).toBe(1)
    const reportViews = async () => (await countOf(page, contentId)).numberOfReportViews ?? 0
    const before = await reportViews()
    await hydrated(page)
    await page.getByRole('region', { name: 'Reviewer status' }).getByRole('link', { name: 'Approved: Reviewer 1, Version 2' }).click()
    await page.waitForURL(/\/reports\/\d+$/)
    await expect.poll(() => events.length).toBe(2)
    const reportId = Number(page.url().split('/').at(-1))
    expect(events[1]?.sent).toMatchObject({ contentId, contentType: 'ARTICLE', eventType: 'VIEW', versionNumber: 2, reportId })
    await expect.poll(reportViews).toBe(before + 1)
    await page.reload()
    const [views = ''] = await numbersOf(page)
    const answer = await page.request.get(`/api/metrics/report?reportId=${reportId}`)
    expect(z.object({ numberOfViews: z.number().min(1) }).parse(await answer.json()).numberOfViews).toBe(Number(views.replaceAll(',', '')))
    // The same again at once is no other view.
    expect(events.length).toBe(2)
    await page.getByRole('region', { name: 'Metrics of this report' }).getByRole('link', { name: 'Metrics of the article' }).click()
    await page.waitForURL(/\/metrics$/)
    await page.getByRole('columnheader', { name: 'Views of reports' }).waitFor()
  })

  test('without consent it is not sent, and no cookie is stored (R7-35)', async ({ openPage }) => {
    const { page, events } = await openCounted(openPage, false)
    const path = await pathOf(wellKnown.formulas)
    for (const choice of [null, writeConsent(consentTo(['functional', 'advertising']))]) {
      await page.goto(path)
      if (choice !== null) await page.context().addCookies([{ name: consent, value: choice, url: page.url() }])
      await page.reload()
      await numbersOf(page)
    }
    expect(events).toEqual([])
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([consent])
  })

  test('it is sent once the user consents (R7-35)', async ({ openPage }) => {
    const { page, events } = await openCounted(openPage, false)
    await page.goto(await pathOf(wellKnown.revised))
    await numbersOf(page)
    expect(events).toEqual([])
    await page.getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(() => events.length).toBe(1)
  })
})

test('a download is counted by the server, without consent (R3-32)', async ({ openPage }) => {
  const { page } = await openCounted(openPage, false)
  const path = await pathOf(wellKnown.formulas)
  await page.goto(path)
  const contentId = await idAt(page, path)
  const xml = async () => (await countOf(page, contentId)).numberOfXmlDownloads ?? 0
  const before = await xml()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Article (JATS XML)' }).click()])
  await download.path()
  await expect.poll(xml).toBe(before + 1)
})

test('an article shows its metrics, with a link to all of them', async ({ openPage }) => {
  const page = await openPage()
  await page.goto(await pathOf(wellKnown.revised))
  const numbers = await numbersOf(page)
  expect(numbers.length).toBe(3)
  expect(numbers[0]).toMatch(/^\d/)
  await page.getByRole('link', { name: 'All metrics' }).click()
  await page.getByRole('heading', { level: 1, name: 'Metrics' }).waitFor()
  expect(await page.title()).toMatch(/^Metrics: Drying duration/)
  await page.getByText('these metrics are fictional').waitFor()
})

test('metrics that load late cause no layout shift', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 800 } })
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/metrics?*', async route => {
    await held
    await route.continue()
  })
  const requested = page.waitForRequest('**/api/metrics?*')
  await page.goto(await pathOf(wellKnown.revised))
  await requested
  await page.evaluate(() => document.fonts.ready)
  const place = () => page.locator(usageNumbers).boundingBox()
  const retained = await place()
  answer()
  await numbersOf(page)
  expect(await place()).toEqual(retained)
})

describe('the metrics page', () => {
  test('it has a chart by month with its table, none before April 2021, and totals by source (R3-31)', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(`${await pathOf(wellKnown.revised)}/metrics`)
    const chart = page.getByRole('figure', { name: 'Views by month' })
    expect(await chart.getByRole('img', { name: 'Views by month' }).isVisible()).toBe(true)
    await chart.getByText('Show as table').click()
    const months = await chart.getByRole('rowheader').allTextContents()
    expect(months.length).toBeGreaterThan(12)
    const dates = months.map(month => new Date(`1 ${month} UTC`).getTime())
    expect(dates).toEqual([...dates].sort((one, other) => one - other))
    expect(dates[0]).toBeGreaterThanOrEqual(Date.UTC(2021, 3, 1))
    expect(await chart.getByRole('columnheader').allTextContents()).toEqual(['Month', 'Recto', 'PubMed Central'])
    const totals = page.getByRole('table', { name: 'Views and downloads' })
    expect(await totals.getByRole('rowheader').allTextContents()).toEqual(['Recto', 'PubMed Central'])
    expect(await page.getByRole('table', { name: 'Citations' }).getByRole('rowheader').allTextContents()).toEqual([
      'Crossref',
      'Europe PMC',
      'OpenCitations',
    ])
  })

  test('it works without a script, and the panel links to it', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto(await pathOf(wellKnown.revised))
    expect(await page.locator(usageNumbers).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'All metrics' }).click()
    expect(await page.getByRole('figure', { name: 'Downloads by month' }).isVisible()).toBe(true)
  })

  test('it exists for each content type, and nowhere else', async ({ openPage }) => {
    const page = await openPage()
    const demo = await listDemo()
    for (const contentType of ['DOCUMENT', 'POSTER', 'SLIDE', 'VIDEO']) {
      const path = demo.find(item => item.contentType === contentType)?.path
      expect((await page.goto(`${path}/metrics`))?.status(), contentType).toBe(200)
    }
    const article = (await pathOf(wellKnown.revised)).split('/').at(-1)
    expect((await page.goto(`/posters/${article}/metrics`))?.status()).toBe(404)
    expect((await page.goto('/articles/1-999999/metrics'))?.status()).toBe(404)
  })

  test('it is not cached: the next request gets new metrics', async ({ openPage }) => {
    const page = await openPage()
    const answer = await page.goto(`${await pathOf(wellKnown.revised)}/metrics`)
    expect(answer?.headers()['cache-control']).toBe('private, no-cache')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  })
})

test.for(variants(1280, 375))('axe finds no violation on the metrics page, tables open, %i px wide', async (width, { openPage }) => {
  const page = await openPage({ viewport: { width, height: 800 } })
  await page.goto(`${await pathOf(wellKnown.revised)}/metrics`)
  for (const summary of await page.getByText('Show as table').all()) await summary.click()
  expect(await violationsInEitherScheme(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})
