/** Posters, slides and documents in the page: what the viewer of PDF does, by pointer and by keyboard alone. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { type DemoItem, listDemo, type OpenPage, pathOf, test } from '../support/browser.ts'

const first = async (contentType: DemoItem['contentType']): Promise<string> =>
  (await listDemo()).find(item => item.contentType === contentType)?.path ?? ''

/** Once its first page is drawn, its text lies over it, and it takes keys. */
async function drawn(page: Page): Promise<Locator> {
  const viewer = page.getByRole('region', { name: /^Viewer: / })
  await viewer.locator('[aria-busy="false"] [role="document"]').waitFor()
  await viewer.locator('.page[data-loaded="true"] .endOfContent').first().waitFor({ state: 'attached' })
  return viewer
}

async function openDocument(openPage: OpenPage, path: string) {
  const page = await openPage()
  await page.goto(path)
  const viewer = await drawn(page)
  const paper = viewer.getByRole('document')
  const current = () => viewer.getByRole('textbox', { name: 'Page number' }).inputValue()
  const width = () =>
    viewer
      .locator('.page')
      .first()
      .evaluate(element => element.getBoundingClientRect().width)
  return { page, viewer, paper, current, width }
}

/** The numbers of the pages of which a part shows. */
const inSight = (viewer: Locator): Promise<(string | null)[]> =>
  viewer.getByRole('document').evaluate(paper => {
    const { top, bottom } = paper.getBoundingClientRect()
    return [...paper.querySelectorAll('.page')]
      .filter(each => each.getBoundingClientRect().bottom > top + 1 && each.getBoundingClientRect().top < bottom - 1)
      .map(each => each.getAttribute('data-page-number'))
  })

/** Once the browser has told of what was scrolled, and drawn it. */
const drawnAgain = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Once a match of the whole query is marked: the matches of its first letters may be counted until then, while the next search waits. */
const matched = (viewer: Locator, query: string): Promise<void> =>
  expect.poll(async () => (await viewer.locator('.highlight.selected').allInnerTexts()).join('').toLowerCase()).toBe(query)

const longDocument = 'Describing and depositing field recordings'

