/** Nothing that an editor typed is lost: by reload, Back, an ended session, a second window or a server that is away (decision 0119). */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { randomOf } from '../../scripts/campaigns/campaign.ts'
import { acceptedLoss, killWhileTyping } from '../../scripts/campaigns/killed-browser.ts'
import { violationsInEitherScheme } from '../support/axe.ts'
import { browserPath, hydrated, test } from '../support/browser.ts'
import { signInByForm } from '../support/sign-in-by-form.ts'
import { superEditor, testPassword } from '../support/site-people.ts'

/** A platform whose pages no other test edits. */
const baseURL = inject('site').replace('localhost', 'wellcome.localhost')
const calls = '**/my/content/autosave/**'

async function signIn(page: Page, path: string): Promise<void> {
  await signInByForm(page, superEditor, path)
  await hydrated(page)
}
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const type = (page: Page, text: string) => title(page).fill(text)
const stored = (page: Page) => page.locator('[data-autosave=stored]').waitFor({ state: 'attached' })
const restored = (page: Page) => page.getByText(/Your unsaved changes .*have been restored\./).waitFor()
const discard = (page: Page) => page.getByRole('button', { name: 'Discard changes and show the saved version' })
/** The texts that this browser has. */
const copies = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('autosave')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('texts').objectStore('texts').count()
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
  )
const offline = (context: BrowserContext) => context.route(calls, route => route.fulfill({ status: 503 }))

test('typed text is restored from the server after a reload, until it is discarded', async ({ openPage }) => {
  const path = '/my/content/pages/11'
  const page = await openPage({ baseURL })
  await signIn(page, path)
  const before = await title(page).inputValue()
  await type(page, 'Slates by autumn')
  await stored(page)
  await expect.poll(() => copies(page)).toBe(0)
  await page.reload()
  await hydrated(page)
  expect(await title(page).inputValue()).toBe('Slates by autumn')
  await restored(page)
  expect(await violationsInEitherScheme(page)).toEqual([])
  await discard(page).click()
  await expect.poll(() => title(page).inputValue()).toBe(before)
})

test('a local copy can be discarded too', async ({ openPage }) => {
  const path = '/my/content/pages/11'
  const page = await openPage({ baseURL })
  await signIn(page, path)
  const before = await title(page).inputValue()
  await type(page, 'Slates by autumn')
  await stored(page)
  await page.reload()
  await hydrated(page)
  await offline(page.context())
  await type(page, 'Slates by winter')
  await expect.poll(() => copies(page)).toBe(1)
  const requested: string[] = []
  page.on('dialog', async dialog => {
    requested.push(dialog.type())
    await dialog.accept()
  })
  await discard(page).click()
  await expect.poll(() => title(page).inputValue()).toBe(before)
  await hydrated(page)
  expect([await discard(page).count(), await copies(page), requested]).toEqual([0, 0, []])
})

test('while the server is down the text stays in the browser, leaving warns, and it is sent later', async ({ openPage }) => {
  const path = '/my/content/pages/12'
  const page = await openPage({ baseURL })
  await signIn(page, path)
  await offline(page.context())
  await type(page, 'Written in the tunnel')
  await page.getByText('The server cannot be reached.').waitFor()
  const requested: string[] = []
  page.on('dialog', async dialog => {
    requested.push(dialog.type())
    await dialog.accept()
  })
  await page.reload()
  expect(requested).toEqual(['beforeunload'])
  await hydrated(page)
  await expect.poll(() => title(page).inputValue()).toBe('Written in the tunnel')
  await restored(page)
  await page.context().unroute(calls)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await stored(page)
  await expect.poll(() => copies(page)).toBe(0)
  await page.reload()
  await hydrated(page)
  expect(await title(page).inputValue()).toBe('Written in the tunnel')
  await discard(page).click()
})

