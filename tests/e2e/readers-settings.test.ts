/** Readers set their browser as they need it: enlarged, with more space in the text, without motion, with colours of their own, by keyboard alone. */
import { wcagContrast } from 'culori'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { reviewerDecisions } from '../../src/document/peer-review/decision.ts'
import { hydrated, pathOf, test, wellKnown } from '../support/browser.ts'
import { cutOff, tooWide } from '../support/fit.ts'
import { tabThrough } from '../support/focus.ts'
import { example, openGallery } from '../support/gallery.ts'
import { allVariants, variants } from '../support/variants.ts'

const pages: [name: string, path: () => Promise<string>][] = [
  ['home', async () => '/'],
  ['a list', async () => '/browse?show=100'],
  ['an article', () => pathOf(wellKnown.reviewed)],
  ['page not found', async () => '/nothing/here'],
  ...(allVariants ? [['the gallery', async () => '/styleguide'] satisfies [string, () => Promise<string>]] : []),
]

const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([name])')) details.open = true
  })

describe.for(pages)('user settings on %s', ([, path]) => {
  // What a screen of 1280 by 1024 points has room for.
  test('enlarged to 400 % nothing is cut off', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' })
    await page.goto(await path())
    await hydrated(page)
    await unfold(page)
    expect(await tooWide(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
  })

  /** Success criterion 1.4.12. */
  test.for(variants(320, 1280))('with more text spacing nothing is cut off, %i px wide', async (width, { openPage }) => {
    const page = await openPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    await page.goto(await path())
    await hydrated(page)
    await unfold(page)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
      )
      document.adoptedStyleSheets = [sheet]
    })
    expect(await tooWide(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
  })

  test('without motion no animation runs', async ({ openPage }) => {
    const page = await openPage({ reducedMotion: 'reduce' })
    await page.goto(await path())
    await hydrated(page)
    await page.locator('a[href^="#"]').first().focus()
    const moving = await page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map(each => Number.parseFloat(each) * (/\dms/.test(each) ? 0.001 : 1)))
      return [...document.querySelectorAll('*')].flatMap(element =>
        [undefined, '::before', '::after', '::backdrop'].flatMap(part => {
          const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(element, part)
          const moves = seconds(transitionDuration) > 0.001 || (animationName !== 'none' && seconds(animationDuration) > 0.001)
          return moves || scrollBehavior === 'smooth' ? [`${element.localName}.${element.className} ${part ?? ''}`] : []
        }),
      )
    })
    expect(moving).toEqual([])
  })

  test.for(variants<[number, number]>([1280, 800], [375, 700]))(
    'by the Tab key, %i px wide, every focused element is outlined and visible',
    { timeout: 180_000 },
    async ([width, height], { openPage }) => {
      const page = await openPage({ viewport: { width, height }, reducedMotion: 'reduce' })
      await page.goto(await path())
      await hydrated(page)
      const { stops, unmarked, hidden } = await tabThrough(page)
      expect(stops).toBeGreaterThan(5)
      expect(unmarked).toEqual([])
      expect(hidden).toEqual([])
    },
  )
})

test.for(variants(375, 1280))('at %i px, nothing focused is hidden behind the cookie banner', async (width, { openPage }) => {
  const page = await openPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce', consent: 'asked' })
  await page.goto('/')
  await page.locator('[data-consent=asked]').waitFor()
  expect((await tabThrough(page)).hidden).toEqual([])
})

describe('with forced colours', () => {
  test.for(['light', 'dark'] as const)(
    'decisions differ by shape, by text and against a %s background',
    async (colorScheme, { openPage }) => {
      const page = await openGallery(openPage, { forcedColors: 'active', colorScheme })
      const marks = example(page, 'decision', 'As a mark').locator('svg')
      expect(await marks.count()).toBe(reviewerDecisions.length)
      for (const tell of [(mark: Element) => mark.innerHTML, (mark: Element) => mark.ariaLabel || mark.textContent]) {
        const reported = await Promise.all((await marks.all()).map(mark => mark.evaluate(tell)))
        expect(new Set(reported.filter(Boolean)).size).toBe(reviewerDecisions.length)
      }
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      for (const colour of await marks.evaluateAll(all => all.map(mark => getComputedStyle(mark).fill)))
        expect(wcagContrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(3)
    },
  )

  test('buttons and fields have a border', async ({ openPage }) => {
    const page = await openGallery(openPage, { forcedColors: 'active' })
    const edgeless = await page
      .locator('article :is(button, .button, input:not([type=hidden], [type=file]), select, textarea):visible')
      .evaluateAll(controls =>
        controls
          .filter(control => {
            const edge = (element: Element | null) => {
              if (element === null) return false
              const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element)
              return borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1
            }
            // A small button within a field or an alert stands inside the edge of that.
            return !edge(control) && !edge(control.parentElement) && !edge(control.previousElementSibling)
          })
          .map(control => `${control.closest('article')?.ariaLabel}: ${control.className} ${control.ariaLabel ?? control.textContent}`),
      )
    expect(edgeless).toEqual([])
  })

  test('the focused element has an outline', async ({ openPage }) => {
    const page = await openPage({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page)
    expect((await tabThrough(page)).unmarked).toEqual([])
  })
})
