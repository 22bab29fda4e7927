/** Notices on an article, in both directions, and what is associated with it. */
import { expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { pathOf, test } from '../support/browser.ts'

const retracted = 'RETRACTED: The first ten cycles predict'
const retraction = 'Retraction: The first ten cycles'

test('a retracted article has the notice above its title, in every version, with links both ways', async ({ openPage }) => {
  const [page, path] = [await openPage({ javaScriptEnabled: false }), await pathOf(retracted)]
  const notice = page.getByRole('complementary', { name: 'This article has been retracted' })
  for (const version of ['', '/v1']) {
    await page.goto(`${path}${version}`)
    const [banner, title] = [await notice.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
    expect(banner?.y).toBeLessThan(title?.y ?? 0)
    expect((banner?.y ?? Number.POSITIVE_INFINITY) + (banner?.height ?? 0)).toBeLessThan(900)
    expect(banner?.y).toBeLessThan((await page.getByText('Sample content.').boundingBox())?.y ?? 0)
    expect(await notice.innerText()).toContain('The authors retract this article. A report on version 2')
    // No version of it has a mark of its review.
    expect(await page.getByRole('region', { name: 'Versions' }).locator('li').allInnerTexts()).toEqual([
      expect.stringMatching(/^Version 2\s+21 Nov 2023\s+Revised\s*Retracted\s*What changed$/),
      expect.stringMatching(/^Version 1\s+15 Aug 2023\s+Retracted$/),
    ])
  }
  await notice.getByRole('link').click()
  expect(new URL(page.url()).pathname).toBe(await pathOf(retraction))
  const subject = page.getByRole('complementary', { name: 'This notice retracts an article' })
  await subject.getByRole('link').click()
  expect(new URL(page.url()).pathname).toBe(path)
})

test('every page about a retracted article shows and links the notice', async ({ openPage }) => {
  const [page, path] = [await openPage({ javaScriptEnabled: false }), await pathOf(retracted)]
  await page.goto(path)
  const report = await page.getByRole('region', { name: 'Reviewer status' }).getByRole('link').first().getAttribute('href')
  for (const [about, leadsTo] of [
    [`${path}/metrics`, path],
    [`${path}/comments`, path],
    [`${path}/v1/compare/v2`, path],
    [report ?? '', (report ?? '').replace(/\/reports.*/, '')],
  ] as const) {
    await page.goto(about)
    expect(await page.getByRole('link', { name: 'This article has been retracted' }).getAttribute('href'), about).toBe(leadsTo)
    expect(await page.getByRole('main').innerText(), about).toContain('RETRACTED: The first ten cycles')
  }
})

test('axe finds no violation in a notice, light and dark', async ({ openPage }) => {
  const page = await openPage()
  await page.goto(await pathOf(retracted))
  expect(await violationsInEitherScheme(page, { outside: '.article-text' })).toEqual([])
})

test('related publications are listed beside an article, and list it in turn (R2.1-21)', async ({ openPage }) => {
  const [page, path] = [await openPage({ javaScriptEnabled: false }), await pathOf('Hot nights and emergency')]
  await page.goto(path)
  const associated = page.getByRole('region', { name: 'Associated content' }).getByRole('link')
  expect(await associated.count()).toBe(2)
  await associated.filter({ hasText: 'After dark' }).click()
  await associated.filter({ hasText: 'Hot nights and emergency' }).click()
  expect(new URL(page.url()).pathname).toBe(path)
})
