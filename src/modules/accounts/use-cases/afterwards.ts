import { inBackgroundOf } from '../../../core/database/answering.ts'

/** Work that a response does not wait for, so that the response time reveals nothing. */
export interface Afterwards {
  do(work: () => Promise<void>): void
  /** Waits for all of it. */
  end(): Promise<void>
}

/** @param onFailure the only report of a failure */
export function createAfterwards(onFailure: (error: unknown) => void): Afterwards {
  const going = new Set<Promise<void>>()
  return {
    do(work) {
      const done = inBackgroundOf(work)
        .catch(onFailure)
        .finally(() => going.delete(done))
      going.add(done)
    },
    async end() {
      while (going.size > 0) await Promise.all(going)
    },
  }
}
