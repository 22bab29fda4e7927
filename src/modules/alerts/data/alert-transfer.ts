/** The export and import of what readers track and follow. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { accountAt } from '../../accounts/index.ts'
import { readTopic, writeTopic } from '../domain/topic.ts'
import type { TransferredSubscriber, TransferredTrackedItem } from '../domain/transferred-alerts.ts'
import { listFollowed, storeTopic } from './alert.ts'
import { subscriberOf } from './alert-subscriber.ts'

/** Sorted by site and email address. */
export async function listSubscribersToExport(db: Kysely<Schema>): Promise<TransferredSubscriber[]> {
  const rows = await db
    .selectFrom('alert_subscriber as subscriber')
    .innerJoin('platform', 'platform.id', 'subscriber.platform_id')
    .leftJoin('account', 'account.id', 'subscriber.account_id')
    .select(['subscriber.id', 'platform.key as platform', 'subscriber.account_id', 'subscriber.language'])
    .select(['tracking_mails', 'stopped_at', 'stop_reason', sql<string>`coalesce(account.email, subscriber.email)`.as('email')])
    .orderBy('platform.key')
    .orderBy('email')
    .execute()
  const subscribers: TransferredSubscriber[] = []
  for (const row of rows) {
    const followed = await listFollowed(db, row.id)
    subscribers.push({
      platform: row.platform,
      email: row.email,
      hasAccount: row.account_id !== null,
      language: row.language ?? 'en',
      trackingMails: row.tracking_mails,
      stopped: row.stopped_at && row.stop_reason && { at: row.stopped_at.toISOString(), reason: row.stop_reason },
      topics: followed.map(({ topic, followedAt }) => ({ topic: writeTopic(topic), followedAt: followedAt.toISOString() })),
    })
  }
  return subscribers
}

export async function listTrackedItemsToExport(db: Kysely<Schema>): Promise<TransferredTrackedItem[]> {
  const rows = await db
    .selectFrom('tracked_item')
    .innerJoin('account', 'account.id', 'tracked_item.account_id')
    .innerJoin('content_item as item', 'item.id', 'tracked_item.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .select(['account.email', 'platform.key as platform', 'item.volume', 'item.publication_id as publicationId', 'tracked_at'])
    .orderBy('account.email')
    .orderBy('item.id')
    .execute()
  return rows.map(({ tracked_at, ...row }) => ({ ...row, trackedAt: tracked_at.toISOString() }))
}

/** Runs after accounts, subjects and gateways are restored. An existing subscriber keeps their settings and follows more. */
export async function restoreSubscribers(db: Kysely<Schema>, subscribers: readonly TransferredSubscriber[]): Promise<void> {
  for (const { platform, email, hasAccount, language, trackingMails, stopped, topics } of subscribers) {
    const account = await accountAt(db, email).executeTakeFirst()
    if (hasAccount && account === undefined) continue
    const id = await subscriberOf(db, platform, hasAccount && account !== undefined ? { accountId: account.id } : { email, language })
    if (stopped !== null || !trackingMails)
      await db
        .updateTable('alert_subscriber')
        .set({ tracking_mails: trackingMails, stopped_at: stopped && new Date(stopped.at), stop_reason: stopped?.reason ?? null })
        .where('id', '=', id)
        .execute()
    for (const { topic: text, followedAt } of topics) {
      const topic = readTopic(text)
      const topicId = topic === null ? null : await storeTopic(db, platform, topic)
      if (topicId !== null)
        await db
          .insertInto('alert')
          .values({ subscriber_id: id, topic_id: topicId, followed_at: new Date(followedAt) })
          .onConflict(conflict => conflict.columns(['subscriber_id', 'topic_id']).doUpdateSet({ followed_at: new Date(followedAt) }))
          .execute()
    }
  }
}

/** Runs after the publications are restored; those that do not exist are left out. */
export async function restoreTrackedItems(db: Kysely<Schema>, items: readonly TransferredTrackedItem[]): Promise<void> {
  for (const { email, platform, volume, publicationId, trackedAt } of items)
    await sql`insert into tracked_item (account_id, content_item_id, tracked_at)
      select account.id, item.id, ${new Date(trackedAt)} from account, content_item item join platform on platform.id = item.platform_id
      where lower(account.email) = ${email.toLowerCase()} and platform.key = ${platform}
        and item.volume = ${volume} and item.publication_id = ${publicationId}
      on conflict do nothing`.execute(db)
}
