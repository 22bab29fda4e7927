/** Reading never needs a script, and the script that comes later changes nothing of what is read. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hydrated, listDemo, numbersAreThere, pathOf, test, usageNumbers, wellKnown } from '../support/browser.ts'

/** What a reader sees, opened as far as it opens; without the numbers, and the buttons that only a script makes work. */
async function readAll(page: Page): Promise<string> {
  await page.locator(`${usageNumbers}, .table-tools, main details button[type=button]`).evaluateAll(scripted => {
    for (const each of scripted) each.remove()
  })
  const closed = page.locator('main details:not([open]) > summary:visible')
  while ((await closed.count()) > 0) await closed.first().click()
  return await page.locator('main').innerText()
}

const textOf = (page: Page) => page.locator('main').evaluate(main => main.textContent ?? '')

test.for(['/', '/browse', '/browse/posters?show=3'])('the page %s has the same content without scripts', async (path, { openPage }) => {
  const [withScript, without] = [await openPage(), await openPage({ javaScriptEnabled: false })]
  await withScript.goto(path)
  await hydrated(withScript)
  await without.goto(path)
  // A script applies each filter as it is chosen.
  await without.getByRole('button', { name: 'Apply filters' }).evaluateAll(buttons => {
    for (const each of buttons) each.remove()
  })
  expect(await without.locator('main').innerText()).toBe(await withScript.locator('main').innerText())
})

test.for([wellKnown.reviewed, wellKnown.revised, wellKnown.formulas])(
  'the article “%s…” has the same content without scripts',
  async (title, { openPage }) => {
    const [withScript, without, path] = [await openPage(), await openPage({ javaScriptEnabled: false }), await pathOf(title)]
    await withScript.goto(path)
    await hydrated(withScript)
    await numbersAreThere(withScript)
    await without.goto(path)
    const text = await readAll(without)
    expect(text).toBe(await readAll(withScript))
    expect(text.split(/\s+/).length).toBeGreaterThan(1500)
    await without.locator('.article-text img').first().scrollIntoViewIfNeeded()
    for (const image of await without.locator('.article-text img').all()) expect((await image.boundingBox())?.height).toBeGreaterThan(50)
    for (const formula of await without.locator('.article-text math:visible').all())
      expect((await formula.boundingBox())?.height).toBeGreaterThan(3)
  },
)

test('lists and versions can be browsed without scripts', async ({ openPage }) => {
  const [page, path] = [await openPage({ javaScriptEnabled: false }), await pathOf(wellKnown.revised)]
  await page.goto('/browse/articles?show=5')
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  expect(new URL(page.url()).search).toBe('?page=2&show=5')
  await page.goto(path)
  await page.getByRole('link', { name: 'Version 1', exact: true }).click()
  await page.getByRole('link', { name: 'Read version 3' }).click()
  expect(new URL(page.url()).pathname).toBe(path)
})

describe('when scripts take over', () => {
  test.for([wellKnown.reviewed, wellKnown.formulas])('nothing of “%s…” changes', async (title, { openPage }) => {
    const [page, path] = [await openPage(), await pathOf(title)]
    // Watched from before the first element, so that what is changed and changed back shows too.
    await page.addInitScript(late => {
      const changes: string[] = []
      const html = () => {
        const main = document.querySelector('main')?.cloneNode(true)
        if (!(main instanceof HTMLElement)) return ''
        main.querySelector(late)?.replaceChildren()
        return main.innerHTML
      }
      Reflect.set(window, 'changes', changes)
      Reflect.set(window, 'html', html)
      document.addEventListener('DOMContentLoaded', () => {
        const main = document.querySelector('main')
        if (main === null) return
        Reflect.set(window, 'before', html())
        new MutationObserver(records => {
          for (const { type, target } of records) {
            // React writes the attributes of fields anew, as they were: of those, what they are in the end counts.
            if (type === 'attributes' && target instanceof HTMLInputElement) continue
            const element = target instanceof Element ? target : target.parentElement
            if (!element?.closest(late)) changes.push(`${type} of ${target.nodeName}`)
          }
        }).observe(main, { subtree: true, childList: true, characterData: true, attributes: true })
      })
    }, usageNumbers)
    const sent = await (await page.request.get(path)).text()
    await page.goto(path)
    await hydrated(page)
    await numbersAreThere(page)
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    const { before, after, changes } = await page.evaluate(() => ({
      before: String(Reflect.get(window, 'before')),
      after: String(Reflect.get(window, 'html')()),
      changes: JSON.stringify(Reflect.get(window, 'changes')),
    }))
    expect(before.length).toBeGreaterThan(20_000)
    expect(after).toBe(before)
    expect(JSON.parse(changes)).toEqual([])
    expect(sent).toContain('<main')
  })
})

test('the text of an article is transferred once', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  for (const title of [wellKnown.reviewed, wellKnown.revised]) {
    const path = await pathOf(title)
    const html = await (await page.request.get(path)).text()
    await page.goto(path)
    // Long runs without markup, from body and reports alike, as they stand in the source of the page.
    const sentences = await page
      // The beginning of the abstract is the page's description too.
      .locator('.article-text > section:not(#abstract) :is(p, td, figcaption), .report-text p')
      .evaluateAll(blocks =>
        blocks.flatMap(block => [...block.childNodes].filter(node => node.nodeType === 3).map(node => node.textContent ?? '')),
      )
    const long = sentences.filter(sentence => sentence.length > 120 && !/[&<>"']/.test(sentence))
    expect(long.length).toBeGreaterThan(20)
    const shown = await textOf(page)
    const times = (text: string, sentence: string): number => text.split(sentence).length - 1
    for (const sentence of long) expect(times(html, sentence), sentence).toBe(times(shown, sentence))
  }
})

test('every page of the demo library works without a script', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  for (const { path, title } of await listDemo()) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
    expect((await textOf(page)).replace(/\s+/g, ' ')).toContain(title.replace(/\s+/g, ' ').slice(0, 20))
  }
}, 120_000)
