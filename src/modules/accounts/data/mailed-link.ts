/** One-time tokens that were mailed are here: their rows stay once they have ended, without what they were about. */

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { hashOfSecret } from '../../../core/database/secret-hash.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import { linkHours, type MailedLinkPurpose } from '../domain/mailed-links.ts'
import { issueOneTimeToken, type NewOneTimeToken } from './one-time-token.ts'

/** Nothing is left of what the link was about: neither whom it was sent to, nor what it would have done. */
const ended = { account_id: null, data: '{}' }

/** @returns the secret of the link, which is not stored */
export const issueMailedLink = (
  db: Kysely<Schema>,
  link: Pick<NewOneTimeToken, 'accountId' | 'data'> & { purpose: MailedLinkPurpose },
): Promise<string> => issueOneTimeToken(db, { ...link, lifetime: linkHours[link.purpose] * 3600 })

export interface MailedLinkRow {
  accountId: AccountId | null
  /** The data of the purpose, which the caller parses. */
  data: unknown
  closed: 'used' | 'withdrawn' | null
  isExpired: boolean
}

const rowOf = (db: Kysely<Schema>, purpose: MailedLinkPurpose, secret: string) =>
  db
    .selectFrom('ticket')
    .select(['account_id as accountId', 'data', 'closed', sql<boolean>`expires_at <= now()`.as('isExpired')])
    .where('hash', '=', hashOfSecret(secret))
    .where('purpose', '=', purpose)

/** The row of a link, in whatever state; undefined where nothing is stored of it. */
export const findMailedLink = (db: Kysely<Schema>, purpose: MailedLinkPurpose, secret: string): Promise<MailedLinkRow | undefined> =>
  rowOf(db, purpose, secret).executeTakeFirst()

/** This is `findMailedLink` with a lock. Of two transactions that want the same link, the second waits for the first one's end. */
export const lockMailedLink = (trx: Transaction<Schema>, purpose: MailedLinkPurpose, secret: string): Promise<MailedLinkRow | undefined> =>
  rowOf(trx, purpose, secret).forUpdate().executeTakeFirst()

/**
 * The open link whose data names the receipt, which was given out with it; null where there is none.
 * @param receipt its secret, of which the data holds the hash
 */
export async function lockLinkOfReceipt(
  trx: Transaction<Schema>,
  purpose: MailedLinkPurpose,
  receipt: string,
): Promise<{ data: unknown; replace: () => Promise<void> } | null> {
  const row = await trx
    .selectFrom('ticket')
    .select(['hash', 'data'])
    .where('purpose', '=', purpose)
    .where(sql<boolean>`data ->> 'receipt' = ${hashOfSecret(receipt)}`)
    .where('closed', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const replace = async () => {
    await trx
      .updateTable('ticket')
      .set({ ...ended, closed: 'withdrawn' })
      .where('hash', '=', row.hash)
      .execute()
  }
  return { data: row.data, replace }
}

export const storeLinkUsed = (trx: Transaction<Schema>, secret: string): Promise<void> => endLink(trx, secret, 'used')

/** Another was sent in its place. */
export const storeLinkReplaced = (trx: Transaction<Schema>, secret: string): Promise<void> => endLink(trx, secret, 'withdrawn')

async function endLink(trx: Transaction<Schema>, secret: string, closed: 'used' | 'withdrawn'): Promise<void> {
  await trx
    .updateTable('ticket')
    .set({ ...ended, closed })
    .where('hash', '=', hashOfSecret(secret))
    .execute()
}

/** Deletes the links that wait for an address to be confirmed, open or expired. */
export async function deleteLinksTo(db: Kysely<Schema>, email: string): Promise<void> {
  const address = email.toLowerCase()
  await db
    .deleteFrom('ticket')
    .where('purpose', 'in', [...Object.keys(linkHours), 'registration-receipt'])
    .where(sql<boolean>`${address} in (lower(data ->> 'email'), lower(data -> 'person' ->> 'email'), lower(data ->> 'newAddress'))`)
    .execute()
}

/** Ends an account's open links of a purpose, which a newer one, or a new password or address, invalidates. */
export async function withdrawMailedLinks(db: Kysely<Schema>, accountId: AccountId, purpose: MailedLinkPurpose): Promise<void> {
  await db
    .updateTable('ticket')
    .set({ ...ended, closed: 'withdrawn' })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute()
}
