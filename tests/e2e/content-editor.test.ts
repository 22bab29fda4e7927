/** The editor of pages and posts: by keyboard alone, with what comes from elsewhere, and without a script. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { childElements, type HtmlElement, parseHtml } from '../../src/modules/website/domain/site-pages/html-tree.ts'
import { violationsInEitherScheme } from '../support/axe.ts'
import { test } from '../support/browser.ts'
import { example, openGallery } from '../support/gallery.ts'
import { variants } from '../support/variants.ts'

const editorOf = (page: Page, title: string): { text: Locator; source: Locator; announcement: Locator; field: Locator } => {
  const field = example(page, 'content-editor', title)
  return { field, text: field.locator('[role=textbox]'), source: field.locator('textarea'), announcement: field.getByRole('status') }
}
const dialogOf = (page: Page): Locator => page.locator('dialog:modal')

/** Types into the focus, keys in brackets: `[Enter]`. A dialog that opens or closes is waited for by what follows. */
async function press(page: Page, ...strokes: string[]): Promise<void> {
  for (const stroke of strokes) {
    const key = /^\[(.+)\]$/.exec(stroke)?.[1]
    if (key) await page.keyboard.press(key)
    else await page.keyboard.type(stroke)
  }
}

/** To the last line. The editor learns of it once the browser has said so. */
async function goToEnd(page: Page, field: Locator): Promise<void> {
  await press(page, '[Control+End]')
  await expect.poll(() => field.getByRole('group', { name: 'Tools for the block' }).textContent()).toBe('Text')
}

/** Asks for a block by its name, from an empty line, and takes the first that is found. */
async function insertBlock(page: Page, name: string): Promise<void> {
  await press(page, '/')
  await dialogOf(page).waitFor()
  await press(page, name, '[Enter]')
}

