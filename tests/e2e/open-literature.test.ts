/** The browse screen in external-feed mode: with the feed up, slow, broken and gone. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type FakeOpenLiterature, startFakeOpenLiterature } from '../../src/modules/discovery/external/open-literature/fake/start-fake.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { violations } from '../support/axe.ts'
import { hydrated, test } from '../support/browser.ts'

let fake: FakeOpenLiterature
/** That of the test before stays until its pages are closed. */
const sites: TestApp[] = []
let site: string
beforeAll(async () => {
  fake = await startFakeOpenLiterature()
})
/** A site of its own for each test, so that none sees what another's failures left of the service's rest. */
beforeEach(async () => {
  Object.assign(fake, { mood: 'well', times: null, delay: 0 })
  const library = await buildTestApp({ RECTO_EUROPE_PMC_URL: fake.url, RECTO_SITE: 'wellcome' })
  sites.push(library)
  site = await library.listen()
  if (sites.length > 2) await sites.shift()?.close()
})
afterAll(async () => {
  await Promise.all(sites.map(library => library.close()))
  await fake.close()
})

const works = 'main article h2'

test('works are listed newest first, with allowed markup only (R2.2-12, A6-09)', async ({ openPage }) => {
  const page = await openPage({ baseURL: site })
  const answer = await page.goto('/browse?feed=EPMC')
  expect([answer?.status(), answer?.headers()['cache-control'], answer?.headers()['x-robots-tag']]).toEqual([
    200,
    'private, max-age=60',
    'noindex',
  ])
  await hydrated(page)
  expect(await page.locator(works).count()).toBe(20)
  expect(await page.locator(works).first().innerHTML()).toContain('<i>Xanthoria parietina</i> takes up CO<sub>2</sub>')
  expect(await page.locator('main script, main img').count()).toBe(0)
  expect(await violations(page)).toEqual([])
})

test('forward, back, reload and a shared URL show the same page (R4-33, R4-34)', async ({ openPage }) => {
  const page = await openPage({ baseURL: site })
  await page.goto('/browse?all=roofs&feed=EPMC&show=5')
  await hydrated(page)
  const titles = () => page.locator(works).allInnerTexts()
  const first = await titles()
  await page.locator('main nav a[rel=next]').click()
  await expect.poll(titles).not.toEqual(first)
  const second = await titles()
  expect(second.filter(title => first.includes(title))).toEqual([])
  expect(new URL(page.url()).search).toBe('?all=roofs&feed=EPMC&page=2&show=5')
  await page.goBack()
  await expect.poll(titles).toEqual(first)
  await page.goForward()
  await expect.poll(titles).toEqual(second)
  await page.reload()
  expect(await titles()).toEqual(second)
  const other = await openPage({ baseURL: site, javaScriptEnabled: false })
  await other.goto(page.url())
  expect(await other.locator(works).allInnerTexts()).toEqual(second)
  await other.locator('main nav a[rel=prev]').click()
  expect(await other.locator(works).allInnerTexts()).toEqual(first)
})

test.for<['error' | 'malformed' | 'empty' | 'cut', string]>([
  ['error', 'that fails'],
  ['malformed', 'that talks of something else'],
  ['empty', 'that understands nothing'],
  ['cut', 'that breaks off'],
])('with a feed %s the page still works', async ([mood], { openPage }) => {
  fake.mood = mood
  const page = await openPage({ baseURL: site })
  const answer = await page.goto('/browse?all=roofs&feed=EPMC')
  expect([answer?.status(), answer?.headers()['cache-control'], answer?.headers()['retry-after']]).toEqual([503, 'no-store', '30'])
  await hydrated(page)
  expect(await page.locator('main').getByRole('alert').innerText()).toContain('Europe PMC is unavailable')
  expect(await violations(page)).toEqual([])
  fake.mood = 'well'
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect.poll(() => page.locator(works).count()).toBeGreaterThan(0)
})

test('an unavailable feed is reported on a navigation too, with a link to the site’s own list', async ({ openPage }) => {
  const page = await openPage({ baseURL: site })
  await page.goto('/browse?all=roofs&feed=EPMC&show=5')
  await hydrated(page)
  fake.mood = 'error'
  await page.locator('main nav a[rel=next]').click()
  await expect.poll(() => page.locator('main').getByRole('alert').count()).toBe(1)
  await page.getByRole('link', { name: /^Search .+ instead$/ }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?all=roofs&show=5')
  await expect.poll(() => page.locator('main').getByRole('alert').count()).toBe(0)
})

test('a silent feed delays a page by its timeout only, and then not at all', async ({ openPage }) => {
  fake.mood = 'silent'
  const page = await openPage({ baseURL: site, javaScriptEnabled: false })
  const waited: number[] = []
  for (const text of ['a1', 'b2', 'c3', 'd4']) {
    const from = performance.now()
    const answer = await page.goto(`/browse?all=${text}&feed=EPMC`)
    expect(answer?.status()).toBe(503)
    waited.push(performance.now() - from)
  }
  expect(Math.max(...waited)).toBeLessThan(12_000)
  expect(waited[3]).toBeLessThan(3000)
})

test('a page beyond the end says so and links back', async ({ openPage }) => {
  const page = await openPage({ baseURL: site })
  await page.goto('/browse?all=roofs&feed=EPMC&page=900')
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect.poll(() => page.locator(works).count()).toBeGreaterThan(0)
})

test('an installation without a feed shows its own list at the feed’s URL', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/browse/posters?feed=EPMC')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/browse/posters')
})
