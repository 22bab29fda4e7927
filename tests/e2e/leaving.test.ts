/** A page whose text or images the server lacks is not left by a link within the site without a question (decision 0119). */
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, inject } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, type OpenPage, test } from '../support/browser.ts'
import { tooWide } from '../support/fit.ts'
import { signInByForm } from '../support/sign-in-by-form.ts'
import { superEditor } from '../support/site-people.ts'

/** A platform whose pages no other test edits but autosave.test.ts, which takes others. */
const baseURL = inject('site').replace('localhost', 'wellcome.localhost')
const calls = '**/my/content/autosave/**'
const list = '/my/content'

async function open(openPage: OpenPage, path: string, width = 1280): Promise<Page> {
  const page = await openPage({ baseURL, viewport: { width, height: 900 } })
  await signInByForm(page, superEditor, path)
  await hydrated(page)
  return page
}
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const offline = (context: BrowserContext) => context.route(calls, route => route.fulfill({ status: 503 }))
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave this page?' })
const link = (page: Page) => page.getByRole('link', { name: 'All pages' })
const follow = (page: Page) => link(page).press('Enter')
const shown = (page: Page, path: string) => page.waitForURL(url => url.pathname === path)
const discard = (page: Page) => page.getByRole('button', { name: 'Discard changes and show the saved version' })
/** Leaves the test's page as it was. */
async function discardText(page: Page, path: string): Promise<void> {
  await page.context().unroute(calls)
  await page.goto(path)
  await hydrated(page)
  await expect.poll(() => discard(page).count()).toBe(1)
  await discard(page).click()
  await expect.poll(() => discard(page).count()).toBe(0)
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('a link followed at once saves the text without a question', async ({ openPage }) => {
  const path = '/my/content/pages/18'
  const page = await open(openPage, path)
  await title(page).fill('Typed and left')
  await follow(page)
  await shown(page, list)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.goto(path)
  expect(await title(page).inputValue()).toBe('Typed and left')
  await hydrated(page)
  await discardText(page, path)
})

test.for([375, 1280])(
  'while the server is down a link asks, and the user stays or leaves by keyboard with the text kept (%i px)',
  async (width, { openPage }) => {
    const path = '/my/content/pages/18'
    const page = await open(openPage, path, width)
    await offline(page.context())
    await title(page).fill('Written in the tunnel')
    await follow(page)
    await question(page).getByText('it stays in this browser and is there again when you open this form here').waitFor()
    expect(await focused(page)).toBe('Stay here')
    expect(await tooWide(page)).toEqual([])
    expect(await violationsInEitherScheme(page)).toEqual([])
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'hidden' })
    expect([new URL(page.url()).pathname, await title(page).inputValue()]).toEqual([path, 'Written in the tunnel'])
    expect(await link(page).evaluate(each => each === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await question(page).waitFor()
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'hidden' })
    await follow(page)
    await question(page).waitFor()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Leave')
    await page.keyboard.press('Enter')
    await shown(page, list)
    await page.goBack()
    await expect.poll(() => title(page).inputValue()).toBe('Written in the tunnel')
    page.on('dialog', dialog => dialog.accept())
    await discardText(page, path)
  },
)

test('the Back button asks as well, and goes back after the answer', async ({ openPage }) => {
  const path = '/my/content/pages/18'
  const page = await open(openPage, list)
  await page.locator(`a[href="${path}"]`).press('Enter')
  await title(page).waitFor()
  await offline(page.context())
  await title(page).fill('Not to be left')
  await page.goBack()
  await question(page).waitFor()
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'hidden' })
  expect([new URL(page.url()).pathname, await title(page).inputValue()]).toEqual([path, 'Not to be left'])
  await page.goBack()
  await question(page).getByRole('button', { name: 'Leave' }).press('Enter')
  await shown(page, list)
  await discardText(page, path)
})

describe('the warning says what happens to the text', () => {
  const path = '/my/content/pages/18'
  const ask = async (page: Page) => {
    await title(page).fill('Typed in vain')
    await follow(page)
    return question(page)
  }

  test('it does where the session has ended', async ({ openPage }) => {
    const page = await open(openPage, path)
    await page.context().clearCookies({ name: /session/i })
    await (await ask(page)).getByText('You are signed out').waitFor()
    page.on('dialog', dialog => dialog.accept())
  })

  test('it does where the server does not answer', async ({ openPage }) => {
    const page = await open(openPage, path)
    const never = Promise.withResolvers<void>()
    await page.context().route(calls, () => never.promise)
    await (await ask(page)).getByText('The server cannot be reached').waitFor()
    never.resolve()
    page.on('dialog', dialog => dialog.accept())
  })

  test('it does where another window has another text', async ({ openPage }) => {
    const page = await open(openPage, path)
    const other = await open(openPage, path)
    await title(other).fill('Of another window')
    await other.locator('[data-autosave=stored]').waitFor({ state: 'attached' })
    await (await ask(page)).getByText('have not chosen between the two').waitFor()
    page.on('dialog', dialog => dialog.accept())
    await discardText(other, path)
  })

  test('it does where the browser stores nothing either', async ({ openPage }) => {
    const page = await open(openPage, path)
    await page.addInitScript(() => {
      Object.defineProperty(IDBFactory.prototype, 'open', {
        value() {
          throw new DOMException('No room', 'QuotaExceededError')
        },
      })
    })
    await page.reload()
    await hydrated(page)
    await offline(page.context())
    await (await ask(page)).getByText('If you leave, it is lost.').waitFor()
    page.on('dialog', dialog => dialog.accept())
  })
})

