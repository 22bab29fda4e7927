import { inBackgroundOf } from '../database/answering.ts'

/** A recurring task of a server. No request waits for it; its failures are reported and affect nothing else. */
export interface BackgroundWork<Result> {
  /** Does it now. While it is being done already, that is waited for instead. */
  run(): Promise<Result>
  /** This is `run`, but a failure is reported instead of thrown. */
  runQuietly(): Promise<void>
  /** No longer does it by itself, and waits for the end of what is being done. */
  end(): Promise<void>
}

interface BackgroundSetting {
  /** Milliseconds between two runs; null: only on request. */
  every: number | null
  /** Reported when it begins to fail, and not of each time that it does. */
  onFailure: (error: unknown) => void
}

/** A process does not stay alive for it. */
export function inBackground<Result>(work: () => Promise<Result>, { every, onFailure }: BackgroundSetting): BackgroundWork<Result> {
  let running: Promise<Result> | null = null
  let fails = false
  const run = (): Promise<Result> => {
    // The caller may be answering a request, whose timeout must not apply to the task.
    running ??= inBackgroundOf(work).finally(() => {
      running = null
    })
    return running
  }
  const quietly = async (done: Promise<Result>): Promise<void> => {
    try {
      await done
      fails = false
    } catch (error) {
      if (!fails) onFailure(error)
      fails = true
    }
  }
  const timer = every === null ? undefined : setInterval(() => void quietly(run()), every)
  timer?.unref()
  return {
    run,
    runQuietly: () => quietly(run()),
    async end() {
      clearInterval(timer)
      if (running !== null) await quietly(running)
    },
  }
}
