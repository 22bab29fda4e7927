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

describe('a citation', () => {
  const citation = (page: Page) => page.locator('.article-text p a[data-ref-type="bibr"]').first()
  const card = (page: Page) => page.getByRole('dialog', { name: 'Reference' })

  test('opens its reference beside it, with its links; Escape closes it and gives focus back', async ({ openPage }) => {
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

  test('leads on to the list, and the reference back to the same citation', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.revised)
    // The second citation of a reference: the link of the page itself leads to the first.
    const hashes = await page
      .locator('.article-text a[data-ref-type="bibr"]')
      .evaluateAll(links => links.map(link => link.getAttribute('href')))
    const again = hashes.findIndex((hash, position) => hashes.indexOf(hash) < position)
    const second = page.locator('.article-text a[data-ref-type="bibr"]').nth(again)
    await second.click()
    await card(page).getByRole('link', { name: 'Show in the list of references' }).click()
    await page.waitForURL(`**${hashes[again]}`)
    const reference = page.locator(`[id="${hashes[again]?.slice(1)}"]`)
    await expect.poll(() => reference.evaluate(element => element.getBoundingClientRect().top < window.innerHeight)).toBe(true)
    await reference.getByRole('link', { name: 'Back to the text' }).click()
    expect(await second.evaluate(link => link === document.activeElement)).toBe(true)
    await expect.poll(() => second.evaluate(link => Math.abs(link.getBoundingClientRect().top - window.innerHeight / 2) < 200)).toBe(true)
  })

  test('shows all references that it names', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed)
    const several = page.locator('.article-text a[data-ref-type="bibr"][data-targets]')
    const targets = (await several.first().getAttribute('data-targets'))?.split(' ') ?? []
    await several.first().click()
    await card(page).waitFor()
    expect(await card(page).getByRole('link', { name: 'Show in the list of references' }).count()).toBe(targets.length)
  })

  test('has no fault that axe finds, in either scheme and at either width', async ({ openPage }) => {
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

  test('leads to its reference and back without a script', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed, { javaScriptEnabled: false })
    const hash = await citation(page).getAttribute('href')
    await citation(page).click()
    expect(new URL(page.url()).hash).toBe(hash)
    await page.locator(`[id="${hash?.slice(1)}"] .back-link`).click()
    expect(new URL(page.url()).hash).toBe(`#${await citation(page).getAttribute('id')}`)
  })

  test('opens in a new tab as any link, where that is asked for', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed)
    await citation(page).click({ modifiers: ['ControlOrMeta'] })
    expect(await card(page).count()).toBe(0)
  })
})

describe('a figure', () => {
  const viewer = (page: Page) => page.getByRole('dialog', { name: /^Picture \d of \d$/ })
  const scale = (page: Page) =>
    viewer(page)
      .locator('img')
      .evaluate(image => new DOMMatrix(getComputedStyle(image).transform).a)
  const shift = (page: Page) =>
    viewer(page)
      .locator('img')
      .evaluate(image => new DOMMatrix(getComputedStyle(image).transform).e)

  test('opens large, is enlarged, moved and left for the next by keyboard alone', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed, { reducedMotion: 'reduce' })
    const images = page.locator('a.picture-link')
    const count = await images.count()
    await images.first().focus()
    await page.keyboard.press('Enter')
    await viewer(page).waitFor()
    expect(await viewer(page).getByRole('heading').innerText()).toBe(`Picture 1 of ${count}`)
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
      .getByRole('heading', { name: `Picture 2 of ${count}` })
      .waitFor()
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    expect(await images.first().evaluate(link => link === document.activeElement)).toBe(true)
  })

  test('is enlarged by wheel and buttons, and moved by dragging', async ({ openPage }) => {
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
    await viewer(page).getByRole('button', { name: 'Fit to the screen' }).click()
    await expect.poll(() => scale(page)).toBe(1)
    const file = viewer(page).getByRole('link', { name: 'Open the file' })
    expect((await page.request.get((await file.getAttribute('href')) ?? '')).headers()['content-type']).toMatch(/^image\//)
  })

  test('has no fault that axe finds while it is large', async ({ openPage }) => {
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

  test('opens as a file without a script', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed, { javaScriptEnabled: false })
    const answer = page.waitForResponse(response => response.request().isNavigationRequest())
    await page.locator('a.picture-link').first().click()
    expect((await answer).headers()['content-type']).toMatch(/^image\//)
  })
})

