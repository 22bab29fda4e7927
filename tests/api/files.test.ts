import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rolesThatMay } from '../../src/core/access/access.ts'
import { membershipRoles } from '../../src/core/access/memberships.ts'
import { roles } from '../../src/core/access/roles.ts'
import { anonymous, type User } from '../../src/core/access/user.ts'
import { errorsSchema } from '../../src/core/http/api/errors.ts'
import { noId } from '../../src/core/ids/id.ts'
import type { AssetId } from '../../src/core/ids/shared-ids.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson } from '../support/sign-in.ts'
import { signedInAs } from '../support/user.ts'

let library: TestApp
let user: User = anonymous
let assetId: AssetId
beforeAll(async () => {
  library = await buildTestApp({}, { userOf: async () => user })
  await library.load(['demo/articles/early-cycle-battery-life', 'demo/assets/hedgerow-moths'])
  assetId = (await library.database.kysely.selectFrom('asset').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => library.close())

const content = 'abcdefghij'.repeat(10)

/** A file of the poster, which is published. */
async function put(mimeType = 'text/plain', text = content + mimeType): Promise<string> {
  const { sha256, bytes } = await library.files.put(Buffer.from(text))
  await library.database.kysely
    .insertInto('file')
    .values({ sha256, bytes, mime_type: mimeType, width: null, height: null })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await library.database.kysely
    .insertInto('asset_file')
    .values({ asset_id: assetId, path: sha256, sha256, role: 'supplement', label: null, language: null, position: 99 })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return sha256
}
const get = (sha256: string, headers: Record<string, string> = {}, name = 'notes.txt', method: 'GET' | 'HEAD' = 'GET') =>
  library.app.inject({ method, url: `/files/${sha256}/${name}`, headers })

test('a file is sent complete under its hash, and immutable', async () => {
  const sha256 = await put('text/plain', content)
  const answer = await get(sha256)
  expect([answer.statusCode, answer.body]).toEqual([200, content])
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '100',
    'content-disposition': "inline; filename*=UTF-8''notes.txt",
    'cache-control': 'public, max-age=31536000, s-maxage=300, immutable',
    'accept-ranges': 'bytes',
    etag: `"${sha256}"`,
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  ['bytes=0-9', '0-9', content.slice(0, 10)],
  ['bytes=95-', '95-99', 'fghij'],
  ['bytes=-3', '97-99', 'hij'],
  ['bytes=-500', '0-99', content],
  ['bytes=90-500', '90-99', content.slice(90)],
  ['bytes=0-4,5-9', '0-9', content.slice(0, 10)],
  ['bytes=99-99', '99-99', 'j'],
])('Range: %s sends %s', async (range, sent, body) => {
  const answer = await get(await put('text/plain', content), { range })
  expect([answer.statusCode, answer.body]).toEqual([206, body])
  expect(answer.headers).toMatchObject({ 'content-range': `bytes ${sent}/100`, 'content-length': String(body.length) })
})

test.each(['bytes=0-1,50-51', 'lines=0-1', 'bytes=a-b', 'bytes', 'bytes=', '', 'bytes=0x1-2'])(
  'Range: “%s” sends the whole file',
  async range => {
    const answer = await get(await put('text/plain', content), { range })
    expect([answer.statusCode, answer.body]).toEqual([200, content])
  },
)

test.each(['bytes=100-', 'bytes=200-300', 'bytes=-0', 'bytes=99999999999999999999-'])('Range: %s answers 416', async range => {
  const answer = await get(await put('text/plain', content), { range })
  expect(answer.statusCode).toBe(416)
  expect(answer.headers).toMatchObject({ 'content-range': 'bytes */100' })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(errorsSchema.parse(answer.json()).errors).toHaveLength(1)
})

test('a range with If-Range is sent only for the same file', async () => {
  const sha256 = await put('text/plain', content)
  const part = (ifRange: string) => get(sha256, { range: 'bytes=0-9', 'if-range': ifRange })
  expect((await part(`"${sha256}"`)).statusCode).toBe(206)
  for (const other of ['"other"', `W/"${sha256}"`, 'Wed, 21 Oct 2015 07:28:00 GMT']) expect((await part(other)).statusCode).toBe(200)
})

test('a request with the file’s ETag gets 304', async () => {
  const sha256 = await put('text/plain', content)
  for (const known of [`"${sha256}"`, `W/"${sha256}"`, `"x", "${sha256}"`, '*']) {
    const answer = await get(sha256, { 'if-none-match': known, range: 'bytes=0-9' })
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', `"${sha256}"`])
  }
  expect((await get(sha256, { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('HEAD has the file’s headers, and ignores ranges', async () => {
  const sha256 = await put('text/plain', content)
  const answer = await get(sha256, { range: 'bytes=0-9' }, 'notes.txt', 'HEAD')
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
  expect(answer.headers).toMatchObject({ 'content-length': '100', etag: `"${sha256}"`, 'accept-ranges': 'bytes' })
})

test('an empty file is sent, without ranges', async () => {
  const sha256 = await put('text/plain', '')
  expect((await get(sha256)).statusCode).toBe(200)
  expect((await get(sha256, { range: 'bytes=0-' })).statusCode).toBe(416)
})

test.each([
  ['image/svg+xml', 'inline', /sandbox/],
  ['text/html', 'attachment', /sandbox/],
  ['application/xhtml+xml', 'attachment', /sandbox/],
  ['application/xml', 'attachment', /sandbox/],
  ['text/javascript', 'attachment', /sandbox/],
  ['image/png', 'inline', /sandbox/],
  ['application/pdf', 'inline', /object-src 'self'/],
  ['video/mp4', 'inline', /media-src 'self'/],
])('the file %s is sent as %s and cannot act as a page of the site', async (mimeType, disposition, policy) => {
  const { headers } = await get(await put(mimeType))
  expect(headers['content-type']).toContain(mimeType)
  expect(headers['content-disposition']).toMatch(disposition)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(headers['content-security-policy']).toMatch(policy)
  expect(headers['content-security-policy']).not.toMatch(/script-src|allow-/)
})

test.each([
  ['%22%3B%20filename%3Devil.exe', '%22%3B%20filename%3Devil.exe'],
  ['a%0D%0ASet-Cookie%3A%20x%3D1', 'a%0D%0ASet-Cookie%3A%20x%3D1'],
  ['..%2F..%2Fetc%2Fpasswd', '..%2F..%2Fetc%2Fpasswd'],
  ["it's%20(1)*.txt", 'it%27s%20%281%29%2a.txt'],
  ['%E8%AB%96%E6%96%87.pdf', '%E8%AB%96%E6%96%87.pdf'],
  ['%F0%9F%90%9B'.repeat(100), '%F0%9F%90%9B'.repeat(100)],
])('the file name %s cannot change the response', async (name, reported) => {
  const answer = await get(await put('text/plain', content), {}, name)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toBe(`inline; filename*=UTF-8''${reported}`)
  expect(answer.headers['set-cookie']).toBeUndefined()
})

const unknown = createHash('sha256').update('nothing').digest('hex')
test.each([unknown, unknown.toUpperCase(), unknown.slice(1), '..%2F..%2Fpackage.json', "'%20or%20''='", '__proto__'])(
  'the path /files/%s/… is not found',
  async sha256 => {
    const answer = await get(sha256)
    expect(answer.statusCode).toBe(404)
    expect(errorsSchema.parse(answer.json()).errors).toHaveLength(1)
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

test('a file missing from the store is a server error that is not cacheable', async () => {
  const sha256 = await put('text/plain', 'lost')
  await rm(join(library.config.dataDirectory, 'files', sha256.slice(0, 2), sha256))
  for (const headers of [{}, { range: 'bytes=0-1' }]) {
    const answer = await get(sha256, headers)
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.etag).toBeUndefined()
    expect(answer.body).not.toContain(sha256)
  }
})

describe('files of unpublished content (R6-04)', () => {
  const kysely = () => library.database.kysely
  const publish = async (isPublished: boolean) => {
    await kysely().updateTable('content_item').set({ is_public: isPublished }).where('content_type', '=', 'POSTER').execute()
    await kysely()
      .updateTable('version')
      .set({ pre_completion_status: isPublished ? null : 'DRAFT' })
      .where('version_number', '=', 2)
      .execute()
  }
  /** A file that only the poster has, one that only the second version has, and that version’s source. */
  let hashes: string[]
  beforeAll(async () => {
    const { id, source_sha256 } = await kysely()
      .selectFrom('version')
      .where('version_number', '=', 2)
      .select(['id', 'source_sha256'])
      .executeTakeFirstOrThrow()
    const ofVersion = await kysely()
      .selectFrom('version_file as file')
      .where('version_id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('version_file as other').whereRef('other.sha256', '=', 'file.sha256').where('other.version_id', '!=', id))),
      )
      .select('sha256')
      .executeTakeFirstOrThrow()
    const ofPoster = await kysely().selectFrom('asset_file').where('role', '=', 'main').select('sha256').executeTakeFirstOrThrow()
    hashes = [ofPoster.sha256, ofVersion.sha256, source_sha256 ?? '']
  })
  beforeEach(() => publish(false))
  afterEach(async () => {
    user = anonymous
    await publish(true)
  })

  /** Status and Cache-Control, as all of them are answered. */
  const answers = async () => {
    const requested = await Promise.all(hashes.map(hash => get(hash)))
    const reported = new Set(requested.map(({ statusCode, headers }) => `${statusCode} ${headers['cache-control']}`))
    expect([...reported]).toHaveLength(1)
    return [...reported][0]
  }
  const notThere = '404 no-store'
  /** At the URL of everybody there is but the way to the URL of the resource. */
  const forOne = '302 private, no-store'
  const restricted = async (hash: string, method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = {}) => {
    const { location = '' } = (await get(hash, headers, 'notes.txt', method)).headers
    expect(location).toMatch(/^\/restricted-files\/(?:asset|version)\/\d+\//)
    return { location: String(location), answer: await library.app.inject({ method, url: String(location), headers }) }
  }

  test('a user who is not signed in gets 404, until the content is published', async () => {
    expect(await answers()).toBe(notThere)
    await publish(true)
    expect(await answers()).toBe('200 public, max-age=31536000, s-maxage=300, immutable')
  })

  test.each(roles.map(role => [role, rolesThatMay('see unpublished work').includes(role) ? forOne : notThere]))(
    'a request by %s is answered with %s',
    async (role, answer) => {
      user = { ...signedInAs(role), accountId: noId() }
      expect(await answers()).toBe(answer)
      for (const hash of hashes) {
        expect((await get(hash, { 'if-none-match': `"${hash}"` })).statusCode).toBe(answer === forOne ? 302 : 404)
        if (answer === notThere) continue
        for (const [method, headers, status] of [
          ['GET', {}, 200],
          ['HEAD', {}, 200],
          ['GET', { range: 'bytes=0-1' }, 206],
          ['GET', { 'if-none-match': `"${hash}"` }, 304],
        ] as const) {
          const { answer: sent } = await restricted(hash, method, headers)
          expect([sent.statusCode, sent.headers['cache-control']]).toEqual([status, 'private, no-store'])
        }
      }
    },
  )

  test('a role opens them on its site, and not on another', async () => {
    const [role] = rolesThatMay('see unpublished work').filter(each => membershipRoles.includes(each))
    if (role === undefined) throw new Error('No role that can be limited to a site may see unpublished work')
    const { key: own } = await kysely()
      .selectFrom('content_item')
      .innerJoin('platform', 'platform.id', 'content_item.platform_id')
      .select('platform.key')
      .executeTakeFirstOrThrow()
    const onSite = (site: string) => {
      user = { ...signedInAs(), accountId: noId(), memberships: [{ role, site, gatewayId: null }] }
      return Promise.all(hashes.map(async hash => (await get(hash, { host: `${site}.localhost` })).statusCode))
    }
    expect(await onSite(own)).toEqual([302, 302, 302])
    expect(await onSite(own === 'gates' ? 'ore' : 'gates')).toEqual([404, 404, 404])
  })

  test('authors open those of their own content, and no others', async () => {
    const author = await addPerson(library, 'author@example.org')
    user = { ...signedInAs(), accountId: author }
    expect(await answers()).toBe(notThere)
    const poster = kysely().updateTable('author').where('asset_id', '=', assetId)
    const version = kysely().updateTable('author').where('version_id', 'is not', null)
    await poster.set({ email: 'Author@example.org' }).execute()
    expect(await Promise.all(hashes.map(async hash => (await get(hash)).statusCode))).toEqual([302, 404, 404])
    await version.set({ email: 'author@example.org' }).execute()
    expect(await answers()).toBe(forOne)
    for (const hash of hashes) expect((await restricted(hash)).answer.statusCode).toBe(200)
  })

  test('they open under the URL of their resource to users with access, and under no other resource’s', async () => {
    user = signedInAs('ROLE_SUPER_EDITOR')
    const [ofPoster = '', ofVersion = ''] = hashes
    const poster = (await restricted(ofPoster)).location
    const version = (await restricted(ofVersion)).location
    const at = async (url: string) => {
      const { statusCode, headers } = await library.app.inject({ url })
      return `${statusCode} ${headers['cache-control']}`
    }
    for (const url of [
      poster.replace(ofPoster, ofVersion),
      version.replace(ofVersion, ofPoster),
      version.replace('/version/', '/asset/'),
      poster.replace('/asset/', '/constructor/'),
      poster.replace(/asset\/\d+/, 'asset/0'),
    ])
      expect(await at(url), url).toBe(notThere)
    for (const who of [anonymous, { ...signedInAs('ROLE_USER'), accountId: noId() }]) {
      user = who
      for (const url of [poster, version]) expect(await at(url), url).toBe(notThere)
    }
  })

  test('after publication has ended, a request with the ETag does not get 304', async () => {
    const [hash = ''] = hashes
    await publish(true)
    const first = await get(hash)
    expect(first.headers['cache-control']).toMatch(/\bs-maxage=300\b/)
    await publish(false)
    for (const [method, headers] of [
      ['GET', { 'if-none-match': String(first.headers.etag) }],
      ['GET', { range: 'bytes=0-1', 'if-range': String(first.headers.etag) }],
      ['HEAD', {}],
    ] as const) {
      const again = await get(hash, headers, 'notes.txt', method)
      expect([again.statusCode, again.headers['cache-control']]).toEqual([404, 'no-store'])
    }
  })

  test('an unreferenced file is not found', async () => {
    user = signedInAs('ROLE_SUPER_EDITOR')
    const hash = await put('text/plain', 'a draft of a report')
    await kysely().deleteFrom('asset_file').where('sha256', '=', hash).execute()
    expect((await get(hash)).statusCode).toBe(404)
  })

  test('a file that other published content references is public', async () => {
    const [hash = ''] = hashes
    const { id } = await kysely().selectFrom('version').where('version_number', '=', 1).select('id').executeTakeFirstOrThrow()
    await kysely()
      .insertInto('version_file')
      .values({ version_id: id, href: 'also', sha256: hash, name: 'also', role: 'other', label: null, position: 99 })
      .execute()
    expect((await get(hash)).headers['cache-control']).toBe('public, max-age=31536000, s-maxage=300, immutable')
    await kysely().deleteFrom('version_file').where('href', '=', 'also').execute()
  })
})
