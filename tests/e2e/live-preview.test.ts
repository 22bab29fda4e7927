/** The image beside the editor of pages and posts: of what stands in the form, without anything being saved. */
import type { FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, type OpenPage, originOf, test } from '../support/browser.ts'
import { cutOff, tooWide } from '../support/fit.ts'
import { superEditor, testPassword } from '../support/site-people.ts'

const about = '/my/content/pages/10'
const phone = { width: 375, height: 740 }

/** @param language what its paths begin with */
async function openEditor(openPage: OpenPage, path = about, options: Parameters<OpenPage>[0] = {}, language = ''): Promise<Page> {
  const page = await openPage(options)
  await page.goto(`${language}/login?returnTo=${path}`)
  await page.locator('[name=username]').fill(superEditor.email)
  await page.locator('[name=password]').fill(testPassword)
  await page.locator('[name=password]').press('Enter')
  await page.waitForURL(url => url.pathname === language + path)
  // What an earlier test typed.
  const discard = page.locator('button[name=act][value=discard]')
  if ((await discard.count()) > 0) {
    await discard.click()
    await discard.waitFor({ state: 'detached' })
  }
  if (options.javaScriptEnabled !== false) await hydrated(page)
  return page
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const image = (page: Page): FrameLocator => page.frameLocator('iframe[sandbox]')
const heading = (page: Page) => image(page).locator('h1')
const toggle = (page: Page) => page.getByRole('button', { name: 'Live preview' })
const pane = (page: Page) => page.getByRole('region', { name: 'Live preview' })
const text = async (page: Page) => {
  const field = page.getByRole('textbox', { name: 'Text', exact: true }).and(page.locator('[contenteditable=true]'))
  await field.waitFor()
  return field
}

test('typed text and inserted blocks appear, the scroll position stays, and nothing is stored', async ({ openPage }) => {
  const page = await openEditor(openPage)
  await expect.poll(() => heading(page).textContent()).toMatch(/^About /)
  const frame = await page.locator('iframe[sandbox]').elementHandle()
  const inFrame = await frame?.contentFrame()
  await title(page).fill('Slates of ours')
  await expect.poll(() => heading(page).textContent()).toBe('Slates of ours')
  expect(await title(page).evaluate(input => input === document.activeElement)).toBe(true)

  // At its end, which is out of sight: the image goes there, and no further while somebody writes on.
  const field = await text(page)
  await field.focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+End')
      return await field.evaluate(box => box.lastElementChild?.contains(getSelection()?.anchorNode ?? null))
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.type('It rains on slates.')
  await image(page).getByText('It rains on slates.').waitFor()
  const scrolled = () => inFrame?.evaluate(() => scrollY)
  const inSight = () =>
    image(page)
      .getByText('It rains on slates.')
      .evaluate(written => {
        const { top } = written.getBoundingClientRect()
        return top >= 0 && top < innerHeight
      })
  await expect.poll(inSight).toBe(true)
  const at = await scrolled()
  await page.keyboard.type(' All day.')
  await image(page).getByText('It rains on slates. All day.').waitFor()
  expect(await scrolled()).toBe(at)

  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await page.locator('dialog:modal').waitFor()
  await page.keyboard.type('quotation')
  await page.keyboard.press('Enter')
  await page.locator('dialog:modal').getByLabel('Name of the person quoted').waitFor()
  await page.keyboard.type('Ada Roof')
  await page.keyboard.press('Enter')
  await page.locator('dialog:modal').waitFor({ state: 'hidden' })
  await page.keyboard.type('Slate lasts.')
  await image(page).locator('blockquote').filter({ hasText: 'Slate lasts.' }).waitFor()
  await image(page).locator('main').getByText('Ada Roof').waitFor()

  await page.getByLabel('Simple').check()
  await image(page).locator('[data-layout=simple]').first().waitFor()

  // Nothing is saved: it is there as what was typed, for its editor, until it is discarded.
  await page.locator('[data-autosave=stored]').waitFor({ state: 'attached' })
  await page.goto(about)
  await hydrated(page)
  await page.locator('button[name=act][value=discard]').click()
  await page.locator('button[name=act][value=discard]').waitFor({ state: 'detached' })
  expect(await title(page).inputValue()).toBe('About {{displayName}}')
  expect(await page.getByText('Built-in', { exact: true }).count()).toBe(1)
})

test('elements that the user opened in the preview stay open', async ({ openPage }) => {
  const page = await openEditor(openPage, '/my/content/pages/new')
  await title(page).fill('Slates of ours')
  await (await text(page)).focus()
  await page.keyboard.type('/')
  await page.locator('dialog:modal').waitFor()
  await page.keyboard.type('accordions')
  await page.keyboard.press('Enter')
  await page.locator('dialog:modal').waitFor({ state: 'hidden' })
  await page.keyboard.type('Why slate?')
  await page.keyboard.press('Enter')
  await page.keyboard.type('It lasts.')
  await image(page).locator('summary').filter({ hasText: 'Why slate?' }).click()
  await image(page).getByText('It lasts.').waitFor()
  await title(page).fill('Slates of others')
  await expect.poll(() => heading(page).textContent()).toBe('Slates of others')
  await (await text(page)).getByText('It lasts').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' For long.')
  await image(page).getByText('For long.').waitFor()
})