describe('a table', () => {
  test('opens large, with its notes, by keyboard; axe finds no fault', async ({ openPage }) => {
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [375, 'dark'],
    ] as const) {
      const page = await openArticle(openPage, wellKnown.reviewed, { viewport: { width, height: 800 }, colorScheme })
      const figure = page.locator('.table-figure:has(.table-footnotes)').first()
      await figure.getByRole('button', { name: 'Open large' }).focus()
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
      expect(await figure.getByRole('button', { name: 'Open large' }).evaluate(button => button === document.activeElement)).toBe(true)
    }
  }, 120_000)

  test('that is wider than a phone has a shadow at its edge, which the dialog’s own paper covers at its end', async ({ openPage }) => {
    const page = await openArticle(openPage, 'Rounding the neck', { viewport: { width: 375, height: 800 }, colorScheme: 'dark' })
    await page.getByRole('button', { name: 'Open large' }).first().click()
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

  test('is saved as CSV, named after article and table', async ({ openPage }) => {
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

  test('offers without a script what works without one', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed, { javaScriptEnabled: false })
    expect(await page.getByRole('button', { name: 'Open large' }).count()).toBe(0)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as CSV' }).first().click()
    expect((await downloading).suggestedFilename()).toMatch(/^\d+-\d+-v2-table-1\.csv$/)
  })

  test('is saved from where it is open large, and the same', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed)
    const figure = page.locator('.table-figure').first()
    await figure.getByRole('button', { name: 'Open large' }).click()
    const dialog = page.getByRole('dialog')
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download as CSV' }).click()
    const text = await readFile(await (await downloading).path(), 'utf8')
    const address = (await figure.locator('a[data-tool=csv]').getAttribute('href')) ?? ''
    expect(text).toBe(await (await page.request.get(address)).text())
  })
})

describe('a formula', () => {
  const card = (page: Page) => page.getByRole('dialog', { name: 'Formula' })
  const pasted = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  test('is copied as TeX and as MathML, by keyboard alone', async ({ openPage }) => {
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

  test('that has no TeX of its own is converted', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.formulas)
    await page.locator('.display-formula .formula').first().click()
    await card(page).getByRole('button', { name: 'Copy TeX (converted from MathML)' }).waitFor()
    expect(await card(page).locator('code').innerText()).toContain('\\frac')
  })

  test('in a line of text is reached from another one', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.formulas)
    await page.locator('.display-formula .formula').first().press('Enter')
    const first = await card(page).locator('code').innerText()
    await card(page).getByRole('button', { name: 'Next formula' }).press('Enter')
    await expect.poll(() => card(page).locator('code').innerText()).not.toBe(first)
    expect(await violations(page, { outside: '.article-text:not([role=dialog] *)' })).toEqual([])
  }, 60_000)

  test('in a line of a text without any other is reached by keyboard', async ({ openPage }) => {
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

describe('the outline', () => {
  const marked = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current="location"]')

  test('marks the section being read, and keeps it in sight', async ({ openPage }) => {
    const page = await openArticle(openPage, wellKnown.reviewed)
    expect(await marked(page).count()).toBe(0)
    await page.locator('#references').evaluate(section => section.scrollIntoView())
    await expect.poll(() => marked(page).allInnerTexts()).toEqual(['References'])
    expect(await marked(page).isVisible()).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => marked(page).count()).toBe(0)
  })

  test('is a row of tabs on a small screen, which stays at its top and follows the reader (R4-46)', async ({ openPage }) => {
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

  test.for([375, 1280])('keeps the text in place while the keyboard moves through it, %i px wide', async (width, { openPage }) => {
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

test('on paper there is nothing left of it to press', async ({ openPage }) => {
  const page = await openArticle(openPage, wellKnown.reviewed)
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.table-tools', '.back-link', 'nav[aria-label="Sections"]']) {
    expect(await page.locator(part).count(), part).toBeGreaterThan(0)
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0)
  }
})
