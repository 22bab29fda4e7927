/** The browse screen: searched, refined, paged and shared; by keyboard, without a script, and on a small screen (reading.md sections 2.2 and 4). */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { cards, chips, listed, open, option, pathOf, searchBox, searchUnanswered, summary } from '../support/browse-screen.ts'
import { hydrated, test } from '../support/browser.ts'
import { cutOff } from '../support/fit.ts'
import { tabThrough } from '../support/focus.ts'
import { variants } from '../support/variants.ts'

test('a search is refined, paged, navigated in history, reloaded and shared with the same results (R2.2-09, R2.2-26, R2.2-30, R2.2-32, R2.2-34, R6-02)', async ({
  openPage,
}) => {
  const page = await openPage()
  await open(page, '/browse?show=5')
  await page.evaluate(() => Reflect.set(window, 'same document', true))
  await searchBox(page).fill('water')
  await page.keyboard.press('Enter')
  await listed(page, '/browse?all=water')
  await expect.poll(() => summary(page)).toMatch(/^\d+ results \(1–\d+\)$/)
  const everything = await cards(page)
  await option(page, 'Content types', /^Articles/).check()
  await listed(page, '/browse/articles?all=water')
  await expect.poll(async () => (await cards(page)).length).toBeLessThan(everything.length)
  const articles = await cards(page)
  expect(articles.every(path => path.startsWith('/articles/') && everything.includes(path))).toBe(true)
  await expect.poll(() => chips(page)).toEqual(['water', 'Articles', 'Clear all'])

  await page.goBack()
  await listed(page, '/browse?all=water')
  await expect.poll(() => cards(page)).toEqual(everything)
  expect(await option(page, 'Content types', /^Articles/).isChecked()).toBe(false)
  await page.goBack()
  await listed(page, '/browse?show=5')
  await expect.poll(() => searchBox(page).inputValue()).toBe('')
  await page.goForward()
  await page.goForward()
  await listed(page, '/browse/articles?all=water')
  await expect.poll(() => cards(page)).toEqual(articles)
  expect(await searchBox(page).inputValue()).toBe('water')
  expect(await page.evaluate(() => Reflect.get(window, 'same document'))).toBe(true)

  await page.reload()
  expect(await cards(page)).toEqual(articles)
  const other = await openPage({ javaScriptEnabled: false })
  await other.goto(pathOf(page))
  expect(await cards(other)).toEqual(articles)
  expect(await other.locator('main mark').first().textContent()).toMatch(/^water/i)
})

test('pages are turned above and below the list, and a new search begins at the first (R2.2-32, R4-30, R5-02)', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse?show=5')
  const first = await cards(page)
  await page.getByRole('link', { name: 'Next results' }).click()
  await listed(page, '/browse?page=2&show=5')
  await expect.poll(() => cards(page)).not.toEqual(first)
  // Whoever turns pages from above can go on doing so.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Next results')
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await listed(page, '/browse?page=3&show=5')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Results')
  await page.getByRole('link', { name: 'Previous results' }).click()
  await listed(page, '/browse?page=2&show=5')
  await page.getByRole('link', { name: 'Previous results' }).click()
  await listed(page, '/browse?show=5')
  await expect.poll(() => cards(page)).toEqual(first)
  // What is ticked or chosen keeps the size of page; what is submitted does not (reading.md section 5).
  await open(page, '/browse?page=2&show=5')
  await option(page, 'Content types', /^Posters/).check()
  await listed(page, '/browse/posters?show=5')
  await page.locator('main select[name=term0]').selectOption({ index: 1 })
  await page.waitForURL(/\/browse\/[a-z-]+\/posters\?show=5$/)
  await searchBox(page).fill('water')
  await page.locator('main search').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/\/browse\/[a-z-]+\/posters\?all=water$/)
})

test('an empty search does nothing (R2.2-26)', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse/articles?all=water')
  const before = await cards(page)
  await searchBox(page).fill('   ')
  await page.locator('main search').getByRole('button', { name: 'Search' }).click()
  await searchBox(page).press('Enter')
  expect(pathOf(page)).toBe('/browse/articles?all=water')
  expect(await cards(page)).toEqual(before)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('all')
})

