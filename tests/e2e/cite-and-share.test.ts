/** What can be done with an item beside its title: cited, passed on, saved, followed. */
import { expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { hydrated, pathOf, test, wellKnown } from '../support/browser.ts'

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const actions = 'Download, cite and share'
const poster = 'Moths follow the hedges'

test('a citation style is chosen, and the citation copied with italics and announced, by keyboard (A8-27)', async ({ openPage }) => {
  const page = await openPage(clipboard)
  await page.goto(await pathOf(wellKnown.revised))
  await hydrated(page)
  await page.getByRole('list', { name: actions }).getByRole('link', { name: 'Cite' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cite this work' })
  const reference = dialog.getByRole('status').first()
  await expect.poll(() => reference.textContent()).toMatch(/\[version 3; .*\[Internet\]\. .*Available from: https:\/\/doi\.org\//)

  await dialog.getByLabel('Citation style').selectOption('APA')
  await expect.poll(() => reference.textContent()).toMatch(/ \(\d{4}\)\. Drying duration/)
  expect(await violations(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Copy citation' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.getByRole('alert').textContent()).toContain('Citation copied.')
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const read = async (type: string) => (await (await item?.getType(type))?.text()) ?? ''
    return { plain: await read('text/plain'), rich: await read('text/html') }
  })
  expect(copied.plain).toBe(await reference.textContent())
  expect(copied.rich).toMatch(/<i>.*<\/i>/)

  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Cite')

  // The style stands for the visit, for other items too.
  await page.goto(await pathOf(poster))
  await hydrated(page)
  await page.getByRole('list', { name: actions }).getByRole('link', { name: 'Cite' }).click()
  await expect
    .poll(() => page.getByRole('dialog').getByRole('status').first().textContent())
    .toMatch(/ \(\d{4}, March 12\)\. Moths.* \[Poster\]\. /)
})

test('a citation that cannot be loaded shows an error, and can be requested again', async ({ openPage }) => {
  const page = await openPage()
  await page.route('**/api/citations?*', route => route.fulfill({ status: 503, json: { errors: [{ message: 'Away' }] } }), { times: 1 })
  await page.goto(await pathOf(wellKnown.reviewed))
  await hydrated(page)
  await page.getByRole('list', { name: actions }).getByRole('link', { name: 'Cite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The citation could not be generated. Please try again.').waitFor()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => dialog.getByRole('status').first().textContent()).toContain('Text messages to support blood pressure')
})

test('a citation that the browser does not copy is selected, to be copied by hand (A8-22)', async ({ openPage }) => {
  const page = await openPage()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await page.goto(await pathOf(wellKnown.reviewed))
  await hydrated(page)
  await page.getByRole('list', { name: actions }).getByRole('link', { name: 'Cite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Copy citation' }).click()
  const alert = dialog.getByRole('alert')
  await expect.poll(() => alert.textContent()).toContain('Citation could not be copied, please try to copy manually')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await dialog.getByRole('status').first().innerText())
})

test('a report is cited as a work of its own (A9-22)', async ({ openPage }) => {
  const page = await openPage()
  await page.goto(await pathOf(wellKnown.reviewed))
  await hydrated(page)
  await page.locator('#peer-review').getByRole('link', { name: 'Cite' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Cite this report' })
  await expect.poll(() => dialog.getByRole('status').first().textContent()).toContain('Reviewer report for: Text messages')
  const exports = dialog.getByRole('navigation', { name: 'Export citation' }).getByRole('link')
  expect(await exports.allTextContents()).toEqual(['RIS', 'Bibtex', 'EndNote', 'CSL-JSON', 'Sciwheel', 'ProCite', 'Ref. Manager', 'Sente'])
  const [file] = await Promise.all([page.waitForEvent('download'), exports.first().click()])
  expect(file.suggestedFilename()).toMatch(/\.ris$/)
})

test('without a script, Cite leads to a page in the user’s language', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(`/de${await pathOf(wellKnown.reviewed)}`)
  await page.getByRole('list', { name: 'Herunterladen, zitieren und teilen' }).getByRole('link', { name: 'Zitieren' }).click()
  await expect.poll(() => page.getByRole('status').first().textContent()).toContain('Verfügbar unter: ')
  await page.getByLabel('Zitierstil').selectOption('HARVARD')
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await page.waitForURL(/\/de\/cite\/version\/\d+\?style=HARVARD$/)
  expect(await page.getByRole('status').first().textContent()).toMatch(/ u\. a\. \(\d{4}\) „Text messages/)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'RIS' }).click()])
  expect(file.suggestedFilename()).toMatch(/\.ris$/)
})

test('the page of a citation exists, and an unknown one is not found', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 800 } })
  await page.goto(await pathOf(poster))
  const url = await page.getByRole('list', { name: actions }).getByRole('link', { name: 'Cite' }).getAttribute('href')
  await page.goto(`${url}?style=MLA`)
  await hydrated(page)
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Citation style').selectOption('IEEE')
  await page.waitForURL(/style=IEEE$/)
  await expect.poll(() => page.getByRole('status').first().textContent()).toMatch(/^I\. Verhaegen, .*“Moths .*, Poster, Mar\. 2024\. doi: /)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  for (const nothing of ['/cite/version/999999', '/cite/article/1', '/cite/version/x']) {
    expect((await page.request.get(nothing)).status(), nothing).toBe(404)
  }
})

