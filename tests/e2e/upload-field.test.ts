/** The field that uploads a file as soon as it is chosen, on the page of an image: with a script, by keyboard, and without one. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, type OpenPage, originOf, test } from '../support/browser.ts'
import { superEditor, testPassword } from '../support/site-people.ts'

const baseURL = originOf('verixiv')
const library = '/my/content/media'
/** As in src/ui/upload-transfer.ts. */
const partBytes = 2 * 1024 * 1024

/** Noise, which no format makes smaller: three parts. */
const side = 1250
let photograph: Buffer
const pixels = (content: Buffer) => sharp(content).removeAlpha().raw().toBuffer()
beforeAll(async () => {
  photograph = await sharp({
    create: { width: side, height: side, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer()
  expect(Math.ceil(photograph.length / partBytes)).toBe(3)
})
const chosen = (name = 'noise.png') => ({ name, mimeType: 'image/png', buffer: photograph })

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Email address').fill(superEditor.email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.waitForURL(`**${path}`)
}

/** Puts a small image into the library by the plain form, as a browser without a script does, and returns its path. */
async function addImage(openPage: OpenPage, name: string): Promise<string> {
  const page = await openPage({ baseURL, javaScriptEnabled: false })
  await signIn(page, library)
  const content = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a03030' } })
    .png()
    .toBuffer()
  await page.locator('[name=file-0]').setInputFiles({ name, mimeType: 'image/png', buffer: content })
  await page.getByLabel('Alternative text', { exact: true }).first().fill('A red roof')
  await page.getByRole('button', { name: 'Add images' }).click()
  await page.getByText('1 image added.').waitFor()
  return new URL((await page.getByRole('link', { name }).first().getAttribute('href')) ?? '', baseURL).pathname
}

async function openImage(openPage: OpenPage, name: string) {
  const path = await addImage(openPage, name)
  const page = await openPage({ baseURL, cuts: /\/uploads\// })
  await signIn(page, path)
  await hydrated(page)
  return page
}

const input = (page: Page) => page.getByLabel('New file for this image')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bar = (page: Page) => page.getByRole('progressbar')
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const offsetOf = (route: Route) => Number(route.request().headers()['upload-offset'])

/** Takes each part of an upload in hand before the server gets it. */
async function eachPart(page: Page, handle: (route: Route, offset: number) => Promise<void>): Promise<void> {
  await page.route('**/uploads/*', async route => {
    if (route.request().method() === 'PATCH') await handle(route, offsetOf(route))
    else await route.continue()
  })
}

/** Holds the parts from an offset on until they are let go. */
async function holdFrom(page: Page, from: number) {
  const offsets: number[] = []
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  await eachPart(page, async (route, offset) => {
    offsets.push(offset)
    if (offset >= from) {
      isHeld()
      await gate.promise
    }
    // A request that was given up meanwhile goes nowhere.
    await route.continue().catch(() => undefined)
  })
  return { offsets, held, letGo: () => gate.resolve() }
}

/** The image has the pixels of the file that was chosen. */
async function expectReplaced(page: Page): Promise<void> {
  await page.getByText('Image replaced.').waitFor()
  const url = await page.getByRole('link', { name: 'Open' }).last().getAttribute('href')
  const stored = await (await page.goto(url ?? ''))?.body()
  expect((await pixels(stored ?? Buffer.alloc(0))).equals(await pixels(photograph))).toBe(true)
}

test('a file is uploaded with progress in parts with checksums, and the form sends its id only', async ({ openPage }) => {
  const page = await openImage(openPage, 'progress.png')
  const checksums: string[] = []
  page.on('request', request => {
    if (request.method() === 'PATCH') checksums.push(request.headers()['upload-checksum'] ?? '')
  })
  const { held, letGo, offsets } = await holdFrom(page, partBytes)
  await input(page).setInputFiles(chosen())
  await held
  await status(page, 'Uploading…').waitFor()
  expect(await bar(page).getAttribute('aria-valuetext')).toMatch(/^2 MB of 4\.\d+ MB$/)
  expect(await bar(page).evaluate((element: HTMLProgressElement) => element.value)).toBe(partBytes)
  expect(await page.getByText('choose the same file again within a day').isVisible()).toBe(true)
  expect(await violationsInEitherScheme(page)).toEqual([])
  letGo()
  await status(page, 'Uploaded').waitFor()
  expect(await bar(page).count()).toBe(0)
  expect(offsets).toEqual([0, partBytes, 2 * partBytes])
  for (const checksum of checksums) expect(checksum).toMatch(/^sha256 [\w+/]{43}=$/)
  const sending = page.waitForRequest(request => request.method() === 'POST' && request.url().includes(library))
  await button(page, 'Replace').click()
  const body = (await sending).postDataBuffer()?.toString('latin1') ?? ''
  expect(body).toMatch(/name="file"\r\n\r\n[0-9a-f-]{36}\r\n/)
  expect(body).not.toContain('filename')
  await expectReplaced(page)
})

test('a form sent too early waits for its file', async ({ openPage }) => {
  const page = await openImage(openPage, 'early.png')
  const { held, letGo } = await holdFrom(page, partBytes)
  await input(page).setInputFiles(chosen())
  await held
  await button(page, 'Replace').click()
  await status(page, 'The form is sent when the upload is complete.').waitFor()
  letGo()
  await expectReplaced(page)
})

test('an upload is paused and resumed by keyboard with the focus kept, and continues where it was', async ({ openPage }) => {
  const page = await openImage(openPage, 'paused.png')
  const { held, letGo, offsets } = await holdFrom(page, partBytes)
  // What a keyboard chooses in the system's own window.
  await input(page).focus()
  await input(page).setInputFiles(chosen())
  await held
  expect(await input(page).evaluate(element => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pause')
  await page.keyboard.press('Enter')
  await status(page, 'Paused').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Resume')
  expect(await violationsInEitherScheme(page)).toEqual([])
  letGo()
  await page.keyboard.press('Space')
  await status(page, 'Uploaded').waitFor()
  // The button is gone; the focus is not.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Remove')
  expect(offsets).toEqual([0, partBytes, partBytes, 2 * partBytes])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectReplaced(page)
})

test('an interrupted connection is retried automatically, and the file arrives unchanged', async ({ openPage }) => {
  const page = await openImage(openPage, 'cut.png')
  const offsets: number[] = []
  await eachPart(page, async (route, offset) => {
    offsets.push(offset)
    if (offsets.length === 2) await route.abort('connectionreset')
    else await route.continue()
  })
  await input(page).setInputFiles(chosen())
  await status(page, 'Uploaded').waitFor()
  expect(offsets).toEqual([0, partBytes, partBytes, 2 * partBytes])
  await button(page, 'Replace').click()
  await expectReplaced(page)
})

test('after repeated failures the upload stops with a button to resume', async ({ openPage }) => {
  const page = await openImage(openPage, 'away.png')
  await page.clock.install()
  let isAway = true
  await page.route(
    '**/uploads/*',
    async route => await (isAway && offsetOf(route) !== 0 ? route.abort('connectionreset') : route.continue()),
  )
  await input(page).setInputFiles(chosen())
  await status(page, 'Connection lost. Retrying…').waitFor()
  const error = page.getByText('The upload of “noise.png” is incomplete: the connection was lost.')
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000)
      return await error.isVisible()
    })
    .toBe(true)
  expect(await violationsInEitherScheme(page)).toEqual([])
  isAway = false
  await button(page, 'Resume').click()
  await status(page, 'Uploaded').waitFor()
  await button(page, 'Replace').click()
  await page.getByText('Image replaced.').waitFor()
})

test('cancelling deletes the upload from the server, and the field can be used again', async ({ openPage }) => {
  const page = await openImage(openPage, 'cancelled.png')
  const { held, letGo } = await holdFrom(page, partBytes)
  const begun = page.waitForResponse(response => response.request().method() === 'POST' && response.url().endsWith('/uploads'))
  await input(page).setInputFiles(chosen())
  await held
  const url = (await (await begun).headerValue('location')) ?? ''
  const removed = page.waitForResponse(response => response.request().method() === 'DELETE')
  letGo()
  await button(page, 'Cancel').focus()
  await page.keyboard.press('Enter')
  expect((await removed).status()).toBe(204)
  expect(
    await input(page).evaluate(element => [element === document.activeElement, element instanceof HTMLInputElement && element.value]),
  ).toEqual([true, ''])
  const ask = (path: string) => fetch(path, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } }).then(({ status }) => status)
  expect(await page.evaluate(ask, url)).toBe(404)
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('tus::')))).toEqual([])
  await input(page).setInputFiles(chosen())
  await status(page, 'Uploaded').waitFor()
})

