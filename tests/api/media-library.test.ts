/** The media library for programs: what a WordPress answers at the same addresses, and what editors put into it. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  address?: string
}

async function send({ cookie = editor, payload = photograph, headers = {}, address = url }: Sent) {
  const multipart = payload instanceof FormData ? new Response(payload) : null
  return library.app.inject({
    method: 'POST',
    url: address,
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
const count = async () => (await library.database.kysely.selectFrom('site_media').select('id').execute()).length

describe('what is sent', () => {
  test('as a form is kept, and found by its words', async () => {
    const answer = await send({ payload: form({ alt_text: ' A red  roof ' }) })
    expect(answer.statusCode).toBe(201)
    const media = mediaSchema.parse(answer.json())
    expect(media).toMatchObject({ title: { rendered: 'roof' }, alt_text: 'A red roof', mime_type: 'image/jpeg' })
    expect(Object.keys(media.media_details.sizes)).toEqual(['thumbnail', 'medium'])
    const file = await library.app.inject(media.source_url)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const found = await library.app.inject(`${url}?search=RED`)
    expect(z.array(mediaSchema).parse(found.json())).toEqual([media])
    expect([found.headers['x-wp-total'], found.headers['x-wp-totalpages']]).toEqual(['1', '1'])
    expect((await library.app.inject(`${url}?search=%25`)).json()).toEqual([])
    expect((await library.app.inject({ url, headers: { host: 'gates.localhost' } })).json()).toEqual([])
  })

  test('as the body alone is kept under the name that comes with it', async () => {
    const headers = { 'content-disposition': "attachment; filename*=UTF-8''%E5%B1%8B%E6%A0%B9.jpeg" }
    const answer = await send({ headers, address: `${url}?decorative=true` })
    expect(mediaSchema.parse(answer.json())).toMatchObject({ title: { rendered: '屋根' }, alt_text: '' })
  })

  test('comes in pages, newest first', async () => {
    const first = await send({ payload: form({ alt_text: 'Slate one' }) })
    const second = await send({ payload: form({ alt_text: 'Slate two' }) })
    const page = await library.app.inject(`${url}?search=slate&per_page=1&page=2`)
    expect(page.json()).toEqual([first.json()])
    expect([page.headers['x-wp-total'], page.headers['x-wp-totalpages']]).toEqual(['2', '2'])
    expect((await library.app.inject(`${url}?search=slate&per_page=1`)).json()).toEqual([second.json()])
  })
})

describe('nothing is kept', () => {
  test.each([
    ['of nobody', { cookie: '' }, 401],
    ['of a reader', { cookie: 'reader' }, 403],
    ['that a page of another site sends', { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } }, 403],
    ['that is larger than it may be', { payload: Buffer.alloc(imageLimits.bytes + 200_000) }, 413],
  ])('%s', async (_, { cookie, ...sent }: Sent, status) => {
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
  ])('%s', async (_, payload, status, code) => {
    const before = await count()
    const answer = await send({ payload })
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code])
    expect(await count()).toBe(before)
  })

  test('that is no form, whatever it says', async () => {
    const answer = await send({ payload: Buffer.from('--x\r\n'), headers: { 'content-type': 'multipart/form-data; boundary=y' } })
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'no-file'])
  })
})
