/** Rebuilds the search index from the whole database, while the old one answers searches. */

import { setTimeout as wait } from 'node:timers/promises'
import { noId } from '../../../../core/ids/id.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { forgetSearchChanges } from '../../data/search-change.ts'
import { countFindableItems, listFindableIds } from '../../data/search-document.ts'
import type { SearchDocument } from '../../engine/search-port.ts'
import { fast, type IndexedLibrary, indexChanges, type Pace } from './index-changes.ts'
import { readSearchDocuments } from './read-documents.ts'

export interface RebuildOptions {
  pace: Pace
  /** Awaited after each batch; false ends the rebuild. */
  rest?: () => Promise<boolean>
  /** Called with the number of publications before the first batch. */
  onPlanned?: (count: number) => void
  /** Called after each batch with its size. */
  onItems?: (count: number) => void
}

/** The rebuild was stopped before it was done; the old index stays in use. */
export class RebuildEndedError extends Error {
  override name = 'RebuildEndedError'
  constructor() {
    super('The search index was not made anew: it was told to end.')
  }
}

/** Milliseconds between checks of the queue while the engine finishes its part. */
const everyWhileEnding = 250

/**
 * Requires the lease of the index. Changes made meanwhile are indexed between batches, after the batch that was read before them, so that no
 * publication is replaced by an older state.
 * @returns the number of publications in the index
 * @throws RebuildEndedError
 */
export async function rebuildIndex(
  library: IndexedLibrary,
  { pace, rest = pace.shouldContinue, onPlanned, onItems }: RebuildOptions,
): Promise<number> {
  const { kysely, search } = library
  // An unusable index gets every change from the rebuild. A usable one still needs the queue in case the rebuild is stopped.
  if (!(await search.isCurrent())) await forgetSearchChanges(kysely)
  onPlanned?.(await countFindableItems(kysely))
  let count = 0
  let after: ContentId = noId()
  const allRead = Promise.withResolvers<void>()
  async function* documents(): AsyncGenerator<SearchDocument[]> {
    for (;;) {
      const ids = await listFindableIds(kysely, after, pace.batch)
      after = ids.at(-1) ?? after
      if (ids.length === 0) break
      const batch = await readSearchDocuments(library, ids)
      if (batch.length > 0) yield batch
      count += batch.length
      onItems?.(batch.length)
      await indexChanges(library, 'document', pace)
      if (!(await rest())) throw new RebuildEndedError()
    }
    allRead.resolve()
  }
  const ended = new AbortController()
  const indexing = allRead.promise.then(async () => {
    while (!ended.signal.aborted) {
      // Failed changes stay in the queue and do not stop the rebuild.
      await indexChanges(library, 'document', fast).catch(() => undefined)
      await wait(everyWhileEnding, undefined, { signal: ended.signal }).catch(() => undefined)
    }
  })
  const built = search.rebuild(documents()).finally(() => {
    ended.abort()
    allRead.resolve()
  })
  await Promise.all([built, indexing])
  await library.afterIndexing(library, null)
  await indexChanges(library, 'document', fast)
  await indexChanges(library, 'counts', fast)
  return count
}
