import type { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import { findFile } from '../data/file.ts'
import type { ByteRange, FileStore } from '../data/file-store.ts'
import type { Schema } from '../data/schema.ts'

export interface OpenableFile {
  bytes: number
  mimeType: string
  /** @throws FileMissingError where the file store has lost it. */
  open(range?: ByteRange): Promise<Readable>
}

/** The file of a hash; null where nothing stored names it. */
export async function openFile(kysely: Kysely<Schema>, files: FileStore, sha256: string): Promise<OpenableFile | null> {
  const file = await findFile(kysely, sha256)
  return file && { bytes: file.bytes, mimeType: file.mimeType, open: range => files.open(sha256, range) }
}
