/** Uploads by tus 1.0: who may, what is refused, and that what arrives is what was sent, however often it breaks off. */

import { createHash } from 'node:crypto'
import { readdir, rm, stat, truncate } from 'node:fs/promises'
import { request as ask, type ClientRequest } from 'node:http'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import { uploadPurposes } from '../../src/main/upload-purposes.ts'
import { lockUpload, unlockUpload } from '../../src/modules/uploads/data/upload.ts'
import { uploadQuota } from '../../src/modules/uploads/domain/upload-purpose.ts'
import { createUploads } from '../../src/modules/uploads/use-cases/uploads.ts'
import { imageLimits } from '../../src/modules/website/domain/media/image-file.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let library: TestApp
let origin: string
let editor: string
let editorId: AccountId
let other: string
let reader: string
let photograph: Buffer
beforeAll(async () => {
  library = await buildTestApp()
  editorId = await addPerson(library, 'editor@recto.example', 'ROLE_RESEARCH_PUBLISHER')
  await addPerson(library, 'other@recto.example', 'ROLE_RESEARCH_PUBLISHER')
  await addPerson(library, 'reader@recto.example')
  editor = await signIn(library.app, 'editor@recto.example')
  other = await signIn(library.app, 'other@recto.example')
  reader = await signIn(library.app, 'reader@recto.example')
  origin = await library.listen()
  photograph = await sharp({
    create: { width: 700, height: 500, channels: 3, background: '#a03030', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer()
})
afterAll(() => library.close())

interface Sent {
  cookie?: string
  headers?: Record<string, string>
  payload?: Buffer | string
}
const send = (
  method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE' | 'OPTIONS',
  url: string,
  { cookie = editor, headers = {}, payload }: Sent = {},
) =>
  library.app.inject({
    method,
    url,
    headers: { host: 'localhost', 'tus-resumable': '1.0.0', ...(cookie !== '' && { cookie }), ...headers },
    ...(payload !== undefined && { payload }),
  })
const metadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
const accepting = { headers: { accept: 'application/problem+json' } }
const ofImage = metadata({ purpose: 'media-image', filename: 'roof.png' })
const create = (length: number | string, { headers = {}, ...sent }: Sent = {}) =>
  send('POST', '/uploads', { ...sent, headers: { 'upload-length': String(length), 'upload-metadata': ofImage, ...headers } })
async function created(length: number, sent: Sent = {}): Promise<string> {
  const answer = await create(length, sent)
  expect([answer.statusCode, answer.body]).toEqual([201, ''])
  return String(answer.headers.location)
}
const patch = (url: string, offset: number, payload: Buffer, { headers = {}, ...sent }: Sent = {}) =>
  send('PATCH', url, {
    ...sent,
    payload,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
  })
const offsetOf = async (url: string) => (await send('HEAD', url)).headers['upload-offset']
const idOf = (url: string) => url.slice('/uploads/'.length)
const rowOf = (url: string) => library.database.kysely.selectFrom('upload').selectAll().where('id', '=', idOf(url)).executeTakeFirst()
const partials = async () => await readdir(join(library.config.dataDirectory, 'files', 'partial')).catch(() => [])
const checksum = (content: Buffer, algorithm = 'sha1') => `${algorithm} ${createHash(algorithm).update(content).digest('base64')}`
const useAsMedia = (url: string, cookie = editor) =>
  library.app.inject({
    method: 'POST',
    url: `/wp-json/wp/v2/media?upload=${idOf(url)}&alt_text=A%20roof`,
    headers: { host: 'localhost', cookie },
  })

test('a file in three parts is complete, and gets into the media library by its upload', async () => {
  const url = await created(photograph.length)
  const parts = [photograph.subarray(0, 1000), photograph.subarray(1000, 1500), photograph.subarray(1500)]
  let offset = 0
  for (const part of parts) {
    expect(await offsetOf(url)).toBe(String(offset))
    const answer = await patch(url, offset, part, { headers: { 'upload-checksum': checksum(part) } })
    offset += part.length
    expect([answer.statusCode, answer.headers['upload-offset']]).toEqual([204, String(offset)])
  }
  expect((await rowOf(url))?.sha256).toBe(createHash('sha256').update(photograph).digest('hex'))
  expect((await useAsMedia(url)).statusCode).toBe(201)
  expect(await rowOf(url)).toBeUndefined()
  expect((await useAsMedia(url)).statusCode).toBe(400)
})

test('a file can be sent with the creation, and OPTIONS lists the extensions', async () => {
  const answer = await create(photograph.length, {
    payload: photograph,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-checksum': checksum(photograph, 'sha256') },
  })
  expect([answer.statusCode, answer.headers['upload-offset']]).toEqual([201, String(photograph.length)])
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  const { headers } = await send('OPTIONS', '/uploads')
  expect(headers).toMatchObject({
    'tus-version': '1.0.0',
    'tus-extension': 'creation,creation-with-upload,expiration,termination,checksum',
    'tus-checksum-algorithm': 'sha1,sha256',
    'tus-max-size': String(imageLimits.bytes),
  })
})

test('a part with a wrong checksum is refused, and can be sent again', async () => {
  const url = await created(photograph.length)
  const part = photograph.subarray(0, 2000)
  const invalid = await patch(url, 0, part, { headers: { 'upload-checksum': checksum(Buffer.from('other')) } })
  expect([invalid.statusCode, await offsetOf(url)]).toEqual([460, '0'])
  expect((await patch(url, 0, part, { headers: { 'upload-checksum': 'crc32 AAAA' } })).statusCode).toBe(400)
  expect((await patch(url, 0, part, { headers: { 'upload-checksum': checksum(part) } })).statusCode).toBe(204)
  expect((await patch(url, 2000, photograph.subarray(2000))).statusCode).toBe(204)
  expect((await rowOf(url))?.sha256).toBe(createHash('sha256').update(photograph).digest('hex'))
})

describe('the hash of the whole file', () => {
  const digest = (content: Buffer) => ({ 'repr-digest': `sha-256=:${createHash('sha256').update(content).digest('base64')}:` })

  test('a file that arrived as it was sent is accepted', async () => {
    const url = await created(photograph.length)
    expect((await patch(url, 0, photograph, { headers: digest(photograph) })).statusCode).toBe(204)
    expect((await useAsMedia(url)).statusCode).toBe(201)
  })

  test('a file damaged on its way is refused, cannot be used, and can be sent again from its beginning', async () => {
    const damaged = Buffer.from(photograph)
    damaged.writeUInt8(damaged.readUInt8(900) ^ 1, 900)
    const url = await created(photograph.length)
    // Each part is as its own checksum says: what was sent first was another file.
    expect((await patch(url, 0, damaged.subarray(0, 1000))).statusCode).toBe(204)
    const rest = photograph.subarray(1000)
    const refused = await patch(url, 1000, rest, { headers: { 'upload-checksum': checksum(rest), ...digest(photograph) } })
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { errors: [{ code: 'checksum', field: 'file' }] }])
    expect((await rowOf(url))?.sha256).toBeNull()
    expect((await useAsMedia(url)).statusCode).toBe(400)
    expect(await offsetOf(url)).toBe('0')
    expect((await patch(url, 0, photograph, { headers: digest(photograph) })).statusCode).toBe(204)
    expect((await rowOf(url))?.sha256).toBe(createHash('sha256').update(photograph).digest('hex'))
    expect((await useAsMedia(url)).statusCode).toBe(201)
  })

  test('a file with a wrong hash can be deleted', async () => {
    const url = await created(photograph.length)
    expect((await patch(url, 0, photograph, { headers: digest(Buffer.from('other')) })).statusCode).toBe(422)
    expect((await send('DELETE', url)).statusCode).toBe(204)
    expect(await rowOf(url)).toBeUndefined()
  })

  test('a file that comes with the creation is compared too, and a header without SHA-256 is refused', async () => {
    const headers = { 'content-type': 'application/offset+octet-stream', ...digest(Buffer.from('other')) }
    expect((await create(photograph.length, { payload: photograph, headers })).statusCode).toBe(422)
    const url = await created(photograph.length)
    expect((await patch(url, 0, photograph, { headers: { 'repr-digest': 'md5=:AAAA:' } })).statusCode).toBe(400)
    expect(await offsetOf(url)).toBe('0')
  })
})

test('the bytes received before a lost connection are kept, and the rest can follow', async () => {
  const url = await created(photograph.length)
  const half = Math.floor(photograph.length / 2)
  const { hostname, port } = new URL(origin)
  await new Promise<void>(resolve => {
    const sent: ClientRequest = ask({
      ...{ hostname, port, path: url, method: 'PATCH' },
      headers: {
        ...{ 'tus-resumable': '1.0.0', cookie: editor, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
        'content-length': String(photograph.length),
      },
    })
    sent.once('error', () => resolve())
    sent.write(photograph.subarray(0, half))
    void expect
      .poll(async () => (await stat(join(library.config.dataDirectory, 'files/partial', idOf(url)))).size)
      .toBe(half)
      .then(() => sent.destroy())
  })
  await expect.poll(() => offsetOf(url)).toBe(String(half))
  expect((await patch(url, half, photograph.subarray(half))).statusCode).toBe(204)
  expect((await rowOf(url))?.sha256).toBe(createHash('sha256').update(photograph).digest('hex'))
})

test('a request waits while another sends the same upload, and continues when that process has ended', async () => {
  const { kysely } = library.database
  const url = await created(10)
  const token = '00000000-0000-4000-8000-000000000000'
  expect(await lockUpload(kysely, idOf(url), token, 60_000)).toBe(true)
  const waiting = offsetOf(url)
  await expect.poll(async () => (await rowOf(url))?.is_wanted).toBe(true)
  await unlockUpload(kysely, idOf(url), token)
  expect(await waiting).toBe('0')
  // A lease that its holder did not renew.
  expect(await lockUpload(kysely, idOf(url), token, 0)).toBe(true)
  expect(await offsetOf(url)).toBe('0')
})

const shorten = (url: string, bytes: number) => truncate(join(library.config.dataDirectory, 'files/partial', idOf(url)), bytes)

test('an upload whose stored bytes are lost is answered so, and can be restarted', async () => {
  const url = await created(photograph.length)
  expect((await patch(url, 0, photograph.subarray(0, 2000))).statusCode).toBe(204)
  await shorten(url, 1000)
  const answer = await patch(url, 2000, photograph.subarray(2000))
  expect([answer.statusCode, answer.json()]).toMatchObject([410, { errors: [{ code: 'lost' }] }])
  expect((await send('HEAD', url)).statusCode).toBe(404)
  expect(await partials()).not.toContain(idOf(url))
})

test('a complete upload is unchanged when its last part is sent again', async () => {
  const url = await created(photograph.length)
  expect((await patch(url, 0, photograph)).statusCode).toBe(204)
  const again = await patch(url, photograph.length, Buffer.alloc(0))
  expect([again.statusCode, again.headers['upload-offset']]).toEqual([204, String(photograph.length)])
  expect((await useAsMedia(url)).statusCode).toBe(201)
})

test('a complete upload used twice at once is inspected and stored once, and refused when bytes are lost', async () => {
  const { kysely } = library.database
  const uploads = createUploads({ kysely, files: library.files, purposes: uploadPurposes, scanner: null })
  /** As where the process ended before it was examined. */
  const whole = async () => {
    const url = await created(photograph.length)
    const file = await library.files.partial.open(idOf(url), 0)
    await file.write(photograph, 0)
    await file.close()
    await kysely.updateTable('upload').set({ received: photograph.length }).where('id', '=', idOf(url)).execute()
    return url
  }
  const take = (url: string) => uploads.take(editorId, idOf(url), 'media-image')
  const url = await whole()
  const sha256 = createHash('sha256').update(photograph).digest('hex')
  const taken = await Promise.all(Array.from({ length: 6 }, () => take(url)))
  for (const each of taken) expect(each).toMatchObject({ kind: 'taken', sha256, bytes: photograph.length })
  expect(await library.files.read(sha256)).toEqual(photograph)
  const lost = await whole()
  await shorten(lost, 3000)
  expect(await take(lost)).toEqual({ kind: 'refused', name: 'roof.png', problem: { kind: 'lost' } })
  expect(await take(lost)).toMatchObject({ kind: 'refused', problem: { kind: 'missing' } })
})

test.each([
  ['gone', async (path: string) => await rm(path)],
  ['shorter than the upload', async (path: string) => await truncate(path, 3000)],
])('a complete upload whose stored file is %s is refused as lost, and can be restarted', async (_, spoil) => {
  // Its own content, so that no other test's file is spoiled.
  const content = Buffer.concat([photograph, Buffer.from(String(spoil))])
  const url = await created(content.length)
  expect((await patch(url, 0, content)).statusCode).toBe(204)
  const { sha256 = null } = (await rowOf(url)) ?? {}
  if (sha256 === null) throw new Error('The upload has no stored file')
  await spoil(join(library.config.dataDirectory, 'files', sha256.slice(0, 2), sha256))
  const again = await patch(url, content.length, Buffer.alloc(0))
  expect([again.statusCode, again.json()]).toMatchObject([410, { errors: [{ code: 'lost' }] }])
  expect(await rowOf(url)).toBeUndefined()
})

describe('errors of uploads', () => {
  const problem = 'application/problem+json'
  /** Each with another source: a check before the protocol, @tus/server, the store, what the file is. */
  const failures: [string, () => Promise<Awaited<ReturnType<typeof send>>>, number, string][] = [
    ['without a session', () => create(10, { cookie: '', ...accepting }), 401, 'unauthenticated'],
    ['of an unknown upload', () => send('HEAD', '/uploads/none', accepting), 404, 'not-found'],
    ['without the version of tus', () => create(10, { headers: { ...accepting.headers, 'tus-resumable': '' } }), 412, ''],
    ['with a length that is no number', () => create('1e3', accepting), 400, 'invalid'],
    ['with an unknown purpose', () => create(10, { headers: { ...accepting.headers, 'upload-metadata': 'purpose' } }), 400, 'invalid'],
    ['that is larger than its purpose allows', () => create(imageLimits.bytes + 1, accepting), 413, 'body-too-large'],
    ['at another offset', async () => await patch(await created(10), 5, Buffer.alloc(5), accepting), 409, 'conflict'],
    [
      'with another checksum',
      async () =>
        await patch(await created(10), 0, Buffer.alloc(5), {
          headers: { ...accepting.headers, 'upload-checksum': checksum(Buffer.from('other')) },
        }),
      460,
      '',
    ],
    ['of another type', async () => await patch(await created(9), 0, Buffer.from('<p>no</p>'), accepting), 415, 'unsupported-media-type'],
  ]

  test.each(failures)('the error %s is described as problem details on request', async (_, ask, status, type) => {
    const answer = await ask()
    expect(answer.statusCode).toBe(status)
    if (answer.body === '') return
    expect(answer.headers['content-type']).toBe(`${problem}; charset=utf-8`)
    expect(answer.json()).toMatchObject({ status, type: type === '' ? 'about:blank' : `/api/docs#problem-${type}` })
  })
})

describe('access to uploads', () => {
  test('users who are signed out, have no role, or come from another site cannot upload', async () => {
    expect((await create(10, { cookie: '' })).statusCode).toBe(401)
    expect((await create(10, { cookie: reader })).statusCode).toBe(403)
    for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await create(10, { headers })).statusCode).toBe(403)
  })

  test('another user cannot see an upload', async () => {
    const url = await created(photograph.length)
    for (const cookie of [other, reader]) {
      expect((await send('HEAD', url, { cookie })).statusCode).toBe(404)
      expect((await patch(url, 0, photograph, { cookie })).statusCode).toBe(404)
      expect((await send('DELETE', url, { cookie })).statusCode).toBe(404)
    }
    expect((await patch(url, 0, photograph, { headers: { origin: 'https://elsewhere.example' } })).statusCode).toBe(403)
    expect((await patch(url, 0, photograph)).statusCode).toBe(204)
    expect((await useAsMedia(url, other)).statusCode).toBe(400)
    // The file is there, and nothing published names it.
    const { sha256 = '' } = (await rowOf(url)) ?? {}
    for (const cookie of [editor, other, ''])
      expect((await library.app.inject({ url: `/files/${sha256}/roof.png`, headers: { host: 'localhost', cookie } })).statusCode).toBe(404)
  })

  test('a user who lost the role cannot continue', async () => {
    const id = await addPerson(library, 'former@recto.example', 'ROLE_RESEARCH_PUBLISHER')
    const cookie = await signIn(library.app, 'former@recto.example')
    const url = await created(photograph.length, { cookie })
    await sql`update account set roles = '{}' where id = ${id}`.execute(library.database.kysely)
    expect((await patch(url, 0, photograph, { cookie })).statusCode).toBe(403)
  })
})

