/** What becomes of a file that somebody gives the media library: kept as a clean image, or refused with the reason. */

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '../../src/core/database/open-database.ts'
import { type FileStore, openFileStore } from '../../src/core/files/file-store.ts'
import type { JobRun } from '../../src/core/jobs/job-definition.ts'
import { createJobs, type Jobs } from '../../src/core/jobs/jobs.ts'
import { storeFileRows } from '../../src/modules/publications/data/store/files.ts'
import { storePlatform } from '../../src/modules/sites/data/platforms.ts'
import { findMedia } from '../../src/modules/website/data/site-media.ts'
import type { MediaId } from '../../src/modules/website/domain/ids.ts'
import { imageLimits } from '../../src/modules/website/domain/media/image-file.ts'
import { transferredMediaSchema } from '../../src/modules/website/domain/site-pages/transferred-site-content.ts'
import { createMedia } from '../../src/modules/website/use-cases/content-manager/create-media.ts'
import { addImageSizes, type ImageSizes, imageSizesBy } from '../../src/modules/website/use-cases/content-manager/image-sizes.ts'
import { storeImage } from '../../src/modules/website/use-cases/content-manager/store-image.ts'
import { siteContentExportPart } from '../../src/modules/website/use-cases/export-parts.ts'
import { makeImageSizes } from '../../src/modules/website/use-cases/website-jobs.ts'
import { openTestDatabase } from '../support/database.ts'
import { testId } from '../support/ids.ts'
import { makeSizes, storeWithSizes, withoutSizes } from '../support/store-image.ts'

let database: Database
let folder: string
let files: FileStore
beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'recto-pictures-'))
  files = openFileStore(folder)
  await storePlatform(database.kysely, { key: 'slates', name: 'Slates' })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

