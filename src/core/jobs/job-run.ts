import { CompiledQuery } from 'kysely'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { ownershipBy } from '../database/lease.ts'
import type { Database } from '../database/open-database.ts'
import type { JobDefinition, JobRun } from './job-definition.ts'
import type { JobState } from './job-tables.ts'
import type { QueueDatabase } from './queue-database.ts'

const owned: JobState = 'active'

export interface RunSetting {
  database: Pick<Database, 'kysely' | 'fenced'>
  queueDatabase: QueueDatabase
  boss: PgBoss
  /** Aborted when the process stops. */
  stop: AbortSignal
}

/** An attempt at a job, as its handler gets it. @throws ZodError for a payload of another form */
export function runOf<Payload extends object>(
  definition: JobDefinition<Payload>,
  job: JobWithMetadata<unknown>,
  { database, queueDatabase, boss, stop }: RunSetting,
): JobRun<Payload> {
  const { check, lose, signal } = ownershipBy(
    CompiledQuery.raw('select from pgboss.job where name = $1 and id = $2 and state = $3 and retry_count = $4 for share', [
      ...[job.name, job.id, owned, job.retryCount],
    ]),
    `The job ${job.name} ${job.id} does not belong to its attempt ${job.retryCount} any more.`,
  )
  const transaction: JobRun['transaction'] = body =>
    database.kysely.transaction().execute(async trx => {
      const row = await trx
        .selectFrom('pgboss.job')
        .select('id')
        .where('name', '=', job.name)
        .where('id', '=', job.id)
        .where('state', '=', owned)
        .where('retry_count', '=', job.retryCount)
        .forUpdate()
        .executeTakeFirst()
      if (row === undefined) throw lose()
      return await body(trx)
    })
  return {
    payload: definition.payload.parse(job.data ?? {}),
    signal: AbortSignal.any([job.signal, stop, signal]),
    transaction,
    kysely: database.fenced(check),
    finish: body =>
      transaction(async trx => {
        const result = await body(trx)
        await queueDatabase.within(trx, () => boss.complete(job.name, job))
        return result
      }),
  }
}
