/** The tracking of an account (specification, accounts.md section 4 “Tracking”): the port for pages and the API. */

import type { Kysely } from 'kysely'
import type { SignedIn } from '../../../core/access/user.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId, GatewayId } from '../../../core/ids/shared-ids.ts'
import { findGatewayUrl } from '../../gateways/index.ts'
import type { ContentCard } from '../../publications/domain/content/for-reading.ts'
import { listItemsByIds, presentCard } from '../../publications/index.ts'
import { follow, isFollowed, listFollowed, storeTopic, unfollow } from '../data/alert.ts'
import { findSubscriberOfAccount, subscriberOf } from '../data/alert-subscriber.ts'
import { isItemTracked, listTrackedItems, stopTrackingItem, trackItem } from '../data/tracked-item.ts'
import type { TopicId } from '../domain/ids.ts'
import type { TrackedContent } from '../domain/tracking/tracking.ts'

/** @param platform its key, everywhere */
export interface Tracking {
  /** Null where the platform has no such item that is public. */
  findItem(platform: string, contentId: ContentId): Promise<ContentCard | null>
  isTracked(platform: string, user: SignedIn, content: TrackedContent): Promise<boolean>
  /** Twice is once. @returns false where there is no such content */
  track(platform: string, user: SignedIn, content: TrackedContent): Promise<boolean>
  stop(platform: string, user: SignedIn, content: TrackedContent): Promise<void>
  /** Items before collections, what was tracked last first. */
  list(platform: string, user: SignedIn): Promise<TrackedContent[]>
}

export function createTracking(kysely: Kysely<Schema>): Tracking {
  /** A collection that is tracked is a gateway that is followed (decision 0043). */
  const topicOf = async (db: Kysely<Schema>, platform: string, gatewayId: GatewayId): Promise<TopicId | null> => {
    const url = await findGatewayUrl(db, platform, gatewayId)
    return url === null ? null : await storeTopic(db, platform, { kind: 'GATEWAY', url })
  }
  return {
    async findItem(platform, contentId) {
      const [item] = await listItemsByIds(kysely, platform, [contentId])
      return item === undefined ? null : presentCard(item)
    },
    async isTracked(platform, { accountId }, { type, contentId }) {
      if (type === 'ARTICLE') return await isItemTracked(kysely, accountId, contentId)
      const subscriber = await findSubscriberOfAccount(kysely, platform, accountId)
      return subscriber !== undefined && (await isFollowed(kysely, subscriber.id, { gatewayId: contentId }))
    },
    track: (platform, { accountId }, { type, contentId }) =>
      kysely.transaction().execute(async trx => {
        if (type === 'ARTICLE') return await trackItem(trx, platform, accountId, contentId)
        const topic = await topicOf(trx, platform, contentId)
        if (topic === null) return false
        await follow(trx, await subscriberOf(trx, platform, { accountId }), topic)
        return true
      }),
    async stop(platform, { accountId }, { type, contentId }) {
      if (type === 'ARTICLE') return await stopTrackingItem(kysely, accountId, contentId)
      const subscriber = await findSubscriberOfAccount(kysely, platform, accountId)
      const topic = await topicOf(kysely, platform, contentId)
      if (subscriber !== undefined && topic !== null) await unfollow(kysely, subscriber.id, topic)
    },
    async list(platform, { accountId }) {
      const items = await listTrackedItems(kysely, platform, accountId)
      const subscriber = await findSubscriberOfAccount(kysely, platform, accountId)
      const followed = subscriber === undefined ? [] : await listFollowed(kysely, subscriber.id)
      return [
        ...items.map(contentId => ({ contentId, type: 'ARTICLE' as const })),
        ...followed.flatMap(({ gatewayId }) => (gatewayId === null ? [] : [{ contentId: gatewayId, type: 'COLLECTION' as const }])),
      ]
    },
  }
}
