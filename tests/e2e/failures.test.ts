/** What readers see when something is missing, forbidden, broken or out of reach: the screen, its status and title, and nothing of the inside. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import type { Database } from '../../src/core/database/open-database.ts'
import { buildApp } from '../../src/main/app.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { hydrated, pathOf, test, wellKnown } from '../support/browser.ts'

const insides = /\bat \w+.*:\d+:\d+|node_modules|\.tsx?\b|\bError:|select .* from|ECONNREFUSED|relation "|PGlite|postgres/i

describe('error pages of the running site', () => {
  test.for<[string, number, string]>([
    ['/nothing', 404, 'Page not found'],
    ['/nothing/at/all?x=1', 404, 'Page not found'],
    ['/articles', 404, 'Page not found'],
    ['/articles/99-99999', 404, 'Page not found'],
    ['/articles/99999', 404, 'Page not found'],
    ['/posters/1-101', 404, 'Page not found'],
    ['/articles/1-501', 404, 'Page not found'],
    ['/articles/1-101/v99', 404, 'Page not found'],
    ['/articles/1-101/v0', 404, 'Page not found'],
    ['/articles/1-101/vv1', 404, 'Page not found'],
    ['/articles/1-101/v1/more', 404, 'Page not found'],
    ['/articles/abc', 404, 'Page not found'],
    ['/articles/1-', 404, 'Page not found'],
    ['/articles/-1-1', 404, 'Page not found'],
    ['/articles/0-0', 404, 'Page not found'],
    ['/articles/1-99999999999999999999', 404, 'Page not found'],
    ['/articles/1-101%27%20or%201=1', 404, 'Page not found'],
    ['/articles/__proto__', 404, 'Page not found'],
    ['/articles/%00', 404, 'Page not found'],
    ['/articles/%E0%A4%A', 404, 'Page not found'],
    ['/%', 404, 'Page not found'],
    ['/assets/anything', 404, 'Page not found'],
    ['/browse/constructor', 404, 'Page not found'],
    ['/editor/anything', 403, 'You are not authorised to view this page'],
    ['/editor/else/there', 403, 'You are not authorised to view this page'],
  ])(
    'the path %s answers %i, “%s” (R2.5-01, R2.5-03, R2.5-04, R2.5-05, R8-04, R8-05, R8-17, R8-18, A8-29)',
    async ([path, status, title], { openPage }) => {
      const page = await openPage({ javaScriptEnabled: false })
      const answer = await page.goto(path)
      expect([answer?.status(), await page.title()]).toEqual([status, `${title} | Recto`])
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      expect(await page.getByRole('link', { name: 'Go to homepage' }).getAttribute('href')).toBe('/')
      expect(answer?.headers()['cache-control']).toBe('no-store')
      expect(await answer?.text()).not.toMatch(insides)
    },
  )

  test('a very long path is not found', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false })
    expect([(await page.goto(`/${'a'.repeat(3000)}`))?.status(), await page.title()]).toEqual([404, 'Page not found | Recto'])
  })

  test('a page that is not found has the site’s layout, with scripts too', async ({ openPage }) => {
    const page = await openPage()
    await page.goto('/articles/99-99999')
    await hydrated(page)
    expect(await page.title()).toBe('Page not found | Recto')
    await page.getByRole('link', { name: 'Browse all content' }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('All content')
  })
})

describe('while the program has a bug', () => {
  let broken: FastifyInstance
  let whole: TestApp
  let origin: string
  beforeAll(async () => {
    whole = await buildTestApp()
    // The first questions, of platforms and revision, are answered; the lists are not.
    const kysely = new Proxy(whole.database.kysely, {
      get(target, name) {
        if (name === 'selectFrom') {
          return (table: string) => {
            if (/content|item|article|ontology/.test(table)) throw new TypeError('Cannot read properties of undefined (reading "secret")')
            return Reflect.apply(Reflect.get(target, name), target, [table])
          }
        }
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const database: Database = { ...whole.database, kysely }
    broken = await buildApp({ ...whole, database })
    origin = (await broken.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
  })
  afterAll(async () => {
    await broken.close()
    await whole.close()
  })

  test.for(['/', '/browse', '/articles/1-1'])(
    'the page %s answers 500 without internal details (R2.5-07, R2.5-08, R8-02, R8-14, R8-27, R8-28)',
    async (path, { openPage }) => {
      const log = vi.spyOn(broken.log, 'error')
      const page = await openPage({ javaScriptEnabled: false })
      const answer = await page.goto(origin + path)
      const ofThePage = log.mock.calls.filter(([, what]) => what === `GET ${path}`)
      expect(ofThePage).toEqual([[expect.objectContaining({ message: expect.stringContaining('secret') }), `GET ${path}`]])
      expect([answer?.status(), await page.title()]).toEqual([500, 'Something went wrong... | Recto'])
      const text = (await answer?.text()) ?? ''
      expect(text).not.toMatch(insides)
      expect(text).not.toContain('secret')
      expect(answer?.headers()['cache-control']).toBe('no-store')
      await page.getByRole('link', { name: 'Try again' }).click()
      expect(page.url()).toBe(origin + path)
      log.mockRestore()
    },
  )

  test('pages that need no database still answer', async ({ openPage }) => {
    const page = await openPage()
    expect((await page.goto(`${origin}/nothing/here`))?.status()).toBe(404)
    expect((await page.goto(`${origin}/editor/x`))?.status()).toBe(403)
  })
})

describe('while the database is down', () => {
  let site: TestApp
  let origin: string
  let read: string
  beforeAll(async () => {
    site = await buildTestApp()
    await site.load(['demo/articles/drying-duration-litter-breakdown', 'demo/articles/after-dark'])
    origin = await site.listen()
    const list = await (await fetch(`${origin}/browse`)).text()
    const paths = [...new Set([...list.matchAll(/href="(\/articles\/\d+-\d+)"/g)].map(([, path = '']) => path))]
    expect(paths).toHaveLength(2)
    read = paths[0] ?? ''
    await fetch(origin + read)
    await site.database.close()
    expect((await fetch(`${origin}/browse`)).headers.has('warning')).toBe(true)
  })
  afterAll(() => site.close())

  test('cached pages are served with a notice that they may be outdated', async ({ openPage }) => {
    const page = await openPage()
    for (const path of ['/browse', read]) {
      const answer = await page.goto(origin + path)
      expect(answer?.status()).toBe(200)
      expect(answer?.headers()).toMatchObject({ warning: '111 - "Revalidation Failed"', 'cache-status': 'recto; hit; detail=stale' })
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(300)
    }
  })

  test.for(['/', '/browse/articles', '/articles/2-2', '/posters/1-1', '/gateways', '/gateways/any/about'])(
    'the uncached page %s answers 503 (R8-27, R8-28, R8-29)',
    async (path, { openPage }) => {
      const page = await openPage({ javaScriptEnabled: false })
      const answer = await page.goto(origin + path)
      expect([answer?.status(), await page.title()]).toEqual([503, 'We will be back shortly | Recto'])
      expect(answer?.headers()['retry-after']).toBe('30')
      expect(await page.getByRole('link', { name: 'Try again' }).count()).toBe(1)
      expect(await answer?.text()).not.toMatch(insides)
    },
  )

  test('a missing page is still not found', async ({ openPage }) => {
    const page = await openPage()
    expect((await page.goto(`${origin}/articles/nothing`))?.status()).toBe(404)
    // An editor's page may stand there: nobody can tell.
    expect((await page.goto(`${origin}/nothing/here`))?.status()).toBe(503)
  })

  test('a navigation inside the browser shows the error page too', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(origin + read)
    await hydrated(page)
    await page.getByRole('link', { name: 'Recto', exact: true }).click()
    await expect.poll(() => page.title()).toBe('We will be back shortly | Recto')
  })
})

test('the shared demo site was not affected by these tests', async ({ openPage }) => {
  const page = await openPage()
  expect((await page.goto(await pathOf(wellKnown.reviewed)))?.status()).toBe(200)
})
