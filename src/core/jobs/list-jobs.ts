/** What the queue holds, for operators. */
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'
import { deadLetters } from './queues.ts'

export interface JobCounts {
  name: string
  waiting: number
  running: number
  /** Kept because it was given up. */
  dead: number
  lastDoneAt: Date | null
  /** The last attempt that failed, of those that are kept: a day for scheduled jobs, a week for others. */
  lastFailure: { at: Date; message: string } | null
}

/** A job that was given up after its last attempt. */
export interface FailedJob {
  /** The id is the one that `Jobs.retry` takes. */
  id: string
  job: string
  at: Date
  attempts: number
  payload: unknown
  message: string
}

/** Jobs are sorted by name; of jobs that were never enqueued there is none. */
export async function countJobs(db: Kysely<Schema>): Promise<Map<string, JobCounts>> {
  const { rows } = await sql<Omit<JobCounts, 'lastFailure'> & { failedAt: Date | null; output: unknown }>`
    select queue.name,
      count(*) filter (where job.state in ('created', 'retry') and job.name = queue.name)::integer as waiting,
      count(*) filter (where job.state = 'active')::integer as running,
      count(*) filter (where job.name = ${deadLetters} and job.state = 'created')::integer as dead,
      max(job.completed_on) filter (where job.state = 'completed') as "lastDoneAt",
      failed.at as "failedAt", failed.output
    from pgboss.queue
    left join pgboss.job on job.name = queue.name or (job.name = ${deadLetters} and job.source_name = queue.name)
    left join lateral (
      select coalesce(attempt.completed_on, attempt.started_on, attempt.created_on) as at, attempt.output from pgboss.job attempt
      where attempt.name = queue.name and attempt.state in ('retry', 'failed') and attempt.output is not null
      order by 1 desc limit 1
    ) failed on true
    where queue.name <> ${deadLetters}
    group by queue.name, failed.at, failed.output
    order by queue.name`.execute(db)
  return new Map(
    rows.map(({ failedAt, output, ...counts }) => [
      counts.name,
      { ...counts, lastFailure: failedAt === null ? null : { at: failedAt, message: messageOf(output) } },
    ]),
  )
}

/** The newest first. */
export async function listFailedJobs(db: Kysely<Schema>, max: number): Promise<FailedJob[]> {
  const rows = await db
    .selectFrom('pgboss.job')
    .select(['id', 'source_name', 'created_on', 'source_retry_count', 'data', 'source_output'])
    .where('name', '=', deadLetters)
    .where('state', '=', 'created')
    .orderBy('created_on', 'desc')
    .limit(max)
    .execute()
  return rows.map(row => ({
    id: row.id,
    job: row.source_name ?? '',
    at: row.created_on,
    attempts: (row.source_retry_count ?? 0) + 1,
    payload: row.data,
    message: messageOf(row.source_output),
  }))
}

/** Deletes a job that was given up. @param id as `listFailedJobs` has it @returns whether there is one */
export async function discardFailedJob(db: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('pgboss.job')
    .where('name', '=', deadLetters)
    .where('state', '=', 'created')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const failure = z.object({ message: z.string() })

/** A failure as pg-boss stores it, in one line. */
function messageOf(output: unknown): string {
  const { success, data } = failure.safeParse(output)
  return success ? data.message.replaceAll(/\s+/g, ' ') : JSON.stringify(output)
}
