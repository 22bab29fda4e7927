/** The components of the gallery behave: by pointer, by keyboard, by URL, and without a script. More of them: gallery-*.test.ts. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect } from 'vitest'
import { test } from '../support/browser.ts'
import { example, focused, openGallery } from '../support/gallery.ts'

const components = join(import.meta.dirname, '../../src/ui')

test('the gallery shows every component', async ({ openPage }) => {
  /** What is shown under another name. */
  const shownBy: Record<string, string> = {
    'alerts.tsx': 'alert',
    'bar-chart.tsx': 'chart',
    'choice-group.tsx': 'radio-group',
    'drawer.tsx': 'dialog',
    'drop-zone.tsx': 'file-field',
    'field.tsx': 'text-field',
    'floating-alert.tsx': 'alert',
    'line-chart.tsx': 'chart',
    'modal.tsx': 'dialog',
    'pie-chart.tsx': 'chart',
    'plot.tsx': 'chart',
  }
  const sources = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.tsx'))
  const isGallery = (file: string): boolean => file.endsWith('.gallery.tsx')
  const files = sources.filter(file => !file.includes('/') && !isGallery(file))
  const page = await openPage()
  await page.goto('/styleguide')
  const shown = await page.locator('section[id]:has(> h2) > h2').allTextContents()
  const missing = files.filter(file => !shown.includes(shownBy[file] ?? file.replace('.tsx', '')))
  expect(missing, 'a component needs a NAME.gallery.tsx beside it').toEqual([])
  expect(
    Object.keys(shownBy).filter(file => !files.includes(file)),
    'no longer there',
  ).toEqual([])
  // A folder has one gallery, which draws all its components but those around whole pages: there is one `main` in a document.
  const frames = ['layout/list-screen.tsx', 'layout/page.tsx']
  const undrawn = sources
    .filter(file => file.includes('/') && !isGallery(file))
    .filter(file => {
      const gallery = sources.find(each => isGallery(each) && dirname(each) === dirname(file)) ?? ''
      return gallery === '' || !readFileSync(join(components, gallery), 'utf8').includes(`from './${basename(file)}'`)
    })
  expect(undrawn.toSorted(), 'a component in a folder is drawn by the gallery of the folder').toEqual(frames)
  expect(await page.locator('article[aria-label]').evaluateAll(articles => articles.filter(each => each.textContent === '').length)).toBe(0)
})

describe('menus of the style guide', () => {
  test('they open and are navigated by keyboard', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const menu = example(page, 'menu', 'Sections').locator('details')
    await menu.locator('summary').focus()
    for (const [key, item] of [
      ['ArrowDown', 'Submissions'],
      ['End', 'Sign out'],
      ['ArrowDown', 'Submissions'],
      ['ArrowUp', 'Sign out'],
      ['Home', 'Submissions'],
    ] as const) {
      await page.keyboard.press(key)
      expect(await focused(page), key).toBe(item)
    }
    await page.keyboard.press('Escape')
    expect(await menu.getAttribute('open')).toBeNull()
    expect(await focused(page)).toBe('Ada Roof')
  })

  test('they close by a press elsewhere, for another menu, and when the focus leaves', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const [first, second] = [example(page, 'menu', 'Sections').locator('details'), example(page, 'menu', 'Languages').locator('details')]
    await first.locator('summary').click()
    expect(await first.getAttribute('open')).not.toBeNull()
    await example(page, 'menu', 'Sections').locator('h3').click()
    expect(await first.getAttribute('open')).toBeNull()

    await first.locator('summary').click()
    await second.locator('summary').focus()
    await page.keyboard.press('Enter')
    expect([await first.getAttribute('open'), await second.getAttribute('open')]).toEqual([null, ''])

    for (let item = 0; item < 4; item++) await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('日本語')
    expect(await second.getAttribute('open')).toBe('')
    await page.keyboard.press('Tab')
    expect(await second.getAttribute('open')).toBeNull()
  })

  test('they fit on a small screen', async ({ openPage }) => {
    const page = await openGallery(openPage, { viewport: { width: 320, height: 700 } })
    for (const menu of await page.locator('article[aria-label^="menu: "] details').all()) {
      await menu.locator('summary').click()
      await expect
        .poll(async () => {
          const box = await menu.locator('> div').boundingBox()
          return box !== null && box.x >= 0 && box.x + box.width <= 320
        })
        .toBe(true)
      await page.keyboard.press('Escape')
    }
  })
})

