import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { pageTitle } from '../../src/core/text/truncate.ts'
import { consentTo, writeConsent } from '../../src/modules/sites/domain/consent/consent.ts'
import { cookieKinds } from '../../src/modules/sites/domain/consent/cookies.ts'
import { hydrated, listDemo, pathOf, test, wellKnown } from '../support/browser.ts'

const inView = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < window.innerHeight
  })

/** Brings everything that loads late into view, and waits until it is there. */
async function loadImages(page: Page): Promise<void> {
  for (const image of await page.locator('main img:visible').all()) {
    await image.scrollIntoViewIfNeeded()
    await image.evaluate((img: HTMLImageElement) => img.decode())
  }
}

describe('an article with peer review', () => {
  test('it shows title, authors, abstract and sections (R2.1-15)', async ({ openPage }) => {
    const [page, path] = [await openPage(), await pathOf(wellKnown.reviewed)]
    await page.goto(path)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    expect(title).toContain(wellKnown.reviewed)
    expect(await page.title()).toBe(pageTitle(title, ' | Recto'))
    expect(await page.locator('#abstract').innerText()).toMatch(/\w{3,}(\W+\w+){80,}/)
    const sections = await page.getByRole('navigation', { name: 'Sections' }).locator('a:visible').all()
    expect(sections.length).toBeGreaterThan(8)
    for (const section of sections) {
      const target = page.locator(`[id="${decodeURIComponent((await section.getAttribute('href'))?.slice(1) ?? '')}"]`)
      const [entry, heading] = [await section.innerText(), await target.locator('h2, h3, h4').first().innerText()]
      expect(heading.replace(/\s+/g, ' ')).toContain(entry.replace(/\s+/g, ' ').replace(/^[\d.]+ /, ''))
      expect((await target.innerText()).length, entry).toBeGreaterThan(entry.length)
    }
  })

  test('the name of an author leads to the publications found under it', async ({ openPage }) => {
    const [page, path] = [await openPage(), await pathOf(wellKnown.reviewed)]
    await page.goto(path)
    await hydrated(page)
    const name = page.locator('.article-header .author-name').first()
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await name.click()
    await page.waitForURL('**/browse?**')
    await page.getByRole('main').getByRole('link', { name: title }).first().waitFor()
  })

  test('the row of sections leads to versions and metrics where these come after the text', async ({ openPage }) => {
    const path = await pathOf(wellKnown.reviewed)
    for (const [width, isThere] of [
      [375, true],
      [1280, false],
    ] as const) {
      const page = await openPage({ viewport: { width, height: 800 } })
      await page.goto(path)
      await hydrated(page)
      const entry = page.getByRole('navigation', { name: 'Sections' }).locator('a').last()
      expect(await entry.isVisible(), `at ${width}`).toBe(isThere)
      if (!isThere) continue
      expect(await entry.innerText()).toBe('Versions and metrics')
      await entry.click()
      await expect.poll(() => inView(page, '#versions')).toBe(true)
      await expect.poll(() => entry.getAttribute('aria-current')).toBe('location')
      // Also where the reader only scrolls on.
      await page.goto(path)
      await hydrated(page)
      await page.locator('#about-this-article').getByText('Content alerts').scrollIntoViewIfNeeded()
      await expect.poll(() => entry.getAttribute('aria-current')).toBe('location')
    }
  })

  test('the row of sections is below the head, and sticks to the top of the screen to the end of the text', async ({ openPage }) => {
    const path = await pathOf(wellKnown.reviewed)
    for (const width of [375, 768, 1024, 1279]) {
      const page = await openPage({ viewport: { width, height: 800 } })
      await page.goto(path)
      await hydrated(page)
      const row = page.getByRole('navigation', { name: 'Sections' })
      const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
      expect(await topOf(row), `at ${width}`).toBeGreaterThan(await topOf(page.locator('.article-header').last()))
      expect(await topOf(row), `at ${width}`).toBeLessThan(await topOf(page.locator('#abstract')))
      await page.locator('#references').evaluate(element => element.scrollIntoView())
      await expect.poll(() => topOf(row), { message: `at ${width}` }).toBe(0)
    }
  })

  test('it shows three authors, and the others on request (R2.1-15, R9-19)', async ({ openPage }) => {
    const [page, path] = [await openPage(), await pathOf(wellKnown.reviewed)]
    await page.goto(path)
    const authors = page.locator('.article-header .author')
    const shown = () => authors.filter({ visible: true }).count()
    const all = await authors.count()
    expect(all).toBeGreaterThan(3)
    expect(await shown()).toBe(3)
    await page.locator('.authors-more summary').click()
    expect(await shown()).toBe(all)
    await page.locator('.authors-more summary').press('Enter')
    expect(await shown()).toBe(3)
  })

  test('it shows date, DOI and licence below its title, before the authors', async ({ openPage }) => {
    const [page, path] = [await openPage(), await pathOf('Earlier snowmelt advances')]
    await page.goto(path)
    await hydrated(page)
    const details = page.getByRole('list', { name: 'Publication details' })
    expect(await details.getByRole('listitem').allInnerTexts()).toEqual([
      'First published 31 Mar 2025',
      'This version published 15 Sep 2025',
      'Recto 2025, 3:106',
      'https://doi.org/10.5555/recto.106.2',
      'CC BY 4.0',
    ])
    const place = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN
    expect(await place(page.getByRole('heading', { level: 1 }))).toBeLessThan(await place(details))
    expect(await place(details)).toBeLessThan(await place(page.locator('.authors').first()))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await details.getByRole('button', { name: 'Copy DOI' }).press('Enter')
    await page.getByText('Link copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://doi.org/10.5555/recto.106.2')
    await page.goto(`${path}/v1`)
    expect((await details.getByRole('listitem').allInnerTexts())[0]).toBe('Published 31 Mar 2025')
  })

  test('on a phone, versions, review and citation are in a line before the abstract, that opens', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } })
    await page.goto(await pathOf('Earlier snowmelt advances'))
    const line = page.getByText('Versions, peer review and citation')
    expect((await line.boundingBox())?.y).toBeLessThan((await page.locator('#abstract').boundingBox())?.y ?? 0)
    await line.click()
    const opened = page.locator('details', { has: line })
    expect(await opened.innerText()).toMatch(/Version 2\s+15 Sep 2025[\s\S]*Version 1\s+31 Mar 2025[\s\S]*How to cite\s+Caviezel-Morán A/)
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await line.isVisible()).toBe(false)
  })

  test('it shows figures, tables, formulas and references (R2.1-15)', async ({ openPage }) => {
    const [page, path] = [await openPage(), await pathOf(wellKnown.reviewed)]
    await page.goto(path)
    await loadImages(page)
    const images = await page
      .locator('.article-text img:visible')
      .evaluateAll(images => images.map(image => (image instanceof HTMLImageElement ? [image.naturalWidth, image.alt] : [])))
    expect(images.length).toBeGreaterThanOrEqual(3)
    for (const [width, alternative] of images) {
      expect(width).toBeGreaterThan(0)
      expect(alternative).not.toBe('')
    }
    const tables = page.locator('.article-text table')
    expect(await tables.count()).toBeGreaterThanOrEqual(2)
    for (const table of await tables.all()) {
      expect(await table.locator('th').count()).toBeGreaterThan(0)
      expect(await table.locator('td').count()).toBeGreaterThan(0)
    }
    expect(await page.locator('#references .reference:visible').count()).toBeGreaterThanOrEqual(20)
  })

  test('it shows each report with its decision, at a URL of its own (R4-01, R4-40)', async ({ openPage }) => {
    const [page, path] = [await openPage(), await pathOf(wellKnown.reviewed)]
    await page.goto(path)
    const reports = page.locator('#peer-review > article')
    expect(await reports.count()).toBeGreaterThanOrEqual(2)
    for (const report of await reports.all()) {
      expect(await report.locator('[data-decision]').first().innerText()).toMatch(/^(Approved|Approved with reservations|Not approved)$/)
      expect((await report.innerText()).length).toBeGreaterThan(200)
    }
    const anchors = await reports.evaluateAll(shown => shown.map(({ id }) => id))
    for (const anchor of anchors) {
      await page.goto(`${path}#${anchor}`)
      await expect.poll(() => inView(page, `[id="${anchor}"]`), { message: anchor }).toBe(true)
    }
  })

  test('it links its versions, and an older one links to the newer (R2.1-03, R2.1-16, R4-40)', async ({ openPage }) => {
    const [page, path] = [await openPage(), await pathOf(wellKnown.revised)]
    await page.goto(path)
    const versions = page.getByRole('region', { name: 'Versions' }).getByRole('link', { name: /^Version \d+$/ })
    expect(await versions.allInnerTexts()).toEqual(['Version 3', 'Version 2', 'Version 1'])
    const notice = page.getByRole('complementary', { name: 'A newer version' })
    expect(await notice.count()).toBe(0)
    for (const number of [1, 2]) {
      await page.goto(`${path}/v${number}`)
      expect(await notice.innerText()).toContain(`You are reading version ${number}. A newer version was published on`)
      expect(await versions.and(page.locator('[aria-current=page]')).innerText()).toBe(`Version ${number}`)
      await notice.getByRole('link', { name: 'Read version 3' }).click()
      await page.waitForURL(`**${path}`)
      await notice.waitFor({ state: 'detached' })
    }
  })

  test.for([
    ['for a day', ['functional'] as const],
    ['for the visit', [] as const],
  ] as const)(
    'the notice of a newer version stays dismissed %s, on its own article only (A9-12, A9-16)',
    async ([, agreed], { openPage }) => {
      const [page, path] = [await openPage({ consent: 'asked' }), await pathOf(wellKnown.revised)]
      const url = inject('site')
      await page.context().addCookies([{ name: cookieKinds.consent.name, value: writeConsent(consentTo(agreed)), url }])
      await page.goto(`${path}/v1`)
      await hydrated(page)
      const notice = page.getByRole('complementary', { name: 'A newer version' })
      await notice.getByRole('button', { name: 'Hide this notice for today' }).click()
      await notice.waitFor({ state: 'detached' })
      const { name, maxAge } = cookieKinds.versionWarningSuppression
      const stored = async () => (await page.context().cookies()).find(cookie => cookie.name === name)
      await expect
        .poll(() => page.evaluate(word => document.cookie.includes(word) || sessionStorage.getItem(word) !== null, name))
        .toBe(true)
      if (agreed.length === 0) expect(await stored()).toBeUndefined()
      else expect((await stored())?.expires).toBeCloseTo(Date.now() / 1000 + maxAge, -2)

      // Hidden by the page itself, before its scripts arrive.
      const { promise: later, resolve: go } = Promise.withResolvers<void>()
      await page.route('**/assets/**/*.js', async route => route.fallback(await later.then(() => ({}))))
      await page.goto(`${path}/v2`, { waitUntil: 'commit' })
      await page.locator('aside[hidden]').waitFor({ state: 'attached' })
      go()
      await page.locator('aside[hidden]').waitFor({ state: 'detached' })
      expect(await notice.count()).toBe(0)
      await page.evaluate(() => sessionStorage.clear())
      await page.context().addCookies([{ name, value: '9-999', url }])
      await page.reload()
      expect(await notice.isVisible()).toBe(true)
    },
  )

  test('a link to a section scrolls it into view', async ({ openPage }) => {
    // Citations open their references beside them where a script runs: reading-aids.test.ts.
    const [page, path] = [await openPage({ javaScriptEnabled: false }), await pathOf(wellKnown.reviewed)]
    await page.goto(path)
    const links = page.locator('.article-text p a.cross-reference[href^="#"]:visible')
    const seen = new Set<string>()
    for (const link of await links.all()) {
      const hash = (await link.getAttribute('href')) ?? ''
      const target = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)
      expect(await target.count(), hash).toBe(1)
      if (seen.has(hash) || seen.size >= 12) continue
      seen.add(hash)
      await link.click()
      await expect.poll(() => inView(page, `[id="${decodeURIComponent(hash.slice(1))}"]`), { message: hash }).toBe(true)
      expect(new URL(page.url()).hash).toBe(hash)
    }
    expect(seen.size).toBe(12)
  })

  test('its source can be downloaded', async ({ openPage }) => {
    const [page, path] = [await openPage(), await pathOf(wellKnown.reviewed)]
    await page.goto(path)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Article (JATS XML)' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/\.xml$/)
    expect(await download.failure()).toBeNull()
  })
})

