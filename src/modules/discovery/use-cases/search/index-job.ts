/** Keeps the search index of a running server current: a changed publication is found within a second. */

import { setImmediate as breath, setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../../core/database/open-database.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { inBackground } from '../../../../core/jobs/in-background.ts'
import { type ChangedPart, hasSearchChanges } from '../../data/search-change.ts'
import { exclusivelyAtIndex, type IndexedLibrary, indexChanges, type Pace } from './index-changes.ts'
import { RebuildEndedError, rebuildIndex } from './rebuild-index.ts'

export interface IndexJob {
  /** Runs at once, and resolves when the changes that it found are indexed. */
  run(): Promise<void>
  /** Ends after the current batch. */
  close(): Promise<void>
}

export interface JobSetting extends Pick<IndexedLibrary, 'createSearch' | 'searchDocumentParts' | 'afterIndexing'> {
  database: Database
  files: FileStore
  onDone: (message: string) => void
  /** Called for a publication that could not be indexed. */
  onRefused: (contentItemId: ContentId, error: unknown) => void
  /** Called when the job begins to fail, but not for each failure. */
  onFailure: (error: unknown) => void
  /** Milliseconds between runs; null: it runs only on request. */
  every?: number | null
  /** Milliseconds between updates of view and citation counts. */
  countsEvery?: number
  now?: () => number
}

/** A document takes a few milliseconds of the thread that answers requests. */
const batch = 8
/** Milliseconds. During a rebuild the job pauses as long as it worked, up to this limit, so that requests get at least half of the time. */
const maxRest = 1000
/** Milliseconds to wait after consecutive failures. */
const retryDelayAfter = (failures: number): number => Math.min(30_000, 250 * 2 ** Math.min(failures, 10))

export function startIndexJob(setting: JobSetting): IndexJob {
  const { database, files, createSearch, searchDocumentParts, afterIndexing, onDone, onRefused, onFailure } = setting
  const { every = 250, countsEvery = 600_000, now = performance.now.bind(performance) } = setting
  const { kysely } = database
  const search = createSearch(kysely)
  const library: IndexedLibrary = { kysely, files, search, createSearch, searchDocumentParts, afterIndexing, onRefused }
  const stop = new AbortController()
  const quick: Pace = {
    batch,
    shouldContinue: async () => {
      await breath()
      return !stop.signal.aborted
    },
  }
  let isCurrent = false
  let countedAt: number | null = null
  let failures = 0
  let restUntil = 0

  const rebuild = async (own: IndexedLibrary): Promise<void> => {
    let began = now()
    const rest = async (): Promise<boolean> => {
      await wait(Math.min(maxRest, now() - began), undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
      began = now()
      return !stop.signal.aborted
    }
    const count = await rebuildIndex(own, { pace: quick, rest })
    onDone(`Made the search index of ${count} items.`)
  }
  const indexPart = async (part: ChangedPart): Promise<void> => {
    if (await hasSearchChanges(kysely, part)) await exclusivelyAtIndex(database, library, own => indexChanges(own, part, quick))
  }
  const work = async (): Promise<void> => {
    // An index of another version is rebuilt once, so that two versions of the program do not rebuild it in turn.
    isCurrent ||= await search.isCurrent()
    if (!isCurrent) {
      const made = await exclusivelyAtIndex(database, library, async own => {
        if (!(await own.search.isCurrent())) await rebuild(own)
        return true
      })
      isCurrent = made === true
      return
    }
    await indexPart('document')
    if (countedAt !== null && now() - countedAt < countsEvery) return
    countedAt = now()
    await indexPart('counts')
  }
  const background = inBackground(
    async () => {
      if (now() < restUntil || stop.signal.aborted) return
      try {
        await work()
        failures = 0
      } catch (error) {
        if (error instanceof RebuildEndedError && stop.signal.aborted) return
        failures += 1
        restUntil = now() + retryDelayAfter(failures)
        throw error
      }
    },
    { every, onFailure },
  )
  return {
    run: background.run,
    async close() {
      stop.abort()
      await background.end()
    },
  }
}
