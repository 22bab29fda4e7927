/**
 * The job queue, pg-boss in our own database: what must not be lost when a process ends, and what one process at a time does by itself
 * (docs/decisions/0113-jobs.md). Its tables are made by our migrations alone.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import { createAttempts } from './attempts.ts'
import { failureReports } from './failure-reports.ts'
import type { JobDefinition, JobRun } from './job-definition.ts'
import type { JobState } from './job-tables.ts'
import { createQueueDatabase, type QueueDatabase } from './queue-database.ts'
import { day, deadLetters, prepareQueues, takeBackJobs } from './queues.ts'
import { schedules } from './schedules.ts'
import { watchQueue } from './watch-queue.ts'

export interface Jobs {
  /** Says what does the jobs of a definition in this process. Has to be called before `start`. */
  handle<Payload extends object>(definition: JobDefinition<Payload>, work: (run: JobRun<Payload>) => Promise<void>): void
  /**
   * Puts a job in the queue; `prepare` must have ended.
   * @returns its id; null where a job with its key waits already
   */
  enqueue<Payload extends object>(definition: JobDefinition<Payload>, payload: Payload, options?: EnqueueOptions): Promise<string | null>
  /** Cancels what waits or is being done under a key, whose attempt changes nothing from then on. @returns how many jobs there were */
  cancel(definition: JobDefinition, key: string, transaction?: Kysely<Schema>): Promise<number>
  /** Puts a job that was given up in its queue again, within seconds. @param id of the failed job as `listFailedJobs` has it @returns whether there is one */
  retry(id: string, transaction: Kysely<Schema>): Promise<boolean>
  /** Does the jobs of this name that are due now instead of at the next look, in this process. */
  pollNow(name: string): void
  /** Stores what the definitions say. Enough for a process that only enqueues. */
  prepare(): Promise<void>
  /** Begins to do the jobs that this process has a handler for, and to enqueue what is scheduled, once the database answers. Never rejects. */
  start(): Promise<void>
  /** Aborts the signals of running jobs, waits for their ends, and gives back what did not end: it is done by the next process at once. */
  close(): Promise<void>
}

export interface EnqueueOptions {
  /** For a name and key, one job waits and one is done, at a time. Absent: a key of its own. */
  key?: string
  /** The job does not begin before this time. */
  runAt?: Date
  /** The job exists once this is committed, and not at all if it is not. */
  transaction?: Kysely<Schema>
}

export interface JobsSetting {
  database: Database
  /** The list has every job, also those that this process does not do. */
  definitions: readonly JobDefinition[]
  /** Reported when a job, or the queue itself (null), begins to fail, and again while it still fails, but not of each time. */
  onFailure: (error: unknown, job: string | null) => void
  /** Seconds between two reports of what still fails. */
  reportAgainAfter?: number
  /** Seconds between two looks of each worker for what nobody told it of. */
  pollEvery?: number
  /** Seconds between two looks for what other processes enqueued, or left when they were killed; null on the embedded database, which has none. */
  watchEvery?: number | null
  /** Seconds without a sign of life after which a job is given to another attempt; at least 10. */
  lease?: number
  /** Seconds between two searches for jobs that have lost their process. */
  superviseEvery?: number
  /** Milliseconds that `close` waits for running jobs. */
  shutdownTimeout?: number
}