test('formulas are rendered as MathML with a size (R2.1-15)', async ({ openPage }) => {
  const [page, path] = [await openPage(), await pathOf(wellKnown.formulas)]
  await page.goto(path)
  const formulas = await page.locator('.article-text math:visible').evaluateAll(elements =>
    elements.map(element => {
      const { width, height } = element.getBoundingClientRect()
      return { width, height, text: element.textContent, namespace: element.namespaceURI }
    }),
  )
  expect(formulas.length).toBeGreaterThan(50)
  for (const { width, height, text, namespace } of formulas) {
    expect(namespace).toBe('http://www.w3.org/1998/Math/MathML')
    expect(Math.min(width, height), text ?? '').toBeGreaterThan(3)
  }
})

test('every article of the demo library opens with its images, and each internal link has its target (R1-01, R6-01)', async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false })
  for (const { path, contentType } of await listDemo()) {
    if (contentType !== 'ARTICLE') continue
    expect((await page.goto(path))?.status()).toBe(200)
    const dangling = await page.evaluate(() =>
      [...document.querySelectorAll('main a[href^="#"]')]
        .map(link => link.getAttribute('href') ?? '')
        .filter(hash => document.getElementById(decodeURIComponent(hash.slice(1))) === null),
    )
    expect(dangling, path).toEqual([])
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(element => element.id))
    expect(
      ids.filter((id, position) => ids.indexOf(id) !== position),
      path,
    ).toEqual([])
    const images = await page.locator('main img').evaluateAll(images => images.map(image => image.getAttribute('src') ?? ''))
    for (const image of images) expect((await page.request.head(image)).status(), image).toBe(200)
  }
}, 120_000)
