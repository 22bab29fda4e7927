import type { AccountId } from '../../../core/ids/shared-ids.ts'
import type { Uploads } from './uploads.ts'

/**
 * Uploads that came in the bodies of requests. What nothing has used by the time of a response is to be removed: its sender does not know
 * it, and would have it counted against the quota. Servers do that before they send the response (`onSend`), since nothing is called after it
 * (`onResponse`) where the sender has gone meanwhile.
 */
export function createUnusedUploads(uploads: Pick<Uploads, 'remove'>) {
  const received = new WeakMap<object, { accountId: AccountId; ids: readonly string[] }>()
  return {
    note: (request: object, accountId: AccountId, ids: readonly string[]): void => void received.set(request, { accountId, ids }),
    /** @param onFailure for the log: the request was handled all the same, and uploads expire */
    async remove(request: object, onFailure: (error: unknown) => void): Promise<void> {
      const unused = received.get(request)
      if (unused === undefined) return
      try {
        for (const id of unused.ids) await uploads.remove(unused.accountId, id)
      } catch (error) {
        onFailure(error)
      }
    },
  }
}