describe('tabs of the style guide', () => {
  test('they are navigated by keyboard', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const tabs = example(page, 'tabs', 'A few')
    await tabs.getByRole('tab', { name: 'About' }).focus()
    for (const [key, name] of [
      ['ArrowRight', 'Browse'],
      ['End', 'Questions'],
      ['ArrowRight', 'About'],
      ['ArrowLeft', 'Questions'],
      ['Home', 'About'],
    ] as const) {
      await page.keyboard.press(key)
      expect(await focused(page), key).toBe(name)
      expect(await tabs.getByRole('tab', { selected: true }).allTextContents()).toEqual([name])
      expect(await tabs.getByRole('tabpanel').count()).toBe(1)
      expect(await tabs.getByRole('tabpanel', { name }).isVisible()).toBe(true)
    }
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-few-0')
  })

  test('the tab in the hash of the URL opens, at first and when it changes', async ({ openPage }) => {
    const page = await openGallery(openPage, { hash: '#tab-many-4' })
    const panel = (index: number) => page.locator(`#tab-many-${index}`)
    await expect.poll(() => panel(4).isVisible()).toBe(true)
    expect(await panel(1).isVisible()).toBe(false)
    await page.evaluate(() => {
      location.hash = '#tab-many-5'
    })
    await expect.poll(() => panel(5).isVisible()).toBe(true)
    expect(await panel(4).isVisible()).toBe(false)
  })

  test('without a script the panels are below each other with their titles', async ({ openPage }) => {
    const page = await openGallery(openPage, { javaScriptEnabled: false })
    const tabs = example(page, 'tabs', 'A few')
    expect(await tabs.locator('[role=tablist]').isVisible()).toBe(false)
    expect(await tabs.locator('[role=tabpanel]:visible > h3:visible').allTextContents()).toEqual(['About', 'Browse', 'Questions'])
  })
})

describe('accordions of the style guide', () => {
  const open = 'details[open] > summary'

  test('the item that contains the hash of the URL opens (R4-45)', async ({ openPage }) => {
    const page = await openGallery(openPage, { hash: '#accordion-inside' })
    const accordion = example(page, 'accordion', 'Several')
    expect(await accordion.locator(open).allTextContents()).toEqual(['When is an article published?'])
    await page.evaluate(() => {
      location.hash = '#accordion-who'
    })
    await expect.poll(() => accordion.locator(open).count()).toBe(2)
    expect(await page.locator('#accordion-who').getAttribute('open')).not.toBeNull()
    // In a section that was closed by hand.
    await page.locator('#accordion-when > summary').click()
    await page.evaluate(() => {
      location.hash = '#accordion-inside'
    })
    await expect.poll(() => page.locator('#accordion-inside').isVisible()).toBe(true)
  })

  test('all items open and close at once (R4-44)', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const accordion = example(page, 'accordion', 'Several')
    await accordion.getByRole('button', { name: 'Expand all' }).click()
    expect(await accordion.locator(open).count()).toBe(3)
    await accordion.getByRole('button', { name: 'Collapse all' }).click()
    expect(await accordion.locator(open).count()).toBe(0)
    // The button says what it will do, whoever opened the sections.
    await accordion.getByRole('button', { name: 'Expand all' }).waitFor()
    for (const summary of await accordion.locator('summary').all()) await summary.click()
    await accordion.getByRole('button', { name: 'Collapse all' }).waitFor()
  })
})

describe('tooltips of the style guide', () => {
  test('they stay while the pointer is on them, and Escape closes them (WCAG 2.2, 1.4.13)', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const control = example(page, 'tooltip').getByRole('button', { name: 'Track', exact: true })
    const tip = page.locator(`[id="${await control.getAttribute('aria-describedby')}"]`)
    expect(await tip.textContent()).toBe('Weekly, by mail')
    expect(await tip.isVisible()).toBe(false)
    await control.hover()
    await expect.poll(() => tip.isVisible()).toBe(true)
    const box = await tip.boundingBox()
    if (box === null) throw new Error('It has no place.')
    expect(box.x).toBeGreaterThanOrEqual(0)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
    expect(await tip.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => tip.isVisible()).toBe(false)
    await page.mouse.move(2, 2)
    expect(await tip.isVisible()).toBe(false)
  })

  test('they appear on keyboard focus, within a small screen', async ({ openPage }) => {
    const page = await openGallery(openPage, { viewport: { width: 320, height: 700 } })
    const control = example(page, 'tooltip').getByRole('button', { name: 'Tracking', exact: true })
    await example(page, 'tooltip').getByRole('button', { name: 'Track', exact: true }).focus()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Tracking')
    const tip = page.locator(`[id="${await control.getAttribute('aria-describedby')}"]`)
    await expect.poll(() => tip.isVisible()).toBe(true)
    await expect
      .poll(async () => {
        const box = await tip.boundingBox()
        return box !== null && box.x >= 0 && box.x + box.width <= 320
      })
      .toBe(true)
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => tip.isVisible()).toBe(false)
  })
})
