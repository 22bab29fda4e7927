/** A job that was given up, without the attempts that lead to it. */
import { sql } from 'kysely'
import type { Database } from '../../src/core/database/open-database.ts'
import { createJobs } from '../../src/core/jobs/jobs.ts'
import { jobDefinitions } from '../../src/main/jobs.ts'

/** @param job by default one whose queue there is */
export async function addFailedJob(
  database: Database,
  { id, message, job = jobDefinitions[0]?.name ?? '' }: { id: string; message: string; job?: string },
): Promise<void> {
  await createJobs({ database, definitions: jobDefinitions, onFailure: () => undefined }).prepare()
  await sql`insert into pgboss.job (id, name, data, source_name, source_retry_count, source_output)
    values (${id}, 'dead-letters', '{}', ${job}, 2, ${JSON.stringify({ message })})`.execute(database.kysely)
}
