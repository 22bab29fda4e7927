/** Files whose content arrives in several pieces, each under an id until it is whole. */
import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { isMissing, writeWhole } from './file-system.ts'

export interface PartialFiles {
  /** Makes an empty one. @param id a UUID */
  create(id: string): Promise<void>
  /** This opens the file to write on after the first bytes, so many. @throws BytesLostError */
  open(id: string, bytes: number): Promise<PartialFile>
  /** A stream of the first bytes, so many. @throws BytesLostError */
  read(id: string, bytes: number): Promise<Readable>
  /** The hash of the first bytes, so many. @throws BytesLostError */
  hash(id: string, bytes: number): Promise<string>
  /** Gives a synced one its final name. Nothing happens where there is none: another call may have done it. @throws BytesLostError */
  keep(id: string, sha256: string, bytes: number): Promise<void>
  remove(id: string): Promise<void>
  list(): Promise<string[]>
}

/** A process that takes over from another one may have it open at the same time. */
export interface PartialFile {
  write(chunk: Uint8Array, position: number): Promise<void>
  /** What was written survives a power cut once this resolves. */
  sync(): Promise<void>
  close(): Promise<void>
}

/** There is no such file, or it has fewer bytes than are said to be in it, as after a backup was restored. */
export class BytesLostError extends Error {
  override name = 'BytesLostError'
  readonly isMissing: boolean
  /** @param size null where there is no such file */
  constructor(id: string, size: number | null, bytes: number) {
    super(size === null ? `There is no partial file ${id}` : `The partial file ${id} has ${size} bytes, and not ${bytes}`)
    this.isMissing = size === null
  }
}

const idForm = /^[0-9a-f-]{36}$/
const hashedAtOnce = 1024 * 1024

/** @param directory made where it is missing @param keep moves a file to its final name */
export function openPartialFiles(directory: string, keep: (path: string, sha256: string, bytes: number) => Promise<void>): PartialFiles {
  const pathOf = (id: string): string => {
    if (!idForm.test(id)) throw new Error('The id of a partial file is no UUID')
    return join(directory, id)
  }
  /** Its size is asked for once it is open, when no other call can take it away. @throws BytesLostError */
  const openWith = async (id: string, bytes: number, flags: 'r' | 'r+'): Promise<FileHandle> => {
    const file = await open(pathOf(id), flags).catch(error => {
      throw isMissing(error) ? new BytesLostError(id, null, bytes) : error
    })
    try {
      const { size } = await file.stat()
      if (size < bytes) throw new BytesLostError(id, size, bytes)
    } catch (error) {
      await file.close()
      throw error
    }
    return file
  }
  const openStream = async (id: string, bytes: number, highWaterMark?: number): Promise<Readable> => {
    const file = await openWith(id, bytes, 'r')
    if (bytes > 0) return file.createReadStream({ start: 0, end: bytes - 1, highWaterMark })
    await file.close()
    return Readable.from([])
  }
  return {
    async create(id) {
      await mkdir(directory, { recursive: true })
      await writeFile(pathOf(id), '', { flag: 'wx' })
    },
    async open(id, bytes) {
      // Writing beyond the end of a file would fill the gap with zeros.
      const file = await openWith(id, bytes, 'r+')
      return {
        write: (chunk, position) => writeWhole(file, chunk, position),
        sync: () => file.datasync(),
        close: () => file.close(),
      }
    },
    read: (id, bytes) => openStream(id, bytes),
    async hash(id, bytes) {
      const hash = createHash('sha256')
      const content: AsyncIterable<Buffer> = await openStream(id, bytes, hashedAtOnce)
      for await (const chunk of content) hash.update(chunk)
      return hash.digest('hex')
    },
    async keep(id, sha256, bytes) {
      try {
        const file = await openWith(id, bytes, 'r+')
        // Bytes beyond those that count may have been written by a request that broke off.
        try {
          await file.truncate(bytes)
        } finally {
          await file.close()
        }
        await keep(pathOf(id), sha256, bytes)
      } catch (error) {
        // Another call has given it its name, perhaps in the middle of this one.
        const isFileMissing = error instanceof BytesLostError && error.isMissing
        if (!isFileMissing && !isMissing(error)) throw error
      }
    },
    remove: id => rm(pathOf(id), { force: true }),
    async list() {
      try {
        return (await readdir(directory)).filter(name => idForm.test(name))
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    },
  }
}
