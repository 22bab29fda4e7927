import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { VersionId } from '../../../core/ids/shared-ids.ts'
import { noteChangedVersions } from '../data/note-changes.ts'

export interface Announcer {
  /** Queues versions for the next announcement, which may follow at once. */
  add(versionIds: readonly VersionId[]): Promise<void>
  /** Announces the versions that remain. */
  end(): Promise<void>
}

/** Milliseconds from one occasion to the next. */
const usually = 15_000

/** Every change of the revision invalidates all cached pages, so that versions are announced together and rarely. */
export function announceChanges(kysely: Kysely<Schema>, every = usually, now: () => number = performance.now.bind(performance)): Announcer {
  let unreported: VersionId[] = []
  let reported = now()
  const report = async (): Promise<void> => {
    const ids = unreported
    unreported = []
    reported = now()
    await noteChangedVersions(kysely, ids)
  }
  return {
    async add(versionIds) {
      unreported.push(...versionIds)
      if (now() - reported >= every) await report()
    },
    end: report,
  }
}
