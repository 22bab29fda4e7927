/** Every real article opens as a page that a browser has nothing to complain of. `npm test -- articles`: too long for every run. */
import { describe, expect, inject } from 'vitest'
import { hydrated, test } from '../support/browser.ts'

const articles = inject('articles')

test.skipIf(articles.length > 0)('skipped: this machine has no real articles (RECTO_SHARED_DATA, else ../shared/data)', context =>
  context.skip(),
)

describe.skipIf(articles.length === 0)('the page of a real article', () => {
  test.for(articles)('the page $path passes every check: $title', async ({ path, reports }, { openPage }) => {
    const page = await openPage()
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await hydrated(page)
    expect(await page.locator('h1').innerText()).not.toBe('')
    expect(await page.locator('.article-text').first().innerText()).not.toBe('')
    expect(await page.locator('#peer-review .report-text').count()).toBe(reports)
  })
})
