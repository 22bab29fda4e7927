import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { titleWithoutNotice } from '../../src/document/metadata/publication-notice.ts'
import { listDemo, test } from '../support/browser.ts'

interface Card {
  path: string
  title: string
  published: string
}

const cardsOf = (page: Page, within = 'main'): Promise<Card[]> =>
  page.locator(`${within} article`).evaluateAll(cards =>
    cards.map(card => ({
      path: card.querySelector('a')?.getAttribute('href') ?? '',
      title: card.querySelector('h2, h3')?.textContent ?? '',
      published: card.querySelector('time')?.dateTime ?? '',
    })),
  )
const datesOf = (cards: Card[]): string[] => cards.map(card => card.published)
const newestFirst = (dates: string[]): string[] => dates.toSorted().reverse()

describe('the home page', () => {
  test('it shows the newest articles, newest first, and some of each other type (R2.1-08, A2-12)', async ({ openPage }) => {
    const page = await openPage()
    await page.goto('/')
    const [cards, items] = [await cardsOf(page, '[aria-labelledby=latest]'), await listDemo()]
    const articles = items.filter(item => item.contentType === 'ARTICLE')
    expect(cards.length).toBeGreaterThanOrEqual(6)
    expect(datesOf(cards)).toEqual(newestFirst(articles.map(item => item.published)).slice(0, cards.length))
    const others = await cardsOf(page, '[aria-labelledby=others]')
    expect(new Set(others.map(card => card.path.split('/')[1]))).toEqual(new Set(['documents', 'posters', 'slides', 'videos']))
    const titles = new Map(items.map(item => [item.path, item.title]))
    for (const card of [...cards, ...others]) expect(titleWithoutNotice(card.title)).toBe(titles.get(card.path))
  })
})

describe('the browse page without a search', () => {
  test('its pages have every publication once, newest first (R2.2-01, R2.2-02, R2.2-35, R6-02)', async ({ openPage }) => {
    const [page, items] = [await openPage(), await listDemo()]
    await page.goto('/browse')
    const seen: Card[] = []
    for (;;) {
      seen.push(...(await cardsOf(page)))
      const next = page.getByRole('link', { name: 'Next', exact: true })
      if ((await next.count()) === 0) break
      const before = page.url()
      await next.click()
      await page.waitForURL(url => url.href !== before)
      await expect.poll(async () => (await cardsOf(page))[0]?.path).not.toBe(seen.at(-20)?.path)
    }
    expect(seen.map(card => card.path).toSorted()).toEqual(items.map(item => item.path).toSorted())
    expect(datesOf(seen)).toEqual(newestFirst(datesOf(seen)))
  })

  test.for([
    ['articles', 'ARTICLE', 'Articles'],
    ['documents', 'DOCUMENT', 'Documents'],
    ['posters', 'POSTER', 'Posters'],
    ['slides', 'SLIDE', 'Slides'],
    ['videos', 'VIDEO', 'Videos'],
  ] as const)(
    'the path /browse/%s lists only those, with their number (R2.1-08, R2.2-04, R3-26)',
    async ([segment, contentType, heading], { openPage }) => {
      const [page, items] = [await openPage(), await listDemo()]
      await page.goto(`/browse/${segment}?show=100`)
      const expected = items.filter(item => item.contentType === contentType).map(item => item.path)
      expect((await cardsOf(page)).map(card => card.path).toSorted()).toEqual(expected.toSorted())
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
      expect(await page.title()).toBe(`${heading} | Recto`)
      const chosen = page.getByRole('group', { name: 'Content types' }).getByRole('checkbox', { checked: true })
      expect(await chosen.count()).toBe(1)
      expect(await chosen.locator('..').innerText()).toMatch(new RegExp(`^${heading}\\s+${expected.length}$`))
    },
  )

  test('an unknown type is not found', async ({ openPage }) => {
    const page = await openPage()
    expect((await page.goto('/browse/sculptures'))?.status()).toBe(404)
  })

  test.for<[string, number, string]>([
    ['page=2&show=5', 5, '6–10 of'],
    ['show=7', 7, '1–7 of'],
    ['', 20, '1–20 of'],
    ['page=0', 20, '1–20 of'],
    ['page=-3', 20, '1–20 of'],
    ['page=1.5', 20, '1–20 of'],
    ['page=two', 20, '1–20 of'],
    ['page=', 20, '1–20 of'],
    ['page=NaN&show=Infinity', 20, '1–20 of'],
    ['page=1;drop table content_item', 20, '1–20 of'],
    ['page=2&page=x&show=5', 5, '6–10 of'],
    ['show=0', 20, '1–20 of'],
    ['show=1', 1, '1–1 of'],
    ['page=99999999999999999999', 0, 'There is no page 1,000,000.'],
    ['page=1e3', 20, '1–20 of'],
  ])('the query ?%s shows %i (R2.2-10, R2.2-11, R9-01)', async ([query, count, range], { openPage }) => {
    const page = await openPage({ javaScriptEnabled: false })
    expect((await page.goto(`/browse?${query}`))?.status()).toBe(200)
    expect(await page.locator('main article').count()).toBe(count)
    expect(await page.locator('main').innerText()).toContain(range)
  })

  test('a page has at most a hundred', async ({ openPage }) => {
    const page = await openPage()
    await page.goto('/browse?show=100000')
    expect(await page.locator('main article').count()).toBe(Math.min(100, (await listDemo()).length))
    expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0)
  })

  test('a page beyond the end links back to the last one', async ({ openPage }) => {
    const page = await openPage()
    await page.goto('/browse?page=500&show=10')
    const last = Math.ceil((await listDemo()).length / 10)
    await page.getByText(`There is no page 500. Go to page ${last}.`).waitFor()
    expect(await page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]').count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Previous', exact: true }).getAttribute('href')).toBe(`/browse?page=${last}&show=10`)
    await page.getByRole('link', { name: `Go to page ${last}.` }).click()
    await page.waitForURL(/page=\d(?!\d)/)
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0)
    expect(await page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]').getAttribute('aria-label')).toBe(
      `Page ${last}`,
    )
  })
})
