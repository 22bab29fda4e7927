/** Writes the body of a request to the file of its upload, from the offset where the last one ended. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { PartialFiles } from '../../../core/files/partial-files.ts'
import { noteReceived } from '../data/upload.ts'
import type { UploadChecksum } from '../domain/upload-checksum.ts'
import type { UploadLock } from './upload-lock.ts'

/** Bytes after which what was written is synced and noted: so much is sent again at most after a crash. */
const noteEvery = 8 * 1024 * 1024

/** The body has another digest than it says. None of it counts as received. */
export class ChecksumMismatchError extends Error {
  override name = 'ChecksumMismatchError'
}

/** Another request has the upload now. */
export class LockLostError extends Error {
  override name = 'LockLostError'
}

interface Part {
  id: string
  lock: UploadLock
  offset: number
  /** Null: what arrives counts as received although the rest does not. */
  checksum: UploadChecksum | null
}

/** @returns the new offset @throws BytesLostError, ChecksumMismatchError, LockLostError, or the error by which the body ends early */
export async function receivePart(
  { kysely, partial }: { kysely: Kysely<Schema>; partial: PartialFiles },
  { id, lock, offset, checksum }: Part,
  body: AsyncIterable<Uint8Array>,
): Promise<number> {
  const hash = checksum && createHash(checksum.algorithm)
  const file = await partial.open(id, offset)
  let position = offset
  let noted = offset
  const note = async () => {
    if (position === noted) return
    await file.sync()
    if (!(await noteReceived(kysely, id, lock.token, position))) throw new LockLostError('Another request has the upload')
    noted = position
  }
  try {
    try {
      for await (const chunk of body) {
        if (!lock.isHeld) throw new LockLostError('The lease of the upload has ended')
        hash?.update(chunk)
        await file.write(chunk, position)
        position += chunk.length
        if (hash === null && position - noted >= noteEvery) await note()
      }
    } catch (error) {
      if (hash === null && !(error instanceof LockLostError)) await note()
      throw error
    }
    if (checksum !== null && hash?.digest().equals(checksum.digest) !== true) throw new ChecksumMismatchError('The checksum does not match')
    await note()
    return position
  } finally {
    await file.close()
  }
}
