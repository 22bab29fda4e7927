/** Open peer review on the page: the overview beside an article, and each report on a page of its own. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, numbersAreThere, pathOf, test, usageNumbers, wellKnown } from '../support/browser.ts'

const statusOf = (page: Page) => page.getByRole('region', { name: 'Reviewer status' })
const marks = /^(Approved|Approved with reservations|Not approved): Reviewer \d+, Version \d+$/

/** The first reviewer's report on the first version of the demo's article that has all decisions. */
async function openReport(page: Page): Promise<string> {
  await page.goto(await pathOf(wellKnown.reviewed))
  const address =
    (await statusOf(page).getByRole('link', { name: 'Approved with reservations: Reviewer 1, Version 1' }).getAttribute('href')) ?? ''
  await page.goto(address)
  return address
}

describe('beside an article', () => {
  test('stands what each reviewer made of each version, newest version first (R2.1-17)', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(await pathOf(wellKnown.reviewed))
    expect(await statusOf(page).getByRole('rowheader').allInnerTexts()).toEqual(['Version 2', 'Version 1'])
    expect(await statusOf(page).getByRole('link', { name: marks }).count()).toBeGreaterThanOrEqual(5)
  })

  test('stands each reviewer with place of work, decisions and dates, each leading to the report (R2.1-17)', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(await pathOf(wellKnown.reviewed))
    const first = statusOf(page).locator('ol > li').first()
    expect(await first.innerText()).toMatch(/^Ngozi Abernathy-Eze\n+Institute for Evidence Synthesis/)
    expect(await first.locator('time').count()).toBe(2)
    expect(await first.getByRole('link').allInnerTexts()).toEqual(['Version 1: Approved with reservations', 'Version 2: Approved'])
    await hydrated(page)
    await first.getByRole('link', { name: /^Version 2/ }).click()
    await page.waitForURL(/\/v2\/reports\/\d+$/)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Reviewer report by Ngozi Abernathy-Eze')
  })

  test('stand the meanings of the decisions that were made, beside each report too, and the rule by which a version passes', async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto(await pathOf(wellKnown.reviewed))
    const rule = page.getByText('A version passes peer review with 2 approvals, or 1 approval and 2 approvals with reservations.')
    expect(await rule.isVisible()).toBe(true)
    const meanings = page.getByRole('region', { name: 'What the decisions mean' }).locator('dd')
    expect(await meanings.allInnerTexts()).toEqual([
      'Sound as it stands; it needs small changes at most.',
      'Worthwhile, with changes to be made before it is sound.',
      'Flaws in it undermine its findings.',
    ])
    expect(await page.locator('#peer-review').getByText('Sound as it stands; it needs small changes at most.').count()).toBeGreaterThan(0)
  })

  test('nothing scrolls within itself: the page does', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 1280, height: 500 } })
    await page.goto(await pathOf(wellKnown.reviewed))
    const side = page.getByRole('complementary', { name: 'About this article' })
    const { height, scrolls } = await side.evaluate(element => ({
      height: element.getBoundingClientRect().height,
      scrolls: element.scrollHeight > element.clientHeight || getComputedStyle(element).overflowY !== 'visible',
    }))
    expect(scrolls).toBe(false)
    expect(height).toBeGreaterThan(500)
  })

  test('stands at a version why it was made (R4-13)', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(await pathOf(wellKnown.revised))
    const versions = page.getByRole('region', { name: 'Versions' }).getByRole('listitem')
    expect(await versions.first().innerText()).toContain('Revised')
    expect(await versions.last().innerText()).not.toContain('Revised')
  })
})

