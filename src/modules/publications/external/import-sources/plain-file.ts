/** Reads files of the local disk within limits. */
import { createReadStream, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { type CompanionFile, reasonOf, SourceError } from './import-source.ts'
import { sniffedBytes } from './sniff-root.ts'

/** The first bytes, enough to detect its type. */
export async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Reads the whole file without relying on its stated size: it may be a pipe, or growing. @throws SourceError */
export async function readWithin(path: string, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of createReadStream(path)) {
      const read: unknown = chunk
      if (!Buffer.isBuffer(read)) throw new TypeError('A file is read in bytes')
      bytes += read.length
      if (bytes > maxBytes) throw new SourceError(path, tooLarge(statSync(path).size || bytes, maxBytes))
      chunks.push(read)
    }
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError(path, `This file cannot be read: ${reasonOf(error)}.`, { cause: error })
  }
  return Buffer.concat(chunks, bytes)
}

export const tooLarge = (bytes: number, maxBytes: number): string => `The file has ${bytes} bytes; at most ${maxBytes} are taken.`

async function* contentOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path)
}

/** @throws SourceError where the file does not exist (any more) */
export function companionFile(path: string, name: string): CompanionFile {
  try {
    return { name, bytes: statSync(path).size, content: () => contentOf(path) }
  } catch (error) {
    throw new SourceError(path, `This file cannot be read: ${reasonOf(error)}.`, { cause: error })
  }
}
