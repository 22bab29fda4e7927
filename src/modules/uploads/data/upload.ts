/** Queries of uploads. The file store has their bytes. */

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import { storeFileRows } from '../../publications/index.ts'
import { uploadLifetime, uploadQuota } from '../domain/upload-purpose.ts'

export interface StoredUpload {
  id: string
  purpose: string
  name: string
  bytes: number
  received: number
  sha256: string | null
  problem: string | null
  expiresAt: Date
}

export interface NewUpload {
  id: string
  accountId: AccountId
  purpose: string
  name: string
  bytes: number
  /** The request that writes it; null where it is whole already. */
  lock: { token: string; lease: number } | null
}

const expiry = sql<Date>`now() + make_interval(secs => ${uploadLifetime / 1000})`
const leaseEnd = (lease: number) => sql<Date>`now() + make_interval(secs => ${lease / 1000})`

/** @returns false where the account would have more uploads, or more bytes in them, than the quota allows */
export async function insertUpload(kysely: Kysely<Schema>, { id, accountId, purpose, name, bytes, lock }: NewUpload): Promise<boolean> {
  return await kysely.transaction().execute(async trx => {
    // Two at once would each find room for themselves.
    await trx.selectFrom('account').where('id', '=', accountId).select('id').forUpdate().executeTakeFirst()
    const { count, total } = await trx
      .selectFrom('upload')
      .where('account_id', '=', accountId)
      .where('problem', 'is', null)
      .select(eb => [eb.cast<number>(eb.fn.countAll(), 'integer').as('count'), sql<number>`coalesce(sum(bytes), 0)::bigint`.as('total')])
      .executeTakeFirstOrThrow()
    if (count >= uploadQuota.uploads || Number(total) + bytes > uploadQuota.bytes) return false
    const locked = lock && { lock_token: lock.token, locked_until: leaseEnd(lock.lease) }
    await trx
      .insertInto('upload')
      .values({ id, account_id: accountId, purpose, name, bytes, expires_at: expiry, ...locked })
      .execute()
    return true
  })
}

/** An upload of the account; null where it has none of that id. */
export async function findUpload(kysely: Kysely<Schema>, accountId: AccountId, id: string): Promise<StoredUpload | null> {
  const found = await kysely
    .selectFrom('upload')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['id', 'purpose', 'name', 'bytes', 'received', 'sha256', 'problem', 'expires_at as expiresAt'])
    .executeTakeFirst()
  return found ?? null
}

/** @returns whether the lock is free now, or its holder's lease has ended */
export async function lockUpload(kysely: Kysely<Schema>, id: string, token: string, lease: number): Promise<boolean> {
  const { rows } = await sql`
    update upload set lock_token = ${token}, locked_until = ${leaseEnd(lease)}, is_wanted = false
    where id = ${id} and (lock_token is null or locked_until < now()) returning id`.execute(kysely)
  if (rows.length > 0) return true
  await kysely.updateTable('upload').set({ is_wanted: true }).where('id', '=', id).execute()
  return false
}

/** @returns whether another request waits for the lock; null where it is no longer held */
export async function renewLock(kysely: Kysely<Schema>, id: string, token: string, lease: number): Promise<{ isWanted: boolean } | null> {
  const { rows } = await sql<{ isWanted: boolean }>`
    update upload set locked_until = ${leaseEnd(lease)} where id = ${id} and lock_token = ${token}
    returning is_wanted as "isWanted"`.execute(kysely)
  return rows[0] ?? null
}

export async function unlockUpload(kysely: Kysely<Schema>, id: string, token: string): Promise<void> {
  await kysely
    .updateTable('upload')
    .set({ lock_token: null, locked_until: null, is_wanted: false })
    .where('id', '=', id)
    .where('lock_token', '=', token)
    .execute()
}

/** Notes bytes that are on the disk. @returns false where the lock is no longer held */
export async function noteReceived(kysely: Kysely<Schema>, id: string, token: string, received: number): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('upload')
    .set({ received, expires_at: expiry })
    .where('id', '=', id)
    .where('lock_token', '=', token)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes a whole upload one of a stored file. */
export async function finishUpload(
  trx: Transaction<Schema>,
  id: string,
  { sha256, bytes, mimeType }: { sha256: string; bytes: number; mimeType: string },
): Promise<void> {
  await storeFileRows(trx, [{ sha256, bytes, mimeType, width: null, height: null }])
  await trx.updateTable('upload').set({ sha256, received: bytes, expires_at: expiry }).where('id', '=', id).execute()
}

export async function refuseUpload(kysely: Kysely<Schema>, id: string, problem: string): Promise<void> {
  await kysely.updateTable('upload').set({ problem, sha256: null }).where('id', '=', id).execute()
}

/** None of its bytes count any more: it is sent again from its beginning. */
export async function restartUpload(kysely: Kysely<Schema>, id: string): Promise<void> {
  await kysely.updateTable('upload').set({ received: 0, expires_at: expiry }).where('id', '=', id).where('sha256', 'is', null).execute()
}

export async function deleteUpload(kysely: Kysely<Schema>, id: string): Promise<void> {
  await kysely.deleteFrom('upload').where('id', '=', id).execute()
}

/** @returns the number of uploads that nobody continued or used in time */
export async function deleteExpiredUploads(kysely: Kysely<Schema>): Promise<number> {
  const { numDeletedRows } = await kysely.deleteFrom('upload').where('expires_at', '<=', sql<Date>`now()`).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The answer has those of the ids that are of uploads. */
export async function findKnownUploads(kysely: Kysely<Schema>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await kysely.selectFrom('upload').where('id', 'in', ids).select('id').execute()
  return new Set(rows.map(({ id }) => id))
}
