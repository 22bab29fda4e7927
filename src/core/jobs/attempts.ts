/** The attempts at jobs that a process makes, and what becomes of them when it stops. */
import { type Kysely, sql } from 'kysely'
import type { JobWithMetadata } from 'pg-boss'
import { isUniqueViolation } from '../database/constraint-violation.ts'
import type { Schema } from '../database/schema.ts'
import type { FailureReports } from './failure-reports.ts'
import type { JobDefinition, JobRun } from './job-definition.ts'
import { type RunSetting, runOf } from './job-run.ts'

interface AttemptSetting extends RunSetting {
  failures: FailureReports
  pollNow: (name: string) => void
  /** The queue is looked at again after so many milliseconds. */
  pollAfter: (name: string, milliseconds: number) => void
}

export function createAttempts({ failures, pollNow, pollAfter, ...setting }: AttemptSetting) {
  const { database, stop } = setting
  const running = new Set<JobWithMetadata<unknown>>()
  return {
    /** @throws what the work throws, so that it is tried again, unless the process stops */
    async make<Payload extends object>(
      definition: JobDefinition<Payload>,
      job: JobWithMetadata<unknown>,
      work: (run: JobRun<Payload>) => Promise<void>,
    ): Promise<void> {
      running.add(job)
      try {
        // It was fetched while the process began to stop.
        stop.throwIfAborted()
        await work(runOf(definition, job, setting))
        failures.ended(definition.name)
      } catch (error) {
        if (stop.aborted && (await releaseJob(database.kysely, job))) return
        failures.report(error, definition.name)
        const { delay, maxDelay } = definition.retry
        pollAfter(definition.name, Math.min(maxDelay, delay * 2 ** (job.retryCount + 1)) * 1000)
        throw error
      } finally {
        running.delete(job)
        // The next one may wait already, and pg-boss would rest first. A process that stops would fetch what it has just given back.
        if (!stop.aborted) pollNow(definition.name)
      }
    },
    /** Gives back what is still being done. */
    giveBack(): void {
      for (const job of running) void releaseJob(database.kysely, job).catch(error => failures.report(error, null))
    },
  }
}

/**
 * Gives a job back that its process cannot end because it stops, such that the next process begins it at once. It has one attempt more, so
 * that this one does not count; the next has another number, by which this one changes nothing any more.
 * @returns false where it is not this attempt’s, or where another job of its key is to be tried again
 */
async function releaseJob(db: Kysely<Schema>, { name, id, retryCount }: JobWithMetadata<unknown>): Promise<boolean> {
  // A second later: until then other workers of this process, which are about to be stopped, could fetch it once more.
  const released =
    sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now() + interval '1 second', heartbeat_on = null
    where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount} returning 1`.execute(db)
  return await released.then(
    ({ rows }) => rows.length > 0,
    (error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      return false
    },
  )
}
