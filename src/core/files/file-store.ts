/** The files of all content, each under the hash of what it holds: the same file twice is one file, and a file never changes. */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { isMissing, writeWhole } from './file-system.ts'
import { openPartialFiles, type PartialFiles } from './partial-files.ts'

/** No file of this hash is in the store. */
export class FileMissingError extends Error {
  override name = 'FileMissingError'
  readonly sha256: string
  constructor(sha256: string) {
    super(`The file store has no file ${sha256}`)
    this.sha256 = sha256
  }
}

/** A range of bytes, both ends included, as in an HTTP Range. */
export interface ByteRange {
  start: number
  end: number
}

export interface FileStore {
  /** Writes and syncs the content before it gets its final name. A failed stream leaves no file. */
  put(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ sha256: string; bytes: number }>
  /** The whole file. @throws FileMissingError */
  read(sha256: string): Promise<Buffer>
  /** A stream of the file or of a part of it. @throws FileMissingError */
  open(sha256: string, range?: ByteRange): Promise<Readable>
  /** Files whose content arrives in several pieces, each under an id until it is whole. */
  partial: PartialFiles
  /** Null where there is no such file. */
  stat(sha256: string): Promise<{ bytes: number } | null>
  /**
   * Removes unreferenced files, and the remains of failed uploads.
   * @param findReferenced those of the given hashes that are still in use
   * @param grace milliseconds for which a new file is kept in any case: its rows may not be committed yet
   * @returns how many were removed
   */
  sweep(findReferenced: (hashes: readonly string[]) => Promise<ReadonlySet<string>>, grace?: number): Promise<number>
  /** When the last sweep ended, in milliseconds since 1970; null where none has. */
  sweptAt(): Promise<number | null>
}

const hashForm = /^[0-9a-f]{64}$/
export const day = 24 * 60 * 60 * 1000
const sweepBatch = 500
/** Its modification time is that of the last sweep. */
const sweptName = 'swept'

/** @param directory made where it is missing */
export function openFileStore(directory: string): FileStore {
  const incoming = join(directory, 'incoming')
  const pathOf = (sha256: string): string => {
    if (!hashForm.test(sha256)) throw new FileMissingError(sha256)
    return join(directory, sha256.slice(0, 2), sha256)
  }

  async function bytesOf(path: string): Promise<number | null> {
    try {
      return (await stat(path)).size
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async function keep(temporary: string, sha256: string, bytes: number): Promise<void> {
    const path = pathOf(sha256)
    if ((await bytesOf(path)) === bytes) {
      // The new time protects the file from a concurrent sweep.
      await utimes(path, new Date(), new Date())
      return rm(temporary, { force: true })
    }
    await mkdir(dirname(path), { recursive: true })
    await rename(temporary, path)
    await syncDirectory(dirname(path))
  }

  return {
    async put(content) {
      await mkdir(incoming, { recursive: true })
      const temporary = join(incoming, randomUUID())
      try {
        const written = await writeThrough(temporary, content)
        await keep(temporary, written.sha256, written.bytes)
        return written
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },

    partial: openPartialFiles(join(directory, 'partial'), keep),

    async read(sha256) {
      try {
        return await readFile(pathOf(sha256))
      } catch (error) {
        throw isMissing(error) ? new FileMissingError(sha256) : error
      }
    },

    async open(sha256, range) {
      const path = pathOf(sha256)
      if ((await bytesOf(path)) === null) throw new FileMissingError(sha256)
      return createReadStream(path, range)
    },

    async stat(sha256) {
      if (!hashForm.test(sha256)) return null
      const bytes = await bytesOf(pathOf(sha256))
      return bytes === null ? null : { bytes }
    },

    async sweep(findReferenced, grace = day) {
      const isOld = async (path: string): Promise<boolean> => {
        const facts = await stat(path).catch(() => null)
        return facts !== null && Date.now() - facts.mtimeMs >= grace
      }
      let removed = 0
      const removeOld = async (path: string): Promise<void> => {
        if (!(await isOld(path))) return
        await rm(path, { force: true })
        removed += 1
      }
      for (const name of await namesIn(incoming)) await removeOld(join(incoming, name))
      for (const folder of await namesIn(directory)) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue
        const hashes: string[] = []
        for (const name of await namesIn(join(directory, folder))) {
          if (hashForm.test(name) && (await isOld(pathOf(name)))) hashes.push(name)
        }
        for (let start = 0; start < hashes.length; start += sweepBatch) {
          const batch = hashes.slice(start, start + sweepBatch)
          const referenced = await findReferenced(batch)
          // Checked again, since the file may have been stored again during the query.
          for (const hash of batch) if (!referenced.has(hash)) await removeOld(pathOf(hash))
        }
      }
      await mkdir(directory, { recursive: true })
      await writeFile(join(directory, sweptName), '')
      return removed
    },

    async sweptAt() {
      const facts = await stat(join(directory, sweptName)).catch(() => null)
      return facts?.mtimeMs ?? null
    },
  }
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function writeThrough(path: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx')
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      hash.update(chunk)
      bytes += chunk.length
      await writeWhole(file, chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { sha256: hash.digest('hex'), bytes }
}

/** Makes the rename itself survive a power cut; not every system lets a directory be opened. */
async function syncDirectory(path: string): Promise<void> {
  try {
    const directory = await open(path, 'r')
    try {
      await directory.sync()
    } finally {
      await directory.close()
    }
  } catch {
    return
  }
}
