import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, truncate, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileMissingError, type FileStore, openFileStore } from './file-store.ts'

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

test('a file is found under the hash of its bytes, and once', async () => {
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

test('a part is read by its first and last byte', async () => {
  const { sha256 } = await store.put(Buffer.from('0123456789'))
  expect((await buffer(await store.open(sha256, { start: 2, end: 4 }))).toString()).toBe('234')
})

test('a stream that breaks leaves nothing', async () => {
  const broken = (async function* () {
    yield Buffer.from('half of it')
    throw new Error('The line went dead')
  })()
  await expect(store.put(broken)).rejects.toThrow('The line went dead')
  expect(await stored()).toEqual([])
  expect(await incoming()).toEqual([])
})

test.each(['../../etc/passwd', 'abc', hashOf('never put')])('%s is missing', async sha256 => {
  await expect(store.read(sha256)).rejects.toThrow(FileMissingError)
  await expect(store.open(sha256)).rejects.toThrow(FileMissingError)
  expect(await store.stat(sha256)).toBeNull()
})

test('a damaged file is replaced when it comes again', async () => {
  const { sha256 } = await store.put(Buffer.from('whole'))
  const path = join(directory, sha256.slice(0, 2), sha256)
  await truncate(path, 2)
  await store.put(Buffer.from('whole'))
  expect(await readFile(path, 'utf8')).toBe('whole')
})

test('a sweep takes old files that nothing refers to, and no others', async () => {
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