test('after the session has ended, the text is restored once the user signs in again', async ({ openPage }) => {
  const path = '/my/content/pages/13'
  const page = await openPage({ baseURL })
  await signIn(page, path)
  const cookies = await page.context().cookies()
  await page.context().clearCookies({ name: /session/i })
  expect((await page.context().cookies()).length).toBeLessThan(cookies.length)
  await type(page, 'Typed too late')
  await page.getByText('You are signed out. Your text stays in this browser').waitFor()
  page.on('dialog', dialog => dialog.accept())
  await signIn(page, path)
  await expect.poll(() => title(page).inputValue()).toBe('Typed too late')
  await stored(page)
  await page.getByRole('link', { name: 'All pages' }).click()
  await page.waitForURL(url => url.pathname === '/my/content')
  await page.goBack()
  await expect.poll(() => title(page).inputValue()).toBe('Typed too late')
  await discard(page).click()
})

test('a second window shows both texts, and overwrites nothing unseen', async ({ openPage }) => {
  const path = '/my/content/pages/14'
  const one = await openPage({ baseURL })
  await signIn(one, path)
  const other = await one.context().newPage()
  await other.goto(path)
  await hydrated(other)
  await type(one, 'Of the first window')
  await stored(one)
  await type(other, 'Of the second window')
  const notice = other.getByText('You have different changes in another window or on another device')
  await notice.waitFor()
  await other.getByRole('region', { name: 'Title: Your version' }).getByText('Of the second window').waitFor()
  await other.getByRole('region', { name: 'Title: The other version' }).getByText('Of the first window').waitFor()
  await other.getByRole('button', { name: 'Continue with the other changes' }).click()
  await notice.waitFor({ state: 'hidden' })
  await expect.poll(() => title(other).inputValue()).toBe('Of the first window')
  await stored(other)
  await other.reload()
  await hydrated(other)
  await discard(other).click()
})

const values = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(fields => fields.map(field => ('value' in field ? String(field.value) : '')))

test('the menu is restored with added and moved rows, until it is discarded', async ({ openPage }) => {
  const path = '/my/content/menu'
  const page = await openPage({ baseURL })
  await signIn(page, path)
  const texts = () => values(page, '[name^="text-"]')
  const before = await texts()
  const last = page.getByRole('textbox', { name: 'Text', exact: true }).last()
  await page.getByRole('button', { name: 'Add an entry' }).click()
  await expect.poll(async () => (await texts()).length).toBe(before.length + 1)
  await last.fill('Gutters')
  await stored(page)
  // Moving a row types nothing, and is stored as well.
  const sent = page.waitForResponse(response => response.url().includes('/my/content/autosave/menu/'))
  await page.getByRole('button', { name: 'Move Gutters up' }).click()
  const moved = before.toSpliced(-1, 0, 'Gutters')
  // A row of the first level moves over all of a row with children.
  await expect.poll(texts).not.toEqual([...before, 'Gutters'])
  const shown = await texts()
  expect(shown.toSorted()).toEqual(moved.toSorted())
  expect((await sent).status()).toBe(200)
  await expect.poll(() => copies(page)).toBe(0)
  await page.reload()
  await hydrated(page)
  expect(await texts()).toEqual(shown)
  await restored(page)
  expect(await violationsInEitherScheme(page)).toEqual([])
  await discard(page).click()
  await expect.poll(texts).toEqual(before)
  await page.reload()
  await hydrated(page)
  expect([await texts(), await discard(page).count()]).toEqual([before, 0])
})

test('a local copy of the menu is restored after a reload with all rows, and sent to the server', async ({ openPage }) => {
  const path = '/my/content/menu'
  const page = await openPage({ baseURL })
  page.on('dialog', dialog => void dialog.accept())
  await signIn(page, path)
  const texts = (of: Page) => values(of, '[name^="text-"]')
  const before = await texts(page)
  await offline(page.context())
  await page.getByRole('textbox', { name: 'Text', exact: true }).first().fill('Ridge tiles')
  await page.getByText('The server cannot be reached.').waitFor()
  await page.context().unroute(calls)
  const sent = page.waitForResponse(response => response.url().includes('/my/content/autosave/menu/'))
  await page.reload()
  expect((await sent).status()).toBe(200)
  await expect.poll(() => copies(page)).toBe(0)
  const typed = ['Ridge tiles', ...before.slice(1)]
  expect(await texts(page)).toEqual(typed)
  const phone = await openPage({ baseURL })
  await signIn(phone, path)
  expect(await texts(phone)).toEqual(typed)
  await discard(phone).click()
  await expect.poll(() => texts(phone)).toEqual(before)
})