test('suggestions appear while typing, and are selected by keyboard', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const active = () => list.locator('[aria-selected=true]').allTextContents()
  // At once: with a letter at a time, the list for the first of them would be there until the last one's comes.
  await searchBox(page).fill('ecol')
  await list.waitFor()
  const options = await list.getByRole('option').allTextContents()
  expect(options).toContain('Ecology')
  expect(await active()).toEqual([])
  await page.keyboard.press('ArrowUp')
  expect(await active()).toEqual(options.slice(-1))
  const pointed = await searchBox(page).getAttribute('aria-activedescendant')
  expect(await page.locator(`[id="${pointed}"]`).textContent()).toBe(options.at(-1))
  await page.keyboard.press('ArrowDown')
  expect(await active()).toEqual([])
  await page.keyboard.press('ArrowDown')
  expect(await active()).toEqual(options.slice(0, 1))
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await list.count()).toBe(0)
  expect(await searchBox(page).inputValue()).toBe('ecol')
  await page.keyboard.type('ogy')
  await list.getByRole('option', { name: 'Ecology', exact: true }).click()
  await page.waitForURL(/\/browse\/[a-z-]+(\?term1=ecology)?$/)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Ecology')
  expect(await list.count()).toBe(0)
})

test('a subject is chosen level by level, and another one clears the levels below (R2.2-03, R2.2-07, R2.2-27, R2.2-36, R4-29, R4-31, R4-43)', async ({
  openPage,
}) => {
  const page = await openPage()
  await open(page, '/browse')
  const level = (number: number): Locator => page.locator(`main select[name=term${number}]`)
  await level(0).selectOption({ value: 'biological-sciences' })
  await listed(page, '/browse/biological-sciences')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Biological sciences')
  const narrower = await level(1).locator('option').nth(1).getAttribute('value')
  await level(1).selectOption({ index: 1 })
  await listed(page, `/browse/biological-sciences?term1=${narrower}`)
  expect((await cards(page)).length).toBeGreaterThan(0)
  await level(0).selectOption({ value: 'medicine-and-health' })
  await listed(page, '/browse/medicine-and-health')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Medicine and health')
  await level(0).selectOption({ value: '' })
  await listed(page, '/browse')
  expect((await page.goto('/browse/alchemy'))?.status()).toBe(404)
})

test('the advanced form filters by article type, document type, year, funder, gateway and passed peer review (R2.2-37, R2.2-39, R2.2-40)', async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false })
  const filtered: string[] = []
  for (const [list, name] of [
    ['Article types', 'articleTypes'],
    ['Document types', 'documentTypeIds'],
    ['Publication years', 'publishedYears'],
    ['Funders', 'fundingBodies'],
    ['Gateways and collections', 'gatewayIds'],
    ['Peer review', 'peerReviewed'],
  ] as const) {
    await page.goto('/browse?show=100')
    const all = await cards(page)
    const group = page
      .locator('main details')
      .filter({ has: page.locator(':scope > summary', { hasText: list }) })
      .last()
    if (!(await group.evaluate(details => details.hasAttribute('open')))) await group.locator('summary').click()
    const box = group.locator(`input[name="${name}"]`).first()
    await box.check()
    await page.getByRole('button', { name: 'Apply filters' }).first().click()
    const url = new URL(page.url())
    expect(url.searchParams.get(name), list).toBe(await box.getAttribute('value'))
    const left = await cards(page)
    expect(left.length, list).toBeGreaterThan(0)
    expect(left.length, list).toBeLessThan(all.length)
    if (name === 'documentTypeIds') expect(left.every(path => path.startsWith('/documents/'))).toBe(true)
    filtered.push(left.join())
  }
  expect(new Set(filtered).size).toBe(6)
})

