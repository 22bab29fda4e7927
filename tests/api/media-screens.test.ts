/** The media library's screens, as a browser without scripts uses them. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeSitePage } from '../../src/modules/website/data/site-page.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let library: TestApp
let editor: string
let other: string
let photograph: Buffer
const path = '/my/content/media'
let made = 0

beforeAll(async () => {
  library = await buildTestApp()
  await addPerson(library, 'editor@recto.example', 'ROLE_RESEARCH_PUBLISHER')
  await addPerson(library, 'other@recto.example', 'ROLE_RESEARCH_PUBLISHER')
  editor = await signIn(library.app, 'editor@recto.example')
  other = await signIn(library.app, 'other@recto.example')
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
/** The path of an upload of which so many bytes have arrived, by default all. */
async function uploaded(content: Buffer, { cookie = editor, purpose = 'media-image', name = 'roof.jpg', arrived = content.length } = {}) {
  const encode = (text: string) => Buffer.from(text).toString('base64')
  const { statusCode, headers } = await library.app.inject({
    ...{ method: 'POST', url: '/uploads', payload: content.subarray(0, arrived) },
    headers: {
      ...{ host: 'localhost', cookie, 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' },
      ...{ 'upload-length': String(content.length), 'upload-metadata': `purpose ${encode(purpose)},filename ${encode(name)}` },
    },
  })
  expect(statusCode).toBe(201)
  return String(headers.location).slice('/uploads/'.length)
}
const uploadRow = (id: string) => library.database.kysely.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst()
/** Each another image: the same one twice would stand at one URL. */
async function added(alt = 'A red roof'): Promise<number> {
  made += 1
  const content = await sharp(photograph)
    .resize(200 + made)
    .jpeg()
    .toBuffer()
  expect((await post(path, { 'file-0': ['roof.jpg', content], 'alt-0': alt })).statusCode).toBe(303)
  return (await latest()).id
}

test('several images are uploaded at once, each with its description, and rows without a file are ignored', async () => {
  const answer = await post(path, {
    ...{ 'file-0': ['one.jpg', photograph], 'alt-0': 'One' },
    ...{ 'file-1': ['two.jpg', photograph], 'alt-1': '', 'decorative-1': 'true' },
    ...{ 'file-2': ['', new Uint8Array()], 'alt-2': '' },
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?added=2`])
  const page = await read(`${path}?added=2`)
  expect(page.body).toContain('2 images added.')
  expect(page.body).toMatch(/one\.jpg.*One/s)
  expect(page.body).toMatch(/two\.jpg.*Decorative, without alternative text/s)
  expect(page.headers['cache-control']).toBe('private, no-store')
})

test('refused files are reported, and the others are stored', async () => {
  const answer = await post(path, {
    ...{ 'file-0': ['kept.jpg', photograph], 'alt-0': 'Kept' },
    ...{ 'file-1': ['<b>logo</b>.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], 'alt-1': 'Logo' },
    ...{ 'file-2': ['mute.jpg', photograph], 'alt-2': '' },
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('1 image added.')
  expect(answer.body).toMatch(/logo.*is an SVG drawing.*mute\.jpg.*Enter alternative text/s)
  expect(answer.body).not.toContain('<b>logo')
  expect((await post(path, {})).body).toContain('Choose a file first.')
})

test('an image has a description, a list of its uses, and cannot be deleted while in use', async () => {
  const id = await added()
  expect((await read(`${path}/${id}`)).body).toContain('Not used yet.')
  const describe = (alt: string, basedOn: string) => post(`${path}/${id}`, { act: 'describe', alt, basedOn })
  expect((await describe(' ', 'A red roof')).body).toContain('Enter alternative text')
  expect((await describe('A roof of slate', 'A red roof')).headers.location).toBe(`${path}/${id}?done=described`)
  // Somebody else has described it meanwhile: nothing is stored, and the text stays in the form.
  const late = await describe('A roof of tiles', 'A red roof')
  expect(late.statusCode).toBe(409)
  expect(late.body).toContain('value="A roof of tiles"')
  await storeSitePage(library.database.kysely, 'f1000research', {
    ...{ path: '/roofs', title: 'All roofs', description: null, layout: 'simple', fullWidth: true, redirectTo: null, shown: 'now' },
    ...{ leftSidebar: [], rightSidebar: [], anchoredMenuItems: null },
    body: `<figure data-block="image" data-media-id="${id}"></figure>`,
  })
  expect((await read(`${path}/${id}`)).body).toContain('All roofs')
  expect((await post(`${path}/${id}`, { act: 'remove' })).statusCode).toBe(409)
  expect((await read('/roofs')).body).toContain('alt="A roof of slate"')
})

test('an image replaced by another file is shown wherever its URL was used', async () => {
  const id = await added('Once red')
  const { sha256 } = await latest()
  await storeSitePage(library.database.kysely, 'f1000research', {
    ...{ path: '/named', title: 'Named', description: null, layout: 'simple', fullWidth: true, redirectTo: null, shown: 'now' },
    leftSidebar: [{ type: 'widget_text', content: `<p><img src='/files/${sha256}/roof.jpg' alt="Once red"></p>` }],
    ...{ rightSidebar: [], anchoredMenuItems: null, body: `<p><img src="/files/${sha256}/roof.jpg" alt="Once red"></p>` },
  })
  const other = await sharp(photograph).resize(200).png().toBuffer()
  const refused = await post(`${path}/${id}`, { act: 'replace', file: ['half.png', other.subarray(0, 60)] })
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('cannot be read as an image')])
  expect((await post(`${path}/${id}`, { act: 'replace', file: ['new.png', other] })).statusCode).toBe(303)
  const { sha256: now, name } = await latest()
  expect([now === sha256, name]).toEqual([false, 'new.png'])
  await expect.poll(async () => (await read('/named', '')).body).toContain(`<img src="/files/${now}/new.png"`)
  expect((await post(`${path}/${id}`, { act: 'remove' })).statusCode).toBe(409)
})

test('an unused image can be deleted for good', async () => {
  const id = await added()
  expect((await post(`${path}/${id}`, { act: 'remove' })).headers.location).toBe(`${path}?removed`)
  expect((await read(`${path}/${id}`)).statusCode).toBe(404)
  expect((await post(`${path}/${id}`, { act: 'remove' })).statusCode).toBe(404)
  expect((await post(`${path}/${await added()}`, { act: 'anything' })).statusCode).toBe(404)
})

test('a large form is read only from users who may upload', async () => {
  const large = Buffer.concat([photograph, Buffer.alloc(2_000_000)])
  const stranger = await post(path, { 'file-0': ['roof.jpg', large], 'alt-0': 'A roof' }, '')
  expect([stranger.statusCode, stranger.headers.location]).toEqual([303, path])
  expect((await post(path, { 'file-0': ['roof.jpg', large], 'alt-0': 'A roof' })).statusCode).toBe(303)
  expect((await post('/my/user-details', { 'file-0': ['roof.jpg', large] })).statusCode).toBe(413)
})

test('the id of an upload stands for its file in a form, once', async () => {
  const id = await added()
  const [former, upload] = [await latest(), await uploaded(photograph, { name: 'earlier.jpg' })]
  expect((await post(`${path}/${id}`, { act: 'replace', file: upload })).headers.location).toBe(`${path}/${id}?done=replaced`)
  const now = await latest()
  expect([now.name, now.sha256 === former.sha256, await uploadRow(upload)]).toEqual(['earlier.jpg', false, undefined])
  const again = await post(`${path}/${id}`, { act: 'replace', file: upload })
  expect([again.statusCode, again.body]).toEqual([422, expect.stringContaining('The file is not there any more')])
  expect((await latest()).sha256).toBe(now.sha256)
  const [one, two] = [await uploaded(photograph, { name: 'one.jpg' }), await uploaded(photograph, { name: 'two.jpg' })]
  expect((await post(path, { 'file-0': one, 'alt-0': 'One', 'file-1': two, 'alt-1': 'Two' })).headers.location).toBe(`${path}?added=2`)
  expect((await latest()).name).toBe('two.jpg')
})

test('an upload before a refused form stays for the next one, and a text that equals an id is text', async () => {
  const upload = await uploaded(photograph)
  expect((await post(path, { 'file-0': upload, 'alt-0': '' })).body).toContain('Enter alternative text')
  expect(await uploadRow(upload)).toBeDefined()
  const id = await added()
  expect((await post(`${path}/${id}`, { act: 'describe', alt: upload, basedOn: 'A red roof' })).statusCode).toBe(303)
  expect((await latest()).alt).toBe(upload)
  expect((await post(path, { 'file-0': upload, 'alt-0': 'A roof' })).statusCode).toBe(303)
})

test.each<[string, () => Promise<string>, message: string]>([
  ['of another account', () => uploaded(photograph, { cookie: other, name: 'secret.jpg' }), 'is not there any more, or is not yours'],
  ['that nobody has', async () => '7f2c1a52-30d5-4f4a-8d6b-0b8a6c7f3e11', 'is not there any more, or is not yours'],
  ['that is none', async () => '../../etc/passwd', 'is not there any more, or is not yours'],
  ['made up as the server notes it', async () => '{"name":"a","upload":"7f2c1a52-30d5-4f4a-8d6b-0b8a6c7f3e11"}', 'or is not yours'],
  [
    'of another purpose',
    async () => {
      const id = await uploaded(photograph, { name: 'secret.jpg' })
      await library.database.kysely.updateTable('upload').set({ purpose: 'something-else' }).where('id', '=', id).execute()
      return id
    },
    'is not there any more, or is not yours',
  ],
  [
    'that has not arrived whole',
    () => uploaded(photograph, { name: 'half.jpg', arrived: 100 }),
    '“half.jpg” is not there any more, or did not arrive whole',
  ],
])('an upload %s is an error of the field, and changes nothing', async (_, upload, message) => {
  const id = await added()
  const before = await latest()
  const file = await upload()
  const untouched = await uploadRow(file).catch(() => undefined)
  const answer = await post(`${path}/${id}`, { act: 'replace', file })
  expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining(message)])
  expect(answer.body).not.toContain('secret.jpg')
  expect(await latest()).toEqual(before)
  expect(await uploadRow(file).catch(() => undefined)).toEqual(untouched)
})
