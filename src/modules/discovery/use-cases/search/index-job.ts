/** What a running server does for its search index: an item that is stored or changed is found within a second. */
import { setImmediate as breath, setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../../core/database/open-database.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import { inBackground } from '../../../../core/jobs/in-background.ts'
import { type ChangedPart, hasSearchChanges } from '../../data/search-change.ts'
import type { SearchPort } from '../../engine/search-port.ts'
import { aloneAtIndex, type IndexedLibrary, indexChanges, type Pace } from './index-changes.ts'
import { RebuildEndedError, rebuildIndex } from './rebuild-index.ts'

export interface IndexJob {
  /** Looks now instead of at the next time, and resolves when what it found is done. */
  run(): Promise<void>
  /** Ends after the batch that is being indexed. */
  close(): Promise<void>
}

export interface JobSetting {
  database: Database
  files: FileStore
  search: SearchPort
  onDone: (message: string) => void
  /** Reported of an item that the index does not take. */
  onRefused: (contentItemId: number, error: unknown) => void
  /** Reported when it begins to fail, and not of each time that it does. */
  onFailure: (error: unknown) => void
  /** Milliseconds between one look and the next; null where it looks only when told to. */
  every?: number | null
  /** Milliseconds from one time that new counts are taken to the next. */
  countsEvery?: number
  now?: () => number
}

/** One document takes a few milliseconds of the thread that answers readers. */
const batch = 8
/** It rests as long as it worked while the whole index is made, so that readers have at least half of the time; milliseconds at most. */
const maxRest = 1000
/** How long it is left alone after failures in a row, in milliseconds. */
const retryDelayAfter = (failures: number): number => Math.min(30_000, 250 * 2 ** Math.min(failures, 10))

export function startIndexJob(setting: JobSetting): IndexJob {
  const { database, files, search, onDone, onRefused, onFailure } = setting
  const { every = 250, countsEvery = 600_000, now = performance.now.bind(performance) } = setting
  const library: IndexedLibrary = { kysely: database.kysely, files, search, onRefused }
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

  const rebuild = async (): Promise<void> => {
    let began = now()
    const rest = async (): Promise<boolean> => {
      await wait(Math.min(maxRest, now() - began), undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
      began = now()
      return !stop.signal.aborted
    }
    const count = await rebuildIndex(library, { pace: quick, rest })
    onDone(`Made the search index of ${count} items.`)
  }
  const indexPart = async (part: ChangedPart): Promise<void> => {
    if (await hasSearchChanges(database.kysely, part)) await aloneAtIndex(database, () => indexChanges(library, part, quick))
  }
  const work = async (): Promise<void> => {
    // An index of another version is made anew once, and not again and again by two versions of the program side by side.
    isCurrent ||= await search.isCurrent()
    if (!isCurrent) {
      const made = await aloneAtIndex(database, async () => {
        if (!(await search.isCurrent())) await rebuild()
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