test('search rows can be added once the others are filled in, and removed (R2.2-33, R2.2-38, R2.2-45, R2.2-46, R2.2-47, R2.2-48, R2.2-49, R2.2-50, R2.2-51, R2.2-52, R2.2-53, R2.2-54, R2.2-55, R2.2-56, R2.2-57, R4-36, R4-37)', async ({
  openPage,
}) => {
  const page = await openPage()
  await open(page, '/browse')
  await page.getByText('Advanced search').click()
  const add = page.getByRole('button', { name: 'Add a row' })
  const row = (number: number): Locator => page.getByRole('group', { name: `Row ${number}` })
  const scopes = row(1).getByLabel('Search in').locator('option')
  expect(await scopes.evaluateAll(options => options.map(option => option.getAttribute('value')))).toEqual([
    ...['', 'all', 'title', 'abstract', 'authors', 'affiliations', 'fullText', 'reports', 'subject', 'comments'],
    ...['commenterName', 'reviewerName', 'grantInformation', 'competingInterests'],
  ])
  expect(await scopes.nth(1).textContent()).toBe('All fields')
  expect(await add.getAttribute('aria-disabled')).toBe('true')
  await row(1).getByLabel('Search term').fill('water')
  await add.click({ force: true })
  expect(await row(2).count()).toBe(0)
  await row(1).getByLabel('Search in').selectOption('title')
  expect(await add.getAttribute('aria-disabled')).toBeNull()
  await add.click()
  await expect.poll(() => row(2).count()).toBe(1)
  expect(await row(2).getByLabel('Operator').inputValue()).toBe('AND')
  expect(await row(2).getByLabel('Operator').locator('option').allTextContents()).toEqual(['AND', 'OR', 'NOT'])
  await row(2).getByLabel('Operator').selectOption('NOT')
  await row(2).getByLabel('Search in').selectOption('fullText')
  await row(2).getByLabel('Search term').fill('sponge')
  await row(2).getByLabel('Search term').press('Enter')
  await listed(page, '/browse?n0=title&v0=water&n1=fullText&v1=sponge&o1=NOT')
  await expect.poll(() => chips(page)).toEqual(['Title: water', 'NOT Full text: sponge', 'Clear all'])
  await row(1).locator('..').getByRole('button', { name: 'Remove row 1' }).click()
  expect(await row(2).count()).toBe(0)
  expect(await row(1).getByLabel('Search term').inputValue()).toBe('sponge')
  await page.locator('main details').filter({ has: add }).getByRole('button', { name: 'Apply filters' }).click()
  await listed(page, '/browse?n0=fullText&v0=sponge&o0=NOT')
  await page.getByRole('link', { name: 'Remove: NOT Full text: sponge' }).click()
  await listed(page, '/browse')
  await expect.poll(() => row(1).getByLabel('Search term').inputValue()).toBe('')
})

test('a range of years is searched from the advanced form, and removed', async ({ openPage }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage({ javaScriptEnabled })
    await page.goto('/browse?show=100')
    if (javaScriptEnabled) await hydrated(page)
    await page.getByText('Advanced search').click()
    await page.getByLabel('From year').fill('2025')
    await page.getByLabel('To year').fill('2024')
    await page
      .locator('main details')
      .filter({ has: page.getByLabel('From year') })
      .getByRole('button', { name: 'Apply filters' })
      .click()
    await page.waitForURL('/browse?publishedFrom=2024&publishedTo=2025')
    await expect.poll(() => chips(page)).toEqual(['2024–2025', 'Clear all'])
    const years = await page
      .locator('main article time')
      .evaluateAll(times => times.map(time => time.getAttribute('datetime')?.slice(0, 4)))
    expect(new Set(years)).toEqual(new Set(['2024', '2025']))
    expect(await page.getByLabel('From year').inputValue()).toBe('2024')
    await page.getByRole('link', { name: 'Remove: 2024–2025' }).click()
    await page.waitForURL('/browse')
  }
})