test('an article is shared in the displayed version (R2.1-14, R3-29, A7-53)', async ({ openPage }) => {
  const page = await openPage(clipboard)
  const path = await pathOf(wellKnown.revised)
  await page.goto(path)
  await hydrated(page)
  const shared = `${new URL(page.url()).origin}${path}/v3`
  const menu = page.getByRole('list', { name: actions }).locator('details')
  await menu.locator('summary').press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('Link copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared)

  await menu.locator('summary').click()
  expect(await violations(page, { outside: '.article-text' })).toEqual([])
  for (const name of ['Facebook', 'X', 'LinkedIn', 'Mendeley', 'Reddit']) {
    const link = menu.getByRole('link', { name })
    expect([...new URL((await link.getAttribute('href')) ?? '').searchParams.values()], name).toContain(shared)
    expect(await link.getAttribute('rel'), name).toContain('noopener')
  }
  expect(await menu.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(/^\/recommend\/version\/\d+$/)
})

test.for([
  ['beneath its button', 100, 'beneath'],
  ['above it where the screen ends beneath', 640, 'above'],
  // The whole row is in its way there.
  ['beneath its row on a phone', 60, 'beneath', 375],
  ['above its row on a phone', 560, 'above', 375],
] as const)('the share menu opens %s', async ([, top, side, width = 1280], { openPage }) => {
  const page = await openPage({ viewport: { width, height: 700 }, reducedMotion: 'reduce' })
  await page.goto(await pathOf(wellKnown.reviewed))
  await hydrated(page)
  const menu = page.getByRole('list', { name: actions }).locator('details')
  const [button, last] = [menu.locator('summary'), menu.getByRole('link').last()]
  await button.evaluate((each, wanted) => window.scrollBy({ top: each.getBoundingClientRect().top - wanted, behavior: 'instant' }), top)
  await button.press('Enter')
  await last.waitFor()
  const end = async () => {
    const box = await last.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const place = (await button.boundingBox())?.y ?? 0
  await expect.poll(async () => ((await end()) < place ? 'above' : 'beneath')).toBe(side)
  expect(await end()).toBeLessThanOrEqual(700)
  expect((await menu.getByRole('button').first().boundingBox())?.y).toBeGreaterThanOrEqual(0)
})

test('on a site without TLS, copying uses the older browser function', async ({ openPage }) => {
  const page = await openPage(clipboard)
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }))
  /** The clipboard again as it is where there is TLS. */
  const copied = (type: string) =>
    page.evaluate(async wanted => {
      Reflect.deleteProperty(navigator, 'clipboard')
      const [item] = await navigator.clipboard.read()
      return (await (await item?.getType(wanted))?.text()) ?? ''
    }, type)
  const path = await pathOf(wellKnown.revised)
  const open = async () => {
    await page.goto(path)
    await hydrated(page)
    return page.getByRole('list', { name: actions })
  }

  await (await open()).getByRole('link', { name: 'Cite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Citation style').selectOption('APA')
  const reference = dialog.getByRole('status').first()
  await expect.poll(() => reference.textContent()).toMatch(/ \(\d{4}\)\. Drying duration/)
  await dialog.getByRole('button', { name: 'Copy citation' }).click()
  await dialog.getByText('Citation copied.').waitFor()
  expect([await copied('text/plain'), await copied('text/html')]).toEqual([
    await reference.textContent(),
    expect.stringMatching(/<i>.*<\/i>/),
  ])

  const menu = (await open()).locator('details')
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied.').waitFor()
  expect(await copied('text/plain')).toMatch(/\/v3$/)
})

test('without a script, sharing uses links only (R3-29)', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  const path = await pathOf(poster)
  await page.goto(path)
  const menu = page.getByRole('list', { name: actions }).locator('details')
  await menu.locator('summary').click()
  expect(await menu.getByRole('link').allTextContents()).toEqual(['Email', 'Facebook', 'X', 'LinkedIn', 'Mendeley', 'Reddit'])
  expect(await menu.getByRole('button').count()).toBe(0)
  const url = new URL((await menu.getByRole('link', { name: 'Facebook' }).getAttribute('href')) ?? '').searchParams.get('u')
  expect(url).toBe(`${new URL(page.url()).origin}${path}`)
})

test('tracking without sign-in leads to sign-in, and files show their size', async ({ openPage }) => {
  const page = await openPage()
  const path = await pathOf(wellKnown.reviewed)
  await page.goto(path)
  const list = page.getByRole('list', { name: actions })
  const track = list.getByRole('link', { name: 'Track' })
  const url = new URL((await track.getAttribute('href')) ?? '', page.url())
  expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    '/login',
    { toggleTracking: 'true', trackContentId: expect.stringMatching(/^\d+$/), trackContentType: 'ARTICLE', returnTo: `${path}/v2` },
  ])
  await track.focus()
  await page.getByRole('tooltip', { name: 'Sign in to get emails' }).waitFor()
  expect(await list.getByRole('link', { name: /^XML [\d.]+ (KB|MB)$/ }).getAttribute('href')).toMatch(/^\/files\//)
})
