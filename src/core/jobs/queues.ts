/** How the queue of each job is kept. */
import type { PgBoss, QueueOptions } from 'pg-boss'
import type { Database } from '../database/open-database.ts'
import type { JobDefinition } from './job-definition.ts'

export const day = 86_400

/** Jobs that were given up are kept here: their payload, and what they ended with. */
export const deadLetters = 'dead-letters'

/** Seconds that a finished job is kept, and one that was never done, or was given up. */
const retained = { scheduled: day, enqueued: 7 * day, waiting: 365 * day }
/** The key of the jobs of a schedule. */
export const scheduleKey = 'schedule'

const optionsOf = ({ schedule, retry, lease: own }: JobDefinition, lease: number) =>
  ({
    retryLimit: retry.limit,
    retryDelay: retry.delay,
    retryBackoff: true,
    retryDelayMax: retry.maxDelay,
    // What ends a job that hangs is the handler itself; what ends one whose process has ended is its lease.
    expireInSeconds: 23 * 3600,
    heartbeatSeconds: own ?? lease,
    retentionSeconds: retained.waiting,
    deleteAfterSeconds: schedule === null ? retained.enqueued : retained.scheduled,
  }) satisfies QueueOptions

/** Stores what the definitions say, where it is not stored yet. */
export async function prepareQueues(boss: PgBoss, definitions: readonly JobDefinition[], lease: number): Promise<void> {
  const known = new Map((await boss.getQueues()).map(queue => [queue.name, queue]))
  if (!known.has(deadLetters)) await boss.createQueue(deadLetters, { policy: 'standard', retentionSeconds: retained.waiting })
  for (const definition of definitions) {
    const options = optionsOf(definition, lease)
    const stored = known.get(definition.name)
    if (stored === undefined) {
      const deadLetter = definition.schedule === null ? { deadLetter: deadLetters } : {}
      await boss.createQueue(definition.name, { policy: 'stately', ...options, ...deadLetter })
    } else if (Object.entries(options).some(([key, value]) => Reflect.get(stored, key) !== value)) {
      await boss.updateQueue(definition.name, options)
    }
  }
}

/** No other process can have the embedded database open: what is being done there was begun by one that has ended. */
export async function takeBackJobs(boss: PgBoss, { kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const left = await kysely.selectFrom('pgboss.job').select(['id', 'name']).where('state', '=', 'active').execute()
  for (const { id, name } of left) await boss.fail(name, id, { message: 'The program ended while it was doing this.' })
}