test('filters are removed one by one, and all at once (R4-29)', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse?all=water&publishedYears=2024,2025&peerReviewed=true')
  expect(await chips(page)).toEqual(['water', '2024', '2025', 'Passed peer review', 'Clear all'])
  await page.getByRole('link', { name: 'Remove: 2024' }).click()
  await listed(page, '/browse?all=water&publishedYears=2025&peerReviewed=true')
  await expect.poll(() => option(page, 'Publication years', /^2024/).isChecked()).toBe(false)
  expect(await option(page, 'Publication years', /^2025/).isChecked()).toBe(true)
  await page.getByRole('navigation', { name: 'Applied filters' }).getByRole('link', { name: 'Clear all' }).click()
  await listed(page, '/browse')
  await expect.poll(() => page.getByRole('navigation', { name: 'Applied filters' }).count()).toBe(0)
  expect(await page.locator('main input[type=checkbox]:checked').count()).toBe(0)
})

test('results are sorted again by the select field', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse?all=water')
  await page.getByLabel('Sort by').selectOption('newest')
  await listed(page, '/browse?all=water&sort=newest')
  const dates = () => page.locator('main article time').evaluateAll(times => times.map(time => time.getAttribute('datetime') ?? ''))
  await expect.poll(async () => (await dates()).join()).toBe((await dates()).toSorted().reverse().join())
  await page.getByLabel('Sort by').selectOption('')
  await listed(page, '/browse?all=water')
})

test('an empty result offers ways to go on (R4-28)', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse/posters?all=zzyzxq')
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('No results for “zzyzxq”')
  // Options without results are not offered, save the one that is chosen.
  expect(await page.getByRole('group', { name: 'Content types' }).getByRole('checkbox').count()).toBe(1)
  const instead = page.getByRole('navigation', { name: 'Or browse:' })
  await instead.getByRole('link', { name: 'Biological sciences' }).click()
  await listed(page, '/browse/biological-sciences')
  await expect.poll(async () => (await cards(page)).length).toBeGreaterThan(0)
  await open(page, '/browse?all=zzyzxq')
  expect(await page.locator('main [data-filters]').count()).toBe(0)
  await instead.getByRole('link', { name: 'All content' }).click()
  await listed(page, '/browse')
  await open(page, '/browse/posters?all=zzyzxq')
  await page.getByRole('link', { name: 'clear all filters' }).click()
  await listed(page, '/browse')
  await expect.poll(async () => (await cards(page)).length).toBe(20)
})

test('the search icon of a small screen focuses the field on every page, with and without a script', async ({ openPage }) => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage({ javaScriptEnabled, viewport: { width: 375, height: 800 } })
    for (const [path, leadsTo] of [
      ['/about', '/browse#find'],
      ['/browse/articles?all=water', '/browse/articles?all=water#find'],
    ] as const) {
      await page.goto(path)
      if (javaScriptEnabled) await hydrated(page)
      await page.locator('header').getByRole('link', { name: 'Search' }).click()
      await page.waitForURL(leadsTo)
      await expect.poll(() => focused(page), { message: `${path} ${javaScriptEnabled}` }).toBe('all')
    }
  }
})

test('“Export” stands in one line with “Create alert”, and its form takes the row below', async ({ openPage }) => {
  for (const width of [375, 1280]) {
    const page = await openPage({ viewport: { width, height: 800 } })
    await page.goto('/browse?all=heat')
    const head = page.locator('[data-results-head]')
    const opener = head.locator('summary', { hasText: 'Export' })
    const middle = async (each: Locator) => {
      const { y, height } = (await each.boundingBox()) ?? { y: Number.NaN, height: 0 }
      return y + height / 2
    }
    expect(Math.abs((await middle(opener)) - (await middle(head.getByRole('link', { name: 'Create alert' })))), `${width}`).toBeLessThan(2)
    const before = await middle(opener)
    await opener.click()
    await head.getByRole('button', { name: 'Download file' }).waitFor()
    expect(await middle(opener), `${width}`).toBe(before)
    expect((await head.locator('form').boundingBox())?.width, `${width}`).toBe((await head.boundingBox())?.width)
  }
})

