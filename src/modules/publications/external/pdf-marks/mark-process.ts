/**
 * The process that reads one PDF by supervising a thread. A thread's own limits apply to objects but not to buffers, in which streams are
 * inflated; and a busy process cannot measure its memory, or notice that its parent ended.
 */
import { rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { MarkingAnswer, MarkingJob } from './messages.ts'

/** Milliseconds. Memory grows by some 2 MB in each interval. */
const watchInterval = 10

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
let folder: string | null = null
process.on('disconnect', () => {
  // The parent would have removed it, but was killed.
  if (folder !== null) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit()
})
process.on('message', (job: MarkingJob) => {
  folder = job.folder
  const message = `it takes more than ${Math.round(job.maxMemoryBytes / 1_000_000)} MB of memory to read and write`
  const answer = (given: MarkingAnswer): void => {
    clearInterval(watch)
    void worker.terminate()
    process.send?.(given)
  }
  const worker = new Worker(join(import.meta.dirname, 'mark-thread.ts'), {
    workerData: job,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: job.maxMemoryBytes / 1_000_000 },
  })
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage()
    const seconds = Math.round(job.maxProcessorTime / 1000)
    if ((user + system) / 1000 > job.maxProcessorTime)
      answer({ kind: 'unmarkable', message: `it takes longer than ${seconds} s to read and write` })
    else if (process.memoryUsage.rss() > job.maxMemoryBytes) answer({ kind: 'unmarkable', message })
  }, watchInterval)
  worker.on('message', answer)
  worker.on('error', error =>
    answer({
      kind: 'unmarkable',
      message: 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? message : `it cannot be read: ${error.message}`,
    }),
  )
})
