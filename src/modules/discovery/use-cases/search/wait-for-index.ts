import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../../core/database/open-database.ts'
import { hasSearchChanges } from '../../data/search-change.ts'
import { aloneAtIndex, fast, type IndexedLibrary, indexChanges } from './index-changes.ts'
import { type RebuildOptions, rebuildIndex } from './rebuild-index.ts'

/** Milliseconds between checks whether the lock of the index is free. */
const every = 250

type Progress = Pick<RebuildOptions, 'onPlanned' | 'onItems'>

/**
 * Runs at the end of a command that changed the database: indexes all changes, or waits until the process with the lock has done so.
 * A missing or outdated index is rebuilt.
 */
export async function catchUp(database: Pick<Database, 'aloneAt'>, library: IndexedLibrary, progress: Progress = {}): Promise<void> {
  const work = async (): Promise<true> => {
    if (!(await library.search.isCurrent())) await rebuildIndex(library, { ...progress, pace: fast })
    await indexChanges(library, 'document', fast)
    await indexChanges(library, 'counts', fast)
    return true
  }
  while ((await aloneAtIndex(database, work)) === null) {
    await wait(every)
    if ((await library.search.isCurrent()) && !(await hasSearchChanges(library.kysely, 'document'))) return
  }
}

/**
 * Rebuilds the index as soon as its lock is free.
 * @param onWaiting called once while another process holds the lock
 * @returns the number of publications in the index
 */
export async function makeIndexAnew(
  database: Pick<Database, 'aloneAt'>,
  library: IndexedLibrary,
  { onWaiting, ...progress }: Progress & { onWaiting: () => void },
): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const count = await aloneAtIndex(database, () => rebuildIndex(library, { ...progress, pace: fast }))
    if (count !== null) return count
    // A server that is only indexing recent changes finishes quickly.
    if (tries === 8) onWaiting()
    await wait(every)
  }
}
