/** Implements the typesetter with the Typst compiler, in a process that starts with the first job. One job at a time. */
import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { FromWorker, ToWorker } from './messages.ts'
import { type Typeset, type Typesetter, TypesetterClosedError, TypesettingError, type TypesettingJob } from './typesetter.ts'

const workerFile = join(import.meta.dirname, 'typst-worker.ts')

const jobsOfOne = 500

interface Running {
  number: number
  resolve: (typeset: Typeset) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

export interface TypesetterSetting {
  /** Milliseconds for one job; after that it fails and its process is ended. */
  limit?: number
  /** Whether the process runs with low priority. */
  yielding?: boolean
}

export function openTypesetter({ limit = 120_000, yielding = false }: TypesetterSetting = {}): Typesetter {
  let worker: ChildProcess | null = null
  let running: Running | null = null
  let last: Promise<unknown> = Promise.resolve()
  let count = 0
  let closed = false

  function finish(): Running | null {
    const done = running
    running = null
    if (done !== null) clearTimeout(done.timer)
    return done
  }

  function stop(reason: Error): void {
    const ended = worker
    worker = null
    finish()?.reject(reason)
    ended?.kill('SIGKILL')
  }

  function start(): ChildProcess {
    // `advanced` transfers bytes unchanged. Its output is discarded, because diagnostics come as messages.
    const started = fork(workerFile, { execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    // A waiting process must not keep a command from ending.
    started.unref()
    started.channel?.unref()
    if (yielding && started.pid !== undefined) lowerPriority(started.pid)
    started.on('message', (said: FromWorker) => {
      if (said.number !== running?.number) return
      const done = finish()
      if (said.kind === 'done') done?.resolve({ pdf: said.pdf, unprintable: said.unprintable, warnings: said.warnings })
      else done?.reject(new TypesettingError(said.message))
    })
    started.on('error', error => {
      if (worker === started) stop(new TypesettingError(error.message))
    })
    started.on('exit', () => {
      if (worker === started) stop(new TypesettingError('The compiler ended'))
    })
    return started
  }

  function run({ source, files }: TypesettingJob): Promise<Typeset> {
    return new Promise((resolve, reject) => {
      if (closed) throw new TypesetterClosedError()
      count += 1
      // The compiler's caches grow with its jobs.
      if (count % jobsOfOne === 0) stop(new TypesettingError('The compiler is started anew'))
      worker ??= start()
      // The timer also keeps the process alive while a job runs.
      const timer = setTimeout(() => stop(new TypesettingError(`It takes longer than ${Math.round(limit / 1000)} s`)), limit)
      running = { number: count, resolve, reject, timer }
      const job: ToWorker = { number: count, source, files }
      worker.send(job)
    })
  }

  return {
    typeset(job) {
      const typeset = last.then(() => run(job))
      last = typeset.catch(() => undefined)
      return typeset
    },
    close: async () => {
      closed = true
      stop(new TypesetterClosedError())
    },
  }
}

/** Systems without priorities, or whose process has ended already, change nothing. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The PDF is made all the same, only with normal priority.
  }
}
