/** The job queue over the real database: what is enqueued is done once, by the attempt that owns it. */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { LeaseLostError } from '../../src/core/database/lease.ts'
import type { Database } from '../../src/core/database/open-database.ts'
import { type JobDefinition, type JobRun, scheduledJob } from '../../src/core/jobs/job-definition.ts'
import { createJobs, type Jobs, type JobsSetting } from '../../src/core/jobs/jobs.ts'
import { countJobs, listFailedJobs } from '../../src/core/jobs/list-jobs.ts'
import { deadLetters } from '../../src/core/jobs/queues.ts'
import { findQueueNews } from '../../src/core/jobs/watch-queue.ts'
import { openTestDatabase } from '../support/database.ts'

const noted: JobDefinition<{ word: string }> = {
  name: 'test.note',
  purpose: 'Notes a word.',
  payload: z.object({ word: z.string() }),
  schedule: null,
  concurrency: 4,
  retry: { limit: 1, delay: 1, maxDelay: 60 },
}
const hourly = scheduledJob({ name: 'test.hourly', purpose: 'Done every hour.', every: 3600 })

const server = process.env.TEST_DATABASE_URL
let database: Database
const open: Jobs[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  await Promise.all(open.splice(0).map(jobs => jobs.close()))
  await sql`delete from pgboss.job`.execute(database.kysely)
  await database.kysely.deleteFrom('installation_secret').execute()
})

type Work = (run: JobRun<{ word: string }>) => Promise<void>

/** A process with the jobs of this file. */
async function startJobs(work: Work, more: Partial<JobsSetting> = {}) {
  const failures: [string | null, string][] = []
  const onFailure: JobsSetting['onFailure'] = (error, job) => failures.push([job, error instanceof Error ? error.message : String(error)])
  const jobs = createJobs({ database, definitions: [noted, hourly], onFailure, ...more })
  open.push(jobs)
  jobs.handle(noted, work)
  await jobs.start()
  return { jobs, failures }
}

interface StoredJob {
  state: string
  attempts: number
}

const stored = async (name = noted.name): Promise<StoredJob[]> =>
  await database.kysely
    .selectFrom('pgboss.job')
    .select(['state', 'retry_count as attempts'])
    .where('name', '=', name)
    .orderBy('created_on')
    .execute()

/** Until the job's row is so, as its end is stored after its handler. */
const becomes = (...rows: StoredJob[]) => expect.poll(() => stored(), { timeout: 10_000 }).toEqual(rows)

const write = async (transaction: Database['kysely'], name: string): Promise<void> => {
  await transaction.insertInto('installation_secret').values({ name, value: 'x' }).execute()
}
const written = async (): Promise<string[]> =>
  (await database.kysely.selectFrom('installation_secret').select('name').orderBy('name').execute()).map(({ name }) => name)

/** What the supervisor does once a lease has passed without a sign of life. */
async function takeLeaseAway(): Promise<void> {
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`.execute(database.kysely)
  await sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`.execute(database.kysely)
  await expect
    .poll(async () => (await stored()).filter(({ state }) => state === 'active').length, { timeout: 10_000, interval: 50 })
    .toBe(0)
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(database.kysely)
}

test('a job runs once, with its payload', async () => {
  const words: string[] = []
  const { jobs, failures } = await startJobs(async ({ payload, transaction }) => {
    words.push(payload.word)
    await transaction(trx => write(trx, payload.word))
  })
  await jobs.enqueue(noted, { word: 'kelp' })
  await becomes({ state: 'completed', attempts: 0 })
  expect([words, await written(), failures]).toEqual([['kelp'], ['kelp'], []])
})

test('a job exists once the transaction that enqueues it is committed, and not if it is rolled back', async () => {
  const words: string[] = []
  const { jobs } = await startJobs(async ({ payload }) => void words.push(payload.word))
  const undone = database.kysely.transaction().execute(async transaction => {
    await jobs.enqueue(noted, { word: 'undone' }, { transaction })
    throw new Error('changed its mind')
  })
  await expect(undone).rejects.toThrow('changed its mind')
  await database.kysely.transaction().execute(async transaction => {
    await write(transaction, 'cause')
    await jobs.enqueue(noted, { word: 'done' }, { transaction })
    expect(words).toEqual([])
  })
  await becomes({ state: 'completed', attempts: 0 })
  expect(words).toEqual(['done'])
})

test('a process that only enqueues runs no jobs', async () => {
  const jobs = createJobs({ database, definitions: [noted, hourly], onFailure: error => expect.unreachable(String(error)) })
  open.push(jobs)
  await jobs.prepare()
  await database.kysely.transaction().execute(transaction => jobs.enqueue(noted, { word: 'later' }, { transaction }))
  expect(await stored()).toEqual([{ state: 'created', attempts: 0 }])
  const words: string[] = []
  await startJobs(async ({ payload }) => void words.push(payload.word))
  await becomes({ state: 'completed', attempts: 0 })
  expect(words).toEqual(['later'])
})