test('moved rows of numbers are restored on another device, and stay while subjects are saved', async ({ openPage }) => {
  const path = '/my/content/board'
  const page = await openPage({ baseURL })
  await signIn(page, path)
  const counts = (of: Page) => values(of, '[name^="numbers["][name$=".count"]')
  const before = await counts(page)
  const rows = before.length
  await page.getByRole('button', { name: 'Add a number' }).click()
  await page.locator(`[name="numbers[${rows}].count"]`).fill('34')
  await page.locator(`[name="numbers[${rows}].label"]`).fill('slates')
  await stored(page)
  const sent = page.waitForResponse(response => response.url().includes('/my/content/autosave/statistics/'))
  await page.getByRole('button', { name: `Move Number ${rows + 1} up` }).click()
  const moved = [...before.slice(0, -1), '34', ...before.slice(-1)]
  await expect.poll(() => counts(page)).toEqual(moved)
  await sent
  const phone = await openPage({ baseURL })
  await signIn(phone, path)
  expect(await counts(phone)).toEqual(moved)
  // The page is reloaded by React Router, and the numbers have no new defaults by it.
  await page.getByLabel('New subjects').fill('Slates')
  await page.getByRole('button', { name: 'Save the subjects' }).click()
  await page.waitForURL(url => url.searchParams.get('done') === 'subjects')
  const subject = page.getByLabel('Subject Slates')
  await subject.waitFor()
  expect(await counts(page)).toEqual(moved)
  await page.reload()
  await hydrated(page)
  expect(await counts(page)).toEqual(moved)
  await discard(page).click()
  await expect.poll(() => counts(page)).toEqual(before)
  await subject.fill('')
  await page.getByRole('button', { name: 'Save the subjects' }).click()
  await subject.waitFor({ state: 'detached' })
  await page.reload()
  await hydrated(page)
  expect(await discard(page).count()).toBe(0)
})

test('settings: leaving warns while the server is down, and the text is restored', async ({ openPage }) => {
  const path = '/my/content/settings'
  const page = await openPage({ baseURL })
  await signIn(page, path)
  const text = page.getByLabel('Text of the card')
  const before = await text.inputValue()
  await offline(page.context())
  await text.fill('Send us your roofs')
  await page.getByText('The server cannot be reached.').waitFor()
  const requested: string[] = []
  page.on('dialog', async dialog => {
    requested.push(dialog.type())
    await dialog.accept()
  })
  await page.reload()
  expect(requested).toEqual(['beforeunload'])
  await hydrated(page)
  await expect.poll(() => text.inputValue()).toBe('Send us your roofs')
  await page.context().unroute(calls)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await stored(page)
  await discard(page).click()
  await expect.poll(() => text.inputValue()).toBe(before)
})

/** What another editor has saved, and what was typed meanwhile. */
const bothTexts = async (page: Page, field: string, theirs: string, mine: string) => {
  await page.getByText('Somebody else has saved changes').waitFor()
  await page
    .getByRole('region', { name: `${field}: The other version` })
    .getByText(theirs)
    .waitFor()
  await page
    .getByRole('region', { name: `${field}: Your version` })
    .getByText(mine)
    .waitFor()
}
/** The same page on another device. @returns it, open before anything was saved */
async function another(openPage: (options: { baseURL: string }) => Promise<Page>, path: string): Promise<Page> {
  const page = await openPage({ baseURL })
  await signIn(page, path)
  return page
}
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const done = (page: Page) => page.waitForURL(url => url.searchParams.has('done'))

