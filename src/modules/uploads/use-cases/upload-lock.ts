/**
 * The lock of an upload, in the database, so that several processes may serve one upload. It is a lease, so that a process that was killed
 * holds nothing for long, and its token fences the number of bytes that its holder notes as received. What follows once an upload is whole (it
 * is examined, used and removed) is not under the lock: doing that twice does no harm.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { lockUpload, renewLock, unlockUpload } from '../data/upload.ts'

/** Milliseconds. A holder that has not renewed its lease in time begins no other write, and notes nothing more. */
const lease = 8_000
const renewEvery = 1_000
const retryEvery = 250
/** Longer than a lease, and than a holder takes to let go. */
const maxWait = 15_000

export class UploadLock {
  readonly token = randomUUID()
  readonly #kysely: Kysely<Schema>
  readonly #id: string
  #timer: NodeJS.Timeout | undefined
  #heldUntil = 0

  constructor(kysely: Kysely<Schema>, id: string) {
    this.#kysely = kysely
    this.#id = id
  }

  /** @returns false where another request does not let go in time */
  async acquire(signal: AbortSignal): Promise<boolean> {
    const until = performance.now() + maxWait
    for (;;) {
      const requested = performance.now()
      if (await lockUpload(this.#kysely, this.#id, this.token, lease)) {
        this.#heldUntil = requested + lease
        return true
      }
      if (performance.now() >= until || signal.aborted) return false
      await wait(retryEvery)
    }
  }

  /** A new row is inserted with this, so that it is locked from its beginning. */
  begin(): { token: string; lease: number } {
    this.#heldUntil = performance.now() + lease
    return { token: this.token, lease }
  }

  /** @param release called as soon as another request waits or the lock is lost, and again until this request lets go */
  renewing(release: () => void): void {
    this.#timer = setInterval(() => void this.#renew(release), renewEvery)
    this.#timer.unref()
  }

  async #renew(release: () => void): Promise<void> {
    const requested = performance.now()
    // A database that cannot be reached is the same as a lease that is not renewed.
    const held = await renewLock(this.#kysely, this.#id, this.token, lease).catch(() => undefined)
    if (held !== undefined && held !== null) this.#heldUntil = requested + lease
    if (held === null || held?.isWanted) release()
  }

  /** Whether nobody else can have the lock yet. */
  get isHeld(): boolean {
    return performance.now() < this.#heldUntil
  }

  async release(): Promise<void> {
    clearInterval(this.#timer)
    await unlockUpload(this.#kysely, this.#id, this.token)
  }
}
