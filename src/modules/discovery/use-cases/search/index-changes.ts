/** Brings the search index in line with what changed in the library. One process at a time (`aloneAtIndex`). */

import type { Database } from '../../../../core/database/open-database.ts'
import { isUnreachable } from '../../../../core/database/unreachable.ts'
import { applyRules } from '../../../gateways/use-cases/apply-rules.ts'
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
  /** Reported of an item that the index does not take. It is tried again later, and the others go on. */
  onRefused: (contentItemId: number, error: unknown) => void
}

export interface Pace {
  /** Items at once. */
  batch: number
  /** Waited for after each batch; false ends it there. */
  shouldContinue: () => Promise<boolean>
}

/** For a command, which nobody else waits for. */
export const fast: Pace = { batch: 100, shouldContinue: async () => true }

/** @returns null, with nothing done, while another process is at the index */
export const aloneAtIndex = <Result>(database: Pick<Database, 'aloneAt'>, body: () => Promise<Result>): Promise<Result | null> =>
  database.aloneAt('search index', body)

/** Rows of one item that may be told of at once: an item that is stored again and again is indexed once. */
const rowsAnItem = 10

/** Until nothing is left that can be done now. @returns how many items, each as often as it was indexed */
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
 * Read after they were listed, and settled once they are in the index: whatever ends this in between, it is done again. Where the index
 * does not take them all, each is tried alone, so that one does not keep the others out.
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
  const gone = ids.filter(id => !found.has(id))
  if (documents.length > 0) await library.search.store(documents)
  await applyRules(library, [...found])
  if (gone.length > 0) await library.search.remove(gone)
}