describe('the content of uploads', () => {
  test.each([
    ['has no length', { 'upload-length': '' }, 400],
    ['has a negative length', { 'upload-length': '-1' }, 400],
    ['has a length that is no number', { 'upload-length': '1e3' }, 400],
    ['says its length later', { 'upload-defer-length': '1' }, 501],
    ['is larger than its purpose allows', { 'upload-length': String(imageLimits.bytes + 1) }, 413],
    ['has no purpose', { 'upload-metadata': metadata({ filename: 'roof.png' }) }, 400],
    ['has a purpose that there is not', { 'upload-metadata': metadata({ purpose: 'constructor' }) }, 400],
    ['has metadata that cannot be read', { 'upload-metadata': 'purpose !!' }, 400],
    ['has metadata twice', { 'upload-metadata': `${ofImage},${ofImage}` }, 400],
    ['speaks another version', { 'tus-resumable': '0.2.2' }, 400],
  ])('an upload that %s is refused', async (_, headers, status) => {
    expect((await create(10, { headers })).statusCode).toBe(status)
  })

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\slates\\roof.png', 'roof.png'],
    ['a\u0000b\r\nc.png', 'abc.png'],
    ['ro\u202egnp.png', 'rognp.png'],
    ['<b>.png', 'b.png'],
    ['..', 'file'],
    ['é'.repeat(500), 'é'.repeat(200)],
  ])('a file named %j is stored as %j', async (filename, name) => {
    const url = await created(10, { headers: { 'upload-metadata': metadata({ purpose: 'media-image', filename, relativePath: '/etc' }) } })
    expect((await rowOf(url))?.name).toBe(name)
  })

  test('bytes beyond the declared length are refused, and the received ones stay', async () => {
    const url = await created(100)
    expect((await patch(url, 0, Buffer.alloc(101))).statusCode).toBe(413)
    expect(await offsetOf(url)).toBe('0')
    expect((await patch(url, 50, Buffer.alloc(10))).statusCode).toBe(409)
    const { hostname, port } = new URL(origin)
    // No length is stated with this body, which is longer than the upload.
    const status = await new Promise<number>(resolve => {
      const sent = ask(
        {
          ...{ hostname, port, path: url, method: 'PATCH' },
          headers: { 'tus-resumable': '1.0.0', cookie: editor, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
        },
        answer => resolve(answer.statusCode ?? 0),
      )
      sent.once('error', () => resolve(0))
      sent.end(Buffer.alloc(5000))
    })
    expect(status).toBe(413)
    expect(Number(await offsetOf(url))).toBeLessThanOrEqual(100)
  })

  test('a file whose content is no image is refused whatever its name is, and deleted', async () => {
    const content = Buffer.from('<html><script>alert(1)</script></html>')
    const url = await created(content.length)
    const answer = await patch(url, 0, content)
    expect([answer.statusCode, answer.json()]).toMatchObject([415, { errors: [{ code: 'wrong-type' }] }])
    expect(await partials()).not.toContain(idOf(url))
    expect((await send('HEAD', url)).statusCode).toBe(404)
    const empty = await create(0)
    expect([empty.statusCode, empty.json()]).toMatchObject([400, { errors: [{ code: 'empty' }] }])
  })

  test('a cancelled upload is deleted', async () => {
    const url = await created(photograph.length)
    await patch(url, 0, photograph.subarray(0, 1000))
    expect(await partials()).toContain(idOf(url))
    expect((await send('DELETE', url)).statusCode).toBe(204)
    expect(await partials()).not.toContain(idOf(url))
    expect((await send('HEAD', url)).statusCode).toBe(404)
  })

  test('an upload that is not continued in time is deleted, with its bytes', async () => {
    const { kysely } = library.database
    const url = await created(photograph.length)
    await patch(url, 0, photograph.subarray(0, 1000))
    const expires = (await send('HEAD', url)).headers
    expect(expires['upload-length']).toBe(String(photograph.length))
    await kysely
      .updateTable('upload')
      .set({ expires_at: new Date(0) })
      .where('id', '=', idOf(url))
      .execute()
    expect((await send('HEAD', url)).statusCode).toBe(404)
    const uploads = createUploads({ kysely, files: library.files, purposes: uploadPurposes, scanner: null })
    expect(await uploads.expire()).toBe(1)
    expect(await partials()).not.toContain(idOf(url))
  })

  test('an upload beyond the account’s quota is refused, also with many at once', async () => {
    const { kysely } = library.database
    await kysely.deleteFrom('upload').execute()
    const answers = await Promise.all(Array.from({ length: uploadQuota.uploads + 5 }, () => create(10)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(uploadQuota.uploads)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
    expect((await create(10, { cookie: other })).statusCode).toBe(201)
    await kysely.deleteFrom('upload').execute()
  })
})
