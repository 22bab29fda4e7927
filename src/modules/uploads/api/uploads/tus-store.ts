/** The uploads and their lock for one request, as @tus/server asks for them. One that the account does not have is not there. */

import type { Readable } from 'node:stream'
import { DataStore, ERRORS, type Lock, type Locker, Upload } from '@tus/server'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { BytesLostError, type PartialFiles } from '../../../../core/files/partial-files.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import type { UploadChecksum } from '../../domain/upload-checksum.ts'
import { type UploadProblem, uploadLifetime } from '../../domain/upload-purpose.ts'
import { ChecksumMismatchError, LockLostError, receivePart } from '../../use-cases/receive-part.ts'
import { UploadLock } from '../../use-cases/upload-lock.ts'
import type { Uploads } from '../../use-cases/uploads.ts'
import { refusalOf } from './refusal.ts'

export interface TusSetting {
  kysely: Kysely<Schema>
  partial: PartialFiles
  uploads: Uploads
}

export interface TusRequest {
  accountId: AccountId
  /** The checksum is that of the request's body; null: the header does not give one. */
  checksum: UploadChecksum | null
}

/** The error is as @tus/server expects errors. */
const failure = (status_code: number, body: string) => Object.assign(new Error(body), { status_code, body })
export const refused = (problem: UploadProblem) => {
  const { status, body } = refusalOf(problem)
  return failure(status, JSON.stringify(body))
}

export class TusStore extends DataStore implements Locker {
  override extensions = ['creation', 'creation-with-upload', 'expiration', 'termination', 'checksum']
  readonly #setting: TusSetting
  readonly #request: TusRequest
  #lock: UploadLock | null = null
  #release: () => void = () => undefined
  /** The lock is released only when this has ended. */
  #writing: Promise<unknown> = Promise.resolve()

  constructor(setting: TusSetting, request: TusRequest) {
    super()
    this.#setting = setting
    this.#request = request
  }

  newLock(id: string): Lock {
    const { kysely, uploads } = this.#setting
    return {
      lock: async (signal, release) => {
        this.#release = () => void release()
        this.#lock = new UploadLock(kysely, id)
        // A new upload is inserted with its lock.
        if ((await uploads.find(this.#request.accountId, id)) === null) return
        if (!(await this.#lock.acquire(signal))) throw failure(423, 'Another request is sending the upload')
        this.#lock.renewing(this.#release)
      },
      unlock: async () => {
        await this.#writing.catch(() => undefined)
        await this.#lock?.release()
      },
    }
  }

  override getExpiration(): number {
    return uploadLifetime
  }

  override async create(upload: Upload): Promise<Upload> {
    const lock = this.#lock
    if (lock === null) throw new Error('An upload is made without its lock')
    const { purpose, filename, name } = upload.metadata ?? {}
    const begun = await this.#setting.uploads.begin({
      id: upload.id,
      accountId: this.#request.accountId,
      purpose: purpose ?? '',
      name: filename ?? name ?? '',
      bytes: upload.size ?? 0,
      lock: lock.begin(),
    })
    if (begun.kind === 'refused') throw refused(begun.problem)
    lock.renewing(this.#release)
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.#setting.uploads.find(this.#request.accountId, id)
    if (found === null || found.problem !== null) throw ERRORS.FILE_NOT_FOUND
    const { bytes, received, purpose, name, expiresAt } = found
    // @tus/server adds the lifetime to this date.
    const creation_date = new Date(expiresAt.getTime() - uploadLifetime).toISOString()
    return new Upload({ id, size: bytes, offset: received, metadata: { purpose, filename: name }, creation_date })
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const lock = this.#lock
    if (lock === null) throw new Error('An upload is written without its lock')
    const written = receivePart(this.#setting, { id, lock, offset, checksum: this.#request.checksum }, stream)
    this.#writing = written
    try {
      return await written
    } catch (error) {
      if (error instanceof ChecksumMismatchError) throw failure(460, 'Checksum Mismatch')
      if (error instanceof LockLostError) throw failure(423, error.message)
      if (error instanceof BytesLostError) {
        // A whole upload has a stored file and no partial one: its last part was sent again.
        const found = await this.#setting.uploads.find(this.#request.accountId, id)
        if (found !== null && found.sha256 !== null) return found.bytes
        await this.remove(id)
        throw refused({ kind: 'lost' })
      }
      throw error
    }
  }

  override async remove(id: string): Promise<void> {
    await this.#setting.uploads.remove(this.#request.accountId, id)
  }
}