test('a job completed in its transaction does not run again, whatever happens afterwards', async () => {
  const { jobs, failures } = await startJobs(async ({ finish }) => {
    await finish(trx => write(trx, 'done'))
    throw new Error('killed just then')
  })
  await jobs.enqueue(noted, { word: 'w' })
  await expect.poll(() => failures).toEqual([[noted.name, 'killed just then']])
  await jobs.close()
  expect([await stored(), await written()]).toEqual([[{ state: 'completed', attempts: 0 }], ['done']])
})

test('of the jobs with one key, one waits while one runs', async () => {
  const begun = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const words: string[] = []
  const { jobs } = await startJobs(async ({ payload }) => {
    words.push(payload.word)
    begun.resolve()
    await go.promise
  })
  expect(await jobs.enqueue(noted, { word: 'one' }, { key: 'k' })).not.toBeNull()
  await begun.promise
  expect(await jobs.enqueue(noted, { word: 'two' }, { key: 'k' })).not.toBeNull()
  expect(await jobs.enqueue(noted, { word: 'three' }, { key: 'k' })).toBeNull()
  await jobs.enqueue(noted, { word: 'other' }, { key: 'l' })
  await expect.poll(() => words).toEqual(['one', 'other'])
  go.resolve()
  await becomes(...Array.from({ length: 3 }, () => ({ state: 'completed', attempts: 0 })))
  expect(words).toEqual(['one', 'other', 'two'])
})

test('a job waits for its start time, and a cancelled one never runs', async () => {
  const words: string[] = []
  const { jobs } = await startJobs(async ({ payload }) => void words.push(payload.word))
  const runAt = new Date(Date.now() + 3_600_000)
  await jobs.enqueue(noted, { word: 'cancelled' }, { key: 'c', runAt })
  await jobs.enqueue(noted, { word: 'due' }, { key: 'd', runAt })
  jobs.pollNow(noted.name)
  expect(await jobs.cancel(noted, 'c')).toBe(1)
  expect(await jobs.cancel(noted, 'c')).toBe(0)
  await sql`update pgboss.job set start_after = now() where name = ${noted.name}`.execute(database.kysely)
  jobs.pollNow(noted.name)
  await becomes({ state: 'cancelled', attempts: 0 }, { state: 'completed', attempts: 0 })
  expect(words).toEqual(['due'])
})

test('a worker that lost its lease changes nothing, and the next attempt does the job', async () => {
  const stalled = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const outcomes: unknown[] = []
  const { jobs } = await startJobs(
    async ({ signal, transaction }) => {
      await transaction(trx => write(trx, 'first, while it owns the job'))
      stalled.resolve()
      await go.promise
      await transaction(trx => write(trx, 'first, after it lost it')).catch(error => {
        outcomes.push(error instanceof LeaseLostError, signal.aborted)
        throw error
      })
    },
    { superviseEvery: 1 },
  )
  await jobs.enqueue(noted, { word: 'w' })
  await stalled.promise
  await takeLeaseAway()
  const second = await startJobs(({ transaction }) => transaction(trx => write(trx, 'second')))
  await becomes({ state: 'completed', attempts: 1 })
  go.resolve()
  await expect.poll(() => outcomes).toEqual([true, true])
  await jobs.close()
  expect(await written()).toEqual(['first, while it owns the job', 'second'])
  expect([await stored(), second.failures]).toEqual([[{ state: 'completed', attempts: 1 }], []])
})

test.skipIf(!server)('a lease is not taken over during a transaction (needs TEST_DATABASE_URL)', async () => {
  const begun = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const { jobs } = await startJobs(({ finish }) =>
    finish(async trx => {
      begun.resolve()
      await go.promise
      await write(trx, 'whole')
    }),
  )
  await jobs.enqueue(noted, { word: 'w' }, { key: 'k' })
  await begun.promise
  const cancelled = database.kysely.transaction().execute(async transaction => {
    await sql`set local lock_timeout = '50ms'`.execute(transaction)
    return await jobs.cancel(noted, 'k', transaction)
  })
  await expect(cancelled).rejects.toThrow('lock timeout')
  go.resolve()
  await becomes({ state: 'completed', attempts: 0 })
  expect(await written()).toEqual(['whole'])
})