describe('a report on a page of its own', () => {
  test('says whose it is, of which version and what it decides, with its text and the authors’ answers (R2.1-18)', async ({ openPage }) => {
    const page = await openPage()
    const address = await openReport(page)
    const article = page.getByRole('article')
    expect(await page.title()).toMatch(/^Reviewer report by .+ \| Recto$/)
    const head = await article.locator('header').innerText()
    expect(head).toContain(wellKnown.reviewed)
    expect(head).toMatch(
      /Approved with reservations\s+Worthwhile, with changes to be made before it is sound\.\s+On version 1\s+\d\d \w{3} 2023\s+10\.\S+\s+1 response/,
    )
    const text = await article.locator('.report-text').innerText()
    for (const part of ['Competing interests', 'Author response', 'Small-study effects are not examined']) expect(text).toContain(part)
    expect(await statusOf(page).locator('[aria-current=page]').count()).toBe(2)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${address}$`))
    const cite = article.getByRole('link', { name: 'Cite', exact: true })
    expect(await cite.getAttribute('href')).toContain(address.split('/').at(-1))
  })

  test('leads back to all reports, and to what it speaks of in the article (R2.1-18)', async ({ openPage }) => {
    const page = await openPage()
    const address = await openReport(page)
    const version = address.replace(/\/reports\/.*/, '')
    const figure = page.locator('.report-text a.cross-reference').first()
    expect(await figure.getAttribute('href')).toMatch(new RegExp(`^${version}#.+`))
    await hydrated(page)
    await page.getByRole('link', { name: 'Back to all reports' }).click()
    await page.waitForURL(`**${version}#peer-review`)
    await expect.poll(() => page.locator('#peer-review-title').isVisible()).toBe(true)
    const own = page.locator('#peer-review').getByRole('link', { name: /^This report on its own page/ })
    expect(await own.first().getAttribute('href')).toBe(address)
  })

  test('tells machines what it is', async ({ openPage }) => {
    const page = await openPage()
    const address = await openReport(page)
    const data = await page
      .locator('head script[type="application/ld+json"]')
      .evaluateAll(scripts => scripts.map(({ textContent }) => textContent ?? ''))
    expect(data).toHaveLength(1)
    const { '@graph': graph } = JSON.parse(data[0] ?? '')
    expect(graph[0]).toMatchObject({
      '@type': 'Review',
      url: expect.stringContaining(address),
      itemReviewed: { '@type': 'ScholarlyArticle', version: '1' },
      author: [{ '@type': 'Person', affiliation: [{ '@type': 'Organization' }] }],
      reviewRating: { ratingExplanation: 'Approved with reservations' },
    })
    expect(await page.locator('meta[name=citation_title]').getAttribute('content')).toMatch(/^Reviewer report for: Text messages/)
  })

  test('reads the same with scripts off, and nothing of it changes when they come', async ({ openPage }) => {
    const [withScript, without] = [await openPage(), await openPage({ javaScriptEnabled: false })]
    const address = await openReport(withScript)
    await hydrated(withScript)
    await without.goto(address)
    // Numbers come with a script alone, and without one their place is not shown.
    await numbersAreThere(withScript)
    await withScript.locator(usageNumbers).evaluate(numbers => numbers.remove())
    expect(await without.locator(usageNumbers).isVisible()).toBe(false)
    expect(await without.locator('main').innerText()).toBe(await withScript.locator('main').innerText())
  })

  test('is walked to from the grid, from report to report and back, by the keyboard alone', async ({ openPage }) => {
    const page = await openPage()
    await openReport(page)
    await hydrated(page)
    const next = statusOf(page).getByRole('link', { name: marks }).first()
    const address = (await next.getAttribute('href')) ?? ''
    await next.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${address}`)
    await expect.poll(() => statusOf(page).getByRole('table').locator('[aria-current=page]').getAttribute('href')).toBe(address)
    expect(await page.locator('head script[type="application/ld+json"]').count()).toBe(1)
    await page.goBack()
    await expect.poll(() => page.locator('.report-text').innerText()).toContain('Small-study effects are not examined')
  })

  test('has no fault that axe finds, light and dark, and on a phone', async ({ openPage }) => {
    const page = await openPage()
    await openReport(page)
    expect(await violationsInEitherScheme(page)).toEqual([])
    await page.setViewportSize({ width: 375, height: 800 })
    expect(await violationsInEitherScheme(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })

  test.for(['9999999', 'x', '0'])('is not found where there is none: %s', async (id, { openPage }) => {
    const page = await openPage()
    const response = await page.goto(`${await pathOf(wellKnown.reviewed)}/v1/reports/${id}`)
    expect(response?.status()).toBe(404)
  })

  test('is found beneath its own version, wherever it is asked for', async ({ openPage }) => {
    const page = await openPage()
    const address = await openReport(page)
    for (const elsewhere of [address.replace('/v1/', '/v2/'), address.replace(/\d+-(\d+)/, '$1')]) {
      await page.goto(elsewhere)
      expect(new URL(page.url()).pathname).toBe(address)
    }
  })
})