test('results are exported, selected ones or all, with and without a script', async ({ openPage }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage({ javaScriptEnabled, viewport: { width: 375, height: 800 } })
    await page.goto('/browse/articles?all=water')
    if (javaScriptEnabled) await hydrated(page)
    const ticks = page.locator('main').getByRole('checkbox', { name: /^Select for export:/ })
    expect(await ticks.count()).toBe(0)
    await page.locator('main summary', { hasText: /^\s*Export$/ }).click()
    const listedCards = await cards(page)
    await expect.poll(() => ticks.count()).toBe(listedCards.length)
    const exported = async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download file' }).click()])
      const path = await file.path()
      return { name: file.suggestedFilename(), text: await readFile(path, 'utf8') }
    }
    const all = await exported()
    expect(all.name).toBe('search-results.ris')
    expect(all.text.match(/^TY {2}- /gm)).toHaveLength(listedCards.length)
    await ticks.nth(1).check()
    await page.getByLabel('Format').selectOption('CSV')
    const one = await exported()
    expect(one.name).toBe('search-results.csv')
    expect(one.text.trimEnd().split('\r\n')).toHaveLength(2)
    expect(pathOf(page)).toBe('/browse/articles?all=water')
    if (javaScriptEnabled) expect(await violations(page)).toEqual([])
  }
})

test('while a slow list loads, its placeholder is shown (R4-28, R4-32)', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse')
  const answer = await searchUnanswered(page, 'water')
  await page.getByText('Searching…').waitFor({ state: 'attached' })
  expect(await page.locator('main article').count()).toBe(0)
  answer()
  await listed(page, '/browse?all=water')
  await expect.poll(async () => (await cards(page)).length).toBeGreaterThan(0)
})

describe('browsing without a script', () => {
  test('the form searches, filters, adds a row and sorts', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/browse')
    await searchBox(page).fill('water')
    await option(page, 'Content types', /^Articles/).check()
    await page.getByRole('button', { name: 'Apply filters' }).last().click()
    expect(pathOf(page)).toBe('/browse/articles?all=water')
    const found = await cards(page)
    expect(found.length).toBeGreaterThan(0)
    await page.getByText('Advanced search').click()
    await page.getByRole('group', { name: 'Row 1' }).getByLabel('Search in').selectOption('abstract')
    await page.getByRole('group', { name: 'Row 1' }).getByLabel('Search term').fill('sediment')
    await page.getByRole('button', { name: 'Add a row' }).click()
    expect(await page.getByRole('group', { name: 'Row 1' }).getByLabel('Search term').inputValue()).toBe('sediment')
    await page.getByRole('group', { name: 'Row 2' }).getByLabel('Operator').selectOption('NOT')
    await page.getByRole('group', { name: 'Row 2' }).getByLabel('Search in').selectOption('title')
    await page.getByRole('group', { name: 'Row 2' }).getByLabel('Search term').fill('zzyzxq')
    await page.getByRole('button', { name: 'Apply filters' }).first().click()
    expect(pathOf(page)).toBe('/browse/articles?all=water&n0=abstract&v0=sediment&n1=title&v1=zzyzxq&o1=NOT')
    await page.getByLabel('Sort by').selectOption('newest')
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    expect(pathOf(page)).toMatch(/&sort=newest$/)
    expect((await cards(page)).every(path => found.includes(path))).toBe(true)
  })

  test('the search forms of masthead and front page lead here (R2.2-43)', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false, viewport: { width: 1600, height: 900 } })
    for (const place of ['header', 'main']) {
      await page.goto('/')
      await page.locator(place).getByRole('searchbox').fill('water')
      await page.keyboard.press('Enter')
      await page.waitForURL('/browse?all=water')
      expect(await searchBox(page).inputValue(), place).toBe('water')
    }
  })
})

test('every control works by keyboard with a visible focus', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse?all=water&publishedYears=2025&n0=title&v0=water')
  const { stops, unmarked, hidden } = await tabThrough(page)
  expect(stops).toBeGreaterThan(30)
  expect(unmarked).toEqual([])
  expect(hidden).toEqual([])
  await searchBox(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('sponge')
  await page.keyboard.press('Enter')
  await listed(page, '/browse?all=sponge&publishedYears=2025&n0=title&v0=water')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('all')
  await option(page, 'Content types', /^Articles/).focus()
  await page.keyboard.press('Space')
  await listed(page, '/browse/articles?all=sponge&publishedYears=2025&n0=title&v0=water')
  // A tick leaves the focus where it is.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('ARTICLE')
})