test('a page is written by keyboard', async ({ openPage }) => {
  const page = await openGallery(openPage)
  const { field, text, source, announcement } = editorOf(page, 'Nothing yet')
  await text.focus()
  await press(page, 'Roofs are ', '[Control+b]', 'old', '[Control+b]', '.', '[Enter]')
  await press(page, '## What they cost', '[Enter]', '- slate', '[Enter]', 'tile', '[Enter]', '[Enter]')
  const beginning =
    '<p>Roofs are <strong>old</strong>.</p>\n<h2 id="what-they-cost">What they cost</h2>\n<ul><li>slate</li><li>tile</li></ul>'
  await expect.poll(() => source.inputValue()).toBe(beginning)

  await insertBlock(page, 'accordions')
  await press(page, 'Why?', '[Enter]', 'Because.')
  // To the tools of its items, and there to “Add an item”.
  await press(page, '[Alt+F10]')
  const add = field.getByRole('button', { name: 'Add an item' })
  for (let presses = 0; presses < 40 && !(await add.evaluate(button => button === document.activeElement)); presses += 1) {
    await press(page, '[ArrowRight]')
  }
  await press(page, '[Enter]')
  expect(await announcement.textContent()).toBe('Item inserted.')
  await press(page, '[Escape]', 'How?', '[Enter]', 'So.', '[Alt+Shift+ArrowUp]')
  await expect.poll(() => announcement.textContent()).toBe('How? moved to position 1 of 2.')
  const accordions =
    '<div data-block="accordions"><details><summary>How?</summary><p>So.</p></details><details><summary>Why?</summary><p>Because.</p></details></div>'
  await expect.poll(() => source.inputValue()).toBe(`${beginning}\n${accordions}`)

  // A quotation says whose it is, before it stands there.
  await goToEnd(page, field)
  await insertBlock(page, 'quotation')
  await dialogOf(page).getByLabel('Name of the person quoted').waitFor()
  await press(page, '[Enter]')
  await expect.poll(() => dialogOf(page).getByText('Required.').count()).toBe(1)
  await press(page, 'Ada Roof', '[Enter]')
  await dialogOf(page).waitFor({ state: 'hidden' })
  await press(page, 'It rains.', '[Alt+ArrowUp]')
  await expect.poll(() => announcement.textContent()).toBe('Quotation moved to position 4 of 6.')
  const quotation = '<blockquote data-block="customer-quote" data-name="Ada Roof"><p>It rains.</p></blockquote>'
  await expect.poll(() => source.inputValue()).toBe(`${beginning}\n${quotation}\n${accordions}`)
  await press(page, '[Control+z]')
  await expect.poll(() => source.inputValue()).toBe(`${beginning}\n${accordions}\n${quotation}`)

  // A chart is a table of numbers, edited where it stands.
  await goToEnd(page, field)
  await insertBlock(page, 'chart')
  await dialogOf(page).getByLabel('Title').waitFor()
  await dialogOf(page).getByLabel('Title').focus()
  await press(page, 'Rain by year', '[Enter]')
  await dialogOf(page).waitFor({ state: 'hidden' })
  await press(page, '[Enter]')
  for (const cell of ['Year', 'Millimetres', '2023', '800', '2024', '950']) await press(page, cell, '[ArrowRight]')
  await expect
    .poll(() => source.inputValue())
    .toContain(
      '<div data-block="chart" data-type="bar" data-title="Rain by year"><table><thead><tr><th scope="col">Year</th><th scope="col">Millimetres</th></tr></thead><tbody><tr><td>2023</td><td>800</td></tr><tr><td>2024</td><td>950</td></tr></tbody></table></div>',
    )

  // An image of the library, with what it shows.
  await goToEnd(page, field)
  await press(page, 'A sign: ', '[Alt+F10]')
  const image = field.getByRole('button', { name: 'Image', exact: true })
  for (let presses = 0; presses < 40 && !(await image.evaluate(button => button === document.activeElement)); presses += 1) {
    await press(page, '[ArrowRight]')
  }
  await press(page, '[Enter]')
  await dialogOf(page).getByRole('button', { name: 'sign.png' }).focus()
  await press(page, '[Enter]')
  expect(await dialogOf(page).getByLabel('Alternative text', { exact: true }).inputValue()).toBe('The sign of the site')
  await dialogOf(page).getByRole('button', { name: 'Apply' }).focus()
  await press(page, '[Enter]')
  await expect
    .poll(() => source.inputValue())
    .toContain('<p>A sign: <img src="/share.png" alt="The sign of the site" width="1200" height="630"></p>')

  // The source and back: nothing is another.
  const written = await source.inputValue()
  await field.getByRole('button', { name: 'Source' }).focus()
  await press(page, '[Enter]')
  await expect.poll(() => source.isVisible()).toBe(true)
  await source.press('Control+End')
  await press(page, '\n<div data-block="carousel" data-speed="3"><p>New</p></div>')
  await field.getByRole('button', { name: 'Back to the editor' }).focus()
  await press(page, '[Enter]')
  await text.waitFor()
  expect(await text.getByText('data-speed').count()).toBe(1)
  await text.focus()
  await goToEnd(page, field)
  await press(page, 'End.')
  await expect.poll(() => source.inputValue()).toBe(`${written}\n<div data-block="carousel" data-speed="3"><p>New</p></div>\n<p>End.</p>`)
})

test('Tab leaves the text, the toolbar is one tab stop, and nothing traps the focus', async ({ openPage }) => {
  const page = await openGallery(openPage)
  const { field, text } = editorOf(page, 'A page')
  await text.focus()
  await press(page, '[Tab]')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Source')
  await press(page, '[Shift+Tab]')
  expect(await text.evaluate(element => element === document.activeElement)).toBe(true)
  await press(page, '[Shift+Tab]')
  expect(await field.getByRole('toolbar').evaluate(toolbar => toolbar.contains(document.activeElement))).toBe(true)
  await press(page, '[Shift+Tab]')
  expect(await field.getByRole('toolbar').evaluate(toolbar => toolbar.contains(document.activeElement))).toBe(false)
})

