/** The media library's screens, as a browser without scripts uses them. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeSitePage } from '../../src/modules/website/data/site-page.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let library: TestApp
let editor: string
let photograph: Buffer
const path = '/my/content/media'
let made = 0

beforeAll(async () => {
  library = await buildTestApp()
  await addPerson(library, 'editor@recto.example', 'ROLE_RESEARCH_PUBLISHER')
  editor = await signIn(library.app, 'editor@recto.example')
  photograph = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a03030' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => library.close())

const read = (url: string, cookie = editor) => library.app.inject({ url, headers: { host: 'localhost', accept: 'text/html', cookie } })
async function post(url: string, fields: Record<string, string | [name: string, content: Uint8Array]>, cookie = editor) {
  const form = new FormData()
  for (const [name, entry] of Object.entries(fields)) {
    if (typeof entry === 'string') form.set(name, entry)
    else form.set(name, new Blob([new Uint8Array(entry[1])]), entry[0])
  }
  const sent = new Response(form)
  const headers = { host: 'localhost', accept: 'text/html', cookie, 'content-type': sent.headers.get('content-type') ?? '' }
  return library.app.inject({ method: 'POST', url, headers, payload: Buffer.from(await sent.arrayBuffer()) })
}
const latest = () => library.database.kysely.selectFrom('site_media').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
/** Each another image: the same one twice would stand at one address. */
async function added(alt = 'A red roof'): Promise<number> {
  made += 1
  const content = await sharp(photograph)
    .resize(200 + made)
    .jpeg()
    .toBuffer()
  expect((await post(path, { 'file-0': ['roof.jpg', content], 'alt-0': alt })).statusCode).toBe(303)
  return (await latest()).id
}

test('several images are put in at once, each with its words, and rows without a file are none', async () => {
  const answer = await post(path, {
    ...{ 'file-0': ['one.jpg', photograph], 'alt-0': 'One' },
    ...{ 'file-1': ['two.jpg', photograph], 'alt-1': '', 'decorative-1': 'true' },
    ...{ 'file-2': ['', new Uint8Array()], 'alt-2': '' },
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?added=2`])
  const page = await read(`${path}?added=2`)
  expect(page.body).toContain('2 pictures were added.')
  expect(page.body).toMatch(/one\.jpg.*One/s)
  expect(page.body).toMatch(/two\.jpg.*Decoration, without alternative text/s)
  expect(page.headers['cache-control']).toBe('private, no-store')
})

test('what is refused is named, and keeps no other from its place', async () => {
  const answer = await post(path, {
    ...{ 'file-0': ['kept.jpg', photograph], 'alt-0': 'Kept' },
    ...{ 'file-1': ['<b>logo</b>.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], 'alt-1': 'Logo' },
    ...{ 'file-2': ['mute.jpg', photograph], 'alt-2': '' },
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('1 picture was added.')
  expect(answer.body).toMatch(/logo.*is an SVG drawing.*mute\.jpg.*Say what the picture shows/s)
  expect(answer.body).not.toContain('<b>logo')
  expect((await post(path, {})).body).toContain('Choose a file first.')
})

test('an image is described, told where it is used, and stays while it is used', async () => {
  const id = await added()
  expect((await read(`${path}/${id}`)).body).toContain('Nowhere yet.')
  expect((await post(`${path}/${id}`, { act: 'describe', alt: ' ' })).body).toContain('Say what the picture shows')
  expect((await post(`${path}/${id}`, { act: 'describe', alt: 'A roof of slate' })).headers.location).toBe(`${path}/${id}?done=described`)
  await storeSitePage(library.database.kysely, 'f1000research', {
    ...{ path: '/roofs', title: 'All roofs', description: null, layout: 'simple', fullWidth: true, redirectTo: null, shown: 'now' },
    ...{ leftSidebar: [], rightSidebar: [], anchoredMenuItems: null },
    body: `<figure data-block="image" data-media-id="${id}"></figure>`,
  })
  expect((await read(`${path}/${id}`)).body).toContain('All roofs')
  expect((await post(`${path}/${id}`, { act: 'remove' })).statusCode).toBe(409)
  expect((await read('/roofs')).body).toContain('alt="A roof of slate"')
})

test('an image that another file replaced is shown where the former was named by its address', async () => {
  const id = await added('Once red')
  const { sha256 } = await latest()
  await storeSitePage(library.database.kysely, 'f1000research', {
    ...{ path: '/named', title: 'Named', description: null, layout: 'simple', fullWidth: true, redirectTo: null, shown: 'now' },
    leftSidebar: [{ type: 'widget_text', content: `<p><img src='/files/${sha256}/roof.jpg' alt="Once red"></p>` }],
    ...{ rightSidebar: [], anchoredMenuItems: null, body: `<p><img src="/files/${sha256}/roof.jpg" alt="Once red"></p>` },
  })
  const other = await sharp(photograph).resize(200).png().toBuffer()
  const refused = await post(`${path}/${id}`, { act: 'replace', file: ['half.png', other.subarray(0, 60)] })
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('cannot be read as a picture')])
  expect((await post(`${path}/${id}`, { act: 'replace', file: ['new.png', other] })).statusCode).toBe(303)
  const { sha256: now, name } = await latest()
  expect([now === sha256, name]).toEqual([false, 'new.png'])
  await expect.poll(async () => (await read('/named', '')).body).toContain(`<img src="/files/${now}/new.png"`)
  expect((await post(`${path}/${id}`, { act: 'remove' })).statusCode).toBe(409)
})

test('what nothing uses is deleted for good', async () => {
  const id = await added()
  expect((await post(`${path}/${id}`, { act: 'remove' })).headers.location).toBe(`${path}?removed`)
  expect((await read(`${path}/${id}`)).statusCode).toBe(404)
  expect((await post(`${path}/${id}`, { act: 'remove' })).statusCode).toBe(404)
  expect((await post(`${path}/${await added()}`, { act: 'anything' })).statusCode).toBe(404)
})

test('a large form is read for those alone who may send one', async () => {
  const large = Buffer.concat([photograph, Buffer.alloc(2_000_000)])
  const stranger = await post(path, { 'file-0': ['roof.jpg', large], 'alt-0': 'A roof' }, '')
  expect([stranger.statusCode, stranger.headers.location]).toEqual([303, path])
  expect((await post(path, { 'file-0': ['roof.jpg', large], 'alt-0': 'A roof' })).statusCode).toBe(303)
  expect((await post('/my/user-details', { 'file-0': ['roof.jpg', large] })).statusCode).toBe(413)
})