describe.for(variants(375, 1280))('the browse page at %i px', width => {
  test.for(['/browse?all=water&publishedYears=2024,2025&n0=title&v0=water', '/browse/biological-sciences', '/browse?all=zzyzxq'])(
    'the page %s fits, and axe finds no violation',
    { timeout: 120_000 },
    async (path, { openPage }) => {
      const page = await openPage({ viewport: { width, height: 800 } })
      await open(page, path)
      await page.locator('main details').evaluateAll(all => {
        for (const each of all) each.setAttribute('open', '')
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await cutOff(page)).toEqual([])
      expect(await violations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violations(page, { rules: ['color-contrast'] })).toEqual([])
    },
  )
})

test('without a script the sort button fits on a small screen', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 800 }, javaScriptEnabled: false })
  await page.goto('/browse')
  const sort = page.getByRole('button', { name: 'Sort' })
  const box = await sort.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(375)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.getByLabel('Sort by').selectOption({ label: 'Most viewed' })
  await sort.click()
  expect(new URL(page.url()).search).toContain('sort=mostViewed')
})

test('on a small screen the filters open in a drawer', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 800 } })
  await open(page, '/browse')
  const posters = option(page, 'Content types', /^Posters/)
  expect(await posters.isVisible()).toBe(false)
  await page.locator('main summary', { hasText: /^Filters$/ }).click()
  await posters.check()
  await listed(page, '/browse/posters')
  await expect.poll(() => page.locator('main summary', { hasText: 'Filters' }).innerText()).toMatch(/1$/)
  expect(await posters.isVisible()).toBe(true)
})

test('filters that apply at once have no button, and the advanced form has one', async ({ openPage }) => {
  const apply = (page: Page) => page.getByRole('button', { name: 'Apply filters' })
  const page = await openPage()
  await open(page, '/browse')
  expect(await apply(page).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Show results' }).count()).toBe(0)
  await page.getByText('Advanced search').click()
  await expect.poll(() => apply(page).count()).toBe(1)
  const plain = await openPage({ javaScriptEnabled: false })
  await plain.goto('/browse')
  expect(await apply(plain).count()).toBe(1)
})

test('on a small screen, applying the filters closes them and moves to the results (R2.2-33)', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 800 } })
  await open(page, '/browse')
  const filters = page.locator('main summary', { hasText: /^Filters/ })
  const apply = page.getByRole('button', { name: 'Show results' })
  const isAtResults = () =>
    page.evaluate(() => {
      const { activeElement: at } = document
      const top = at?.getBoundingClientRect().top ?? -1
      return at?.getAttribute('aria-label') === 'Results' && top >= 0 && top < window.innerHeight / 2
    })
  // With a tick that was applied at once there is nothing left to ask for, and all the same somebody has finished.
  await filters.click()
  await option(page, 'Content types', /^Posters/).check()
  await listed(page, '/browse/posters')
  await apply.click()
  await expect.poll(isAtResults).toBe(true)
  expect(await apply.isVisible()).toBe(false)
  // With something typed, the results come first and then the focus.
  await searchBox(page).fill('water')
  // Its suggestions, which come a moment later, would cover the filters; they go where it is left.
  await searchBox(page).blur()
  await filters.click()
  await apply.press('Enter')
  await listed(page, '/browse/posters?all=water')
  await expect.poll(isAtResults).toBe(true)
  expect(await apply.isVisible()).toBe(false)
  const described = await page.evaluate(() => document.activeElement?.getAttribute('aria-describedby') ?? '')
  expect(await page.locator(`[id="${described}"]`).textContent()).toMatch(/^\d+ results? \(/)
  expect(await violations(page)).toEqual([])
})
