/** One-time tokens: whoever holds the secret may once confirm an email address, choose a new password, or return from another sign-in. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { hashOfSecret, newSecret } from '../../../core/database/secret-hash.ts'

export type OneTimeTokenPurpose =
  | 'register'
  | 'reset-password'
  | 'change-address'
  | 'confirm-updates'
  | 'delete-account'
  | 'confirm-alert'
  | 'passkey-registration'
  | 'passkey-sign-in'
  | 'identity-provider'

export interface NewOneTimeToken {
  purpose: OneTimeTokenPurpose
  /** Null where there is no account yet. The token is deleted with the account. */
  accountId: number | null
  /** The data of the purpose, which the consumer parses. */
  data: unknown
  /** Seconds. */
  lifetime: number
}

/** @returns the secret, which is not stored */
export async function issueOneTimeToken(db: Kysely<Schema>, { purpose, accountId, data, lifetime }: NewOneTimeToken): Promise<string> {
  const secret = newSecret()
  await db
    .insertInto('ticket')
    .values({
      hash: hashOfSecret(secret),
      purpose,
      account_id: accountId,
      data: JSON.stringify(data),
      expires_at: sql<Date>`now() + make_interval(secs => ${lifetime})`,
    })
    .execute()
  return secret
}

export interface OneTimeToken {
  accountId: number | null
  data: unknown
}

/** Consumes a token: of two concurrent calls, one gets it. Null where there is none, or it has expired. */
export async function consumeOneTimeToken(db: Kysely<Schema>, purpose: OneTimeTokenPurpose, secret: string): Promise<OneTimeToken | null> {
  const row = await db
    .deleteFrom('ticket')
    .where('hash', '=', hashOfSecret(secret))
    .where('purpose', '=', purpose)
    .returning(['account_id', 'data', sql<boolean>`expires_at > now()`.as('isValid')])
    .executeTakeFirst()
  return row?.isValid ? { accountId: row.account_id, data: row.data } : null
}

/** Finds the token as `consumeOneTimeToken` does, but does not use it up: for the page that asks what to do with it. */
export async function findOneTimeToken(db: Kysely<Schema>, purpose: OneTimeTokenPurpose, secret: string): Promise<OneTimeToken | null> {
  const row = await db
    .selectFrom('ticket')
    .select(['account_id', 'data'])
    .where('hash', '=', hashOfSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row === undefined ? null : { accountId: row.account_id, data: row.data }
}

/** Deletes the account's tokens of a purpose that a newer token, or a new password, invalidates. */
export async function deleteOneTimeTokens(db: Kysely<Schema>, accountId: number, purpose: OneTimeTokenPurpose): Promise<void> {
  await db.deleteFrom('ticket').where('account_id', '=', accountId).where('purpose', '=', purpose).execute()
}

export async function deleteExpiredOneTimeTokens(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('ticket').where('expires_at', '<', sql<Date>`now()`).execute()
}