test('hostile HTML runs nothing', async ({ openPage }) => {
  const page = await openEditor(openPage)
  await text(page)
  await page
    .getByRole('button', { name: 'HTML source' })
    .or(page.getByRole('button', { name: 'Source' }))
    .first()
    .click()
  const attack = 'top.document.body.dataset.hit = 1'
  await page.locator('textarea[name=body]').fill(
    `<p>Calm</p><script>${attack}</script><img src="/favicon.svg" onload="${attack}"><svg onload="${attack}"></svg>
       <p><a href="javascript:${attack}">Press</a></p><iframe srcdoc="<script>${attack}</script>"></iframe>`,
  )
  await title(page).fill(`<img src="/favicon.svg" onload="${attack}">`)
  await image(page).getByText('Calm').waitFor()
  await expect.poll(() => heading(page).textContent()).toContain('<img')
  await image(page).getByText('Press').click()
  const frame = await (await page.locator('iframe[sandbox]').elementHandle())?.contentFrame()
  expect(await frame?.locator('script, [onload], iframe, a[href^="javascript:"]').count()).toBe(0)
  expect(await page.locator('body').getAttribute('data-hit')).toBeNull()
  expect(await page.locator('iframe[sandbox]').getAttribute('sandbox')).not.toContain('scripts')
})

test('a late answer never replaces a newer one', async ({ openPage }) => {
  const page = await openEditor(openPage)
  await heading(page).waitFor()
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const requested: string[] = []
  await page.route(`**${about}/preview`, async route => {
    const name = /Slates the \w+/.exec(route.request().postDataBuffer()?.toString() ?? '')?.[0] ?? ''
    requested.push(name)
    const answer = await route.fetch()
    if (name === 'Slates the first') await held
    // Whoever asked may not be there any more.
    await route.fulfill({ response: answer }).catch(() => undefined)
  })
  await title(page).fill('Slates the first')
  await expect.poll(() => requested).toContain('Slates the first')
  await title(page).fill('Slates the second')
  await expect.poll(() => heading(page).textContent()).toBe('Slates the second')
  release()
  await title(page).fill('Slates the third')
  const seen: (string | null)[] = []
  await expect
    .poll(async () => {
      seen.push(await heading(page).textContent())
      return seen.at(-1)
    })
    .toBe('Slates the third')
  expect(seen).not.toContain('Slates the first')
})

test('an error is shown in words, and the last preview stays', async ({ openPage }) => {
  const page = await openEditor(openPage)
  await title(page).fill('Slates of ours')
  await expect.poll(() => heading(page).textContent()).toBe('Slates of ours')
  const said = pane(page).getByRole('status')
  await title(page).fill('')
  await expect.poll(() => said.textContent()).toContain('Title')
  expect(await heading(page).textContent()).toBe('Slates of ours')
  await title(page).fill('Slates again')
  await expect.poll(() => heading(page).textContent()).toBe('Slates again')
  expect(await said.textContent()).toBe('')

  await page.route(`**${about}/preview`, route => route.fulfill({ status: 503, body: 'Away' }), { times: 1 })
  await title(page).fill('Slates once more')
  await expect.poll(() => said.textContent()).toContain('The server is not responding')
  expect(await heading(page).textContent()).toBe('Slates again')
  await said.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => heading(page).textContent()).toBe('Slates once more')

  await page.context().clearCookies({ name: /session|remember/ })
  await title(page).fill('Slates without an editor')
  await expect.poll(() => said.textContent()).toContain('signed out')
  expect(await heading(page).textContent()).toBe('Slates once more')
})

