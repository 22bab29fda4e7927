/** Indexing after commands that change the library. */

import type { Config } from '../main/config.ts'
import { type Library, withLibrary } from '../main/library.ts'
import { type Progress, showProgress } from '../main/progress.ts'
import { indexParts } from '../main/search-document-parts.ts'
import { createPostgresSearch } from '../modules/discovery/engine/postgres/create-postgres-search.ts'
import type { IndexedLibrary } from '../modules/discovery/use-cases/search/index-changes.ts'
import { catchUp } from '../modules/discovery/use-cases/search/wait-for-index.ts'

export function indexedLibrary({ database, files }: Library): IndexedLibrary {
  return {
    kysely: database.kysely,
    files,
    search: createPostgresSearch(database.kysely),
    createSearch: createPostgresSearch,
    ...indexParts,
    onRefused: (contentItemId, error) => console.error(`The item ${contentItemId} cannot be found by a search yet: ${reasonOf(error)}`),
  }
}

/** A progress bar for a rebuild of the index. */
export function showIndexing() {
  let bar: Progress | undefined
  return {
    onPlanned: (count: number): void => {
      bar = showProgress('Indexing', count)
    },
    onItems: (count: number): void => {
      for (let item = 0; item < count; item += 1) bar?.step('')
    },
    stop: (): void => bar?.stop(),
  }
}

/** Commands that change the library call this: the search index is up to date once they have ended. */
export async function withChangedLibrary<Result>(work: (library: Library) => Promise<Result>, config?: Config): Promise<Result> {
  return await withLibrary(async library => {
    const result = await work(library)
    const { stop, ...progress } = showIndexing()
    try {
      await catchUp(library.database, indexedLibrary(library), progress)
    } catch (error) {
      // The command has succeeded, and the rest of the queue is not lost.
      console.error(`Searches do not find it yet: ${reasonOf(error)}. The server, or “recto reindex”, goes on with it.`)
    } finally {
      stop()
    }
    return result
  }, config)
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