test('a key acts at the caret, even before the browser reports its movement', async ({ openPage }) => {
  const page = await openGallery(openPage)
  const { text, source } = editorOf(page, 'Nothing yet')
  await text.focus()
  await press(page, 'One', '[Enter]', 'Two')
  // Both in one task, as a busy machine hands them on.
  await text.evaluate(box => {
    getSelection()?.selectAllChildren(box.children[0] ?? box)
    getSelection()?.collapseToEnd()
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true }))
  })
  await press(page, 'Half')
  await expect.poll(() => source.inputValue()).toBe('<p>One</p>\n<p>Half</p>\n<p>Two</p>')
})

test('a link accepts only allowed URLs', async ({ openPage }) => {
  const page = await openGallery(openPage)
  const { text, source } = editorOf(page, 'Nothing yet')
  await text.focus()
  await press(page, 'roofs', '[Control+a]', '[Control+k]')
  await dialogOf(page).waitFor()
  await press(page, 'javascript:alert(1)', '[Enter]')
  await expect.poll(() => dialogOf(page).getByText('Enter a path that begins with /').count()).toBe(1)
  await press(page, '[Control+a]', '/about', '[Enter]')
  await expect.poll(() => source.inputValue()).toBe('<p><a href="/about">roofs</a></p>')
  // The cursor stands at its end.
  await press(page, '[Control+k]')
  await dialogOf(page).getByRole('button', { name: 'Remove link' }).click()
  await expect.poll(() => source.inputValue()).toBe('<p>roofs</p>')
})

test('copied content with blocks is pasted unchanged', async ({ openPage }) => {
  const page = await openGallery(openPage)
  const [from, to] = [editorOf(page, 'A page'), editorOf(page, 'Nothing yet')]
  await from.text.focus()
  await press(page, '[Control+a]', '[Control+c]')
  await to.text.focus()
  await press(page, '[Control+v]')
  const pasted = await to.source.inputValue()
  for (const part of [
    '<div data-block="accordions"><details id="cost"><summary>What does it cost?</summary><p>Posters are free.</p></details></div>',
    '<div data-block="publishing-process" data-type="articles"></div>',
    '<figure data-block="image" data-media-id="7"><img src="/share.png" alt="The sign of the site"><p>The sign.</p></figure>',
    '<div data-block="carousel" data-speed="3"><p>Nobody knows this block.</p></div>',
  ]) {
    expect(pasted).toContain(part)
  }
  expect(pasted).not.toContain('data-pm-slice')
})

const attacks = [
  '<img src=x onerror="window.attacked = 1">',
  '<p><img src="javascript:window.attacked=1" alt="x"></p>',
  '<script>window.attacked = 1</script>',
  '<p>x<script>window.attacked = 1</script></p>',
  '<svg onload="window.attacked = 1"><script>window.attacked = 1</script></svg>',
  '<iframe src="javascript:parent.attacked=1"></iframe>',
  '<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>',
  '<a href="javascript:window.attacked=1">x</a>',
  '<a href="jav&#x09;ascript:window.attacked=1">x</a>',
  '<a href="data:text/html,<script>opener.attacked=1</script>">x</a>',
  '<details open ontoggle="window.attacked=1"><summary>x</summary></details>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.attacked=1&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=window.attacked=1>">',
  '<template><img src=x onerror="window.attacked=1"></template>',
  '<form action="javascript:window.attacked=1"><button formaction="javascript:window.attacked=1">x</button></form>',
  '<div data-block="unknown" onmouseover="window.attacked=1"><img src=x onerror="window.attacked=1"></div>',
  '<figure data-block="image"><img src="javascript:window.attacked=1" onerror="window.attacked=1"></figure>',
  '<figure data-block="image"><img src=x onerror="window.attacked=1"></figure>',
  '<blockquote data-block="customer-quote" data-name="&lt;img src=x onerror=window.attacked=1&gt;">x</blockquote>',
  '<div data-block="accordions"><details><summary><img src=x onerror="window.attacked=1"></summary></details></div>',
  '<p style="background:url(javascript:window.attacked=1)" onclick="window.attacked=1">x</p>',
  '<object data="javascript:window.attacked=1"></object><embed src="javascript:window.attacked=1">',
  '<base href="javascript:window.attacked=1//"><meta http-equiv="refresh" content="0;url=javascript:window.attacked=1">',
]

