/** What a process does that the campaign `kills` kills: jobs that note a number and post an email about it, digests, and the emails. */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../src/core/database/open-database.ts'
import type { JobDefinition } from '../../../src/core/jobs/job-definition.ts'
import { createJobs, type Jobs } from '../../../src/core/jobs/jobs.ts'

export const numbered: JobDefinition<{ number: number }> = {
  name: 'campaign.number',
  purpose: 'Notes a number, and posts an email about it.',
  payload: z.object({ number: z.int() }),
  schedule: null,
  concurrency: 4,
  retry: { limit: 1000, delay: 0, maxDelay: 1 },
}

export const digested: JobDefinition = {
  name: 'campaign.digest',
  purpose: 'Posts the weekly emails about what is new.',
  payload: z.object({}),
  schedule: null,
  concurrency: 1,
  retry: { limit: 1000, delay: 0, maxDelay: 1 },
}

/** Looks often, since the campaign has no time for leases to pass by themselves. */
export const campaignJobs = (database: Database) =>
  createJobs({
    database,
    definitions: [numbered, digested],
    onFailure: () => undefined,
    pollEvery: 0.5,
    superviseEvery: 1,
  })

/** Notes a number in one piece, some of the time with the database in between, and with the other half of it after a moment. */
export async function noteNumber(trx: Database['kysely'], number: number, pause: number): Promise<void> {
  await sql`insert into campaign_done (number, half) values (${number}, 1)`.execute(trx)
  await wait(pause)
  await sql`insert into campaign_done (number, half) values (${number}, 2)`.execute(trx)
}

/** @param isUndone the transaction is rolled back @returns whether they are enqueued */
export async function enqueueNumbers(database: Database, jobs: Jobs, numbers: readonly number[], isUndone: boolean): Promise<boolean> {
  const enqueued = database.kysely.transaction().execute(async transaction => {
    for (const number of numbers) await jobs.enqueue(numbered, { number }, { transaction })
    if (isUndone) throw new UndoneError()
  })
  return await enqueued.then(
    () => true,
    (error: unknown) => {
      if (error instanceof UndoneError) return false
      throw error
    },
  )
}

class UndoneError extends Error {
  override name = 'UndoneError'
}

/** As if nobody had given a sign of life for an hour: also from who is at work. */
export async function takeLeasesAway(kysely: Database['kysely']): Promise<void> {
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`.execute(kysely)
  await sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`.execute(kysely)
  await sql`update mail set leased_at = now() - interval '1 hour' where state = 'sending'`.execute(kysely)
  await sql`update mail set next_try_at = now() where state = 'waiting' and next_try_at > now()`.execute(kysely)
  await sql`update idempotency_key set leased_until = now() - interval '1 hour' where status is null`.execute(kysely)
  await sql`update lease set expires_at = now() - interval '1 hour'`.execute(kysely)
  await sql`update upload set locked_until = now() - interval '1 hour' where lock_token is not null`.execute(kysely)
}

export async function isAtWork(kysely: Database['kysely']): Promise<boolean> {
  const { rows } = await sql<{ isAtWork: boolean }>`select
    exists (select from pgboss.job where name like 'campaign.%' and state in ('created', 'retry', 'active'))
    or exists (select from mail where state <> 'sent') as "isAtWork"`.execute(kysely)
  return rows[0]?.isAtWork === true
}
