/** The items that accounts track. The collections that they track are alerts (alert.ts). */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId, ContentId } from '../../../core/ids/shared-ids.ts'

/** Public publications only. @param platform its key @returns whether it exists */
export async function trackItem(db: Kysely<Schema>, platform: string, accountId: AccountId, contentItemId: ContentId): Promise<boolean> {
  const item = await db
    .selectFrom('content_item')
    .innerJoin('platform', 'platform.id', 'content_item.platform_id')
    .where('platform.key', '=', platform)
    .where('content_item.id', '=', contentItemId)
    .where('content_item.is_public', '=', true)
    .select('content_item.id')
    .executeTakeFirst()
  if (item === undefined) return false
  await db
    .insertInto('tracked_item')
    .values({ account_id: accountId, content_item_id: item.id })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return true
}

export async function stopTrackingItem(db: Kysely<Schema>, accountId: AccountId, contentItemId: ContentId): Promise<void> {
  await db.deleteFrom('tracked_item').where('account_id', '=', accountId).where('content_item_id', '=', contentItemId).execute()
}

export async function isItemTracked(db: Kysely<Schema>, accountId: AccountId, contentItemId: ContentId): Promise<boolean> {
  const row = await db
    .selectFrom('tracked_item')
    .where('account_id', '=', accountId)
    .where('content_item_id', '=', contentItemId)
    .select('content_item_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ids of the items, what was tracked last first. @param platform its key */
export async function listTrackedItems(db: Kysely<Schema>, platform: string, accountId: AccountId): Promise<ContentId[]> {
  const rows = await trackedOn(db, platform, accountId)
    .select('content_item_id as id')
    .orderBy('tracked_at', 'desc')
    .orderBy('content_item_id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/** @param platform its key */
export async function stopTrackingAllItems(db: Kysely<Schema>, platform: string, accountId: AccountId): Promise<void> {
  await db
    .deleteFrom('tracked_item')
    .where('account_id', '=', accountId)
    .where('content_item_id', 'in', trackedOn(db, platform, accountId).select('content_item_id'))
    .execute()
}

const trackedOn = (db: Kysely<Schema>, platform: string, accountId: AccountId) =>
  db
    .selectFrom('tracked_item')
    .innerJoin('content_item', 'content_item.id', 'tracked_item.content_item_id')
    .innerJoin('platform', 'platform.id', 'content_item.platform_id')
    .where('platform.key', '=', platform)
    .where('tracked_item.account_id', '=', accountId)
