/** Uploads where a virus scanner is configured: nothing gets past it, and without it reading goes on. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { eicar, type FakeClamd, startFakeClamd } from '../support/fake-clamd.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let clamd: FakeClamd
let library: TestApp
let editor: string
let photograph: Buffer
const streamMaxLength = 40_000
beforeAll(async () => {
  clamd = await startFakeClamd({ streamMaxLength })
  library = await buildTestApp({ RECTO_CLAMAV_URL: `tcp://127.0.0.1:${clamd.port}` })
  await addPerson(library, 'editor@recto.example', 'ROLE_RESEARCH_PUBLISHER')
  editor = await signIn(library.app, 'editor@recto.example')
  photograph = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a03030' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await library.close()
  await clamd.close()
})

const infected = () => Buffer.concat([photograph, Buffer.from(eicar)])
const headersOf = (more: Record<string, string>) => ({ host: 'localhost', cookie: editor, ...more })
const metadata = `purpose ${Buffer.from('media-image').toString('base64')},filename ${Buffer.from('roof.jpg').toString('base64')}`
const upload = (content: Buffer) =>
  library.app.inject({
    ...{ method: 'POST', url: '/uploads', payload: content },
    headers: headersOf({
      ...{ 'tus-resumable': '1.0.0', 'upload-length': String(content.length), 'upload-metadata': metadata },
      'content-type': 'application/offset+octet-stream',
    }),
  })
const call = (content: Buffer) =>
  library.app.inject({
    ...{ method: 'POST', url: '/wp-json/wp/v2/media?alt_text=A%20roof', payload: content },
    headers: headersOf({ 'content-type': 'image/jpeg', 'content-disposition': 'attachment; filename="roof.jpg"' }),
  })
async function form(content: Buffer) {
  const fields = new FormData()
  fields.set('file-0', new Blob([new Uint8Array(content)]), 'roof.jpg')
  fields.set('alt-0', 'A roof')
  const sent = new Response(fields)
  return library.app.inject({
    ...{ method: 'POST', url: '/my/content/media', payload: Buffer.from(await sent.arrayBuffer()) },
    headers: headersOf({ accept: 'text/html', 'content-type': sent.headers.get('content-type') ?? '' }),
  })
}
const images = async () => (await library.database.kysely.selectFrom('site_media').select('id').execute()).length

test('a clean file is accepted', async () => {
  expect([(await upload(photograph)).statusCode, (await call(photograph)).statusCode, (await form(photograph)).statusCode]).toEqual([
    201, 201, 303,
  ])
})

test('an infected file is refused, on every route', async () => {
  const before = await images()
  expect((await upload(infected())).json()).toMatchObject({ errors: [{ code: 'infected' }] })
  const called = await call(infected())
  expect([called.statusCode, called.json()]).toMatchObject([422, { errors: [{ code: 'infected' }] }])
  const sent = await form(infected())
  expect([sent.statusCode, sent.body]).toEqual([422, expect.stringContaining('the virus scanner found something in it')])
  expect(await images()).toBe(before)
})

test('a file above the scanner’s limit is refused', async () => {
  const large = Buffer.concat([photograph, Buffer.alloc(streamMaxLength)])
  expect((await upload(large)).json()).toMatchObject({ errors: [{ code: 'unscannable' }] })
  expect((await call(large)).statusCode).toBe(422)
})

test('while the scanner is down no file is accepted, pages are served, and a waiting upload continues afterwards', async () => {
  const { kysely } = library.database
  const begun = await library.app.inject({
    ...{ method: 'POST', url: '/uploads' },
    headers: headersOf({ 'tus-resumable': '1.0.0', 'upload-length': String(photograph.length), 'upload-metadata': metadata }),
  })
  const url = String(begun.headers.location)
  const { port } = clamd
  await clamd.close()
  const last = await library.app.inject({
    ...{ method: 'PATCH', url, payload: photograph },
    headers: headersOf({ 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }),
  })
  expect([last.statusCode, last.json()]).toMatchObject([503, { errors: [{ code: 'scanner-away' }] }])
  expect((await upload(photograph)).statusCode).toBe(503)
  expect((await call(photograph)).statusCode).toBe(503)
  expect((await form(photograph)).body).toContain('the virus scanner does not answer')
  const { sha256, name } = await kysely.selectFrom('site_media').select(['sha256', 'name']).limit(1).executeTakeFirstOrThrow()
  expect((await library.app.inject({ url: `/files/${sha256}/${name}`, headers: { host: 'localhost' } })).statusCode).toBe(200)
  expect((await library.app.inject({ url: '/', headers: { host: 'localhost', accept: 'text/html' } })).statusCode).toBe(200)

  clamd = await startFakeClamd({ streamMaxLength, port })
  const used = await library.app.inject({
    ...{ method: 'POST', url: `/wp-json/wp/v2/media?upload=${url.split('/').at(-1)}&alt_text=A%20roof` },
    headers: headersOf({}),
  })
  expect(used.statusCode).toBe(201)
})
