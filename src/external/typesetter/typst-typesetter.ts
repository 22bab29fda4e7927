/** The typesetter over the Typst compiler, in a thread that is started when the first job comes. One job at a time. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './messages.ts'
import { type Typeset, type Typesetter, TypesettingError, type TypesettingJob } from './typesetter.ts'

// By path, not by new URL(…, import.meta.url): bundlers would take that for a web worker.
const workerFile = join(import.meta.dirname, 'typst-worker.ts')

interface Running {
  number: number
  resolve: (typeset: Typeset) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** @param limit milliseconds for one job; what takes longer is given up, and its thread ended */
export function openTypesetter(limit = 120_000): Typesetter {
  let worker: Worker | null = null
  let running: Running | null = null
  let last: Promise<unknown> = Promise.resolve()
  let count = 0

  function finish(): Running | null {
    const done = running
    running = null
    if (done !== null) clearTimeout(done.timer)
    return done
  }

  async function stop(message: string): Promise<void> {
    const ended = worker
    worker = null
    finish()?.reject(new TypesettingError(message))
    await ended?.terminate()
  }

  function start(): Worker {
    const started = new Worker(workerFile, { execArgv: [] })
    // A thread that waits for work must not keep a command from ending.
    started.unref()
    started.on('message', (said: FromWorker) => {
      if (said.number !== running?.number) return
      const done = finish()
      if (said.kind === 'done') done?.resolve({ pdf: said.pdf, unprintable: said.unprintable, warnings: said.warnings })
      else done?.reject(new TypesettingError(said.message))
    })
    started.on('error', error => {
      if (worker === started) void stop(error.message)
    })
    started.on('exit', () => {
      if (worker === started) void stop('The compiler ended')
    })
    return started
  }

  function run({ source, files }: TypesettingJob): Promise<Typeset> {
    return new Promise((resolve, reject) => {
      worker ??= start()
      count += 1
      // Also keeps the process alive while a job runs.
      const timer = setTimeout(() => void stop(`It takes longer than ${Math.round(limit / 1000)} s`), limit)
      running = { number: count, resolve, reject, timer }
      const job: ToWorker = { number: count, source, files }
      worker.postMessage(job)
    })
  }

  return {
    typeset(job) {
      const typeset = last.then(() => run(job))
      last = typeset.catch(() => undefined)
      return typeset
    },
    close: () => stop('The typesetter was closed'),
  }
}
