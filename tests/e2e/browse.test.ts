/** The browse screen: searched, refined, paged and shared; by keyboard, without a script, and on a small screen (reading.md sections 2.2 and 4). */
import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { addressOf, cards, chips, listed, open, option, searchBox, searchUnanswered, summary } from '../support/browse-screen.ts'
import { test } from '../support/browser.ts'
import { cutOff } from '../support/fit.ts'
import { tabThrough } from '../support/focus.ts'

test('a search is refined, paged, gone back and forward, reloaded and shared: the same results each time (R2.2-09, R2.2-26, R2.2-30, R2.2-32, R2.2-34, R6-02)', async ({
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
  await other.goto(addressOf(page))
  expect(await cards(other)).toEqual(articles)
  expect(await other.locator('main mark').first().textContent()).toMatch(/^water/i)
})

test('pages are turned from above and from below, and a new search begins at the first (R2.2-32, R4-30, R5-02)', async ({ openPage }) => {
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
  await page.getByRole('button', { name: 'Apply filters' }).last().click()
  await page.waitForURL(/\/browse\/[a-z-]+\/posters\?all=water$/)
})

test('an empty search does nothing (R2.2-26)', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse/articles?all=water')
  const before = await cards(page)
  await searchBox(page).fill('   ')
  await page.locator('main search').getByRole('button', { name: 'Search' }).click()
  await searchBox(page).press('Enter')
  expect(addressOf(page)).toBe('/browse/articles?all=water')
  expect(await cards(page)).toEqual(before)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('all')
})

test('what is typed is suggested, gone through by keys and chosen', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const active = () => list.locator('[aria-selected=true]').allTextContents()
  await searchBox(page).pressSequentially('ecol')
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

test('a subject is chosen level by level, and another one clears those beneath it (R2.2-03, R2.2-07, R2.2-27, R2.2-36, R4-29, R4-31, R4-43)', async ({
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
    const address = new URL(page.url())
    expect(address.searchParams.get(name), list).toBe(await box.getAttribute('value'))
    const left = await cards(page)
    expect(left.length, list).toBeGreaterThan(0)
    expect(left.length, list).toBeLessThan(all.length)
    if (name === 'documentTypeIds') expect(left.every(path => path.startsWith('/documents/'))).toBe(true)
    filtered.push(left.join())
  }
  expect(new Set(filtered).size).toBe(6)
})

test('search-in rows are added when those before them are filled in, and removed (R2.2-33, R2.2-38, R4-36, R4-37)', async ({
  openPage,
}) => {
  const page = await openPage()
  await open(page, '/browse')
  await page.getByText('Advanced search').click()
  const add = page.getByRole('button', { name: 'Add a row' })
  const row = (number: number): Locator => page.getByRole('group', { name: `Row ${number}` })
  expect(await row(1).getByLabel('Search in').locator('option').count()).toBe(14)
  expect(await add.getAttribute('aria-disabled')).toBe('true')
  await row(1).getByLabel('Words').fill('water')
  await add.click({ force: true })
  expect(await row(2).count()).toBe(0)
  await row(1).getByLabel('Search in').selectOption('title')
  expect(await add.getAttribute('aria-disabled')).toBeNull()
  await add.click()
  await expect.poll(() => row(2).count()).toBe(1)
  expect(await row(2).getByLabel('Condition').inputValue()).toBe('AND')
  expect(await row(2).getByLabel('Condition').locator('option').allTextContents()).toEqual(['and', 'or', 'but not'])
  await row(2).getByLabel('Condition').selectOption('NOT')
  await row(2).getByLabel('Search in').selectOption('fullText')
  await row(2).getByLabel('Words').fill('sponge')
  await row(2).getByLabel('Words').press('Enter')
  await listed(page, '/browse?n0=title&v0=water&n1=fullText&v1=sponge&o1=NOT')
  await expect.poll(() => chips(page)).toEqual(['Title: water', 'but not Full text: sponge', 'Clear all'])
  await row(1).locator('..').getByRole('button', { name: 'Remove row 1' }).click()
  expect(await row(2).count()).toBe(0)
  expect(await row(1).getByLabel('Words').inputValue()).toBe('sponge')
  await page.locator('main details').filter({ has: add }).getByRole('button', { name: 'Apply filters' }).click()
  await listed(page, '/browse?n0=fullText&v0=sponge&o0=NOT')
  await page.getByRole('link', { name: 'Remove: but not Full text: sponge' }).click()
  await listed(page, '/browse')
  await expect.poll(() => row(1).getByLabel('Words').inputValue()).toBe('')
})

test('filters are taken back one by one, and all at once (R4-29)', async ({ openPage }) => {
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

test('results are sorted anew by a choice', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse?all=water')
  await page.getByLabel('Sort by').selectOption('newest')
  await listed(page, '/browse?all=water&sort=newest')
  const dates = () => page.locator('main article time').evaluateAll(times => times.map(time => time.getAttribute('datetime') ?? ''))
  await expect.poll(async () => (await dates()).join()).toBe((await dates()).toSorted().reverse().join())
  await page.getByLabel('Sort by').selectOption('')
  await listed(page, '/browse?all=water')
})

test('where nothing is found, the screen helps on (R4-28)', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse/posters?all=zzyzxq')
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Nothing was found for “zzyzxq”')
  await page.getByRole('link', { name: 'clear all of them' }).click()
  await listed(page, '/browse')
  await expect.poll(async () => (await cards(page)).length).toBe(20)
})

test('while a list is long on its way, its place is shown (R4-28, R4-32)', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse')
  const answer = await searchUnanswered(page, 'water')
  await page.getByText('Searching…').waitFor({ state: 'attached' })
  expect(await page.locator('main article').count()).toBe(0)
  answer()
  await listed(page, '/browse?all=water')
  await expect.poll(async () => (await cards(page)).length).toBeGreaterThan(0)
})