test.skipIf(server)('on the embedded database, the job of a process that ended is run by the next at once', async () => {
  const jobs = createJobs({ database, definitions: [noted, hourly], onFailure: error => expect.unreachable(String(error)) })
  open.push(jobs)
  await jobs.prepare()
  await jobs.enqueue(noted, { word: 'left' })
  await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()`.execute(database.kysely)
  const words: string[] = []
  const next = await startJobs(async ({ payload }) => void words.push(payload.word))
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(database.kysely)
  next.jobs.pollNow(noted.name)
  await becomes({ state: 'completed', attempts: 1 })
  expect(words).toEqual(['left'])
})

test('a failed job is retried after a delay, and then stored among the failed jobs', async () => {
  let attempts = 0
  const { jobs, failures } = await startJobs(async () => {
    attempts += 1
    throw new Error(`no luck (${attempts})`)
  })
  await jobs.enqueue(noted, { word: 'w' })
  await becomes({ state: 'retry', attempts: 0 })
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from start_after - now())::float8 as wait from pgboss.job where name = ${noted.name}`.execute(database.kysely)
  expect(rows[0]?.wait).toBeGreaterThan(0)
  await becomes({ state: 'failed', attempts: 1 })
  expect(failures).toEqual([[noted.name, 'no luck (1)']])
  const dead = await database.kysely
    .selectFrom('pgboss.job')
    .select(['data', 'source_name', 'source_output'])
    .where('name', '=', deadLetters)
    .execute()
  expect(dead).toEqual([
    { data: { word: 'w' }, source_name: noted.name, source_output: expect.objectContaining({ message: 'no luck (2)' }) },
  ])

  const [failed, ...others] = await listFailedJobs(database.kysely, 10)
  expect([failed, others]).toMatchObject([{ job: noted.name, attempts: 2, payload: { word: 'w' }, message: 'no luck (2)' }, []])
  expect((await countJobs(database.kysely)).get(noted.name)).toMatchObject({
    ...{ waiting: 0, running: 0, dead: 1, lastDoneAt: null },
    lastFailure: { message: 'no luck (2)' },
  })
  const id = failed?.id ?? ''
  expect(await database.kysely.transaction().execute(transaction => jobs.retry(id, transaction))).toBe(true)
  expect(await database.kysely.transaction().execute(transaction => jobs.retry(id, transaction))).toBe(false)
  jobs.pollNow(noted.name)
  await expect.poll(() => attempts).toBe(3)
  expect((await countJobs(database.kysely)).get(noted.name)).toMatchObject({ dead: 0 })
})

test('an invalid payload fails without reaching a handler', async () => {
  const { jobs, failures } = await startJobs(() => expect.unreachable('the handler was called'))
  await jobs.enqueue<{ word: string }>({ ...noted, payload: z.any() }, JSON.parse('{"words": 3}'))
  await becomes({ state: 'retry', attempts: 0 })
  expect(failures).toEqual([[noted.name, expect.stringContaining('word')]])
})

test('of several processes one runs a scheduled job, once for each period', async () => {
  let done = 0
  const start = async () => {
    const jobs = createJobs({ database, definitions: [noted, hourly], onFailure: error => expect.unreachable(String(error)) })
    open.push(jobs)
    jobs.handle(hourly, async () => {
      done += 1
    })
    await jobs.start()
  }
  await Promise.all([start(), start()])
  await start()
  await expect.poll(() => stored(hourly.name), { timeout: 10_000 }).toEqual([{ state: 'completed', attempts: 0 }])
  expect(done).toBe(1)
})

test('during a database outage jobs wait, one error is reported, and they continue afterwards', async () => {
  let isAway = false
  let refusals = 0
  const runText: Database['runText'] = (text, values) => {
    if (!isAway) return database.runText(text, values)
    refusals += 1
    return Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
  }
  const words: string[] = []
  const { jobs, failures } = await startJobs(async ({ payload }) => void words.push(payload.word), {
    database: { ...database, runText },
    pollEvery: 0.5,
  })
  isAway = true
  await expect.poll(() => refusals, { timeout: 10_000 }).toBeGreaterThan(2 * noted.concurrency)
  expect(failures).toEqual([[null, expect.stringContaining('refused')]])
  await expect(jobs.enqueue(noted, { word: 'lost' })).rejects.toThrow('refused')
  isAway = false
  await jobs.enqueue(noted, { word: 'back' })
  await becomes({ state: 'completed', attempts: 0 })
  expect(words).toEqual(['back'])
})

