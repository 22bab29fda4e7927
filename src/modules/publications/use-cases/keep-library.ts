/** A running server does this for its library when nobody asks for it: one thing at a time, and behind the readers. */
import { setTimeout as wait } from 'node:timers/promises'
import type { JobRun } from '../../../core/jobs/job-definition.ts'
import { type Typesetter, TypesetterClosedError } from '../external/typesetter/typesetter.ts'
import { readLibraryAgain } from './read-library-again.ts'
import { renderLibrary } from './render-library.ts'
import type { TypesetSetting } from './typeset/store-derived-pdf.ts'
import { typesetMissing } from './typeset/typeset-library.ts'

export interface KeepingSetting extends Omit<TypesetSetting, 'signal' | 'typesetter'> {
  /** Opened for each run, and closed at its end. */
  openTypesetter: () => Typesetter
  onDone: (message: string) => void
  /** Reported what could not be done for a version. */
  onWarning: (message: string) => void
}

/** It rests as long as it worked, so that readers have at least half of the time; this long at most, in milliseconds. */
const maxRest = 2000

/**
 * Reads versions again that an older reader read, renders HTML of an older renderer, and makes missing PDFs. Each version is stored in a
 * transaction of its own, from its stored source, so that what ends in the middle, or is done twice, leaves nothing half or double.
 * @throws the reason of the signal, once it is aborted: the PDF that is being made then is made at the next time
 */
export async function keepLibrary(
  { openTypesetter, onDone, onWarning, ...setting }: KeepingSetting,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const { kysely } = setting
  let began = performance.now()
  const shouldContinue = async (): Promise<boolean> => {
    await wait(Math.min(maxRest, performance.now() - began), undefined, { signal, ref: false }).catch(() => undefined)
    began = performance.now()
    return !signal.aborted
  }
  const again = await readLibraryAgain({ kysely, files: setting.files, shouldContinue })
  for (const { name, message } of again.failed) onWarning(`${name} stays as it was: ${message}`)
  if (again.changed + again.same > 0)
    onDone(`Read ${again.changed + again.same} versions again from their sources; ${again.changed} say something else now.`)
  signal.throwIfAborted()
  const { rendered, failed } = await renderLibrary({ kysely, shouldContinue })
  for (const { name, message } of failed) onWarning(`${name} keeps its old HTML: ${message}`)
  if (rendered > 0) onDone(`Rendered ${rendered} versions anew.`)
  signal.throwIfAborted()
  const typesetter = openTypesetter()
  const end = (): void => void typesetter.close()
  signal.addEventListener('abort', end)
  try {
    const made = await typesetMissing({ ...setting, typesetter, signal, shouldContinue, onWarning })
    if (made > 0) onDone(`Made ${made} PDFs.`)
  } catch (error) {
    throw error instanceof TypesetterClosedError && signal.aborted ? signal.reason : error
  } finally {
    signal.removeEventListener('abort', end)
    await typesetter.close()
  }
  signal.throwIfAborted()
}
