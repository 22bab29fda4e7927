/** Updates the search index with the changes in the database. Only one process at a time may do so (`aloneAtIndex`). */

import type { Database } from '../../../../core/database/open-database.ts'
import { isUnreachable } from '../../../../core/database/unreachable.ts'
import {
  type ChangedPart,
  completeSearchChanges,
  listSearchChanges,
  postponeSearchChanges,
  type SearchChange,
} from '../../data/search-change.ts'
import { findSearchCounts } from '../../data/search-document.ts'
import type { SearchPort } from '../../engine/search-port.ts'
import { type LibraryToRead, readSearchDocuments } from './read-documents.ts'

export interface IndexedLibrary extends LibraryToRead {
  search: SearchPort
  /** Does what follows from the content of the index: for some publications, or null for all of them. */
  afterIndexing: (library: Pick<IndexedLibrary, 'kysely' | 'search'>, ids: readonly number[] | null) => Promise<unknown>
  /** Called for a publication that could not be indexed. It is tried again later, and the others continue. */
  onRefused: (contentItemId: number, error: unknown) => void
}

export interface Pace {
  /** Publications per batch. */
  batch: number
  /** Awaited after each batch; false ends the run. */
  shouldContinue: () => Promise<boolean>
}

/** For commands, where no readers wait for the process. */
export const fast: Pace = { batch: 100, shouldContinue: async () => true }

/** @returns null without doing anything while another process holds the lock of the index */
export const aloneAtIndex = <Result>(database: Pick<Database, 'aloneAt'>, body: () => Promise<Result>): Promise<Result | null> =>
  database.aloneAt('search index', body)

/** The maximum number of changes of one publication per batch: one that is stored repeatedly is indexed once. */
const rowsAnItem = 10

/** Runs until no due change is left. @returns the number of indexed publications; repeated ones count each time */
export async function indexChanges(library: IndexedLibrary, part: ChangedPart, { batch, shouldContinue }: Pace): Promise<number> {
  for (let done = 0; ; ) {
    const listed = await listSearchChanges(library.kysely, part, batch * rowsAnItem)
    const items = new Set(listed.map(({ contentItemId }) => contentItemId))
    const ids = [...items].slice(0, batch)
    const changes = listed.filter(({ contentItemId }) => ids.includes(contentItemId))
    if (changes.length === 0) return done
    await indexItems(library, part, changes)
    done += ids.length
    if (!(await shouldContinue())) return done
  }
}

/**
 * Reads the publications after their changes were listed, and completes the changes once they are indexed, so that an interruption only
 * repeats work. If a batch fails, each publication is tried alone, so that one does not block the others.
 */
async function indexItems(library: IndexedLibrary, part: ChangedPart, changes: readonly SearchChange[]): Promise<void> {
  const ids = [...new Set(changes.map(({ contentItemId }) => contentItemId))]
  try {
    await feed(library, part, ids)
  } catch (error) {
    if (isUnreachable(error)) throw error
    if (ids.length > 1) {
      for (const own of Map.groupBy(changes, ({ contentItemId }) => contentItemId).values()) await indexItems(library, part, own)
      return
    }
    const failures = await postponeSearchChanges(library.kysely, changes)
    const [id] = ids
    if (failures <= 1 && id !== undefined) library.onRefused(id, error)
    return
  }
  await completeSearchChanges(library.kysely, part, changes)
}

async function feed(library: IndexedLibrary, part: ChangedPart, ids: readonly number[]): Promise<void> {
  if (part === 'counts') {
    const counts = await findSearchCounts(library.kysely, ids)
    if (counts.length > 0) await library.search.storeCounts(counts)
    return
  }
  const documents = await readSearchDocuments(library, ids)
  const found = new Set(documents.map(({ id }) => id))
  const removed = ids.filter(id => !found.has(id))
  if (documents.length > 0) await library.search.store(documents)
  await library.afterIndexing(library, [...found])
  if (removed.length > 0) await library.search.remove(removed)
}