describe('without a script', () => {
  test('the form searches, filters, adds a row and sorts', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/browse')
    await searchBox(page).fill('water')
    await option(page, 'Content types', /^Articles/).check()
    await page.getByRole('button', { name: 'Apply filters' }).last().click()
    expect(addressOf(page)).toBe('/browse/articles?all=water')
    const found = await cards(page)
    expect(found.length).toBeGreaterThan(0)
    await page.getByText('Advanced search').click()
    await page.getByRole('group', { name: 'Row 1' }).getByLabel('Search in').selectOption('abstract')
    await page.getByRole('group', { name: 'Row 1' }).getByLabel('Words').fill('sediment')
    await page.getByRole('button', { name: 'Add a row' }).click()
    expect(await page.getByRole('group', { name: 'Row 1' }).getByLabel('Words').inputValue()).toBe('sediment')
    await page.getByRole('group', { name: 'Row 2' }).getByLabel('Condition').selectOption('NOT')
    await page.getByRole('group', { name: 'Row 2' }).getByLabel('Search in').selectOption('title')
    await page.getByRole('group', { name: 'Row 2' }).getByLabel('Words').fill('zzyzxq')
    await page.getByRole('button', { name: 'Apply filters' }).first().click()
    expect(addressOf(page)).toBe('/browse/articles?all=water&n0=abstract&v0=sediment&n1=title&v1=zzyzxq&o1=NOT')
    await page.getByLabel('Sort by').selectOption('newest')
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    expect(addressOf(page)).toMatch(/&sort=newest$/)
    expect((await cards(page)).every(path => found.includes(path))).toBe(true)
  })

  test('the search of the masthead and of the front page lead here (R2.2-43)', async ({ openPage }) => {
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

test('everything is done by keyboard, with a mark on what has the focus', async ({ openPage }) => {
  const page = await openPage()
  await open(page, '/browse?all=water&publishedYears=2025&n0=title&v0=water')
  const { stops, unmarked, hidden } = await tabThrough(page)
  expect(stops).toBeGreaterThan(30)
  expect(unmarked).toEqual([])
  expect(hidden).toEqual([])
  await searchBox(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('ice')
  await page.keyboard.press('Enter')
  await listed(page, '/browse?all=ice&publishedYears=2025&n0=title&v0=water')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('all')
  await option(page, 'Content types', /^Articles/).focus()
  await page.keyboard.press('Space')
  await listed(page, '/browse/articles?all=ice&publishedYears=2025&n0=title&v0=water')
  // A tick leaves the focus where it is.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('ARTICLE')
})

describe.for([375, 1280])('%i px wide', width => {
  test.for(['/browse?all=water&publishedYears=2024,2025&n0=title&v0=water', '/browse/biological-sciences', '/browse?all=zzyzxq'])(
    '%s fits, and axe finds nothing',
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

test('without a script a small screen has room for the button that sorts', async ({ openPage }) => {
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

test('on a small screen the filters are a press away', async ({ openPage }) => {
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

test('on a small screen, applying the filters closes them and leads to the results (R2.2-33)', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 800 } })
  await open(page, '/browse')
  const filters = page.locator('main summary', { hasText: /^Filters/ })
  const apply = page.getByRole('button', { name: 'Apply filters' }).last()
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
  await filters.click()
  await apply.press('Enter')
  await listed(page, '/browse/posters?all=water')
  await expect.poll(isAtResults).toBe(true)
  expect(await apply.isVisible()).toBe(false)
  const described = await page.evaluate(() => document.activeElement?.getAttribute('aria-describedby') ?? '')
  expect(await page.locator(`[id="${described}"]`).textContent()).toMatch(/^\d+ results? \(/)
  expect(await violations(page)).toEqual([])
})
