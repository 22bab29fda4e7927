/**
 * One-time tokens: whoever holds the secret may once confirm an email address, choose a new password, or return from another sign-in. Those
 * that were mailed are read and used up by `mailed-link.ts`.
 */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { hashOfSecret, newSecret } from '../../../core/database/secret-hash.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import { linkHours, type MailedLinkPurpose, resendDays } from '../domain/mailed-links.ts'

export type UnmailedPurpose = 'passkey-registration' | 'passkey-sign-in' | 'identity-provider' | 'registration-receipt'

export interface NewOneTimeToken {
  purpose: UnmailedPurpose | MailedLinkPurpose
  /** Null where there is no account yet. The token is deleted with the account. */
  accountId: AccountId | null
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
  accountId: AccountId | null
  data: unknown
}

/** Consumes a token: of two concurrent calls, one gets it. Null where there is none, or it has expired. */
export async function consumeOneTimeToken(db: Kysely<Schema>, purpose: UnmailedPurpose, secret: string): Promise<OneTimeToken | null> {
  const row = await db
    .deleteFrom('ticket')
    .where('hash', '=', hashOfSecret(secret))
    .where('purpose', '=', purpose)
    .returning(['account_id', 'data', sql<boolean>`expires_at > now()`.as('isValid')])
    .executeTakeFirst()
  return row?.isValid ? { accountId: row.account_id, data: row.data } : null
}

/** Finds the token as `consumeOneTimeToken` does, but does not use it up: for the page that asks what to do with it. */
export async function findOneTimeToken(db: Kysely<Schema>, purpose: UnmailedPurpose, secret: string): Promise<OneTimeToken | null> {
  const row = await db
    .selectFrom('ticket')
    .select(['account_id', 'data'])
    .where('hash', '=', hashOfSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row === undefined ? null : { accountId: row.account_id, data: row.data }
}

/**
 * Deletes what has expired. Of a mailed link, nothing is left but that it was sent and how it ended, for as long as somebody may still open
 * it. Its recipient and data stay as long as its page offers to send another.
 */
export async function sweepOneTimeTokens(db: Kysely<Schema>): Promise<void> {
  const mailed = Object.keys(linkHours)
  const daysAfterExpiry = 30
  const expired = () => db.deleteFrom('ticket').where('expires_at', '<', sql<Date>`now()`)
  await expired().where('purpose', 'not in', mailed).execute()
  await expired().where('expires_at', '<', sql<Date>`now() - make_interval(days => ${daysAfterExpiry})`).execute()
  await db
    .updateTable('ticket')
    .set({ account_id: null, data: '{}' })
    .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${resendDays})`)
    .where(sql<boolean>`(account_id is not null or data::text <> '{}')`)
    .execute()
}
