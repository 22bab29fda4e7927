/** Counts attempts for all processes over this database, unlike the rate limits per IP address (api/throttle). */
import { type Kysely, sql } from 'kysely'
import { unchecked } from '../../../core/database/commit-check.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { hashOfSecret } from '../../../core/database/secret-hash.ts'

export interface AttemptLimit {
  /** The kind of attempt, such as `sign-in`. */
  what: string
  /** Tries in so many seconds. */
  max: number
  seconds: number
}

/** Counts an attempt. @param by whom or what it is counted for. @returns seconds until the next is allowed; null if this one is */
export async function countAttempt(db: Kysely<Schema>, { what, max, seconds }: AttemptLimit, by: string): Promise<number | null> {
  const counting = db
    .insertInto('attempt')
    .values({ key: keyOf(what, by), count: 1, ends_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempt.ends_at < now() then 1 else attempt.count + 1 end`,
        ends_at: sql<Date>`case when attempt.ends_at < now() then excluded.ends_at else attempt.ends_at end`,
      }),
    )
    .returning(['count', sql<number>`ceil(extract(epoch from ends_at - now()))::integer`.as('wait')])
  // A call of which only this was committed has done nothing yet (docs/decisions/0124-committed-calls.md).
  const { count, wait } = await unchecked(() => counting.executeTakeFirstOrThrow())
  return count > max ? wait : null
}

/**
 * Counts one more try against several limits, in their order, up to the first that refuses it: what is refused anyway does not use up what
 * others may do. @returns as `countAttempt`
 */
export async function countAttempts(db: Kysely<Schema>, limits: readonly (readonly [AttemptLimit, by: string])[]): Promise<number | null> {
  for (const [limit, by] of limits) {
    const wait = await countAttempt(db, limit, by)
    if (wait !== null) return wait
  }
  return null
}

/** Called after a success: a user who knows the password is not the one who guessed. */
export async function forgetAttempts(db: Kysely<Schema>, what: string, by: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', keyOf(what, by)).execute()
}

export async function sweepAttempts(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('attempt').where('ends_at', '<', sql<Date>`now()`).execute()
}

const keyOf = (what: string, by: string): string => hashOfSecret(`${what} ${by}`)