test('cancelling while the server creates the upload deletes it as soon as its URL is known', async ({ openPage }) => {
  const page = await openImage(openPage, 'early-cancel.png')
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  await page.route('**/uploads', async route => {
    if (route.request().method() !== 'POST') return await route.continue()
    isHeld()
    await gate.promise
    // It is not there any more where it was given up.
    await route.continue().catch(() => undefined)
  })
  const removed = page.waitForResponse(response => response.request().method() === 'DELETE')
  await input(page).setInputFiles(chosen())
  await held
  await button(page, 'Cancel').click()
  await expect.poll(() => button(page, 'Cancel').count()).toBe(0)
  gate.resolve()
  expect((await removed).status()).toBe(204)
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('tus::')))).toEqual([])
})

test('after a replacement the field is empty, even where the image is the same', async ({ openPage }) => {
  const page = await openImage(openPage, 'same.png')
  for (const time of ['first', 'second']) {
    await input(page).setInputFiles(chosen())
    await status(page, 'Uploaded').waitFor()
    await expect.poll(() => page.locator('input[type=hidden][name=file]').count(), { message: time }).toBe(1)
    const answered = page.waitForResponse(response => response.request().method() === 'POST' && response.url().includes(library))
    await button(page, 'Replace').click()
    await answered
    await page.getByText('Image replaced.').waitFor()
    await expect.poll(() => page.locator('input[type=hidden][name=file]').count(), { message: time }).toBe(0)
    expect(await button(page, 'Remove').count(), time).toBe(0)
  }
})

