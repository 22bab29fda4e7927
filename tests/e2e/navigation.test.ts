import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { hydrated, listDemo, numbersAreThere, pathOf, test, usageNumbers, wellKnown } from '../support/browser.ts'

/** Says whether the page is still the document that was marked: a navigation within the browser keeps it. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
async function mainText(page: Page): Promise<string> {
  if ((await page.locator(usageNumbers).count()) > 0) await numbersAreThere(page)
  return await page.locator('main').innerText()
}

describe('from the list to an article', () => {
  test('clicks, back and forward work without loading a new document (A2-61)', async ({ openPage }) => {
    const [page, direct, path] = [await openPage(), await openPage(), await pathOf(wellKnown.reviewed)]
    await direct.goto(path)
    await page.goto('/browse?show=100')
    await hydrated(page)
    await mark(page)
    const list = await mainText(page)
    const listTitle = await page.title()
    await page.locator(`main a[href="${path}"]`).click()
    await page.waitForURL(`**${path}`)
    await expect.poll(() => page.title()).toBe(await direct.title())
    expect(await mainText(page)).toBe(await mainText(direct))
    await expect.poll(() => scrolled(page)).toBe(0)

    await page.goBack()
    await expect.poll(() => page.title()).toBe(listTitle)
    expect(await mainText(page)).toBe(list)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)

    await page.goForward()
    await expect.poll(() => page.title()).toBe(await direct.title())
    expect(await mainText(page)).toBe(await mainText(direct))
    expect(await isMarked(page)).toBe(true)
  })

  test('the text is the same when an article is left and opened again', async ({ openPage }) => {
    const [page, path] = [await openPage(), await pathOf(wellKnown.revised)]
    await page.goto(path)
    await hydrated(page)
    const [text, title] = [await mainText(page), await page.title()]
    await page.getByRole('link', { name: 'Recto', exact: true }).click()
    await expect.poll(() => page.title()).toBe('Recto')
    await page.goBack()
    await expect.poll(() => page.title()).toBe(title)
    expect(await mainText(page)).toBe(text)
  })

  test('another version changes text, notice and title (R2.1-03, R4-42)', async ({ openPage }) => {
    const [page, path] = [await openPage(), await pathOf(wellKnown.revised)]
    await page.goto(path)
    await hydrated(page)
    await mark(page)
    const newest = await mainText(page)
    await page.getByRole('link', { name: 'Version 1', exact: true }).click()
    await page.waitForURL(`**${path}/v1`)
    const notice = page.getByRole('complementary', { name: 'A newer version' })
    await notice.waitFor()
    const direct = await openPage()
    await direct.goto(`${path}/v1`)
    expect(await mainText(page)).toBe(await mainText(direct))
    await notice.getByRole('link', { name: 'Read version' }).click()
    await notice.waitFor({ state: 'detached' })
    expect(await mainText(page)).toBe(newest)
    expect(await isMarked(page)).toBe(true)
  })

  test('a page that is not found is shown inside the browser too, with a link to the home page', async ({ openPage }) => {
    const page = await openPage()
    await page.goto('/browse')
    await hydrated(page)
    await page.evaluate("window.__reactRouterDataRouter.navigate('/articles/99-99999')")
    await expect.poll(() => page.title()).toBe('Page not found | Recto')
    await page.getByRole('link', { name: 'Go to homepage' }).click()
    await expect.poll(() => page.title()).toBe('Recto')
  })
})

describe('by keyboard only', () => {
  interface Focused {
    name: string
    outline: number
    top: number
    bottom: number
    inMain: boolean
    href: string | null
  }
  const focused = (page: Page): Promise<Focused> =>
    page.evaluate(() => {
      const element = document.activeElement ?? document.body
      const box = element.getBoundingClientRect()
      const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      const outlineOf = (each: Element | null) => {
        const style = each && getComputedStyle(each)
        return style === null || style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth)
      }
      return {
        name: element.ariaLabel ?? (isField ? element.labels?.[0] : element)?.textContent?.trim() ?? '',
        // A search field marks the frame around it.
        outline: Math.max(
          outlineOf(element),
          isField ? outlineOf(element.parentElement) : 0,
          isField ? outlineOf(element.parentElement?.parentElement ?? null) : 0,
        ),
        top: box.top,
        bottom: box.bottom,
        inMain: element.closest('main') !== null,
        href: element.getAttribute('href'),
      }
    })

  test('the first tab stop is the visible skip link, which leads into the content', async ({ openPage }) => {
    const page = await openPage()
    await page.goto('/browse')
    await hydrated(page)
    expect(await page.locator('.skip-link').evaluate(link => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatchObject({ name: 'Skip to content' })
    await expect.poll(async () => (await focused(page)).top).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect((await focused(page)).inMain).toBe(true)
  })

  test('every tab stop of a page is visible, outlined and named, in the order of the page', async ({ openPage }) => {
    const page = await openPage()
    await page.goto('/browse?show=3')
    await hydrated(page)
    const stopping = 'a[href]:visible, button:visible, summary:visible, input:visible, select:visible, [tabindex="0"]:visible'
    const expected = await page.locator(stopping).evaluateAll(all =>
      all.map(each => {
        const isField = each instanceof HTMLInputElement || each instanceof HTMLSelectElement
        return each.ariaLabel ?? (isField ? each.labels?.[0] : each)?.textContent?.trim() ?? ''
      }),
    )
    const stops: Focused[] = []
    for (const _ of expected) {
      await page.keyboard.press('Tab')
      stops.push(await focused(page))
    }
    expect(stops.map(stop => stop.name)).toEqual(expected)
    for (const stop of stops) {
      expect(stop.name).not.toBe('')
      expect(stop.outline, stop.name).toBeGreaterThanOrEqual(2)
      expect(stop.bottom, stop.name).toBeGreaterThan(0)
      expect(stop.top, stop.name).toBeLessThan(900)
    }
  })

  test('an article is opened, read and left', async ({ openPage }) => {
    const page = await openPage()
    await page.goto('/browse/articles?show=1')
    await hydrated(page)
    const [newest] = (await listDemo()).filter(item => item.contentType === 'ARTICLE')
    const path = await page.locator('main article a').getAttribute('href')
    expect(newest?.published).toBe(await page.locator('main article time').getAttribute('datetime'))
    while ((await focused(page)).href !== path) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${path}`)
    await page.locator('h1.article-title').waitFor()
    // The next stop is at the top of the new page, not where the old one was left.
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.keyboard.press('Tab')
    const { name, top } = await focused(page)
    expect(name).not.toBe('')
    expect(top).toBeLessThan(900)
    await page.goBack()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Articles')
  })
})

describe('redirected paths', () => {
  test('repeated and trailing slashes redirect to the canonical path, with query and hash (R2.5-10)', async ({ openPage }) => {
    const [page, path] = [await openPage(), await pathOf(wellKnown.reviewed)]
    await page.goto(`${inject('site')}/${path}//?from=mail#references`)
    expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe(`${path}?from=mail#references`)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  })

  test.for(['ARTICLE', 'DOCUMENT', 'POSTER', 'SLIDE', 'VIDEO'])(
    'the short path redirects to the full one: %s (R2.1-01, R2.1-04, R2.1-05, R2.1-06, R2.1-07)',
    async (type, { openPage }) => {
      const page = await openPage()
      const item = (await listDemo()).find(({ contentType }) => contentType === type)
      await page.goto((item?.path ?? '').replace(/\d+-/, ''))
      expect(new URL(page.url()).pathname).toBe(item?.path)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    },
  )
})