describe('the viewer of a document', () => {
  test('it is 632 px high, with selectable text, and the file is requested in parts (R2.1-04, R9-16)', async ({ openPage }) => {
    const page = await openPage()
    const parts: string[] = []
    page.on('response', answer => {
      const range = answer.request().headers().range
      if (answer.url().endsWith('.pdf') && range)
        parts.push(`${answer.status()} ${answer.headers()['content-range']?.replace(/\d+-\d+/, 'a-b')}`)
    })
    await page.goto(await pathOf(longDocument))
    const viewer = await drawn(page)
    expect(await viewer.evaluate(element => Math.round(element.parentElement?.getBoundingClientRect().height ?? 0))).toBe(632)
    expect(await viewer.locator('.textLayer').first().innerText()).toContain('advised')
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(part).toMatch(/^206 bytes a-b\/\d+$/)
  })

  test('every function works by keyboard: pages, zoom, search, thumbnails, full screen, help', async ({ openPage }) => {
    const { page, viewer, paper, current, width } = await openDocument(openPage, await pathOf(longDocument))
    await paper.focus()
    const { keyboard } = page
    await keyboard.press('PageDown')
    await expect.poll(current).toBe('2')
    await keyboard.press('End')
    await expect.poll(current).not.toBe('2')
    await keyboard.press('Home')
    await expect.poll(current).toBe('1')

    const before = await width()
    await keyboard.press('+')
    await expect.poll(width).toBeGreaterThan(before)
    await keyboard.press('w')
    await expect.poll(width).toBeGreaterThan(900)
    await keyboard.press('p')
    await expect.poll(width).toBeLessThan(before)

    await keyboard.press('/')
    await keyboard.type('recording')
    await matched(viewer, 'recording')
    const matches = viewer.locator('search output')
    await expect.poll(() => matches.innerText()).toMatch(/^1 of \d+$/)
    await keyboard.press('Enter')
    await expect.poll(() => matches.innerText()).toMatch(/^2 of \d+$/)
    await keyboard.press('Shift+Enter')
    await expect.poll(() => matches.innerText()).toMatch(/^1 of \d+$/)
    // Its page may still be drawn.
    await expect.poll(() => viewer.locator('.highlight.selected').count()).toBe(1)
    await keyboard.press('Escape')
    expect(await viewer.locator('search').count()).toBe(0)
    await expect.poll(() => viewer.locator('.highlight').count()).toBe(0)

    await keyboard.press('t')
    const thumbnails = viewer.getByRole('navigation', { name: 'Pages' })
    await thumbnails.getByRole('button', { name: 'Page 1', exact: true }).focus()
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect.poll(current).toBe('3')
    expect(await thumbnails.locator('[aria-current="page"]').getAttribute('aria-label')).toBe('Page 3')

    await paper.focus()
    await keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label'))).toMatch(/^Viewer: /)
    await keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()

    await keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await help.waitFor()
    expect(await help.innerText()).toContain('Zoom in')
    await keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
  })

  test('it stays at the requested page when a zoom follows before rendering', async ({ openPage }) => {
    const { page, viewer, paper, current } = await openDocument(openPage, await pathOf(longDocument))
    const scale = () => viewer.getByRole('combobox', { name: 'Zoom' }).inputValue()
    // Both keys in one task, as a busy machine hands them on: nothing is drawn between them, and no scrolling is told.
    const pressAtOnce = (...keys: string[]) =>
      paper.evaluate((element, pressed) => {
        for (const key of pressed) element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      }, keys)
    await paper.focus()
    await page.keyboard.press('End')
    await expect.poll(current).not.toBe('1')
    const last = await current()
    await expect.poll(() => inSight(viewer)).toContain(last)
    for (const [zoom, fit] of [
      ['+', 'chosen'],
      ['p', 'page-fit'],
    ] as const) {
      await pressAtOnce('Home', zoom)
      await expect.poll(scale).toBe(fit)
      await drawnAgain(page)
      expect(await current()).toBe('1')
      expect(await inSight(viewer)).toContain('1')
      await pressAtOnce('End', zoom === '+' ? '-' : 'w')
      await drawnAgain(page)
      expect(await current()).toBe(last)
      expect(await inSight(viewer)).toContain(last)
    }
  })

  test('its search begins at the displayed page, however slowly the query is typed', async ({ openPage }) => {
    const { page, viewer, paper } = await openDocument(openPage, await pathOf(longDocument))
    await paper.focus()
    await page.keyboard.press('p')
    await page.keyboard.press('/')
    // Each part is typed once the part before it has led to its first match.
    let query = ''
    for (const part of ['r', 'e', 'c', 'o', 'rding']) {
      await page.keyboard.type(part)
      query += part
      await matched(viewer, query)
      await expect.poll(() => viewer.locator('search output').innerText()).toMatch(/^1 of \d+$/)
    }
  })

  test('it works with the pointer: page field, zoom menu, wheel', async ({ openPage }) => {
    const { page, viewer, paper, current, width } = await openDocument(openPage, await pathOf(longDocument))
    const field = viewer.getByRole('textbox', { name: 'Page number' })
    await field.fill('2')
    await field.press('Enter')
    await expect.poll(() => viewer.locator('.page[data-page-number="2"][data-loaded="true"]').count()).toBe(1)
    await field.fill('no page')
    await field.press('Enter')
    expect(await current()).toBe('2')
    const zoom = viewer.getByRole('combobox', { name: 'Zoom' })
    await zoom.selectOption('page-fit')
    const fitting = await width()
    await paper.hover()
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await expect.poll(width).toBeGreaterThan(fitting)
    expect(await zoom.inputValue()).toBe('chosen')
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  })

  test('a broken file is reported, and can still be downloaded', async ({ openPage }) => {
    const page = await openPage()
    await page.route('**/files/**/*.pdf', route => route.fulfill({ contentType: 'application/pdf', body: 'This is no PDF at all.' }))
    await page.goto(await first('DOCUMENT'))
    const alert = page.locator('main').getByRole('alert')
    await alert.getByText('damaged').waitFor()
    expect(await alert.getByRole('link').getAttribute('download')).toMatch(/\.pdf$/)
  })
})