const everyElement = (parent: Parameters<typeof childElements>[0]): HtmlElement[] =>
  childElements(parent).flatMap(element => [element, ...everyElement(element)])

describe('hostile content never runs', () => {
  const acting =
    'script, iframe, object, embed, svg, form, base, meta, [onerror], [onload], [onclick], [onmouseover], [href^="javascript" i], [src^="javascript" i]'
  const untouched = async (page: Page, text: Locator): Promise<void> => {
    expect(await text.locator(acting).count()).toBe(0)
    for (const link of await text.locator('a').all()) expect(await link.getAttribute('href')).toBeNull()
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  }

  test('it does not when it is loaded', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const { field, text, source } = editorOf(page, 'Nothing yet')
    await field.getByRole('button', { name: 'Source' }).click()
    await source.fill(attacks.join('\n'))
    await field.getByRole('button', { name: 'Back to the editor' }).click()
    await text.waitFor()
    await untouched(page, text)
    // And it is all there still.
    expect(await source.inputValue()).toBe(attacks.join('\n'))
  })

  test('it does not when it is pasted', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const { text, source } = editorOf(page, 'Nothing yet')
    for (const attack of attacks) {
      await text.focus()
      await text.evaluate((element, html) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', html)
        clipboardData.setData('text/plain', 'pasted')
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, attack)
      await untouched(page, text)
      const attributes = everyElement(parseHtml(await source.inputValue())).flatMap(({ tagName, attrs }) =>
        attrs.map(({ name, value }) => `${tagName} ${name}=${value}`),
      )
      expect(attributes.filter(each => /^\S+ (?:on|style|srcdoc)|=\s*(?:javascript|data):/i.test(each))).toEqual([])
      expect(await source.inputValue()).not.toMatch(/<(?:script|svg|iframe|object|embed|form|base|meta)\b/i)
    }
  })
})

describe.for(variants(1280, 375))('the editor at %i px', width => {
  test('axe finds no violation, with every toolbar row open', { timeout: 120_000 }, async ({ openPage }) => {
    const page = await openGallery(openPage, { viewport: { width, height: 800 } })
    const { text } = editorOf(page, 'A page')
    await text.getByText('Posters are free.').click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    expect(await violationsInEitherScheme(page, { within: '#content-editor' })).toEqual([])
    for (const keys of ['Alt+Enter', 'Control+k']) {
      await press(page, `[${keys}]`)
      await dialogOf(page).waitFor()
      expect(await violationsInEitherScheme(page, { within: 'dialog:modal' }), keys).toEqual([])
      await press(page, '[Escape]')
      await dialogOf(page).waitFor({ state: 'hidden' })
    }
  })
})

test('without a script the editor is a field of HTML', async ({ openPage }) => {
  const page = await openGallery(openPage, { javaScriptEnabled: false })
  const { field, source } = editorOf(page, 'A page')
  expect(await source.isVisible()).toBe(true)
  expect(await field.getByLabel('Text of the page').inputValue()).toContain('<div data-block="accordions">')
  expect(await field.getByText('An element with data-block is a block: hero-banner, member-list').isVisible()).toBe(true)
  expect(await field.getByRole('button').count()).toBe(0)
})
