import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, truncate, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileMissingError, type FileStore, openFileStore } from './file-store.ts'
import { BytesLostError } from './partial-files.ts'

let directory: string
let store: FileStore
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'recto-files-'))
  store = openFileStore(directory)
})
afterEach(() => rm(directory, { recursive: true }))

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const stored = async (): Promise<string[]> => (await readdir(directory, { recursive: true })).filter(name => /[0-9a-f]{64}$/.test(name))
const incoming = (): Promise<string[]> => readdir(join(directory, 'incoming'))

test('a file is stored once and found by the hash of its bytes', async () => {
  const text = 'Soil moisture at 10 cm'
  expect(await store.put(Buffer.from(text))).toEqual({ sha256: hashOf(text), bytes: text.length })
  await store.put(
    (async function* () {
      yield Buffer.from(text.slice(0, 5))
      yield Buffer.from(text.slice(5))
    })(),
  )
  expect(await stored()).toEqual([join(hashOf(text).slice(0, 2), hashOf(text))])
  expect((await store.read(hashOf(text))).toString()).toBe(text)
  expect(await store.stat(hashOf(text))).toEqual({ bytes: text.length })
  expect(await incoming()).toEqual([])
})

test('a range of a file is read by its first and last byte', async () => {
  const { sha256 } = await store.put(Buffer.from('0123456789'))
  expect((await buffer(await store.open(sha256, { start: 2, end: 4 }))).toString()).toBe('234')
})

test('a stream that breaks leaves no file behind', async () => {
  const broken = (async function* () {
    yield Buffer.from('half of it')
    throw new Error('The line went dead')
  })()
  await expect(store.put(broken)).rejects.toThrow('The line went dead')
  expect(await stored()).toEqual([])
  expect(await incoming()).toEqual([])
})

test.each(['../../etc/passwd', 'abc', hashOf('never put')])('the file %s is missing', async sha256 => {
  await expect(store.read(sha256)).rejects.toThrow(FileMissingError)
  await expect(store.open(sha256)).rejects.toThrow(FileMissingError)
  expect(await store.stat(sha256)).toBeNull()
})

test('a damaged file is replaced when the same bytes are stored again', async () => {
  const { sha256 } = await store.put(Buffer.from('whole'))
  const path = join(directory, sha256.slice(0, 2), sha256)
  await truncate(path, 2)
  await store.put(Buffer.from('whole'))
  expect(await readFile(path, 'utf8')).toBe('whole')
})

test('the sweep deletes old files without references, and no others', async () => {
  const used = await store.put(Buffer.from('used'))
  const unused = await store.put(Buffer.from('unused'))
  const fresh = await store.put(Buffer.from('fresh'))
  const old = new Date(Date.now() - 60_000)
  for (const { sha256 } of [used, unused]) await utimes(join(directory, sha256.slice(0, 2), sha256), old, old)
  const requested: string[] = []
  const removed = await store.sweep(async hashes => {
    requested.push(...hashes)
    return new Set([used.sha256])
  }, 30_000)
  expect(removed).toBe(1)
  expect(requested.sort()).toEqual([used.sha256, unused.sha256].sort())
  expect(await store.stat(unused.sha256)).toBeNull()
  expect(await store.stat(used.sha256)).not.toBeNull()
  expect(await store.stat(fresh.sha256)).not.toBeNull()
})

async function partial(text: string): Promise<string> {
  const id = randomUUID()
  await store.partial.create(id)
  const file = await store.partial.open(id, 0)
  await file.write(Buffer.from(text), 0)
  await file.close()
  return id
}

test('a partial file gets its final name once, however many requests ask for it at once', async () => {
  for (const content of Array.from({ length: 20 }, (_, number) => `Roof ${number}`)) {
    const id = await partial(`${content}, and what does not count`)
    await Promise.all(Array.from({ length: 8 }, () => store.partial.keep(id, hashOf(content), content.length)))
    expect((await store.read(hashOf(content))).toString()).toBe(content)
  }
  expect(await store.partial.list()).toEqual([])
})

test.each<[string, (id: string, bytes: number) => Promise<unknown>]>([
  ['written on', (id, bytes) => store.partial.open(id, bytes)],
  ['read', (id, bytes) => store.partial.read(id, bytes)],
  ['hashed', (id, bytes) => store.partial.hash(id, bytes)],
  ['given its final name', (id, bytes) => store.partial.keep(id, hashOf('123'), bytes)],
])('a partial file that has lost bytes is not %s', async (_, use) => {
  const id = await partial('123')
  await expect(use(id, 4)).rejects.toThrow(BytesLostError)
  await expect(store.partial.hash(randomUUID(), 0)).rejects.toThrow(BytesLostError)
  expect(await stored()).toEqual([])
  expect(await store.partial.hash(id, 3)).toBe(hashOf('123'))
})
