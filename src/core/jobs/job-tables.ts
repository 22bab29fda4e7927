import type { ColumnType } from 'kysely'

declare module '../database/schema.ts' {
  interface Schema {
    'pgboss.job': JobTable
  }
}

type Read<Value> = ColumnType<Value, never, never>

export type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'

/** The columns that this program reads. pg-boss writes them. */
interface JobTable {
  id: Read<string>
  name: Read<string>
  data: Read<unknown>
  state: Read<JobState>
  /** The number of the attempt, from 0. */
  retry_count: Read<number>
  singleton_key: Read<string | null>
  created_on: Read<Date>
  started_on: Read<Date | null>
  completed_on: Read<Date | null>
  output: Read<unknown>
  /** These belong to a failed job that was given up: the name that it had, and what it ended with. */
  source_name: Read<string | null>
  source_retry_count: Read<number | null>
  source_output: Read<unknown>
}