test('when two save a page, the second is shown both texts, and autosave continues, also under a new id', async ({ openPage }) => {
  const path = '/my/content/pages/16'
  const [one, two] = [await another(openPage, path), await another(openPage, path)]
  await type(two, 'Of the second')
  await stored(two)
  await type(one, 'Of the first')
  await act(one, 'Save draft').click()
  await done(one)
  const copy = new URL(one.url()).pathname
  expect(copy).not.toBe(path)
  await act(two, 'Save draft').click()
  await bothTexts(two, 'Title', 'Of the first', 'Of the second')
  await two.getByText(/saved this at .*, after you opened it/).waitFor()
  await expect.poll(() => title(two).inputValue()).toBe('Of the second')
  expect(await violationsInEitherScheme(two)).toEqual([])
  // The same window goes on: it is in no conflict with itself.
  await type(two, 'Of the second, after the first')
  await stored(two)
  await expect.poll(() => copies(two)).toBe(0)
  expect(await two.getByText('in another window or on another device').count()).toBe(0)
  await two.goto(copy)
  await hydrated(two)
  expect(await title(two).inputValue()).toBe('Of the second, after the first')
  await act(two, 'Save draft').click()
  await done(two)
  await hydrated(two)
  expect(await discard(two).count()).toBe(0)
  // Saved again meanwhile, what was typed since is shown a second time.
  await one.goto(copy)
  await hydrated(one)
  await type(two, 'Of the second again')
  await type(one, 'Of the first again')
  await act(one, 'Save draft').click()
  await done(one)
  await act(two, 'Save draft').click()
  await bothTexts(two, 'Title', 'Of the first again', 'Of the second again')
  await act(two, 'Save draft').click()
  await done(two)
  await expect.poll(() => title(two).inputValue()).toBe('Of the second again')
  await two.getByText('Unpublish or delete').click()
  await act(two, 'Yes, delete it').click()
  await two.waitForURL(url => url.pathname === '/my/content')
})

test('when a page was deleted and its path taken, the form keeps its text', async ({ openPage }) => {
  const write = async (page: Page, text: string) => {
    await page.goto('/my/content/pages/new?path=/ridge-tiles')
    await hydrated(page)
    await type(page, text)
    await act(page, 'Save draft').click()
    await done(page)
    return new URL(page.url()).pathname
  }
  const remove = async (page: Page) => {
    await page.getByText('Unpublish or delete').click()
    await act(page, 'Yes, delete it').click()
    await page.waitForURL(url => url.pathname === '/my/content')
  }
  const one = await another(openPage, '/my/content')
  const path = await write(one, 'Ridge tiles')
  const two = await another(openPage, path)
  await remove(one)
  await write(one, 'Ridge tiles anew')
  await type(two, 'Tiles of the ridge')
  await act(two, 'Save draft').click()
  await two.getByText('This was deleted by somebody else').first().waitFor()
  expect(await title(two).inputValue()).toBe('Tiles of the ridge')
  await two.getByRole('textbox', { name: 'Address' }).fill('/tiles-of-the-ridge')
  await act(two, 'Save draft').click()
  await done(two)
  expect(await title(two).inputValue()).toBe('Tiles of the ridge')
  await remove(two)
  await hydrated(one)
  await remove(one)
})

test('when two save the menu, the second is shown both menus', async ({ openPage }) => {
  const path = '/my/content/menu'
  const [one, two] = [await another(openPage, path), await another(openPage, path)]
  const add = async (page: Page, text: string) => {
    await page.getByRole('button', { name: 'Add an entry' }).click()
    await page.getByRole('textbox', { name: 'Text', exact: true }).last().fill(text)
    await page.getByRole('combobox', { name: 'Address' }).last().fill('/contact')
    await act(page, 'Save menu').click()
  }
  await add(one, 'Gutters')
  await done(one)
  await add(two, 'Slates')
  await bothTexts(two, 'Entries of the menu', 'Gutters → /contact', 'Slates → /contact')
  expect(await violationsInEitherScheme(two)).toEqual([])
  // What was refused is on the server, with all its rows.
  await stored(two)
  const texts = (of: Page) => values(of, '[name^="text-"]')
  expect(await texts(await another(openPage, path))).toEqual(await texts(two))
  await act(two, 'Save menu').click()
  await done(two)
  await hydrated(two)
  await act(two, 'Restore the brand’s menu').click()
  await two.waitForURL(url => url.searchParams.has('done'))
  await act(two, 'Restore the brand’s menu').waitFor({ state: 'detached' })
})

