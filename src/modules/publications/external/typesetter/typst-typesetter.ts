/** The typesetter over the Typst compiler, in a process that is started when the first job comes. One job at a time. */
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
  /** Milliseconds for one job; what takes longer is given up, and its process ended. */
  limit?: number
  /** Whether whatever else the machine has to do goes first. */
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
    // `advanced` lets bytes through as they are. It is silent: what it has to say comes as a message.
    const started = fork(workerFile, { execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    // One that waits for work must not keep a command from ending.
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
      // What a compiler remembers of its jobs grows.
      if (count % jobsOfOne === 0) stop(new TypesettingError('The compiler is started anew'))
      worker ??= start()
      // Also keeps the process alive while a job runs.
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

/** Systems that know no priorities, or have ended the process already, change nothing. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It is made all the same, only not behind the rest.
  }
}