test.for([phone, { width: 1280, height: 800 }])(
  'in a window of $width the controls at its foot never cover the text',
  async (viewport, { openPage }) => {
    const page = await openEditor(openPage, about, { viewport })
    if ((await toggle(page).getAttribute('aria-expanded')) === 'false') await toggle(page).click()
    await heading(page).waitFor()
    await (await text(page)).focus()
    // The page begins with a detail of the site, beside which the caret is in no text that could be measured.
    await page.keyboard.press('End')
    const foot = viewport === phone ? pane(page) : page.getByRole('button', { name: 'Save draft' })
    /** Between it and the caret, or the empty line that has it. */
    const room = () =>
      foot.evaluate(box => {
        const range = getSelection()?.getRangeAt(0)
        const line = range?.startContainer instanceof Element ? range.startContainer : null
        const caret = range?.getClientRects()[0] ?? line?.getBoundingClientRect()
        return box.getBoundingClientRect().top - (caret?.bottom ?? Number.NaN)
      })
    for (let line = 0; line < 30; line++) {
      await page.keyboard.press('Enter')
      expect(await room()).toBeGreaterThanOrEqual(0)
      await page.keyboard.type('Rain')
      expect(await room()).toBeGreaterThanOrEqual(0)
    }
  },
)

test('where there is no room beside the form it opens on request, and both choices are remembered', async ({ openPage }) => {
  const page = await openEditor(openPage, about, { viewport: phone })
  expect([await toggle(page).getAttribute('aria-expanded'), await pane(page).count()]).toEqual(['false', 0])
  await toggle(page).press('Enter')
  await heading(page).waitFor()
  const width = () => page.locator('iframe[sandbox]').evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth)
  await expect.poll(width).toBe(375)
  // So low, it begins with what is written, and not with the site's masthead.
  await expect
    .poll(() =>
      image(page)
        .locator('main')
        .evaluate(main => main.getBoundingClientRect().top),
    )
    .toBeLessThan(1)
  for (const wide of [768, 1280]) {
    await pane(page)
      .getByRole('button', { name: `${wide} pixels` })
      .press('Enter')
    await expect.poll(width).toBe(wide)
  }
  expect([...(await tooWide(page)), ...(await cutOff(page))]).toEqual([])
  await page.reload()
  await heading(page).waitFor()
  await expect.poll(width).toBe(1280)
  // Wide windows are asked for themselves.
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('true')
  await toggle(page).press('Enter')
  await expect.poll(() => pane(page).count()).toBe(0)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('false')
  await page.setViewportSize(phone)
  await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('true')
})

test('it passes axe, and is skipped by the keyboard', async ({ openPage }) => {
  for (const viewport of [phone, { width: 1280, height: 800 }]) {
    const page = await openEditor(openPage, about, { viewport, reducedMotion: 'reduce' })
    if ((await toggle(page).getAttribute('aria-expanded')) === 'false') await toggle(page).click()
    await heading(page).waitFor()
    // No script reaches into the frame: what is in it is the site's own page.
    expect(await violationsInEitherScheme(page, { outside: 'iframe' })).toEqual([])
    await pane(page).getByRole('button', { name: '1280 pixels' }).focus()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip the preview' })
    expect(await skip.evaluate(link => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('footer') !== null)).toBe(true)
  }
})

test('a new post is previewed as soon as it is valid', async ({ openPage }) => {
  const page = await openEditor(openPage, '/my/content/posts/new', { baseURL: originOf('ore') })
  const said = pane(page).getByRole('status')
  // Nothing is an error before something was typed.
  await page.waitForLoadState('networkidle')
  expect(await said.textContent()).toBe('')
  await title(page).fill('Rain on slates')
  await expect.poll(() => said.textContent()).toMatch(/author/)
  await page.getByLabel('Or a new author').fill('Cleo Gable')
  await (await text(page)).fill('It rained.')
  await expect.poll(() => heading(page).textContent()).toBe('Rain on slates')
  await image(page).getByText('Cleo Gable').waitFor()
  await image(page).getByText('It rained.').waitFor()
})

test('without a script there is only the form', async ({ openPage }) => {
  const page = await openEditor(openPage, about, { javaScriptEnabled: false })
  expect([await toggle(page).count(), await pane(page).count()]).toEqual([0, 0])
  expect(await page.getByRole('button', { name: 'Save and preview' }).count()).toBe(1)
  expect(await tooWide(page)).toEqual([])
})

test('its interface is in the language of the page', async ({ openPage }) => {
  const page = await openEditor(openPage, about, {}, '/de')
  await page.getByRole('region', { name: 'Live-Vorschau' }).waitFor()
  await page.getByRole('textbox', { name: 'Titel' }).fill('')
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'Titel' }).count()).toBe(1)
})
