/** Notices on an article, in both directions, and what is associated with it. */
import { expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { pathOf, test } from '../support/browser.ts'

const retracted = 'RETRACTED: The first ten cycles predict'
const retraction = 'Retraction: The first ten cycles'

test('a retracted article says so above its title, in every version, and leads to the notice and back', async ({ openPage }) => {
  const [page, path] = [await openPage({ javaScriptEnabled: false }), await pathOf(retracted)]
  const notice = page.getByRole('complementary', { name: 'This article has been retracted' })
  for (const version of ['', '/v1']) {
    await page.goto(`${path}${version}`)
    const [banner, title] = [await notice.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
    expect(banner?.y).toBeLessThan(title?.y ?? 0)
    expect((banner?.y ?? Number.POSITIVE_INFINITY) + (banner?.height ?? 0)).toBeLessThan(900)
  }
  await notice.getByRole('link').click()
  expect(new URL(page.url()).pathname).toBe(await pathOf(retraction))
  const subject = page.getByRole('complementary', { name: 'This is the retraction of an article' })
  await subject.getByRole('link').click()
  expect(new URL(page.url()).pathname).toBe(path)
})

test('axe finds no fault in a notice, light and dark', async ({ openPage }) => {
  const page = await openPage()
  await page.goto(await pathOf(retracted))
  expect(await violationsInEitherScheme(page, { outside: '.article-text' })).toEqual([])
}, 60_000)

test('what belongs to an article is listed beside it, and lists it in turn (R2.1-21)', async ({ openPage }) => {
  const [page, path] = [await openPage({ javaScriptEnabled: false }), await pathOf('Hot nights and emergency')]
  await page.goto(path)
  const associated = page.getByRole('region', { name: 'Associated content' }).getByRole('link')
  expect(await associated.count()).toBe(2)
  await associated.filter({ hasText: 'After dark' }).click()
  await associated.filter({ hasText: 'Hot nights and emergency' }).click()
  expect(new URL(page.url()).pathname).toBe(path)
})
