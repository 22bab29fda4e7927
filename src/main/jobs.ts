/** What a running server does for its library when nobody asks for it: one thing at a time, by one process alone, and behind the readers. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../core/database/open-database.ts'
import { TypesetterClosedError } from '../modules/publications/external/typesetter/typesetter.ts'
import { readLibraryAgain } from '../modules/publications/use-cases/read-library-again.ts'
import { renderLibrary } from '../modules/publications/use-cases/render-library.ts'
import type { TypesetSetting } from '../modules/publications/use-cases/typeset/store-derived-pdf.ts'
import { typesetMissing } from '../modules/publications/use-cases/typeset/typeset-library.ts'

export interface BackgroundJobsSetting extends Omit<TypesetSetting, 'kysely' | 'signal'> {
  database: Database
  onDone: (message: string) => void
  /** Reported what could not be done for a version. */
  onWarning: (message: string) => void
  /** Reported when it ends before it is done, as it does while the database is away; the next start goes on. */
  onFailure: (error: unknown) => void
  /** Milliseconds until it is looked again whether another process has left the work undone. */
  every?: number
}

export interface BackgroundJobs {
  /** When all is done that is known of now, or it was closed. Never rejects. */
  readonly ended: Promise<void>
  /** Looks again, after what it does: something was stored whose PDF is not made yet. */
  again(): void
  /** Ends the PDF that is being made, which is made at the next start, and closes the typesetter. */
  close(): Promise<void>
}

/** It rests as long as it worked, so that readers have at least half of the time; this long at most, in milliseconds. */
const maxRest = 2000

export function startBackgroundJobs({
  database,
  onDone,
  onWarning,
  onFailure,
  every = 300_000,
  ...setting
}: BackgroundJobsSetting): BackgroundJobs {
  const stop = new AbortController()
  const { signal } = stop

  /** @returns whether to go on */
  const pause = async (milliseconds: number): Promise<boolean> => {
    await wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
    return !signal.aborted
  }
  let began = performance.now()
  const shouldContinue = async (): Promise<boolean> => {
    const may = await pause(Math.min(maxRest, performance.now() - began))
    began = performance.now()
    return may
  }
  const work = async (): Promise<'done'> => {
    const { kysely } = database
    began = performance.now()
    const again = await readLibraryAgain({ kysely, files: setting.files, shouldContinue })
    for (const { name, message } of again.failed) onWarning(`${name} stays as it was: ${message}`)
    if (again.changed + again.same > 0)
      onDone(`Read ${again.changed + again.same} versions again from their sources; ${again.changed} say something else now.`)
    if (signal.aborted) return 'done'
    const { rendered, failed } = await renderLibrary({ kysely, shouldContinue })
    for (const { name, message } of failed) onWarning(`${name} keeps its old HTML: ${message}`)
    if (rendered > 0) onDone(`Rendered ${rendered} versions anew.`)
    if (signal.aborted) return 'done'
    const made = await typesetMissing({ ...setting, kysely, signal, shouldContinue, onWarning })
    if (made > 0) onDone(`Made ${made} PDFs.`)
    return 'done'
  }
  const workWhenFree = async (): Promise<void> => {
    try {
      while ((await database.aloneAt('upkeep', work)) === null && (await pause(every)));
    } catch (error) {
      const isClosed = error instanceof TypesetterClosedError || error === signal.reason
      if (!(isClosed && signal.aborted)) onFailure(error)
    }
  }
  let ended = workWhenFree()
  return {
    get ended() {
      return ended
    },
    again() {
      ended = ended.then(() => (signal.aborted ? undefined : workWhenFree()))
    },
    async close() {
      stop.abort()
      await setting.typesetter.close()
      await ended
    },
  }
}
