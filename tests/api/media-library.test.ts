/** The media library for programs: what a WordPress answers at the same paths, and what editors put into it. */
import { request as ask } from 'node:http'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { refusedSchema } from '../../src/modules/website/api/site-content/media-upload.ts'
import { mediaSchema } from '../../src/modules/website/api/site-content/schemas.ts'
import { imageLimits } from '../../src/modules/website/domain/media/image-file.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let library: TestApp
let editor: string
let reader: string
let photograph: Buffer
const url = '/wp-json/wp/v2/media'
let origin: string | undefined

beforeAll(async () => {
  library = await buildTestApp()
  await addPerson(library, 'editor@recto.example', 'ROLE_RESEARCH_PUBLISHER')
  await addPerson(library, 'reader@recto.example')
  editor = await signIn(library.app, 'editor@recto.example')
  reader = await signIn(library.app, 'reader@recto.example')
  photograph = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#a03030' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => library.close())

interface Sent {
  cookie?: string
  payload?: Buffer | FormData
  headers?: Record<string, string>
  path?: string
}

async function send({ cookie = editor, payload = photograph, headers = {}, path = url }: Sent) {
  const multipart = payload instanceof FormData ? new Response(payload) : null
  return library.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'localhost',
      'content-type': multipart?.headers.get('content-type') ?? 'image/jpeg',
      ...(cookie !== '' && { cookie }),
      ...headers,
    },
    payload: multipart ? Buffer.from(await multipart.arrayBuffer()) : Buffer.isBuffer(payload) ? payload : Buffer.alloc(0),
  })
}
function form(fields: Record<string, string>, name = 'roof.jpg', content = photograph): FormData {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.set('file', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name)
  return body
}
const codeOf = (answer: { json(): unknown }) => refusedSchema.parse(answer.json()).errors[0]?.code
/** Uploads that are still counted against the quota of their account. */
const left = async () => (await library.database.kysely.selectFrom('upload').select('id').execute()).length
const count = async () => (await library.database.kysely.selectFrom('site_media').select('id').execute()).length

/** Over a connection. @param body null: the headers alone are sent */
async function statusOf(headers: Record<string, string>, body: Readable | null): Promise<number> {
  origin ??= await library.listen()
  return await new Promise<number>((resolve, reject) => {
    const sent = ask(
      `${origin}${url}?alt_text=A%20roof`,
      { method: 'POST', headers: { ...headers, cookie: editor }, timeout: 20_000 },
      answer => {
        resolve(answer.statusCode ?? 0)
        sent.destroy()
      },
    )
    sent.once('error', reject)
    sent.once('timeout', () => sent.destroy(new Error('There is no answer')))
    onTestFinished(() => void sent.destroy())
    if (body === null) sent.flushHeaders()
    else body.pipe(sent)
  })
}

/** The image once the job that makes its sizes has ended. */
async function withSizes(id: number) {
  const read = async () => mediaSchema.parse((await library.app.inject(`${url}/${id}`)).json())
  await expect.poll(async () => Object.keys((await read()).media_details.sizes).length).toBeGreaterThan(0)
  return await read()
}
const add = async (alt_text: string) => await withSizes(mediaSchema.parse((await send({ payload: form({ alt_text }) })).json()).id)

describe('an upload to the media library', () => {
  test('it is stored from a form, and found by its words', async () => {
    const answer = await send({ payload: form({ alt_text: ' A red  roof ' }) })
    expect(answer.statusCode).toBe(201)
    const media = mediaSchema.parse(answer.json())
    expect(media).toMatchObject({ title: { rendered: 'roof' }, alt_text: 'A red roof', mime_type: 'image/jpeg' })
    // A job makes them.
    const sized = await withSizes(media.id)
    expect(Object.keys(sized.media_details.sizes)).toEqual(['thumbnail', 'medium'])
    expect({ ...sized, media_details: media.media_details }).toEqual(media)
    const file = await library.app.inject(media.source_url)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const found = await library.app.inject(`${url}?search=RED`)
    expect(z.array(mediaSchema).parse(found.json())).toEqual([sized])
    expect([found.headers['x-wp-total'], found.headers['x-wp-totalpages']]).toEqual(['1', '1'])
    expect((await library.app.inject(`${url}?search=%25`)).json()).toEqual([])
    expect((await library.app.inject({ url, headers: { host: 'gates.localhost' } })).json()).toEqual([])
  })

  test('it is stored from a raw body under the given name', async () => {
    const headers = { 'content-disposition': "attachment; filename*=UTF-8''%E5%B1%8B%E6%A0%B9.jpeg" }
    const answer = await send({ headers, path: `${url}?decorative=true` })
    expect(mediaSchema.parse(answer.json())).toMatchObject({ title: { rendered: '屋根' }, alt_text: '' })
  })

  test('uploads are listed page by page, newest first', async () => {
    const [first, second] = [await add('Slate one'), await add('Slate two')]
    const page = await library.app.inject(`${url}?search=slate&per_page=1&page=2`)
    expect(z.array(mediaSchema).parse(page.json())).toEqual([first])
    expect([page.headers['x-wp-total'], page.headers['x-wp-totalpages']]).toEqual(['2', '2'])
    const latest = await library.app.inject(`${url}?search=slate&per_page=1`)
    expect(z.array(mediaSchema).parse(latest.json())).toEqual([second])
  })
})

