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
  const path =
    (await statusOf(page).getByRole('link', { name: 'Approved with reservations: Reviewer 1, Version 1' }).getAttribute('href')) ?? ''
  await page.goto(path)
  return path
}

describe('peer review beside an article', () => {
  test('the grid has each reviewer’s decision on each version, newest version first (R2.1-17)', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(await pathOf(wellKnown.reviewed))
    expect(await statusOf(page).getByRole('rowheader').allInnerTexts()).toEqual(['Version 2', 'Version 1'])
    expect(await statusOf(page).getByRole('link', { name: marks }).count()).toBeGreaterThanOrEqual(5)
  })

  test('each reviewer is listed with affiliation, decisions and dates, which link to the reports (R2.1-17)', async ({ openPage }) => {
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

  test('the meanings of the decisions and the pass rule are shown, beside each report too', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto(await pathOf(wellKnown.reviewed))
    const rule = page.getByText('A version passes peer review with 2 approvals, or 1 approval and 2 approvals with reservations.')
    expect(await rule.isVisible()).toBe(true)
    const meanings = page.getByRole('region', { name: 'Key to reviewer statuses' }).locator('dd')
    expect(await meanings.allInnerTexts()).toEqual([
      'The work is sound in its current form; only minor improvements, if any, are suggested.',
      'The work has merit, but revisions are needed before it is fully sound.',
      'Fundamental flaws undermine the findings and conclusions.',
    ])
    expect(
      await page
        .locator('#peer-review')
        .getByText('The work is sound in its current form; only minor improvements, if any, are suggested.')
        .count(),
    ).toBeGreaterThan(0)
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

  test('a version shows the reason for it (R4-13)', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(await pathOf(wellKnown.revised))
    const versions = page.getByRole('region', { name: 'Versions' }).getByRole('listitem')
    expect(await versions.first().innerText()).toContain('Revised')
    expect(await versions.last().innerText()).not.toContain('Revised')
  })
})

describe('the page of a report', () => {
  test('it names reviewer, version and decision, with text and responses (R2.1-18)', async ({ openPage }) => {
    const page = await openPage()
    const path = await openReport(page)
    const article = page.getByRole('article')
    expect(await page.title()).toMatch(/^Reviewer report by .+ \| Recto$/)
    const head = await article.locator('header').innerText()
    expect(head).toContain(wellKnown.reviewed)
    expect(head).toMatch(
      /Approved with reservations\s+The work has merit, but revisions are needed before it is fully sound\.\s+On version 1\s+\d\d \w{3} 2023\s+https:\/\/doi\.org\/10\.\S+\s+1 response/,
    )
    const text = await article.locator('.report-text').innerText()
    for (const part of ['Competing interests', 'Author response', 'Small-study effects are not examined']) expect(text).toContain(part)
    expect(await statusOf(page).locator('[aria-current=page]').count()).toBe(2)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`))
    const cite = article.getByRole('link', { name: 'Cite', exact: true })
    expect(await cite.getAttribute('href')).toContain(path.split('/').at(-1))
  })

  test('it links to all reports, and to the places in the article that it mentions (R2.1-18)', async ({ openPage }) => {
    const page = await openPage()
    const path = await openReport(page)
    const version = path.replace(/\/reports\/.*/, '')
    const figure = page.locator('.report-text a.cross-reference').first()
    expect(await figure.getAttribute('href')).toMatch(new RegExp(`^${version}#.+`))
    await hydrated(page)
    await page.getByRole('link', { name: 'Back to all reports' }).click()
    await page.waitForURL(`**${version}#peer-review`)
    await expect.poll(() => page.locator('#peer-review-title').isVisible()).toBe(true)
    const own = page.locator('#peer-review').getByRole('link', { name: /^View this report on its own page/ })
    expect(await own.first().getAttribute('href')).toBe(path)
  })

  test('it has metadata of its own', async ({ openPage }) => {
    const page = await openPage()
    const path = await openReport(page)
    const data = await page
      .locator('head script[type="application/ld+json"]')
      .evaluateAll(scripts => scripts.map(({ textContent }) => textContent ?? ''))
    expect(data).toHaveLength(1)
    const { '@graph': graph } = JSON.parse(data[0] ?? '')
    expect(graph[0]).toMatchObject({
      '@type': 'Review',
      url: expect.stringContaining(path),
      itemReviewed: { '@type': 'ScholarlyArticle', version: '1' },
      author: [{ '@type': 'Person', affiliation: [{ '@type': 'Organization' }] }],
      reviewRating: { ratingExplanation: 'Approved with reservations' },
    })
    expect(await page.locator('meta[name=citation_title]').getAttribute('content')).toMatch(/^Reviewer report for: Text messages/)
  })

  test('it is the same without a script, and nothing changes when scripts load', async ({ openPage }) => {
    const [withScript, without] = [await openPage(), await openPage({ javaScriptEnabled: false })]
    const path = await openReport(withScript)
    await hydrated(withScript)
    await without.goto(path)
    // Numbers come with a script alone, and without one their place is not shown.
    await numbersAreThere(withScript)
    await withScript.locator(usageNumbers).evaluate(numbers => numbers.remove())
    expect(await without.locator(usageNumbers).isVisible()).toBe(false)
    expect(await without.locator('main').innerText()).toBe(await withScript.locator('main').innerText())
  })

  test('the keyboard leads there from the grid, from report to report and back', async ({ openPage }) => {
    const page = await openPage()
    await openReport(page)
    await hydrated(page)
    const next = statusOf(page).getByRole('link', { name: marks }).first()
    const path = (await next.getAttribute('href')) ?? ''
    await next.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${path}`)
    await expect.poll(() => statusOf(page).getByRole('table').locator('[aria-current=page]').getAttribute('href')).toBe(path)
    expect(await page.locator('head script[type="application/ld+json"]').count()).toBe(1)
    await page.goBack()
    await expect.poll(() => page.locator('.report-text').innerText()).toContain('Small-study effects are not examined')
  })

  test('axe finds no violation, light and dark, and on a phone', async ({ openPage }) => {
    const page = await openPage()
    await openReport(page)
    expect(await violationsInEitherScheme(page)).toEqual([])
    await page.setViewportSize({ width: 375, height: 800 })
    expect(await violationsInEitherScheme(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })

  test.for(['9999999', 'x', '0'])('a report is not found at %s', async (id, { openPage }) => {
    const page = await openPage()
    const response = await page.goto(`${await pathOf(wellKnown.reviewed)}/v1/reports/${id}`)
    expect(response?.status()).toBe(404)
  })

  test('a report is found below its own version, and redirects from others', async ({ openPage }) => {
    const page = await openPage()
    const path = await openReport(page)
    for (const otherUrl of [path.replace('/v1/', '/v2/'), path.replace(/\d+-(\d+)/, '$1')]) {
      await page.goto(otherUrl)
      expect(new URL(page.url()).pathname).toBe(path)
    }
  })
})
