/** The thread that reads and writes one PDF under the supervision of mark-process.ts. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { markPages } from './mark-pages.ts'
import { type MarkingAnswer, type MarkingJob, markingFiles } from './messages.ts'
import { UnmarkablePdfError } from './unmarkable-pdf-error.ts'

// oxlint-disable-next-line typescript/no-unsafe-assignment -- the thread's own parent, mark-process.ts, gives it.
const job: MarkingJob = workerData

async function answer({ folder, maxPages }: MarkingJob): Promise<MarkingAnswer> {
  const read = (name: string): Promise<Uint8Array> => readFile(join(folder, name))
  try {
    const marked = await markPages(await read(markingFiles.source), await read(markingFiles.marks), maxPages)
    await writeFile(join(folder, markingFiles.marked), marked)
    return { kind: 'marked' }
  } catch (error) {
    if (error instanceof UnmarkablePdfError) return { kind: 'unmarkable', message: error.message }
    throw error
  }
}

parentPort?.postMessage(await answer(job))