/** Where a conflict is told: in the notice with both texts, and not in the form as well. */
const conflictMessages = async (page: Page) => {
  const notice = page.getByRole('status').filter({ hasText: 'Somebody else has saved changes' })
  await notice.waitFor()
  return [await notice.getByText('after you opened it').count(), await page.locator('form').getByText('after you opened it').count()]
}

test('saving, deleting and links within the page ask nothing while texts cannot be saved', async ({ openPage }) => {
  const page = await open(openPage, '/my/content/pages/new')
  await offline(page.context())
  await title(page).fill('Saved in the tunnel')
  await page.getByRole('textbox', { name: 'Address' }).fill('/saved-in-the-tunnel')
  await page.getByText('The server cannot be reached.').waitFor()
  await page.getByRole('button', { name: 'Save draft', exact: true }).press('Enter')
  await page.waitForURL(url => url.searchParams.has('done'))
  await title(page).fill('Deleted in the tunnel')
  await page.getByText('Unpublish or delete').press('Enter')
  await page.getByRole('button', { name: 'Yes, delete it' }).press('Enter')
  await shown(page, list)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
})

test('a conflict is announced once, beside both texts, and gets the focus', async ({ openPage }) => {
  const path = '/my/content/settings'
  const [one, two] = [await open(openPage, path), await open(openPage, path)]
  const save = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: 'Title of the card', exact: true }).fill(text)
    await page.getByRole('button', { name: 'Save settings' }).press('Enter')
  }
  await save(one, 'Of the first')
  await one.waitForURL(url => url.searchParams.has('done'))
  await save(two, 'Of the second')
  await expect.poll(() => focused(two)).toMatch(/^This was changed after you opened it/)
  expect(await conflictMessages(two)).toEqual([1, 0])
  await two.getByRole('button', { name: 'Restore the default settings' }).click()
  await two.getByRole('button', { name: 'Restore the default settings' }).waitFor({ state: 'detached' })
})

test('without a script a conflict is shown once, with the text that was sent', async ({ openPage }) => {
  const path = '/my/content/settings'
  const openPlain = async () => {
    const page = await openPage({ baseURL, javaScriptEnabled: false })
    await signInByForm(page, superEditor, path)
    return page
  }
  const [one, two] = [await openPlain(), await openPlain()]
  const field = (page: Page) => page.getByRole('textbox', { name: 'Title of the card', exact: true })
  for (const [page, text] of [
    [one, 'Of the first'],
    [two, 'Of the second'],
  ] as const) {
    await field(page).fill(text)
    await page.getByRole('button', { name: 'Save settings' }).press('Enter')
    await page.waitForLoadState()
  }
  expect(await conflictMessages(two)).toEqual([1, 0])
  expect(await field(two).inputValue()).toBe('Of the second')
  await two.getByRole('button', { name: 'Restore the default settings' }).click()
})

test('leaving asks while images are not uploaded or an upload is in progress', async ({ openPage }) => {
  const path = '/my/content/media'
  const page = await open(openPage, path)
  const content = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a03030' } })
    .png()
    .toBuffer()
  const choose = () =>
    page.getByLabel('Drop images here, or choose files').setInputFiles([
      { name: 'red.png', mimeType: 'image/png', buffer: content },
      { name: 'ridge.png', mimeType: 'image/png', buffer: content },
    ])
  const mediaQuestion = page.getByRole('alertdialog', { name: 'Leave before images are uploaded?' })
  const authors = page.getByRole('link', { name: 'Post authors' })
  await choose()
  await authors.press('Enter')
  await mediaQuestion.getByText('2 images are chosen and not uploaded.').waitFor()
  expect(await violationsInEitherScheme(page)).toEqual([])
  await page.keyboard.press('Enter')
  await mediaQuestion.waitFor({ state: 'hidden' })
  const sent: string[] = []
  const never = Promise.withResolvers<void>()
  await page.route('**/uploads**', route => {
    sent.push(route.request().method())
    return never.promise
  })
  for (const each of [0, 1]) await page.getByLabel('Decorative image').nth(each).check()
  await page.getByRole('button', { name: 'Add 2 images' }).press('Enter')
  await expect.poll(() => sent.length).toBe(1)
  await authors.press('Enter')
  await mediaQuestion.getByText('the upload is in progress').waitFor()
  await page.keyboard.press('Escape')
  await mediaQuestion.waitFor({ state: 'hidden' })
  const warned: string[] = []
  page.once('dialog', async dialog => {
    warned.push(dialog.type())
    await dialog.dismiss()
  })
  await page.evaluate(() => location.reload())
  await expect.poll(() => warned).toEqual(['beforeunload'])
  await authors.press('Enter')
  await mediaQuestion.getByRole('button', { name: 'Leave' }).press('Enter')
  await shown(page, '/my/content/authors')
  never.resolve()
  // The second image is not sent from a page that was left.
  await page.getByRole('heading', { name: 'Post authors', level: 1 }).waitFor()
  expect(sent).toHaveLength(1)
})
