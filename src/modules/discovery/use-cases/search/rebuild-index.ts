/** Makes the search index anew from the whole library, while searches are answered from the one that is there. */
import { setTimeout as wait } from 'node:timers/promises'
import { applyRules } from '../../../gateways/use-cases/apply-rules.ts'
import { forgetSearchChanges } from '../../data/search-change.ts'
import { countFindableItems, listFindableIds } from '../../data/search-document.ts'
import type { SearchDocument } from '../../engine/search-port.ts'
import { fast, type IndexedLibrary, indexChanges, type Pace } from './index-changes.ts'
import { readSearchDocuments } from './read-documents.ts'

export interface RebuildOptions {
  pace: Pace
  /** Waited for after each batch of the library; false ends it there. */
  rest?: () => Promise<boolean>
  /** Reported how many items there are, before the first. */
  onPlanned?: (count: number) => void
  /** Reported after each batch how many it held. */
  onItems?: (count: number) => void
}

/** It was told to end before it was done; the index that was there goes on. */
export class RebuildEndedError extends Error {
  override name = 'RebuildEndedError'
  constructor() {
    super('The search index was not made anew: it was told to end.')
  }
}

/** Milliseconds from one look at the queue to the next while the engine ends its part. */
const everyWhileEnding = 250

/**
 * For the one process that is alone at the index. What changes meanwhile is indexed in between, after the batch that was read before: so no
 * item is ever replaced by what it was.
 * @returns how many items the index holds now
 * @throws RebuildEndedError
 */
export async function rebuildIndex(
  library: IndexedLibrary,
  { pace, rest = pace.shouldContinue, onPlanned, onItems }: RebuildOptions,
): Promise<number> {
  const { kysely, search } = library
  // An index that is of no use yet gets all of it anyway. A useful one is not to miss a change should this end early.
  if (!(await search.isCurrent())) await forgetSearchChanges(kysely)
  onPlanned?.(await countFindableItems(kysely))
  let count = 0
  let after = 0
  const allRead = Promise.withResolvers<void>()
  async function* documents(): AsyncGenerator<SearchDocument[]> {
    for (;;) {
      const ids = await listFindableIds(kysely, after, pace.batch)
      after = ids.at(-1) ?? 0
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
      // What fails here stays in the queue, and the index is made all the same.
      await indexChanges(library, 'document', fast).catch(() => undefined)
      await wait(everyWhileEnding, undefined, { signal: ended.signal }).catch(() => undefined)
    }
  })
  const built = search.rebuild(documents()).finally(() => {
    ended.abort()
    allRead.resolve()
  })
  await Promise.all([built, indexing])
  await applyRules(library, null)
  await indexChanges(library, 'document', fast)
  await indexChanges(library, 'counts', fast)
  return count
}