export function createJobs(setting: JobsSetting): Jobs {
  const { database, definitions, onFailure } = setting
  const { watchEvery = database.kind === 'pglite' ? null : 2 } = setting
  const { pollEvery = watchEvery === null ? 30 : 300 } = setting
  const { lease = 60, superviseEvery = 60, shutdownTimeout = 3_000, reportAgainAfter = 3600 } = setting
  const handlers = new Map<string, { definition: JobDefinition; handle: (job: JobWithMetadata<unknown>) => Promise<void> }>()
  /** Workers are found by the name of their jobs; each does one at a time. */
  const workers = new Map<string, string[]>()
  const timers = new Set<NodeJS.Timeout>()
  const stop = new AbortController()
  const failures = failureReports(onFailure, { again: reportAgainAfter, stop: stop.signal })
  const { report } = failures
  let preparing: Promise<void> | null = null
  let starting: Promise<void> | null = null

  const pollNow = (name: string): void => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }
  const after = (milliseconds: number, task: () => void): void => {
    if (stop.signal.aborted) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      task()
    }, milliseconds).unref()
    timers.add(timer)
  }
  /** This does not leave it to the next look; what is further off than a day is. */
  const pollAfter = (name: string, milliseconds: number): void => {
    if (milliseconds < day * 1000) after(Math.max(0, milliseconds) + 100, () => pollNow(name))
  }
  const queueDatabase = createQueueDatabase(database, {
    onBack: () => {
      failures.ended(null)
      for (const name of workers.keys()) pollNow(name)
    },
  })
  const boss = openQueue(queueDatabase, database.kind, superviseEvery)
  // What workers report has the fields of an error, and is none.
  boss.on('error', error =>
    report(error instanceof Error ? error : new Error(String(Reflect.get(error, 'message')), { cause: error }), null),
  )

  const { offer, keepSchedule } = schedules({ boss, pollNow, report, after })
  const attempts = createAttempts({ database, queueDatabase, boss, stop: stop.signal, failures, pollNow, pollAfter })

  /** May be called again where it failed in between. */
  async function begin(): Promise<void> {
    await prepare()
    await boss.start()
    if (database.kind === 'pglite' && workers.size === 0) await takeBackJobs(boss, database)
    for (const { definition, handle } of handlers.values()) {
      const { name, schedule, concurrency } = definition
      if (stop.signal.aborted) return
      if (workers.has(name)) continue
      const own: string[] = []
      workers.set(name, own)
      if (schedule === 'at start') await offer(definition, null)
      else if (schedule !== null) {
        await offer(definition, schedule.every)
        keepSchedule(definition, schedule.every)
      }
      const options = { includeMetadata: true, pollingIntervalSeconds: pollEvery } as const
      while (own.length < concurrency)
        own.push(await boss.work(name, options, async ([job]: JobWithMetadata<unknown>[]) => job && (await handle(job))))
    }
    // What the process before gave back when it stopped is due by then.
    after(1500, () => {
      for (const name of workers.keys()) pollNow(name)
    })
    if (watchEvery !== null && workers.size > 0)
      watchQueue({ db: database.kysely, boss, names: [...workers.keys()], pollNow, failures, after, every: watchEvery })
  }

  async function beginOnceItCan(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        return await begin()
      } catch (error) {
        report(error, null)
        await wait(Math.min(30, pollEvery) * 1000, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
      }
    }
  }

  const prepare = (): Promise<void> => {
    preparing ??= prepareQueues(boss, definitions, lease).catch(error => {
      preparing = null
      throw error
    })
    return preparing
  }

  return {
    handle(definition, work) {
      handlers.set(definition.name, { definition, handle: job => attempts.make(definition, job, work) })
    },
    ...enqueueing({ database, queueDatabase, boss, pollNow, pollAfter }),
    pollNow,
    prepare,
    start() {
      starting ??= beginOnceItCan()
      return starting
    },
    async close() {
      stop.abort(new Error('The process stops.'))
      for (const timer of timers) clearTimeout(timer)
      await starting
      // What does not end in time is given back shortly before pg-boss would count it as failed.
      const late = setTimeout(attempts.giveBack, Math.max(0, shutdownTimeout - 500))
      await boss.stop({ graceful: true, timeout: shutdownTimeout, close: false })
      clearTimeout(late)
    },
  }
}

interface EnqueueingSetting {
  database: Database
  queueDatabase: QueueDatabase
  boss: PgBoss
  pollNow: (name: string) => void
  /** The queue is looked at again after so many milliseconds. */
  pollAfter: (name: string, milliseconds: number) => void
}

const unfinished: readonly JobState[] = ['created', 'retry', 'active']

const enqueueing = ({
  database,
  queueDatabase,
  boss,
  pollNow,
  pollAfter,
}: EnqueueingSetting): Pick<Jobs, 'enqueue' | 'cancel' | 'retry'> => ({
  async enqueue({ name }, payload, { key = randomUUID(), runAt, transaction } = {}) {
    const send = () => boss.send(name, payload, { singletonKey: key, ...(runAt && { startAfter: runAt }) })
    const id = await (transaction === undefined ? send() : queueDatabase.within(transaction, send))
    if (id !== null) database.afterCommit(() => (runAt === undefined ? pollNow(name) : pollAfter(name, runAt.getTime() - Date.now())))
    return id
  },
  async cancel({ name }, key, transaction = database.kysely) {
    const found = await transaction
      .selectFrom('pgboss.job')
      .select('id')
      .where('name', '=', name)
      .where('singleton_key', '=', key)
      .where('state', 'in', unfinished)
      .execute()
    const [first, ...others] = found.map(({ id }) => id)
    if (first === undefined) return 0
    await queueDatabase.within(transaction, () => boss.cancel(name, [first, ...others]))
    return found.length
  },
  retry: async (id, transaction) => (await queueDatabase.within(transaction, () => boss.redrive(deadLetters, { ids: [id] }))) > 0,
})

const openQueue = (db: QueueDatabase, kind: Database['kind'], superviseEvery: number): PgBoss =>
  new PgBoss({
    db,
    backend: kind,
    migrate: false,
    createSchema: false,
    schedule: false,
    registerInstance: false,
    superviseIntervalSeconds: superviseEvery,
    monitorIntervalSeconds: superviseEvery,
    queueCacheIntervalSeconds: 3600,
    // No job waits for another one here.
    flowIntervalSeconds: day,
    // The embedded database has one connection, and nothing beside it would bloat an index.
    reindex: kind === 'postgres',
    openTelemetry: { enabled: false },
  })
