/** The preferences of a subscriber, read and changed by the account's holder, or by whoever holds a link of the subscriber's emails. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import type { ContentCard } from '../../publications/domain/content/for-reading.ts'
import { listItemsByIds, presentCard } from '../../publications/index.ts'
import { type Followed, listFollowed, unfollow, unfollowAll } from '../data/alert.ts'
import {
  findSubscriber,
  findSubscriberOfAccount,
  resumeMails,
  type Subscriber,
  stopMails,
  storeTrackingMails,
} from '../data/alert-subscriber.ts'
import { listTrackedItems, stopTrackingAllItems, stopTrackingItem } from '../data/tracked-item.ts'
import type { PreferencesChange } from '../domain/preferences-change.ts'
import { fits, subscriberOfToken } from './alert-links.ts'

export interface Preferences {
  subscriber: Pick<Subscriber, 'email' | 'frequency' | 'trackingMails' | 'stopReason'> & { hasAccount: boolean }
  followed: readonly Followed[]
  /** The tracked publications of an account, those tracked last first. */
  items: readonly ContentCard[]
}

/** Undefined where the token is invalid on this site. @param platform its key */
export async function subscriberByToken(
  kysely: Kysely<Schema>,
  secret: string,
  platform: string,
  token: string,
): Promise<Subscriber | undefined> {
  const id = subscriberOfToken(token)
  const subscriber = id === null ? undefined : await findSubscriber(kysely, id)
  return subscriber !== undefined && subscriber.platform === platform && fits(secret, token, subscriber) ? subscriber : undefined
}

export async function preferencesOf(kysely: Kysely<Schema>, subscriber: Subscriber): Promise<Preferences> {
  const { id, platform, accountId, email, frequency, trackingMails, stopReason } = subscriber
  return {
    subscriber: { email, frequency, trackingMails, stopReason, hasAccount: accountId !== null },
    followed: await listFollowed(kysely, id),
    items: accountId === null ? [] : await trackedCards(kysely, platform, accountId),
  }
}

/** The preferences of an account, which may have no subscriber because it has never followed anything. */
export async function preferencesOfAccount(
  kysely: Kysely<Schema>,
  platform: string,
  { accountId, email }: { accountId: AccountId; email: string },
): Promise<Preferences> {
  const subscriber = await findSubscriberOfAccount(kysely, platform, accountId)
  if (subscriber !== undefined) return await preferencesOf(kysely, subscriber)
  return {
    subscriber: { email, frequency: 'WEEKLY', trackingMails: true, stopReason: null, hasAccount: true },
    followed: [],
    items: await trackedCards(kysely, platform, accountId),
  }
}

async function trackedCards(kysely: Kysely<Schema>, platform: string, accountId: AccountId): Promise<ContentCard[]> {
  return (await listItemsByIds(kysely, platform, await listTrackedItems(kysely, platform, accountId))).map(presentCard)
}

/** Every change is limited to the subscriber's own rows, whatever id is sent. */
export async function changePreferences(
  kysely: Kysely<Schema>,
  { id, platform, accountId }: Pick<Subscriber, 'id' | 'platform' | 'accountId'>,
  change: PreferencesChange,
): Promise<void> {
  switch (change.kind) {
    case 'stop topic':
      return await unfollow(kysely, id, change.topicId)
    case 'stop item':
      if (accountId !== null) await stopTrackingItem(kysely, accountId, change.contentId)
      return
    case 'stop everything':
      return await kysely.transaction().execute(async trx => {
        await unfollowAll(trx, id)
        if (accountId !== null) await stopTrackingAllItems(trx, platform, accountId)
      })
    case 'stop mails':
      return await stopMails(kysely, id, 'UNSUBSCRIBED')
    case 'resume mails':
      return await resumeMails(kysely, id)
    case 'tracking mails':
      return await storeTrackingMails(kysely, id, change.wants)
  }
}