test('when two save settings, numbers or subjects, the second is shown both', async ({ openPage }) => {
  const settings = '/my/content/settings'
  const [one, two] = [await another(openPage, settings), await another(openPage, settings)]
  const save = async (page: Page, label: string, text: string, button: string) => {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
    await act(page, button).click()
  }
  await save(one, 'Title of the card', 'Of the first', 'Save settings')
  await done(one)
  await save(two, 'Title of the card', 'Of the second', 'Save settings')
  await bothTexts(two, 'Title of the card', 'Of the first', 'Of the second')
  await act(two, 'Save settings').click()
  await done(two)
  await act(two, 'Restore the default settings').click()
  await act(two, 'Restore the default settings').waitFor({ state: 'detached' })

  for (const page of [one, two]) {
    await page.goto('/my/content/board')
    await hydrated(page)
  }
  const strip = await one.getByLabel('Title of the strip').inputValue()
  await save(one, 'Title of the strip', 'First numbers', 'Save the numbers')
  await done(one)
  await save(two, 'Title of the strip', 'Second numbers', 'Save the numbers')
  await bothTexts(two, 'Title of the strip', 'First numbers', 'Second numbers')
  await save(two, 'Title of the strip', strip, 'Save the numbers')
  await done(two)

  await save(two, 'New subjects', 'Ridges', 'Save the subjects')
  await two.getByLabel('Subject Ridges').waitFor()
  await one.goto('/my/content/board')
  await hydrated(one)
  await save(one, 'Subject Ridges', 'Valleys', 'Save the subjects')
  await one.getByLabel('Subject Valleys').waitFor()
  await save(two, 'Subject Ridges', 'Eaves', 'Save the subjects')
  await bothTexts(two, 'Subject Valleys', 'Valleys', 'Eaves')
  await act(two, 'Save the subjects').click()
  await two.getByLabel('Subject Eaves').waitFor()
  await save(two, 'Subject Eaves', '', 'Save the subjects')
  await two.getByLabel('Subject Eaves').waitFor({ state: 'detached' })
})

test('an invalid form is autosaved all the same', async ({ openPage }) => {
  const path = '/my/content/pages/17'
  const page = await another(openPage, path)
  // Typed and submitted at once, before it is sent by itself.
  await page.getByRole('textbox', { name: 'Description' }).fill('Of ridge tiles')
  await type(page, '')
  await act(page, 'Save draft').click()
  await page.getByText('Title cannot be blank').first().waitFor()
  await stored(page)
  await expect.poll(() => copies(page)).toBe(0)
  await page.reload()
  await hydrated(page)
  expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Of ridge tiles')
  await discard(page).click()
})

test('signing out deletes all local copies', async ({ openPage }) => {
  const path = '/my/content/pages/15'
  const page = await openPage({ baseURL })
  await signIn(page, path)
  await offline(page.context())
  await type(page, 'Not for the next one')
  await page.getByText('The server cannot be reached.').waitFor()
  await expect.poll(() => copies(page)).toBe(1)
  page.on('dialog', dialog => dialog.accept())
  await page.locator('header').getByText(superEditor.name).first().click()
  await page.locator('header').getByRole('link', { name: 'Sign out' }).first().click()
  await page.locator('header').getByRole('link', { name: 'Sign in' }).first().waitFor()
  await expect.poll(() => copies(page)).toBe(0)
})

test('a browser killed during typing loses the last second at most', async ({ onTestFinished }) => {
  const profile = await mkdtemp(join(tmpdir(), 'recto-profile-'))
  onTestFinished(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }))
  const { typed, lost } = await killWhileTyping({
    ...{ origin: baseURL, browser: browserPath, profile, random: randomOf(1, 0) },
    credentials: { email: superEditor.email, password: testPassword },
    form: { name: 'author', path: '/my/content/authors/new', field: page => page.locator('[name=name]') },
  })
  expect(typed).not.toBe('')
  expect(lost.sameBrowser).toBeLessThanOrEqual(acceptedLoss)
})
