import { describe, expect, inject } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { listDemo, pathOf, test, wellKnown } from '../support/browser.ts'
import { variants } from '../support/variants.ts'

const widths = variants(1280, 375)

async function firstOf(contentType: string): Promise<string> {
  return (await listDemo()).find(item => item.contentType === contentType)?.path ?? ''
}

const screens: [name: string, path: () => Promise<string>][] = [
  ['home', async () => '/'],
  ['browse', async () => '/browse'],
  ['browse, one type', async () => '/browse/videos'],
  ['beyond the end of a list', async () => '/browse?page=500'],
  ['a poster', () => firstOf('POSTER')],
  ['slides', () => firstOf('SLIDE')],
  ['a document', () => firstOf('DOCUMENT')],
  ['a video', () => firstOf('VIDEO')],
  ['an older version', async () => `${await pathOf(wellKnown.revised)}/v1`],
  ['page not found', async () => '/nothing'],
  ['not authorised', async () => '/editor/x'],
]

describe.for(widths)('axe finds no violation at %i px, light and dark', width => {
  test.for(screens)('it finds none on %s', async ([, path], { openPage }) => {
    const page = await openPage({ viewport: { width, height: 800 } })
    await page.goto(await path())
    expect(await violationsInEitherScheme(page)).toEqual([])
  })

  test('it finds none on a long article with every kind of content', { timeout: 180_000 }, async ({ openPage }) => {
    const page = await openPage({ viewport: { width, height: 800 } })
    await page.goto(await pathOf(wellKnown.reviewed))
    const closed = page.locator('main details:not([open]) > summary:visible')
    while ((await closed.count()) > 0) await closed.first().click()
    expect(await violationsInEitherScheme(page)).toEqual([])
  })
})

describe('accessibility that axe does not check', () => {
  test('heading levels never skip one', async () => {
    for (const { path } of await listDemo()) {
      const html = await (await fetch(`${inject('site')}${path}`)).text()
      const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
      expect(
        levels.filter(level => level === 1),
        path,
      ).toHaveLength(1)
      const jumps = levels.filter((level, position) => position > 0 && level > (levels[position - 1] ?? 0) + 1)
      expect(jumps, `${path}: ${levels.join(' ')}`).toEqual([])
    }
  })

  test('every table that scrolls can be focused and has a name', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 640 } })
    await page.goto(await pathOf(wellKnown.reviewed))
    const boxes = page.locator('.table-scroll')
    expect(await boxes.count()).toBeGreaterThan(0)
    for (const box of await boxes.all()) {
      expect(await box.getAttribute('tabindex')).toBe('0')
      const name = await box.evaluate(
        element => document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ?? element.ariaLabel,
      )
      expect(name).toBeTruthy()
      await box.focus()
      const before = await box.evaluate(element => element.scrollLeft)
      if (await box.evaluate(element => element.scrollWidth <= element.clientWidth)) continue
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => box.evaluate(element => element.scrollLeft)).toBeGreaterThan(before)
    }
  })
})
