/** Stores answers to calls with an Idempotency-Key in the database, for all processes over it. */
import { randomUUID } from 'node:crypto'
import { CompiledQuery, type DatabaseConnection, type Kysely, sql } from 'kysely'
import { isForeignKeyViolation } from '../../../core/database/constraint-violation.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { HttpError } from '../../../core/http/http-error.ts'
import { type AnswerStore, answerLifetime, type CallToClaim, type Claim, callLease } from '../../../core/http/idempotency/answer-store.ts'

/** A row that is there and cannot be claimed may be gone a moment later, so that it is claimed again; each time somebody else was faster. */
const maxTries = 3

/** @param lease in seconds */
export const createAnswerStore = (kysely: Kysely<Schema>, { lease = callLease } = {}): AnswerStore => ({
  async claim(call) {
    const attempt = randomUUID()
    for (let tries = 0; tries < maxTries; tries += 1) {
      if (await insertClaim(kysely, call, { attempt, lease })) return { kind: 'claimed', attempt }
      const found = await findClaim(kysely, call)
      if (found !== null) return found
    }
    return { kind: 'running', leaseLeft: lease }
  },
  commit: storeCommit,
  async renew(id, attempt) {
    await kysely
      .updateTable('idempotency_key')
      .set({ leased_until: untilLeaseEnds(lease) })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('status', 'is', null)
      .execute()
  },
  async finish(id, attempt, { status, sealed }) {
    await kysely
      .updateTable('idempotency_key')
      .set({ status, answer: sealed && Buffer.from(sealed) })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .execute()
  },
  async release(id, attempt) {
    await kysely.deleteFrom('idempotency_key').where('id', '=', id).where('attempt', '=', attempt).execute()
  },
  async fail(id, attempt) {
    // A commit that was sent before its connection broke may still be under way: it has locked the row, and the deletion waits for it.
    const { numDeletedRows } = await kysely
      .deleteFrom('idempotency_key')
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('committed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) return
    await kysely
      .updateTable('idempotency_key')
      .set({ leased_until: sql<Date>`now()` })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('status', 'is', null)
      .execute()
  },
})

const untilLeaseEnds = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`

/** The row is locked until the commit. Where it is gone, the change deletes the account that it belongs to. */
async function storeCommit(connection: DatabaseConnection, id: string, attempt: string): Promise<void> {
  const committed = await connection.executeQuery(
    CompiledQuery.raw(
      'update idempotency_key set committed_at = coalesce(committed_at, clock_timestamp()) where id = $1 and attempt = $2 returning id',
      [id, attempt],
    ),
  )
  if (committed.rows.length > 0) return
  const others = await connection.executeQuery(CompiledQuery.raw('select id from idempotency_key where id = $1', [id]))
  if (others.rows.length > 0)
    throw new HttpError('IDEMPOTENT_CALL_RUNNING', 'The call took so long that another one with its key has taken its place.')
}

/** One statement does it: of several at once the unique id lets one through. A row that has expired, or whose lease has, is taken over. */
async function insertClaim(
  db: Kysely<Schema>,
  { id, accountId, fingerprint }: CallToClaim,
  { attempt, lease }: { attempt: string; lease: number },
): Promise<boolean> {
  const values = {
    ...{ account_id: accountId, fingerprint, attempt, committed_at: null, status: null, answer: null },
    leased_until: untilLeaseEnds(lease),
    expires_at: sql<Date>`now() + make_interval(secs => ${answerLifetime})`,
  }
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ id, ...values })
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet(values)
        .where(eb =>
          eb.or([
            eb('idempotency_key.expires_at', '<=', sql<Date>`now()`),
            eb.and([
              eb('idempotency_key.status', 'is', null),
              eb('idempotency_key.committed_at', 'is', null),
              eb('idempotency_key.leased_until', '<=', sql<Date>`now()`),
              eb('idempotency_key.fingerprint', '=', fingerprint),
            ]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? new HttpError('ACCOUNT_REMOVED', 'The account is not there any more.', { cause: error }) : error
    })
  return claimed !== undefined
}

async function findClaim(db: Kysely<Schema>, { id, fingerprint }: CallToClaim): Promise<Claim | null> {
  const found = await db
    .selectFrom('idempotency_key')
    .select([
      'fingerprint',
      'status',
      'answer',
      'committed_at',
      sql<number>`ceil(extract(epoch from leased_until - now()))::integer`.as('leaseLeft'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (found === undefined) return null
  if (found.fingerprint !== fingerprint) return { kind: 'reused' }
  if (found.status !== null) return { kind: 'done', status: found.status, sealed: found.answer }
  if (found.committed_at !== null && found.leaseLeft <= 0) return { kind: 'committed', at: found.committed_at }
  return { kind: 'running', leaseLeft: found.leaseLeft }
}

export async function deleteExpiredAnswers(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('idempotency_key').where('expires_at', '<=', sql<Date>`now()`).execute()
}