/** Wide stripes of colour that can be told after any compression. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: { r: 30, g: 30, b: 200 } } },
      left: 0,
      top: 0,
    },
  ])
const give = (name: string, content: Uint8Array, alt = 'A roof') =>
  storeWithSizes({ kysely: database.kysely, files }, 'slates', { name, content, alt })
const hashIn = (url: string): string => url.split('/')[2] ?? ''
async function stored(name: string, content: Uint8Array) {
  const answer = await give(name, content)
  if (answer.kind === 'refused') throw new Error(`Refused: ${JSON.stringify(answer.problem)}`)
  const { media } = answer
  return { media, bytes: await files.read(hashIn(media.url)) }
}

describe('storing an uploaded image', () => {
  test('it is stored with its smaller sizes, each in the smaller of two formats', async () => {
    const { media } = await stored('roof.jpg', await photograph(1200, 800).jpeg().toBuffer())
    expect(media).toMatchObject({ name: 'roof.jpg', alt: 'A roof', width: 1200, height: 800, mimeType: 'image/jpeg' })
    expect(Object.entries(media.sizes).map(([name, { width, height }]) => `${name} ${width}×${height}`)).toEqual([
      'thumbnail 150×150',
      'medium 300×200',
      'medium_large 768×512',
      'large 1024×683',
    ])
    for (const { url, mimeType } of Object.values(media.sizes)) {
      expect(mimeType).toBe('image/webp')
      expect(url).toMatch(/^\/files\/[0-9a-f]{64}\/roof\.webp$/)
      expect((await sharp(await files.read(hashIn(url))).metadata()).format).toBe('webp')
    }
  })

  test('it is rotated upright, and its location metadata are removed', async () => {
    const taken = await photograph(400, 200)
      .jpeg()
      .withExif({ IFD0: { Make: 'Secretcam', Artist: 'Ada Roof' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 28/1 40/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(taken).metadata()).orientation).toBe(6)
    const { media, bytes } = await stored('turned.jpg', taken)
    expect(media).toMatchObject({ width: 200, height: 400 })
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
    expect(bytes.includes('Secretcam')).toBe(false)
    // What was at the left is at the top now.
    const { data } = await sharp(bytes).extract({ left: 100, top: 20, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true })
    expect(data[2]).toBeGreaterThan(150)
  })

  test('an image that is also another kind of file is stored as an image only', async () => {
    const script = '<script>alert(document.cookie)</script>'
    const polyglot = Buffer.concat([await photograph(60, 60).jpeg().toBuffer(), Buffer.from(`PK\u0003\u0004${script}`)])
    const { media, bytes } = await stored('page.html', polyglot)
    expect(media.name).toBe('page.jpg')
    expect(bytes.includes('script')).toBe(false)
  })

  test('it has at most the longest side that pages need', async () => {
    const { media } = await stored('long.png', await photograph(4000, 100).png().toBuffer())
    expect(media).toMatchObject({ width: 2560, height: 64, mimeType: 'image/png' })
    expect(media.sizes['2048x2048']).toMatchObject({ width: 2048, height: 51 })
  })

  test('an animation stays animated', async () => {
    const frame = (r: number) => Buffer.alloc(400 * 300 * 3, r)
    const moving = await sharp(Buffer.concat([frame(0), frame(120), frame(255)]), {
      raw: { width: 400, height: 900, channels: 3, pageHeight: 300 },
    })
      .gif({ delay: 100 })
      .toBuffer()
    const { media, bytes } = await stored('moving.gif', moving)
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(3)
    expect(media).toMatchObject({ width: 400, height: 300, mimeType: 'image/gif' })
    expect(Object.keys(media.sizes)).toEqual(['thumbnail'])
  })

  test.each(['webp', 'avif'] as const)('the format %s is accepted', async type => {
    const { media } = await stored(`roof.${type}`, await photograph(320, 200).toFormat(type).toBuffer())
    expect(media).toMatchObject({ width: 320, height: 200, mimeType: `image/${type}` })
    expect(media.sizes.medium).toMatchObject({ width: 300, height: 188, mimeType: `image/${type}` })
  })
})

/** A PNG whose head says how large it is, and whose data are a few bytes of zeros, as a bomb is made. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))])
}

test('a file stored before without dimensions keeps its sizes when it is uploaded again', async () => {
  const { media } = await stored('roof.jpg', await photograph(90, 60).jpeg().toBuffer())
  const sha256 = hashIn(media.url)
  const facts = () =>
    database.kysely
      .selectFrom('file')
      .where('sha256', '=', sha256)
      .select(['bytes', 'mime_type', 'width', 'height'])
      .executeTakeFirstOrThrow()
  const before = await facts()
  const file = { sha256, bytes: before.bytes, mimeType: before.mime_type, width: null, height: null }
  await database.kysely.transaction().execute(trx => storeFileRows(trx, [file]))
  expect(before).toMatchObject({ width: 90, height: 60 })
  expect(await facts()).toEqual(before)
})

describe('smaller sizes of an image', () => {
  const open: Jobs[] = []
  afterEach(async () => {
    for (const jobs of open.splice(0)) await jobs.close()
  })
  /** A process; `work` is done in place of its jobs, which it does not do where it is null. */
  async function startProcess(work: ((run: JobRun<{ mediaId: MediaId }>) => Promise<void>) | null) {
    const jobs = createJobs({ database, definitions: [makeImageSizes], onFailure: () => undefined, pollEvery: 0.5, superviseEvery: 1 })
    open.push(jobs)
    if (work !== null) jobs.handle(makeImageSizes, work)
    if (work !== null) await jobs.start()
    return imageSizesBy(jobs)
  }
  const sizesIn = async (id: MediaId) => Object.keys((await findMedia(database.kysely, 'slates', id))?.sizes ?? {})
  const work = (run: JobRun<{ mediaId: MediaId }>) => addImageSizes({ kysely: database.kysely, files }, run)
  const add = async (imageSizes: ImageSizes, width = 900) => {
    const image = { name: 'roof.jpg', content: await photograph(width, 700).jpeg().toBuffer(), alt: 'A roof' }
    const answer = await storeImage({ kysely: database.kysely, files, imageSizes }, 'slates', image)
    if (answer.kind === 'refused') throw new Error(answer.problem.kind)
    return answer.media
  }

  test('they are made after the image has been stored, which is shown at once', async () => {
    const media = await add(await startProcess(null))
    expect([media.width, media.height, media.sizes]).toEqual([900, 700, {}])
    expect(await files.stat(hashIn(media.url))).not.toBeNull()
    await startProcess(work)
    await expect.poll(() => sizesIn(media.id)).toEqual(['thumbnail', 'medium', 'medium_large'])
  })

  test('they are made once, by the next process where the first was killed', async () => {
    const begun = Promise.withResolvers<void>()
    // It gives no sign of life any more, and its transaction commits nothing.
    const first = await startProcess(async run => {
      begun.resolve()
      await new Promise(() => undefined)
      await work(run)
    })
    const media = await add(first)
    await begun.promise
    await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`.execute(database.kysely)
    await startProcess(work)
    await expect.poll(() => sizesIn(media.id), { timeout: 60_000 }).toEqual(['thumbnail', 'medium', 'medium_large'])
  })

  test('those of a file that was replaced meanwhile are not stored', async () => {
    const media = await add(withoutSizes)
    const other = await add(withoutSizes, 901)
    await addImageSizes(
      { kysely: database.kysely, files },
      {
        payload: { mediaId: media.id },
        finish: async body => {
          const { kysely } = database
          await kysely
            .updateTable('site_media')
            .set({ sha256: hashIn(other.url), name: 'other.jpg' })
            .where('id', '=', media.id)
            .execute()
          return await kysely.transaction().execute(body)
        },
      },
    )
    expect(await sizesIn(media.id)).toEqual([])
  })

  test('an export that is written before they are made has them all, each with its file', async () => {
    const media = await add(withoutSizes)
    const directory = await mkdtemp(join(folder, 'export-'))
    const written = await siteContentExportPart.manifest?.write({ kysely: database.kysely, files }, directory)
    const exported = z.object({ media: z.array(transferredMediaSchema) }).parse(written?.keys)
    const sizes = exported.media.find(({ id }) => id === media.id)?.sizes ?? []
    expect(sizes.map(({ name }) => name)).toEqual(['medium', 'medium_large', 'thumbnail'])
    const present = await readdir(join(directory, 'media'))
    for (const { sha256 } of sizes) expect(present).toContain(sha256)
    // The same as those that its job makes.
    await makeSizes({ kysely: database.kysely, files }, media.id)
    const rows = await database.kysely.selectFrom('site_media_size').where('site_media_id', '=', media.id).select('sha256').execute()
    expect(rows.map(({ sha256 }) => sha256).toSorted()).toEqual(sizes.map(({ sha256 }) => sha256).toSorted())
  })

  test('those of an image that was deleted cause no failure', async () => {
    const media = await add(withoutSizes)
    await database.kysely.deleteFrom('site_media').where('id', '=', media.id).execute()
    await makeSizes({ kysely: database.kysely, files }, media.id)
    expect(await sizesIn(media.id)).toEqual([])
  })
})

test('an upload that cannot replace an image is deleted', async () => {
  const { media } = await stored('roof.jpg', await photograph(90, 60).jpeg().toBuffer())
  const removed: string[] = []
  const { sha256, bytes } = await files.put(Buffer.from('ffd8ffe000104a464946', 'hex'))
  const uploads = {
    take: async (_: number, id: string) => ({ kind: 'taken', id, name: 'half.jpg', sha256, bytes }) as const,
    remove: async (_: number, id: string) => void removed.push(id),
  }
  const replaced = await createMedia({ kysely: database.kysely, files, uploads, imageSizes: withoutSizes }).replace('slates', media.id, {
    accountId: testId(1),
    upload: 'half',
  })
  expect(replaced).toEqual({ kind: 'refused', problem: { kind: 'unreadable', name: 'half.jpg' } })
  expect(removed).toEqual(['half'])
})

describe('uploading a file that is no image', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each([
    ['a drawing with a script', 'logo.svg', Buffer.from(drawing), { kind: 'drawing' }],
    ['a drawing that says it is a photograph', 'logo.png', Buffer.from(`<?xml version="1.0"?>\n<!-- x -->${drawing}`), { kind: 'drawing' }],
    ['a page', 'roof.png', Buffer.from('<!doctype html><script>alert(1)</script>'), { kind: 'wrong-type' }],
    ['a program', 'roof.jpg', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), { kind: 'wrong-type' }],
    ['nothing', 'roof.jpg', Buffer.alloc(0), { kind: 'empty' }],
    ['too many bytes', 'roof.jpg', Buffer.alloc(imageLimits.bytes + 1), { kind: 'too-large', most: imageLimits.bytes }],
    ['a bomb', 'roof.png', bomb(50_000, 50_000), { kind: 'too-many-pixels', most: imageLimits.pixels }],
    ['a picture of nothing', 'roof.png', bomb(100, 100), { kind: 'unreadable' }],
  ])('it is refused: %s', async (_, name, content, problem) => {
    expect(await give(name, content)).toEqual({ kind: 'refused', problem: { name, ...problem } })
  })

  test('a truncated image is refused, and leaves no row', async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 256)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .jpeg()
      .toBuffer()
    const before = await database.kysely.selectFrom('site_media').select('id').execute()
    expect(await give('../half.jpg', whole.subarray(0, whole.length / 2))).toEqual({
      kind: 'refused',
      problem: { kind: 'unreadable', name: 'half.jpg' },
    })
    expect(await database.kysely.selectFrom('site_media').select('id').execute()).toEqual(before)
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })
})
