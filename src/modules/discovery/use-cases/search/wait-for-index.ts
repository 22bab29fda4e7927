import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../../core/database/open-database.ts'
import { hasSearchChanges } from '../../data/search-change.ts'
import { exclusivelyAtIndex, fast, type IndexedLibrary, indexChanges } from './index-changes.ts'
import { type RebuildOptions, rebuildIndex } from './rebuild-index.ts'

/** Milliseconds between checks whether the lease of the index is free. */
const every = 250

type Progress = Pick<RebuildOptions, 'onPlanned' | 'onItems'>

/**
 * Runs at the end of a command that changed the database: indexes all changes, or waits until the process with the lease has done so.
 * A missing or outdated index is rebuilt.
 */
export async function catchUp(database: Pick<Database, 'withLease'>, library: IndexedLibrary, progress: Progress = {}): Promise<void> {
  const work = async (own: IndexedLibrary): Promise<true> => {
    if (!(await own.search.isCurrent())) await rebuildIndex(own, { ...progress, pace: fast })
    await indexChanges(own, 'document', fast)
    await indexChanges(own, 'counts', fast)
    return true
  }
  while ((await exclusivelyAtIndex(database, library, work)) === null) {
    await wait(every)
    if ((await library.search.isCurrent()) && !(await hasSearchChanges(library.kysely, 'document'))) return
  }
}

/**
 * Rebuilds the index as soon as its lease is free.
 * @param onWaiting called once while another process holds the lease
 * @returns the number of publications in the index
 */
export async function makeIndexAnew(
  database: Pick<Database, 'withLease'>,
  library: IndexedLibrary,
  { onWaiting, ...progress }: Progress & { onWaiting: () => void },
): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const count = await exclusivelyAtIndex(database, library, own => rebuildIndex(own, { ...progress, pace: fast }))
    if (count !== null) return count
    // A server that is only indexing recent changes finishes quickly.
    if (tries === 8) onWaiting()
    await wait(every)
  }
}
