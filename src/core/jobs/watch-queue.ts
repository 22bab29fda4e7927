/** This notices what other processes have put into the queue, or left in it when they were killed. */
import { type Kysely, sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Schema } from '../database/schema.ts'
import type { FailureReports } from './failure-reports.ts'

export interface QueueNews {
  /** Names of which a job is due that no other one of its key keeps waiting. */
  due: string[]
  /** Attempts that gave no sign of life for as long as their lease. */
  lost: { name: string; id: string; retryCount: number }[]
}

/** One query serves all names, by the index of what waits or is being done. */
export async function findQueueNews(db: Kysely<Schema>, names: readonly string[]): Promise<QueueNews> {
  const { rows } = await sql<{ name: string; id: string | null; retryCount: number | null }>`
    select distinct job.name, null::uuid as id, null::integer as "retryCount" from pgboss.job
    where job.name = any(${names}::text[]) and job.state < 'active' and not job.blocked and job.start_after <= now()
      and not exists (select from pgboss.job other where other.name = job.name and other.state = 'active'
        and other.singleton_key = job.singleton_key)
    union all
    select job.name, job.id, job.retry_count from pgboss.job
    where job.name = any(${names}::text[]) and job.state = 'active' and job.heartbeat_on + job.heartbeat_seconds * interval '1 second' < now()
    `.execute(db)
  return {
    due: rows.filter(({ id }) => id === null).map(({ name }) => name),
    lost: rows.flatMap(({ name, id, retryCount }) => (id === null || retryCount === null ? [] : [{ name, id, retryCount }])),
  }
}

interface WatchSetting {
  db: Kysely<Schema>
  boss: PgBoss
  /** The names of the jobs that this process does. */
  names: readonly string[]
  pollNow: (name: string) => void
  failures: FailureReports
  /** Does something after so many milliseconds, unless the process stops before. */
  after: (milliseconds: number, task: () => void) => void
  /** Seconds. */
  every: number
}

export function watchQueue({ db, boss, names, pollNow, failures, after, every }: WatchSetting): void {
  let isBlind = false
  const watch = async (): Promise<void> => {
    try {
      const { due, lost } = await findQueueNews(db, names)
      for (const { name, ...job } of lost) await boss.fail(name, job, { message: 'The process that did this gave no sign of life.' })
      for (const name of due) pollNow(name)
      if (isBlind) failures.ended(null)
      isBlind = false
    } catch (error) {
      isBlind = true
      failures.report(error, null)
    }
    again()
  }
  const again = (): void => after(every * 1000, () => void watch())
  again()
}
