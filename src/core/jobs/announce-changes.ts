import type { Kysely } from 'kysely'
import { logChangedVersions } from '../database/revision.ts'
import type { Schema } from '../database/schema.ts'

export interface Announcer {
  /** Queues versions for the next announcement, which may follow at once. */
  add(versionIds: readonly number[]): Promise<void>
  /** Announces the versions that remain. */
  end(): Promise<void>
}

/** Milliseconds from one occasion to the next. */
const usually = 15_000

/** Every change of the revision invalidates all cached pages, so that versions are announced together and rarely. */
export function announceChanges(kysely: Kysely<Schema>, every = usually, now: () => number = performance.now.bind(performance)): Announcer {
  let unreported: number[] = []
  let reported = now()
  const report = async (): Promise<void> => {
    const ids = unreported
    unreported = []
    reported = now()
    await logChangedVersions(kysely, ids)
  }
  return {
    async add(versionIds) {
      unreported.push(...versionIds)
      if (now() - reported >= every) await report()
    },
    end: report,
  }
}