describe('a refused upload is not stored', () => {
  test.each([
    ['of nobody', { cookie: '' }, 401],
    ['of a reader', { cookie: 'reader' }, 403],
    ['that a page of another site sends', { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } }, 403],
    ['that is larger than it may be', { payload: Buffer.alloc(imageLimits.bytes + 200_000) }, 413],
  ])('an upload %s is refused', async (_, { cookie, ...sent }: Sent, status) => {
    const before = await count()
    const answer = await send({ ...sent, ...(cookie !== undefined && { cookie: cookie === 'reader' ? reader : cookie }) })
    expect(answer.statusCode).toBe(status)
    expect(await count()).toBe(before)
  })

  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  test.each([
    ['without words', form({}), 400, 'alt-missing'],
    ['with words of blanks', form({ alt_text: ' \n ' }), 400, 'alt-missing'],
    ['that says both', form({ alt_text: 'A roof', decorative: 'true' }), 400, 'alt-decorative-with-text'],
    ['with a page of words', form({ alt_text: 'roof '.repeat(100) }), 400, 'alt-too-long'],
    ['that is a drawing', form({ alt_text: 'A roof' }, 'roof.svg', drawing), 415, 'drawing'],
    ['that is a page', form({ alt_text: 'A roof' }, 'roof.jpg', Buffer.from('<script>x()</script>')), 415, 'wrong-type'],
    ['that is half a picture', form({ alt_text: 'A roof' }, 'roof.jpg', Buffer.from('ffd8ffe000104a464946', 'hex')), 400, 'unreadable'],
    ['that is empty', form({ alt_text: 'A roof' }, 'roof.jpg', Buffer.alloc(0)), 400, 'empty'],
  ])('a form %s is refused', async (_, payload, status, code) => {
    const before = await count()
    const answer = await send({ payload })
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code])
    expect(await count()).toBe(before)
    await expect.poll(left).toBe(0)
  })

  test('a form that ends inside its file, has other files, or has no description is refused', async () => {
    const whole = new Response(form({ alt_text: 'A roof' }))
    const body = Buffer.from(await whole.arrayBuffer())
    const headers = { 'content-type': whole.headers.get('content-type') ?? '' }
    const answer = await send({ payload: body.subarray(0, -100), headers })
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'no-file'])
    const other = new FormData()
    other.set('picture', new Blob([new Uint8Array(photograph)]), 'roof.jpg')
    expect(codeOf(await send({ payload: other }))).toBe('no-file')
    expect(codeOf(await send({ payload: form({}) }))).toBe('alt-missing')
    const inPage = new FormData()
    inPage.set('file-0', new Blob([new Uint8Array(photograph)]), 'roof.jpg')
    expect((await send({ payload: inPage, path: '/my/content/media', headers: { accept: 'text/html' } })).statusCode).toBe(422)
    await expect.poll(left).toBe(0)
  })

  test.each([
    ['alone', {}, 0],
    ['in a form', { 'content-type': 'multipart/form-data; boundary=y' }, 200_000],
  ])('a file that comes %s with a declared size above the limit is refused without waiting for it', async (_, headers, more) => {
    const length = String(imageLimits.bytes + 1 + more)
    expect(await statusOf({ 'content-type': 'image/jpeg', ...headers, 'content-length': length }, null)).toBe(413)
  })

  test('a file above the limit without a declared size is refused with an answer', async () => {
    const sent = Readable.from(Array.from({ length: 34 }, () => Buffer.alloc(1024 * 1024)))
    expect(await statusOf({ 'content-type': 'image/jpeg' }, sent)).toBe(413)
    await expect.poll(left).toBe(0)
  })

  test('a body that is no form is refused, whatever its headers say', async () => {
    const answer = await send({ payload: Buffer.from('--x\r\n'), headers: { 'content-type': 'multipart/form-data; boundary=y' } })
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'no-file'])
  })
})
