/** What a reader does with the parts of a text: citations, figures, tables and formulas, by pointer and by keyboard. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { hydrated, type OpenPage, pathOf, test, wellKnown } from '../support/browser.ts'

type PageOptions = Parameters<OpenPage>[0]

async function openArticle(openPage: OpenPage, title: string, options?: PageOptions): Promise<Page> {
  const page = await openPage(options)
  await page.goto(await pathOf(title))
  if (options?.javaScriptEnabled === false) return page
  await hydrated(page)
  // The page's effects, which listen to the text, run once its elements have been taken over and the browser has time.
  await page.waitForFunction(() => Object.keys(document.querySelector('main article') ?? {}).some(key => key.startsWith('__reactFiber')))
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  return page
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')
const outsideDialog = 'body > :not(:has(dialog[open])):not(dialog)'

describe('a citation in the text', () => {
  const citation = (page: Page) => page.locator('.article-text p a[data-ref-type="bibr"]').first()
  const card = (page: Page) => page.getByRole('dialog', { name: 'Reference' })

  test('it opens its reference beside it with links, and Escape closes it and returns the focus', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed, { reducedMotion: 'reduce' })
    const id = await citation(page).getAttribute('id')
    await citation(page).focus()
    await page.keyboard.press('Enter')
    await card(page).waitFor()
    const reference = page.locator(`[id="${(await citation(page).getAttribute('href'))?.slice(1)}"] .citation-text`)
    expect(await card(page).innerText()).toContain(await reference.innerText())
    expect(await card(page).getByRole('link', { name: 'Google Scholar' }).getAttribute('href')).toContain('scholar.google.com')
    const [at, near] = [await citation(page).boundingBox(), await card(page).boundingBox()]
    const [beneath, above] = [(near?.y ?? 0) - (at?.y ?? 0) - (at?.height ?? 0), (at?.y ?? 0) - (near?.y ?? 0) - (near?.height ?? 0)]
    expect(Math.max(beneath, above)).toBeGreaterThan(0)
    expect(Math.max(beneath, above)).toBeLessThan(20)
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'detached' })
    expect(await focused(page)).toBe(id)
  })

  test('it links to the list, and the reference back to the same citation', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.revised)
    // The second citation of a reference: the link of the page itself leads to the first.
    const hashes = await page
      .locator('.article-text a[data-ref-type="bibr"]')
      .evaluateAll(links => links.map(link => link.getAttribute('href')))
    const again = hashes.findIndex((hash, position) => hashes.indexOf(hash) < position)
    const second = page.locator('.article-text a[data-ref-type="bibr"]').nth(again)
    await second.click()
    await card(page).getByRole('link', { name: 'Show in reference list' }).click()
    await page.waitForURL(`**${hashes[again]}`)
    const reference = page.locator(`[id="${hashes[again]?.slice(1)}"]`)
    await expect.poll(() => reference.evaluate(element => element.getBoundingClientRect().top < window.innerHeight)).toBe(true)
    await reference.getByRole('link', { name: 'Back to the text' }).click()
    expect(await second.evaluate(link => link === document.activeElement)).toBe(true)
    await expect.poll(() => second.evaluate(link => Math.abs(link.getBoundingClientRect().top - window.innerHeight / 2) < 200)).toBe(true)
  })

  test('it shows all references that it names', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed)
    const several = page.locator('.article-text a[data-ref-type="bibr"][data-targets]')
    const targets = (await several.first().getAttribute('data-targets'))?.split(' ') ?? []
    await several.first().click()
    await card(page).waitFor()
    expect(await card(page).getByRole('link', { name: 'Show in reference list' }).count()).toBe(targets.length)
  })

  test('axe finds no violation, in either scheme and at either width', async ({ openPage }) => {
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [375, 'dark'],
    ] as const) {
      const page = await openArticle(openPage, wellKnown.reviewed, { viewport: { width, height: 800 }, colorScheme })
      await citation(page).click()
      await card(page).waitFor()
      expect(await violations(page, { outside: '.article-text:not([role=dialog] *)' })).toEqual([])
    }
  }, 120_000)

  test('without a script it links to its reference and back', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed, { javaScriptEnabled: false })
    const hash = await citation(page).getAttribute('href')
    await citation(page).click()
    expect(new URL(page.url()).hash).toBe(hash)
    await page.locator(`[id="${hash?.slice(1)}"] .back-link`).click()
    expect(new URL(page.url()).hash).toBe(`#${await citation(page).getAttribute('id')}`)
  })

  test('it opens in a new tab like any link', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed)
    await citation(page).click({ modifiers: ['ControlOrMeta'] })
    expect(await card(page).count()).toBe(0)
  })
})

describe('a figure of an article', () => {
  const viewer = (page: Page) => page.getByRole('dialog', { name: /^Figure \d of \d$/ })
  const scale = (page: Page) =>
    viewer(page)
      .locator('img')
      .evaluate(image => new DOMMatrix(getComputedStyle(image).transform).a)
  const shift = (page: Page) =>
    viewer(page)
      .locator('img')
      .evaluate(image => new DOMMatrix(getComputedStyle(image).transform).e)

  test('it opens large, and is zoomed, panned and changed for the next by keyboard', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed, { reducedMotion: 'reduce' })
    const images = page.locator('a.picture-link')
    const count = await images.count()
    await images.first().focus()
    await page.keyboard.press('Enter')
    await viewer(page).waitFor()
    expect(await viewer(page).getByRole('heading').innerText()).toBe(`Figure 1 of ${count}`)
    expect(await viewer(page).locator('figcaption, section').innerText()).toContain('Figure 1')
    await page.keyboard.press('+')
    await expect.poll(() => scale(page)).toBeGreaterThan(1.2)
    const before = await shift(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shift(page)).toBeLessThan(before)
    await page.keyboard.press('0')
    await expect.poll(() => scale(page)).toBe(1)
    await page.keyboard.press('ArrowRight')
    await viewer(page)
      .getByRole('heading', { name: `Figure 2 of ${count}` })
      .waitFor()
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    expect(await images.first().evaluate(link => link === document.activeElement)).toBe(true)
  })

  test('it is zoomed by wheel and buttons, and panned by dragging', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed, { reducedMotion: 'reduce' })
    await page.locator('a.picture-link').first().click()
    await viewer(page).waitFor()
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, -400)
    await page.mouse.wheel(0, -400)
    await expect.poll(() => scale(page)).toBeGreaterThan(1.2)
    const before = await shift(page)
    await page.mouse.down()
    await page.mouse.move(560, 400, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => shift(page)).toBeLessThan(before)
    await viewer(page).getByRole('button', { name: 'Zoom in' }).click()
    await viewer(page).getByRole('button', { name: 'Fit to screen' }).click()
    await expect.poll(() => scale(page)).toBe(1)
    const file = viewer(page).getByRole('link', { name: 'Open image file' })
    expect((await page.request.get((await file.getAttribute('href')) ?? '')).headers()['content-type']).toMatch(/^image\//)
  })

  test('axe finds no violation while it is large', async ({ openPage }) => {
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [375, 'dark'],
    ] as const) {
      const page = await openArticle(openPage, wellKnown.reviewed, { viewport: { width, height: 800 }, colorScheme })
      await page.locator('a.picture-link').first().click()
      await viewer(page).waitFor()
      expect(await violations(page, { outside: outsideDialog })).toEqual([])
      expect(await page.evaluate(() => document.querySelector('dialog[open]')?.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }, 120_000)

  test('on a phone the buttons to the other figures are in the bar, on a wide screen over the sides', async ({ openPage }) => {
    for (const [width, isInBar] of [
      [1280, false],
      [375, true],
    ] as const) {
      const page = await openArticle(openPage, wellKnown.reviewed, { viewport: { width, height: 800 } })
      await page.locator('a.picture-link').first().click()
      const bar = await viewer(page).locator('header').boundingBox()
      const button = await viewer(page).getByRole('button', { name: 'Next figure' }).boundingBox()
      expect(bar && button && button.y + button.height <= bar.y + bar.height, `at ${width}`).toBe(isInBar)
      await viewer(page).getByRole('button', { name: 'Next figure' }).click()
      await viewer(page)
        .getByRole('heading', { name: /^Figure 2/ })
        .waitFor()
    }
  })

  test('on a phone the first one alone says that it can be enlarged', async ({ openPage }) => {
    const said = (page: Page) =>
      page
        .locator('a.picture-link')
        .evaluateAll(links => links.map(link => getComputedStyle(link, '::after').content).filter(content => content !== 'none'))
    const phone = await openArticle(openPage, wellKnown.reviewed, { viewport: { width: 375, height: 800 } })
    expect(await said(phone)).toEqual(['"Tap to enlarge"'])
    expect(await said(await openArticle(openPage, wellKnown.reviewed))).toEqual([])
  })

  test('without a script it opens as a file', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed, { javaScriptEnabled: false })
    const answer = page.waitForResponse(response => response.request().isNavigationRequest())
    await page.locator('a.picture-link').first().click()
    expect((await answer).headers()['content-type']).toMatch(/^image\//)
  })
})

describe('a table of an article', () => {
  test('it opens large with its notes by keyboard, and axe finds no violation', async ({ openPage }) => {
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [375, 'dark'],
    ] as const) {
      const page = await openArticle(openPage, wellKnown.reviewed, { viewport: { width, height: 800 }, colorScheme })
      const figure = page.locator('.table-figure:has(.table-footnotes)').first()
      await figure.getByRole('button', { name: 'Expand table' }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: /^Table \d/ })
      await dialog.waitFor()
      expect(await dialog.getByRole('cell').allInnerTexts()).toEqual(
        await figure.getByRole('cell', { includeHidden: true }).allInnerTexts(),
      )
      expect(await dialog.innerText()).toContain(await figure.locator('.table-footnotes').innerText())
      expect(await violations(page, { outside: outsideDialog })).toEqual([])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await figure.getByRole('button', { name: 'Expand table' }).evaluate(button => button === document.activeElement)).toBe(true)
    }
  }, 120_000)

  test('on a phone it takes the whole screen, and is no narrower than in the page', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed, {
      viewport: { width: 375, height: 800 },
      reducedMotion: 'reduce',
      isMobile: true,
      hasTouch: true,
    })
    const figure = page.locator('.table-figure').first()
    const inPage = await figure.locator('.table-scroll').evaluate(grid => grid.clientWidth)
    await figure.getByRole('button', { name: 'Expand table' }).click()
    const dialog = page.getByRole('dialog', { name: /^Table \d/ })
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 800 })
    expect(await dialog.locator('[tabindex="0"]').evaluate(grid => grid.clientWidth)).toBeGreaterThanOrEqual(inPage)
  })

  test('wider than a phone it has a shadow at its edge, which is hidden at its end', async ({ openPage }) => {
    const page = await openArticle(openPage, 'Rounding the neck', { viewport: { width: 375, height: 800 }, colorScheme: 'dark' })
    await page.getByRole('button', { name: 'Expand table' }).first().click()
    const box = page.getByRole('dialog', { name: /^Table \d/ }).locator('[tabindex="0"]')
    const { isWide, paper, background } = await box.evaluate(each => ({
      isWide: each.scrollWidth > each.clientWidth,
      paper: getComputedStyle(each.closest('dialog') ?? each).backgroundColor,
      background: getComputedStyle(each).backgroundImage,
    }))
    expect(isWide).toBe(true)
    expect(background.match(/radial-gradient|linear-gradient\(to right, (rgb\([^)]*\))/g)).toEqual([
      `linear-gradient(to right, ${paper}`,
      'radial-gradient',
      'radial-gradient',
    ])
  })

  test('it is saved as CSV, named after article and table', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed)
    const figure = page.locator('.table-figure').nth(1)
    const downloading = page.waitForEvent('download')
    await figure.getByRole('link', { name: 'Download as CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^\d+-\d+-v2-table-2\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text.startsWith('\uFEFF')).toBe(true)
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(await figure.locator('tr').count())
    expect(lines[1]).toContain(await figure.locator('tbody tr').first().locator('td').first().innerText())
  })

  test('without a script it offers only what works', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed, { javaScriptEnabled: false })
    expect(await page.getByRole('button', { name: 'Expand table' }).count()).toBe(0)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as CSV' }).first().click()
    expect((await downloading).suggestedFilename()).toMatch(/^\d+-\d+-v2-table-1\.csv$/)
  })

  test('the large view saves the same CSV', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed)
    const figure = page.locator('.table-figure').first()
    await figure.getByRole('button', { name: 'Expand table' }).click()
    const dialog = page.getByRole('dialog')
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download as CSV' }).click()
    const text = await readFile(await (await downloading).path(), 'utf8')
    const href = (await figure.locator('a[data-tool=csv]').getAttribute('href')) ?? ''
    expect(text).toBe(await (await page.request.get(href)).text())
  })
})

describe('a formula of an article', () => {
  const card = (page: Page) => page.getByRole('dialog', { name: 'Formula' })
  const pasted = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  test('it is copied as TeX and as MathML by keyboard', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const formula = page.locator('.display-formula .formula').first()
    await formula.focus()
    await page.keyboard.press('Enter')
    await card(page).getByRole('button', { name: 'Copy TeX' }).press('Enter')
    await card(page).getByText('Copied').waitFor()
    expect(await pasted(page)).toBe((await formula.locator('annotation').textContent())?.trim())
    await card(page).getByRole('button', { name: 'Copy MathML' }).press('Enter')
    await expect.poll(() => pasted(page)).toMatch(/^<math xmlns="http:\/\/www.w3.org\/1998\/Math\/MathML"(?!.*annotation).*<\/math>$/s)
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'detached' })
    expect(await formula.evaluate(element => element === document.activeElement)).toBe(true)
  })

  test('without a TeX source it is converted', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.formulas)
    await page.locator('.display-formula .formula').first().click()
    await card(page).getByRole('button', { name: 'Copy TeX (converted from MathML)' }).waitFor()
    expect(await card(page).locator('code').innerText()).toContain('\\frac')
  })

  test('an inline formula is reached from another one', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.formulas)
    await page.locator('.display-formula .formula').first().press('Enter')
    const first = await card(page).locator('code').innerText()
    await card(page).getByRole('button', { name: 'Next formula' }).press('Enter')
    await expect.poll(() => card(page).locator('code').innerText()).not.toBe(first)
    expect(await violations(page, { outside: '.article-text:not([role=dialog] *)' })).toEqual([])
  })

  test('the only inline formula of a text is reached by keyboard', async ({ openPage }) => {
    const page = await openPage()
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const displayed of document.querySelectorAll('.display-formula')) displayed.remove()
      })
    })
    await page.goto(await pathOf(wellKnown.formulas))
    await page.locator('.inline-formula[tabindex="0"]').press('Enter')
    await card(page).getByRole('button', { name: 'Next formula' }).waitFor()
  })
})

describe('the outline of an article', () => {
  const marked = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current="location"]')

  test('it marks the current section, and keeps it visible', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed)
    expect(await marked(page).count()).toBe(0)
    await page.locator('#references').evaluate(section => section.scrollIntoView())
    await expect.poll(() => marked(page).allInnerTexts()).toEqual(['References'])
    expect(await marked(page).isVisible()).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => marked(page).count()).toBe(0)
  })

  test('on a small screen it is a row of sticky tabs that follows the scroll position (R4-46)', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed, { viewport: { width: 375, height: 800 } })
    const navigation = page.getByRole('navigation', { name: 'Sections' })
    await page.locator('#references').evaluate(section => section.scrollIntoView())
    const current = navigation.locator('[aria-current]:visible')
    await expect.poll(() => current.allInnerTexts()).toEqual(['References'])
    expect((await navigation.boundingBox())?.y).toBe(0)
    await expect
      .poll(async () => {
        const box = await current.boundingBox()
        return box !== null && box.x >= 0 && box.x + box.width <= 375
      })
      .toBe(true)
  })

  test.for([375, 1280])('the text keeps its position while the keyboard moves through it, %i px wide', async (width, { openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed, { reducedMotion: 'reduce', viewport: { width, height: 800 } })
    const outline = page.getByRole('navigation', { name: 'Sections' })
    await outline.getByRole('link').nth(3).click()
    await expect.poll(() => page.locator('html[data-to-anchor]').count()).toBe(0)
    const top = await page.evaluate(() => window.scrollY)
    expect(top).toBeGreaterThan(800)
    // The keyboard arrives at the second entry from the third, by the browser's own scrolling.
    await outline
      .getByRole('link')
      .nth(2)
      .evaluate(link => link.focus({ preventScroll: true }))
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab']) {
      await page.keyboard.press(key)
      expect(await outline.locator(':focus').count()).toBe(1)
      expect(await page.evaluate(() => window.scrollY), key).toBe(top)
    }
  })
})

test('in print the outline is not shown', async ({ openPage }) => {
  const page = await openArticle(openPage, wellKnown.reviewed)
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.table-tools', '.back-link', 'nav[aria-label="Sections"]']) {
    expect(await page.locator(part).count(), part).toBeGreaterThan(0)
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0)
  }
})
