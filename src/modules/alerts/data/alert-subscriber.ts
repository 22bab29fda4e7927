/** Subscribers of a site's emails: accounts, and email addresses without one (decision 0043). */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import type { Language } from '../../../core/text/languages.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { SubscriberId } from '../domain/ids.ts'
import type { StopReason } from './alert-tables.ts'

/** The email address is one that its owner has confirmed. */
export type SubscriberIdentity = { accountId: AccountId } | { email: string; language: Language }

/**
 * Finds or creates the subscriber of an account or an email address. An address that belongs to an account means that account.
 * @param platform its key. @throws OperatorError for an unknown platform
 */
export async function subscriberOf(db: Kysely<Schema>, platform: string, who: SubscriberIdentity): Promise<SubscriberId> {
  const platformId = await findPlatformId(db, platform)
  const accountId = 'accountId' in who ? who.accountId : await findAccountAt(db, who.email)
  const row = 'accountId' in who || accountId !== null ? { account_id: accountId } : who
  const made = await db
    .insertInto('alert_subscriber')
    .values({ platform_id: platformId, ...row })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made !== undefined) return made.id
  const found = await db
    .selectFrom('alert_subscriber')
    .where('platform_id', '=', platformId)
    .where(eb => ('email' in row ? eb(sql<string>`lower(email)`, '=', row.email.toLowerCase()) : eb('account_id', '=', row.account_id)))
    .select('id')
    .executeTakeFirstOrThrow()
  return found.id
}

async function findAccountAt(db: Kysely<Schema>, email: string): Promise<AccountId | null> {
  const row = await db
    .selectFrom('account')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('email_verified_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The list has all subscribers that may get emails now, each once. */
export const recipients = (db: Kysely<Schema>) =>
  subscribers(db)
    .where('alert_subscriber.stopped_at', 'is', null)
    .where(eb => eb.or([eb('account.id', 'is', null), eb('account.email_verified_at', 'is not', null)]))

const subscribers = (db: Kysely<Schema>) =>
  db
    .selectFrom('alert_subscriber')
    .innerJoin('platform', 'platform.id', 'alert_subscriber.platform_id')
    .leftJoin('account', 'account.id', 'alert_subscriber.account_id')
    .select([
      'alert_subscriber.id',
      'platform.key as platform',
      'alert_subscriber.account_id as accountId',
      'alert_subscriber.frequency',
      'alert_subscriber.tracking_mails as trackingMails',
      'alert_subscriber.stopped_at as stoppedAt',
      'alert_subscriber.stop_reason as stopReason',
      sql<string>`coalesce(account.email, alert_subscriber.email)`.as('email'),
      sql<Language>`coalesce(account.language, alert_subscriber.language)`.as('language'),
      // Empty for an address without an account.
      sql<string>`coalesce(account.first_name || ' ' || account.last_name, '')`.as('name'),
    ])

export type Subscriber = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>

export const findSubscriber = (db: Kysely<Schema>, id: SubscriberId) =>
  subscribers(db).where('alert_subscriber.id', '=', id).executeTakeFirst()

/** Undefined where the account has never followed or tracked anything there. @param platform its key */
export const findSubscriberOfAccount = (db: Kysely<Schema>, platform: string, accountId: AccountId) =>
  subscribers(db).where('alert_subscriber.account_id', '=', accountId).where('platform.key', '=', platform).executeTakeFirst()

/** Stops the emails but keeps what is followed. A subscriber that is stopped already keeps the earlier reason. */
export async function stopMails(db: Kysely<Schema>, subscriberId: SubscriberId, reason: StopReason): Promise<void> {
  await stopping(db, reason).where('id', '=', subscriberId).execute()
}

/** Stops the emails on every site. @param email in any case */
export async function stopMailsTo(db: Kysely<Schema>, email: string, reason: StopReason): Promise<void> {
  const address = email.toLowerCase()
  await stopping(db, reason)
    .where(eb =>
      eb.or([
        eb(sql<string>`lower(email)`, '=', address),
        eb('account_id', 'in', eb.selectFrom('account').where(sql<string>`lower(account.email)`, '=', address).select('account.id')),
      ]),
    )
    .execute()
}

const stopping = (db: Kysely<Schema>, reason: StopReason) =>
  db.updateTable('alert_subscriber').set({ stopped_at: sql<Date>`now()`, stop_reason: reason }).where('stopped_at', 'is', null)

export async function resumeMails(db: Kysely<Schema>, subscriberId: SubscriberId): Promise<void> {
  await db.updateTable('alert_subscriber').set({ stopped_at: null, stop_reason: null }).where('id', '=', subscriberId).execute()
}

export async function storeTrackingMails(db: Kysely<Schema>, subscriberId: SubscriberId, wants: boolean): Promise<void> {
  await db.updateTable('alert_subscriber').set({ tracking_mails: wants }).where('id', '=', subscriberId).execute()
}

/** Moves the alerts of an address without an account to the account that has it, so that nobody gets the same email twice. */
export async function takeOverAlerts(db: Kysely<Schema>, accountId: AccountId): Promise<void> {
  const before = await db
    .selectFrom('alert_subscriber')
    .innerJoin('account', join => join.on(sql<string>`lower(account.email)`, '=', sql<string>`lower(alert_subscriber.email)`))
    .innerJoin('platform', 'platform.id', 'alert_subscriber.platform_id')
    .where('account.id', '=', accountId)
    .where('account.email_verified_at', 'is not', null)
    .select(['alert_subscriber.id', 'alert_subscriber.stop_reason as stopReason', 'platform.key as platform'])
    .execute()
  for (const { id, platform, stopReason } of before) {
    const own = await subscriberOf(db, platform, { accountId })
    await sql`insert into alert (subscriber_id, topic_id, followed_at)
      select ${own}, topic_id, followed_at from alert where subscriber_id = ${id} on conflict do nothing`.execute(db)
    if (stopReason !== null) await stopMails(db, own, stopReason)
    await db.deleteFrom('alert_subscriber').where('id', '=', id).execute()
  }
}
