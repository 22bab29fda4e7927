import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../../core/database/open-database.ts'
import { hasSearchChanges } from '../../data/search-change.ts'
import { aloneAtIndex, fast, type IndexedLibrary, indexChanges } from './index-changes.ts'
import { type RebuildOptions, rebuildIndex } from './rebuild-index.ts'

/** Milliseconds between two looks whether the process that is at the index is done. */
const every = 250

type Progress = Pick<RebuildOptions, 'onPlanned' | 'onItems'>

/**
 * For the end of a command that changed the library: makes all of it findable, or waits until the process that is at the index has done so.
 * An index that is missing or of another version is made.
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
 * Makes the index anew, as soon as no other process is at it.
 * @param onWaiting told once where another one is
 * @returns how many items it holds
 */
export async function makeIndexAnew(
  database: Pick<Database, 'aloneAt'>,
  library: IndexedLibrary,
  { onWaiting, ...progress }: Progress & { onWaiting: () => void },
): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const count = await aloneAtIndex(database, () => rebuildIndex(library, { ...progress, pace: fast }))
    if (count !== null) return count
    // A server that indexes what was just changed is done at once.
    if (tries === 8) onWaiting()
    await wait(every)
  }
}
