/** The thread that reads and writes one PDF, for as long as mark-process.ts lets it. */
import { parentPort, workerData } from 'node:worker_threads'
import { markPages } from './mark-pages.ts'
import type { MarkingAnswer, MarkingJob } from './messages.ts'
import { UnmarkablePdfError } from './unmarkable-pdf-error.ts'

// oxlint-disable-next-line typescript/no-unsafe-assignment -- the thread's own parent, mark-process.ts, gives it.
const job: MarkingJob = workerData

async function answer({ pdf, marks, maxPages }: MarkingJob): Promise<MarkingAnswer> {
  try {
    return { kind: 'marked', pdf: await markPages(pdf, marks, maxPages) }
  } catch (error) {
    if (error instanceof UnmarkablePdfError) return { kind: 'unmarkable', message: error.message }
    throw error
  }
}

parentPort?.postMessage(await answer(job))
