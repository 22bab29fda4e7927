/** The jobs that were given up after their last attempt, for administrators. */
import type { Database } from '../../../core/database/open-database.ts'
import type { Jobs } from '../../../core/jobs/jobs.ts'
import { discardFailedJob, type FailedJob, listFailedJobs } from '../../../core/jobs/list-jobs.ts'

/** Jobs of the list. */
export const listedJobs = 100

export interface FailedJobs {
  /** The newest first. */
  list(): Promise<FailedJob[]>
  /** Does it again within seconds. @returns `missing`: it was done again or discarded meanwhile */
  retry(id: string): Promise<'missing' | null>
  discard(id: string): Promise<'missing' | null>
}

export const createFailedJobs = ({ kysely }: Pick<Database, 'kysely'>, jobs: Pick<Jobs, 'retry'>): FailedJobs => ({
  list: () => listFailedJobs(kysely, listedJobs),
  retry: async id => ((await kysely.transaction().execute(transaction => jobs.retry(id, transaction))) ? null : 'missing'),
  discard: async id => ((await discardFailedJob(kysely, id)) ? null : 'missing'),
})