test('a process started during a database outage begins when it is over, and can be closed before', async () => {
  let isAway = true
  const runText: Database['runText'] = (text, values) =>
    isAway ? Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })) : database.runText(text, values)
  const failures: unknown[] = []
  const start = (reportAgainAfter: number) => {
    const jobs = createJobs({
      reportAgainAfter,
      database: { ...database, runText },
      definitions: [noted, hourly],
      onFailure: error => failures.push(error),
      pollEvery: 0.5,
    })
    open.push(jobs)
    jobs.handle(noted, ({ payload, finish }) => finish(trx => write(trx, payload.word)))
    return { jobs, started: jobs.start() }
  }
  const closed = start(3600)
  await expect.poll(() => failures.length).toBe(1)
  await closed.jobs.close()
  await closed.started
  const { jobs, started } = start(0.1)
  // What still fails is reported again.
  await expect.poll(() => failures.length).toBeGreaterThan(2)
  isAway = false
  await started
  await jobs.enqueue(noted, { word: 'begun' })
  await becomes({ state: 'completed', attempts: 0 })
})

test('closing aborts running jobs, waits for them, and leaves unfinished ones to another process', async () => {
  const begun = Promise.withResolvers<void>()
  const { jobs, failures } = await startJobs(async ({ signal }) => {
    begun.resolve()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  await jobs.enqueue(noted, { word: 'w' })
  await begun.promise
  await jobs.close()
  expect([await stored(), failures]).toEqual([[{ state: 'retry', attempts: 0 }], []])
})

test('a stopped job does not count as failed, and the next process runs it at once', async () => {
  const begun = Promise.withResolvers<void>()
  const first = await startJobs(async ({ signal }) => {
    begun.resolve()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  await first.jobs.enqueue(noted, { word: 'w' }, { key: 'k' })
  await begun.promise
  await first.jobs.close()
  let attempts = 0
  const second = await startJobs(async () => {
    attempts += 1
    throw new Error('no luck')
  })
  await expect.poll(() => attempts).toBe(1)
  // One more is left of those that the definition allows.
  await becomes({ state: 'retry', attempts: 1 })
  await becomes({ state: 'failed', attempts: 2 })
  expect([attempts, second.failures]).toEqual([2, [[noted.name, 'no luck']]])
})

test('a job that does not stop in time is run by the next process, and the first changes nothing', async () => {
  const begun = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const outcome = Promise.withResolvers<unknown>()
  const first = await startJobs(
    async ({ kysely, transaction }) => {
      begun.resolve()
      await go.promise
      const written = await Promise.allSettled([transaction(trx => write(trx, 'late')), write(kysely, 'late as well')])
      outcome.resolve(written.map(each => each.status === 'rejected' && each.reason instanceof LeaseLostError))
    },
    { shutdownTimeout: 1000 },
  )
  await first.jobs.enqueue(noted, { word: 'w' })
  await begun.promise
  await first.jobs.close()
  expect(await stored()).toEqual([{ state: 'retry', attempts: 0 }])
  await startJobs(({ kysely, finish }) => write(kysely, 'second').then(() => finish(trx => write(trx, 'finished'))))
  await becomes({ state: 'completed', attempts: 1 })
  go.resolve()
  expect(await outcome.promise).toEqual([true, true])
  expect(await written()).toEqual(['finished', 'second'])
})

test.skipIf(!server)('jobs enqueued or left by another process begin within seconds (needs TEST_DATABASE_URL)', async () => {
  const other = createJobs({ database, definitions: [noted, hourly], onFailure: error => expect.unreachable(String(error)) })
  open.push(other)
  const words: string[] = []
  await startJobs(async ({ payload }) => void words.push(payload.word))
  await other.prepare()
  await other.enqueue(noted, { word: 'of another' })
  await expect.poll(() => words, { timeout: 10_000 }).toEqual(['of another'])

  const runAt = new Date(Date.now() + 3_600_000)
  await other.enqueue(noted, { word: 'of a killed one' }, { runAt })
  await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '61 seconds'
    where state = 'created'`.execute(database.kysely)
  await becomes({ state: 'completed', attempts: 0 }, { state: 'completed', attempts: 1 })
  expect(words).toEqual(['of another', 'of a killed one'])
})

test('a job that waits for another of its key is not polled for repeatedly', async () => {
  const jobs = createJobs({ database, definitions: [noted, hourly], onFailure: error => expect.unreachable(String(error)) })
  open.push(jobs)
  await jobs.prepare()
  await jobs.enqueue(noted, { word: 'first' }, { key: 'k' })
  expect(await findQueueNews(database.kysely, [noted.name, hourly.name])).toEqual({ due: [noted.name], lost: [] })
  await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()`.execute(database.kysely)
  await jobs.enqueue(noted, { word: 'second' }, { key: 'k' })
  expect(await findQueueNews(database.kysely, [noted.name, hourly.name])).toEqual({ due: [], lost: [] })
  await jobs.enqueue(noted, { word: 'third' }, { runAt: new Date(Date.now() + 3_600_000) })
  expect(await findQueueNews(database.kysely, [noted.name])).toEqual({ due: [], lost: [] })
})