describe('the viewer of slides', () => {
  test('they change by keys and by the strip, and the URL names the current one (R2.1-06)', async ({ openPage }) => {
    const page = await openPage()
    const path = await first('SLIDE')
    await page.goto(`${path}#slide=5`)
    const viewer = await drawn(page)
    const shown = () => viewer.locator('.page').evaluateAll(pages => pages.map(element => element.getAttribute('data-page-number')).join())
    await expect.poll(shown).toBe('5')
    await viewer.getByRole('document').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect.poll(shown).toBe('7')
    await expect.poll(() => new URL(page.url()).hash).toBe('#slide=7')
    await viewer.getByRole('button', { name: 'Slide 2', exact: true }).click()
    await expect.poll(shown).toBe('2')
    await page.evaluate(() => {
      location.hash = '#slide=3'
    })
    await expect.poll(shown).toBe('3')
    await viewer.getByText(/^Slide 3 of \d+$/).waitFor({ state: 'attached' })
  })

  test('they can be presented in full screen', async ({ openPage }) => {
    const page = await openPage()
    await page.goto(await first('SLIDE'))
    const viewer = await drawn(page)
    await viewer.getByRole('button', { name: 'Present' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION')
    await expect.poll(() => viewer.getByRole('navigation', { name: 'All slides' }).count()).toBe(0)
    await page.keyboard.press('PageDown')
    await expect.poll(() => viewer.getByRole('textbox', { name: 'Page number' }).inputValue()).toBe('2')
  })

  test('they change by swiping', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })
    await page.goto(await first('SLIDE'))
    const viewer = await drawn(page)
    await viewer.getByRole('document').scrollIntoViewIfNeeded()
    const box = await viewer.getByRole('document').boundingBox()
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: (box?.y ?? 0) + 60 }] })
    await touch('touchStart', 300)
    await touch('touchMove', 200)
    await touch('touchMove', 100)
    await touch('touchEnd')
    await expect.poll(() => viewer.getByRole('textbox', { name: 'Page number' }).inputValue()).toBe('2')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('the page has authors, licence, files with sizes, and related publications (R4-41, A9-04)', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(await pathOf('Two minutes a day'))
  const main = page.getByRole('main')
  expect(await main.getByText('Peadar Lenihan').isVisible()).toBe(false)
  await main.getByText('Show all 4 authors').click()
  expect(await main.getByText('Peadar Lenihan').isVisible()).toBe(true)
  expect(await main.getByRole('img', { name: 'Corresponding author' }).count()).toBe(1)
  expect(await main.getByRole('link', { name: 'CC BY 4.0' }).getAttribute('href')).toBe('https://creativecommons.org/licenses/by/4.0/')
  const files = main.getByRole('region', { name: 'Files' }).getByRole('listitem')
  expect(await files.allInnerTexts()).toEqual([
    expect.stringMatching(/^Slides \(PDF, 9 pages\)\s+slides\.pdf · [\d.]+ KB$/),
    expect.stringMatching(/^Slides \(PowerPoint\)\s+slides\.pptx · [\d.]+ KB$/),
  ])
  await page.goto(await pathOf('Small test sets'))
  await main.getByRole('region', { name: 'Related content' }).getByRole('link', { name: 'How sure are simulation studies' }).waitFor()
})

test('with data saving on, the viewer opens only on request (R2.1-05)', async ({ openPage }) => {
  const page = await openPage()
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.goto(await first('POSTER'), { waitUntil: 'networkidle' })
  expect(scripts.filter(url => url.includes('pdf'))).toEqual([])
  await page.getByRole('button', { name: 'Open the viewer' }).click()
  await drawn(page)
})

test('a spinner is shown until the viewer has loaded (A2-60)', async ({ openPage }) => {
  const page = await openPage()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*pdf-viewer*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(await first('POSTER'))
  const spinner = page.getByRole('status').filter({ hasText: 'Opening the file' })
  await spinner.waitFor()
  expect(await spinner.locator('svg').evaluate(ring => getComputedStyle(ring).animationName)).not.toBe('none')
  release()
  await drawn(page)
  expect(await spinner.count()).toBe(0)
})

describe('the viewer in axe', () => {
  test.for(['POSTER', 'SLIDE', 'DOCUMENT'] as const)('a page of type %s has no violation', async (type, { openPage }) => {
    const page = await openPage()
    await page.goto(await first(type))
    const viewer = await drawn(page)
    await viewer.getByRole('button', { name: 'Search in this file' }).click()
    if (type !== 'SLIDE') await viewer.getByRole('button', { name: 'Pages', exact: true }).click()
    // What is drawn on the pages is their authors'.
    expect(await violations(page, { outside: '.pdfViewer' })).toEqual([])
  })
})
