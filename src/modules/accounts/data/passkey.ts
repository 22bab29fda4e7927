/** Passkeys: public keys of which an account's holder has the private one. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'

export interface NewPasskey {
  /** The credential's id, base64url. */
  id: string
  accountId: AccountId
  publicKey: Uint8Array
  counter: number
  transports: readonly string[]
  name: string
}

/** @returns false where the credential is stored already */
export async function addPasskey(db: Kysely<Schema>, passkey: NewPasskey): Promise<boolean> {
  const row = await db
    .insertInto('passkey')
    .values({
      id: passkey.id,
      account_id: passkey.accountId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: [...passkey.transports],
      name: passkey.name,
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface StoredPasskey {
  accountId: AccountId
  publicKey: Buffer
  counter: number
  transports: string[]
}

export const findPasskey = (db: Kysely<Schema>, id: string): Promise<StoredPasskey | undefined> =>
  db
    .selectFrom('passkey')
    .where('id', '=', id)
    .select(['account_id as accountId', 'public_key as publicKey', sql<number>`counter::integer`.as('counter'), 'transports'])
    .executeTakeFirst()

export interface ListedPasskey {
  id: string
  name: string
  transports: string[]
  createdAt: Date
  usedAt: Date | null
}

export const listPasskeys = (db: Kysely<Schema>, accountId: AccountId): Promise<ListedPasskey[]> =>
  db
    .selectFrom('passkey')
    .where('account_id', '=', accountId)
    .select(['id', 'name', 'transports', 'created_at as createdAt', 'used_at as usedAt'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** @returns its name; undefined where the account had no such one */
export async function removePasskey(db: Kysely<Schema>, accountId: AccountId, id: string): Promise<string | undefined> {
  const row = await db.deleteFrom('passkey').where('account_id', '=', accountId).where('id', '=', id).returning('name').executeTakeFirst()
  return row?.name
}

/**
 * Authenticators that count their signatures count upwards: of two that were made with the same number, one is of a copy. Many do not
 * count, and always say 0.
 * @returns false where the count does not fit
 */
export async function notePasskeyUse(db: Kysely<Schema>, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(eb => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
