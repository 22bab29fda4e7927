/** Uploads of accounts: how they begin, when their files are good, and how other modules take them. */

import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { FileStore } from '../../../core/files/file-store.ts'
import { BytesLostError } from '../../../core/files/partial-files.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import {
  deleteExpiredUploads,
  deleteUpload,
  findKnownUploads,
  findUpload,
  finishUpload,
  insertUpload,
  type NewUpload,
  refuseUpload,
  restartUpload,
  type StoredUpload,
} from '../data/upload.ts'
import { problemCode, type UploadProblem, type UploadPurposes, uploadName } from '../domain/upload-purpose.ts'
import type { Scanner } from '../external/scanner/scanner.ts'
import { createExamination } from './examine-upload.ts'

export interface UploadSetting {
  kysely: Kysely<Schema>
  files: FileStore
  purposes: UploadPurposes
  /** Null: files are not scanned. */
  scanner: Scanner | null
}

/** A whole file that was found to be good. */
export interface TakenUpload {
  kind: 'taken'
  id: string
  name: string
  sha256: string
  bytes: number
}
export type Refused = { kind: 'refused'; name: string; problem: UploadProblem }

export interface Uploads {
  /** Checks what can be known before the first byte, and makes room. */
  begin(upload: NewUpload): Promise<{ kind: 'begun' } | Refused>
  find(accountId: AccountId, id: string): Promise<StoredUpload | null>
  /** Takes a file in one stream, such as a form's. */
  receive(accountId: AccountId, file: { purpose: string; name: string; content: AsyncIterable<Uint8Array> }): Promise<TakenUpload | Refused>
  /**
   * The file of a whole upload, which is examined once.
   * @param expected the SHA-256 that its sender computed: where what arrived has another, it can be sent again from its beginning
   */
  take(accountId: AccountId, id: string, purpose: string, expected?: string | null): Promise<TakenUpload | Refused>
  /** Forgets an upload whose file was used or is not wanted. */
  remove(accountId: AccountId, id: string): Promise<void>
  /** Removes expired uploads, and what they left on the disk. @returns how many */
  expire(): Promise<number>
}

export const isUploadId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

export function createUploads(setting: UploadSetting): Uploads {
  const { kysely, files, purposes } = setting
  const { problemBefore, examine } = createExamination(setting)
  const find = async (accountId: AccountId, id: string) => (isUploadId(id) ? await findUpload(kysely, accountId, id) : null)
  const refuse = (name: string, problem: UploadProblem): Refused => ({ kind: 'refused', name, problem })

  async function finish({ id, purpose, name, bytes }: StoredUpload, expected: string | null): Promise<string | UploadProblem> {
    // Before the examination, which would say of a damaged file that it is of another type.
    if (expected !== null && (await files.partial.hash(id, bytes)) !== expected) {
      await restartUpload(kysely, id)
      return { kind: 'checksum' }
    }
    const examined = await examine(purpose, name, () => files.partial.read(id, bytes))
    if ('kind' in examined) {
      // Whole, and only not examined yet: it can be asked for again.
      if (examined.kind === 'scanner-away') return examined
      await refuseUpload(kysely, id, problemCode(examined))
      await files.partial.remove(id)
      return examined
    }
    const sha256 = expected ?? (await files.partial.hash(id, bytes))
    // The row comes first: whatever is left to do then is found by the next request.
    await kysely.transaction().execute(trx => finishUpload(trx, id, { sha256, bytes, mimeType: examined.mimeType }))
    return sha256
  }

  async function take(accountId: AccountId, id: string, purpose: string, expected: string | null = null): Promise<TakenUpload | Refused> {
    const upload = await find(accountId, id)
    if (upload === null || upload.purpose !== purpose) return refuse('', { kind: 'missing' })
    const { name, bytes, received, problem } = upload
    if (problem !== null) return refuse(name, { kind: 'type', problem })
    if (received < bytes) return refuse(name, { kind: 'incomplete' })
    try {
      const sha256 = upload.sha256 ?? (await finish(upload, expected))
      if (typeof sha256 !== 'string') return refuse(name, sha256)
      if (expected !== null && sha256 !== expected) return refuse(name, { kind: 'checksum' })
      await files.partial.keep(id, sha256, bytes)
      // Keeping does nothing where there is no partial file, and the stored one may be gone, as after a backup was restored.
      const stored = await files.stat(sha256)
      if (stored === null || stored.bytes < bytes) throw new BytesLostError(id, stored?.bytes ?? null, bytes)
      return { kind: 'taken', id, name, sha256, bytes }
    } catch (error) {
      if (!(error instanceof BytesLostError)) throw error
      const present = await find(accountId, id)
      // Another call has taken, refused or removed it meanwhile.
      if (present === null || present.problem !== null || present.sha256 !== upload.sha256)
        return await take(accountId, id, purpose, expected)
      await remove(accountId, id)
      return refuse(name, { kind: 'lost' })
    }
  }

  async function remove(accountId: AccountId, id: string): Promise<void> {
    if ((await find(accountId, id)) === null) return
    await deleteUpload(kysely, id)
    await files.partial.remove(id)
  }

  return {
    find,
    async begin({ purpose, name: given, ...upload }) {
      const name = uploadName(given)
      const problem = await problemBefore(purpose, upload.bytes)
      if (problem !== null) return refuse(name, problem)
      if (!(await insertUpload(kysely, { ...upload, purpose, name }))) return refuse(name, { kind: 'too-many' })
      await files.partial.create(upload.id)
      return { kind: 'begun' }
    },

    async receive(accountId, { purpose, name: given, content }) {
      const name = uploadName(given)
      const problem = await problemBefore(purpose, 0)
      if (problem !== null) return refuse(name, problem)
      const most = purposes.get(purpose)?.maxBytes ?? 0
      const { sha256, bytes } = await files.put(upTo(content, most)).catch(error => {
        if (error instanceof TooLargeError) return { sha256: null, bytes: 0 }
        throw error
      })
      if (sha256 === null) return refuse(name, { kind: 'too-large', most })
      // The row of the file is not there yet, so that a refused one is removed by the next sweep.
      const examined = await examine(purpose, name, () => files.open(sha256))
      if ('kind' in examined) return refuse(name, examined)
      const id = randomUUID()
      if (!(await insertUpload(kysely, { id, accountId, purpose, name, bytes, lock: null }))) return refuse(name, { kind: 'too-many' })
      await kysely.transaction().execute(trx => finishUpload(trx, id, { sha256, bytes, mimeType: examined.mimeType }))
      return { kind: 'taken', id, name, sha256, bytes }
    },

    take,
    remove,

    async expire() {
      const expired = await deleteExpiredUploads(kysely)
      const left = await files.partial.list()
      const known = await findKnownUploads(kysely, left)
      // The row is inserted before the file is made.
      for (const id of left) if (!known.has(id)) await files.partial.remove(id)
      return expired
    },
  }
}

class TooLargeError extends Error {
  override name = 'TooLargeError'
}

async function* upTo(content: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > most) throw new TooLargeError()
    yield chunk
  }
}
