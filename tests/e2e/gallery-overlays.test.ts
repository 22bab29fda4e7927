/** What lies over the page behaves: dialogs, the drawer, alerts and the toast. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../support/browser.ts'
import { focused, openGallery } from '../support/gallery.ts'

const modals = (page: Page): Promise<number> => page.locator('dialog:modal').count()
const widthOf = async (box: Promise<{ width: number } | null>): Promise<number> => Math.round((await box)?.width ?? 0)

describe('dialogs of the style guide', () => {
  test('a child dialog opens over its parent, and each returns the focus (A2-57, A4-26, A9-01, A9-02)', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const [parent, child] = [page.getByRole('dialog', { name: 'Your institution' }), page.getByRole('alertdialog')]
    await page.getByRole('button', { name: 'Open a dialog with a child' }).click()
    expect(await widthOf(parent.boundingBox())).toBe(430)
    await parent.getByRole('button', { name: 'Save' }).click()
    expect(await widthOf(child.boundingBox())).toBe(320)
    expect(await focused(page)).toBe('OK')
    // It asks for an answer: a press beside it is none.
    await page.mouse.click(5, 5)
    expect(await modals(page)).toBe(2)
    await page.keyboard.press('Escape')
    await child.waitFor({ state: 'hidden' })
    expect(await parent.isVisible()).toBe(true)
    expect(await focused(page)).toBe('Save')
    await parent.getByRole('button', { name: 'Close' }).click()
    await parent.waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('Open a dialog with a child')
    // What it was told of its closing is true: it opens again.
    await page.keyboard.press('Enter')
    await parent.waitFor()
  })

  test('the page behind it does not move sideways', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const place = () => page.getByRole('heading', { name: 'Style guide' }).boundingBox()
    const before = await place()
    await page.getByRole('button', { name: 'Open a dialog with a child' }).click()
    await page.getByRole('dialog', { name: 'Your institution' }).getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => modals(page)).toBe(2)
    expect((await place())?.x).toBe(before?.x)
  })

  test('it traps the focus, and the page behind does not scroll', async ({ openPage }) => {
    const page = await openGallery(openPage)
    await page.getByRole('button', { name: 'Open a dialog with a child' }).click()
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)
      // From its last control on, browsers lead through their own.
      const isOutside = await page.evaluate(() => document.activeElement === document.body)
      expect(isOutside || place === 'dialog').toBe(true)
    }
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.move(10, 400)
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate(() => [window.scrollY, getComputedStyle(document.documentElement).overflow])).toEqual([before, 'hidden'])
  })

  test('a press outside closes it, and one that begins inside does not (A9-01)', async ({ openPage }) => {
    const page = await openGallery(openPage)
    await page.getByRole('button', { name: 'Open a dialog', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'How to cite this article' })
    expect(await widthOf(dialog.boundingBox())).toBe(320)
    await dialog.getByText('Lichens on slate').hover()
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    expect(await dialog.isVisible()).toBe(true)
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'hidden' })
  })

  test('a dialog larger than the screen scrolls within itself', async ({ openPage }) => {
    const page = await openGallery(openPage, { viewport: { width: 375, height: 600 } })
    await page.getByRole('button', { name: 'Open a long dialog' }).click()
    const dialog = page.locator('dialog:modal')
    const box = await dialog.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(16)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375 - 16)
    expect(box?.height).toBeLessThan(600)
    expect(await dialog.evaluate(element => element.scrollHeight > element.clientHeight)).toBe(true)
    expect(await dialog.getByRole('button', { name: 'Close' }).isVisible()).toBe(true)
  })

  test('it opens and closes without a script', async ({ openPage }) => {
    const page = await openGallery(openPage, { javaScriptEnabled: false })
    for (const [opener, name, closer] of [
      ['Open a drawer', 'Menu', 'Close menu'],
      ['Open a dialog', 'How to cite this article', 'Close'],
    ] as const) {
      await page.getByRole('button', { name: opener, exact: true }).click()
      const dialog = page.getByRole('dialog', { name })
      expect(await dialog.isVisible(), name).toBe(true)
      await dialog.getByRole('button', { name: closer }).click()
      expect(await page.locator('dialog[open]').count(), name).toBe(0)
    }
  })
})

test('the drawer is at the end edge of the screen, from top to bottom', async ({ openPage }) => {
  const page = await openGallery(openPage)
  const opener = page.getByRole('button', { name: 'Open a drawer' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const box = await drawer.boundingBox()
  expect([box?.y, box?.height]).toEqual([0, 900])
  // Room that a scrollbar may take is kept free.
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 20)
  await page.keyboard.press('Escape')
  expect([await modals(page), await focused(page)]).toEqual([0, 'Open a drawer'])
})

test('the drawer slides in within 300 ms, and without motion where that is preferred (A9-17)', async ({ openPage }) => {
  const page = await openGallery(openPage)
  const drawer = page.locator('dialog', { has: page.getByRole('heading', { name: 'Menu', includeHidden: true }) }).first()
  const slide = () =>
    drawer.evaluate(element => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element)
      return transitionDuration.split(', ')[transitionProperty.split(', ').indexOf('transform')]
    })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await slide()).toBe('0.3s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await slide()).toBeUndefined()
})

describe('alerts of the style guide', () => {
  const short = 'Citation copied.'
  const long = 'The message could not be sent.'
  const float = async (page: Page, seconds: 3 | 8) => {
    await page.getByRole('button', { name: `Show for ${seconds} seconds` }).click()
    const alert = page.getByText(seconds === 3 ? short : long)
    await alert.waitFor()
    return alert
  }

  test.for([3, 8] as const)('they disappear after %i seconds (R9-08)', async (seconds, { openPage }) => {
    const page = await openGallery(openPage, { stopClock: true })
    const alert = await float(page, seconds)
    await page.clock.runFor(seconds * 1000 - 50)
    expect(await alert.isVisible()).toBe(true)
    await page.clock.runFor(100)
    await alert.waitFor({ state: 'detached' })
  })

  test('they stay while the pointer or the focus is on them', async ({ openPage }) => {
    const page = await openGallery(openPage, { stopClock: true })
    const alert = await float(page, 3)
    await page.clock.runFor(2000)
    await alert.hover()
    await page.clock.runFor(60_000)
    expect(await alert.isVisible()).toBe(true)
    await page.getByRole('status').filter({ has: alert }).getByRole('button', { name: 'Close' }).focus()
    await page.mouse.move(5, 5)
    await page.clock.runFor(60_000)
    expect(await alert.isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Show for 8 seconds' }).focus()
    // What was left of its time.
    await page.clock.runFor(900)
    expect(await alert.isVisible()).toBe(true)
    await page.clock.runFor(200)
    await alert.waitFor({ state: 'detached' })
  })

  test('their button closes them, and a repeated one is shown once (A4-26)', async ({ openPage }) => {
    const page = await openGallery(openPage, { stopClock: true })
    const alert = await float(page, 3)
    await float(page, 3)
    expect(await alert.count()).toBe(1)
    await page.getByRole('status').filter({ has: alert }).getByRole('button', { name: 'Close' }).click()
    await alert.waitFor({ state: 'detached' })
  })

  test('they appear at once on a page that is still busy', async ({ openPage }) => {
    const page = await openGallery(async options => {
      const busy = await openPage(options)
      await busy.addInitScript(() => {
        window.requestIdleCallback = () => 0
      })
      return busy
    })
    await float(page, 8)
  })

  test('they move into an open dialog, and back', async ({ openPage }) => {
    const page = await openGallery(openPage, { stopClock: true })
    const alert = await float(page, 8)
    await page.getByRole('button', { name: 'Open a dialog', exact: true }).click()
    await page.locator('dialog:modal').getByText(long).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alert').filter({ has: alert }).waitFor()
    expect(await page.locator('dialog').getByText(long).count()).toBe(0)
  })
})

describe('toasts of the style guide', () => {
  test.for([
    ['in the corner of a wide screen', 1280, { width: 321, end: 1264, bottom: 796 }],
    ['in the corner of a small screen', 600, { width: 321, end: 584, bottom: 796 }],
    // A point lower than the screen, so that rounding leaves no line of the page below it.
    ['over the whole width of a phone', 375, { width: 375, end: 375, bottom: 813 }],
  ] as const)('it appears %s (A2-51)', async ([, width, place], { openPage }) => {
    const page = await openGallery(openPage, { viewport: { width, height: 812 } })
    await page.getByRole('button', { name: 'Show the toast' }).click()
    const toast = page.getByRole('complementary', { name: 'Newsletter' })
    const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect({ width: Math.round(box.width), end: Math.round(box.x + box.width), bottom: Math.round(box.y + box.height) }).toEqual(place)
    if (width >= 600) {
      await page.evaluate(() => window.scrollTo(0, 3000))
      const top = page.locator('body > a[href="#top"]')
      await top.waitFor()
      const link = await top.boundingBox()
      expect((link?.x ?? 0) + (link?.width ?? 0), 'beside the link to the top').toBeLessThanOrEqual(box.x)
    }
    await toast.getByRole('button', { name: 'Close' }).click()
    await toast.waitFor({ state: 'detached' })
  })
})
