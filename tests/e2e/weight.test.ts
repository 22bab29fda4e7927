/** What a reader's connection has to carry, compressed as the browser gets it. */
import { expect } from 'vitest'
import { hydrated, pathOf, test, wellKnown } from '../support/browser.ts'

const kilobyte = 1000

test('an article page stays within its limits of weight', async ({ openPage }) => {
  const page = await openPage({ consent: 'asked' })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const answers = new Map<string, { type: string; headers: number }>()
  const bytes: Record<string, number> = {}
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { type, headers: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, headers } = answers.get(requestId) ?? { type: 'other', headers: 0 }
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength - headers
  })
  await page.goto(await pathOf(wellKnown.reviewed), { waitUntil: 'networkidle' })
  await hydrated(page)
  expect(bytes.Script).toBeGreaterThan(10 * kilobyte)
  expect(bytes.Script).toBeLessThan(130 * kilobyte)
  expect(bytes.Stylesheet).toBeGreaterThan(1 * kilobyte)
  expect(bytes.Stylesheet).toBeLessThan(30 * kilobyte)
  expect(bytes.Document).toBeLessThan(60 * kilobyte)
})

test('scripts and styles are immutable, and pages are revalidated', async ({ openPage }) => {
  const page = await openPage()
  const policies = new Map<string, string>()
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    policies.set(pathname, response.headers()['cache-control'] ?? '')
  })
  await page.goto('/browse', { waitUntil: 'networkidle' })
  expect(policies.get('/browse')).toBe('public, no-cache')
  const assets = [...policies].filter(([path]) => path.startsWith('/assets/'))
  expect(assets.length).toBeGreaterThan(5)
  for (const [path, policy] of assets) expect(policy, path).toBe('public, max-age=31536000, immutable')
})

test('the text is painted before a script is requested', async ({ openPage }) => {
  const page = await openPage()
  await page.goto(await pathOf(wellKnown.reviewed))
  await hydrated(page)
  const [painted, requested] = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return [performance.getEntriesByName('first-paint')[0]?.startTime ?? 0, Math.min(...scripts.map(script => script.startTime))]
  })
  expect(painted).toBeGreaterThan(0)
  expect(requested).toBeGreaterThanOrEqual(painted)
})

test('a page that opens in the background does not wait for paint', async ({ openPage }) => {
  const page = await openPage()
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    }
    const later = window.setTimeout
    Object.assign(window, { setTimeout: (call: () => void, delay = 0) => (delay >= 1000 ? 0 : later(call, delay)) })
  })
  await page.goto('/browse')
  await hydrated(page)
})

test('a page loads its own scripts and no others', async ({ openPage }) => {
  const page = await openPage()
  const answer = await page.goto('/browse')
  await hydrated(page)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/default-src 'self'; script-src 'self'( 'sha256-[\w+/=]+')+; style-src 'self';/)
  expect(policy).not.toContain('unsafe')
})