test('an upload interrupted by a reload continues once the same file is chosen again', async ({ openPage }) => {
  const page = await openImage(openPage, 'reloaded.png')
  const { held, offsets } = await holdFrom(page, partBytes)
  // A file on disk has the same modification time whenever it is chosen.
  const file = join(await mkdtemp(join(tmpdir(), 'upload-field-')), 'noise.png')
  await writeFile(file, photograph)
  await input(page).setInputFiles(file)
  await held
  await page.reload()
  await hydrated(page)
  const later: number[] = []
  await eachPart(page, async (route, offset) => {
    later.push(offset)
    await route.continue()
  })
  await input(page).setInputFiles(file)
  await status(page, 'Uploaded').waitFor()
  expect([offsets, later]).toEqual([
    [0, partBytes],
    [partBytes, 2 * partBytes],
  ])
  await button(page, 'Replace').click()
  await expectReplaced(page)
})

test('a file of another type or without a session is refused with advice, and not sent', async ({ openPage }) => {
  const page = await openImage(openPage, 'refused.png')
  await input(page).setInputFiles({ name: 'text.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') })
  await page.getByText('“text.pdf” is not a JPEG, PNG, WebP, AVIF or GIF image.').waitFor()
  expect(await input(page).getAttribute('aria-invalid')).toBe('true')
  // The server looks into the file, whatever its name says.
  await input(page).setInputFiles({
    name: 'drawing.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await page.getByText('“drawing.png” is an SVG drawing').waitFor()
  expect(await violationsInEitherScheme(page)).toEqual([])
  await page.context().clearCookies()
  await input(page).setInputFiles(chosen())
  await page.getByText('You have been signed out').waitFor()
  expect(await button(page, 'Resume').isVisible()).toBe(true)
})

test('without a script the form sends the file itself', async ({ openPage }) => {
  const path = await addImage(openPage, 'plain.png')
  const page = await openPage({ baseURL, javaScriptEnabled: false })
  await signIn(page, path)
  await input(page).setInputFiles(chosen())
  await button(page, 'Replace').click()
  await expectReplaced(page)
})

test('the page of an image fits on a phone', async ({ openPage }) => {
  const page = await openImage(openPage, 'narrow.png')
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('a dropped file is uploaded, and several at once change nothing and do not leave the page', async ({ openPage }) => {
  const page = await openImage(openPage, 'dropped.png')
  const path = new URL(page.url()).pathname
  /** Whether the page kept the browser from opening the files. */
  const drop = (names: string[]) =>
    page.getByText('Drop an image here, or choose a file').evaluate(
      (zone, { dropped, content }) => {
        const bytes = Uint8Array.from(atob(content), each => each.charCodeAt(0))
        const dataTransfer = new DataTransfer()
        for (const name of dropped) dataTransfer.items.add(new File([bytes], name, { type: 'image/png' }))
        return !zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
      },
      { dropped: names, content: photograph.toString('base64') },
    )
  expect(await drop(['one.png', 'two.png'])).toBe(true)
  expect(await input(page).evaluate(field => field instanceof HTMLInputElement && field.files?.length)).toBe(0)
  expect(await drop(['one.png'])).toBe(true)
  await status(page, 'Uploaded').waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
})

test('new images are paused, resumed and cancelled one by one, and the focus stays with them', async ({ openPage }) => {
  const page = await openPage({ baseURL })
  await signIn(page, library)
  await hydrated(page)
  await page.getByLabel('Drop images here, or choose files').setInputFiles([chosen('first-of-two.png'), chosen('second-of-two.png')])
  const pictures = page.locator('form li')
  await expect.poll(() => pictures.count()).toBe(2)
  for (const each of await pictures.all()) await each.getByLabel('Alternative text', { exact: true }).fill('Noise')
  const gates = [0, 1].map(() => ({ held: Promise.withResolvers<void>(), open: Promise.withResolvers<void>() }))
  const urls: string[] = []
  await eachPart(page, async (route, offset) => {
    const url = route.request().url()
    if (!urls.includes(url)) urls.push(url)
    const gate = gates[urls.indexOf(url)]
    if (offset >= partBytes) {
      gate?.held.resolve()
      await gate?.open.promise
    }
    await route.continue().catch(() => undefined)
  })
  await button(page, 'Add 2 images').click()
  await gates[0]?.held.promise
  await button(page, 'Pause').focus()
  await page.keyboard.press('Enter')
  await status(page, 'Paused').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Resume')
  expect(await violationsInEitherScheme(page)).toEqual([])
  // The next one waits for it.
  expect(urls).toHaveLength(1)
  gates[0]?.open.resolve()
  await page.keyboard.press('Enter')
  await gates[1]?.held.promise
  await expect.poll(() => pictures.count()).toBe(1)
  const removed = page.waitForResponse(response => response.request().method() === 'DELETE')
  await button(page, 'Cancel').click()
  expect((await removed).status()).toBe(204)
  await page.getByText('1 image added.').waitFor()
  await expect.poll(() => pictures.count()).toBe(0)
  await expect.poll(() => page.getByRole('link', { name: 'first-of-two.png' }).count()).toBe(1)
  expect(await page.getByRole('link', { name: 'second-of-two.png' }).count()).toBe(0)
})
