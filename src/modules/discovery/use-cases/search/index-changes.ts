/** Updates the search index with the changes in the database. Only one process at a time may do so (`exclusivelyAtIndex`). */

import type { Kysely } from 'kysely'
import { LeaseLostError } from '../../../../core/database/lease.ts'
import type { Database } from '../../../../core/database/open-database.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { isUnreachable } from '../../../../core/database/unreachable.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import {
  type ChangedPart,
  completeSearchChanges,
  listSearchChanges,
  postponeSearchChanges,
  type SearchChange,
} from '../../data/search-change.ts'
import type { SearchPort } from '../../engine/search-port.ts'
import { type LibraryToRead, readSearchCounts, readSearchDocuments } from './read-documents.ts'

export interface IndexedLibrary extends LibraryToRead {
  search: SearchPort
  /** The same engine over another connection to its database. */
  createSearch: (kysely: Kysely<Schema>) => SearchPort
  /** Does what follows from the content of the index: for some publications, or null for all of them. */
  afterIndexing: (library: Pick<IndexedLibrary, 'kysely' | 'search'>, ids: readonly ContentId[] | null) => Promise<unknown>
  /** Called for a publication that could not be indexed. It is tried again later, and the others continue. */
  onRefused: (contentItemId: ContentId, error: unknown) => void
}

export interface Pace {
  /** Publications per batch. */
  batch: number
  /** Awaited after each batch; false ends the run. */
  shouldContinue: () => Promise<boolean>
}

/** This is for commands, where no readers wait for the process. */
export const fast: Pace = { batch: 100, shouldContinue: async () => true }

/**
 * @param body gets the library such that what it writes is stored only while this process holds the lease of the index
 * @returns null where another process holds the lease, or has taken it over meanwhile
 */
export async function exclusivelyAtIndex<Result>(
  database: Pick<Database, 'withLease'>,
  library: IndexedLibrary,
  body: (library: IndexedLibrary) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await database.withLease('search index', ({ kysely }) => body({ ...library, kysely, search: library.createSearch(kysely) }))
  } catch (error) {
    if (error instanceof LeaseLostError) return null
    throw error
  }
}

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
    if (isUnreachable(error) || error instanceof LeaseLostError) throw error
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

async function feed(library: IndexedLibrary, part: ChangedPart, ids: readonly ContentId[]): Promise<void> {
  if (part === 'counts') {
    const counts = await readSearchCounts(library, ids)
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
