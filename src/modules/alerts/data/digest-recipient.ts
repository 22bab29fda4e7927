/** Selects the recipients of a run in batches: those that have news and have not received this run's email yet. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { DigestRunId, SubscriberId, TopicId } from '../domain/ids.ts'
import { topicName, topicOf } from './alert.ts'
import { recipients } from './alert-subscriber.ts'
import type { DigestRun, ItemChange } from './digest-run.ts'

export type DigestRecipient = Awaited<ReturnType<typeof nextRecipients>>[number]

/** @param after the last subscriber that was processed @param platforms keys of the sites that can send emails */
export async function nextRecipients(
  db: Kysely<Schema>,
  run: Pick<DigestRun, 'id' | 'kind'>,
  after: SubscriberId,
  platforms: readonly string[],
  count: number,
) {
  const hasNews =
    run.kind === 'WEEKLY'
      ? sql<boolean>`exists (select from alert join digest_news news on news.topic_id = alert.topic_id and news.run_id = ${run.id}
          where alert.subscriber_id = alert_subscriber.id)`
      : sql<boolean>`alert_subscriber.tracking_mails and exists (select from tracked_item
          join item_change change on change.content_item_id = tracked_item.content_item_id and change.run_id = ${run.id}
          join content_item item on item.id = change.content_item_id and item.platform_id = alert_subscriber.platform_id
          where tracked_item.account_id = alert_subscriber.account_id)`
  return await recipients(db)
    .where('alert_subscriber.id', '>', after)
    .where('platform.key', 'in', platforms)
    .where(hasNews)
    .where(
      sql<boolean>`not exists (select from digest_sent sent where sent.run_id = ${run.id} and sent.subscriber_id = alert_subscriber.id)`,
    )
    .orderBy('alert_subscriber.id')
    .limit(count)
    .execute()
}

/**
 * Marks subscribers as served, in the transaction that posts the emails. @returns those that had not been: of two concurrent processes, one
 * gets each
 */
export async function noteServed(db: Kysely<Schema>, runId: DigestRunId, subscriberIds: readonly SubscriberId[]): Promise<Set<number>> {
  const rows = await db
    .insertInto('digest_sent')
    .values(subscriberIds.map(subscriber_id => ({ run_id: runId, subscriber_id })))
    .onConflict(conflict => conflict.doNothing())
    .returning('subscriber_id')
    .execute()
  return new Set(rows.map(({ subscriber_id }) => subscriber_id))
}

/** Lists, by subscriber, the followed topics that have news. */
export async function listTopicsWithNews(
  db: Kysely<Schema>,
  runId: DigestRunId,
  subscriberIds: readonly SubscriberId[],
): Promise<Map<number, TopicId[]>> {
  const rows = await db
    .selectFrom('alert')
    .where('subscriber_id', 'in', subscriberIds)
    .where(sql<boolean>`exists (select from digest_news news where news.run_id = ${runId} and news.topic_id = alert.topic_id)`)
    .select(['subscriber_id', 'topic_id'])
    .execute()
  return grouped(rows.map(({ subscriber_id, topic_id }) => [subscriber_id, topic_id]))
}

/** Lists, by subscriber, the changes of the publications that they track. */
export async function listChangesFor(
  db: Kysely<Schema>,
  runId: DigestRunId,
  subscriberIds: readonly SubscriberId[],
): Promise<Map<number, ItemChange[]>> {
  const rows = await db
    .selectFrom('alert_subscriber as subscriber')
    .innerJoin('tracked_item', 'tracked_item.account_id', 'subscriber.account_id')
    .innerJoin('item_change as change', 'change.content_item_id', 'tracked_item.content_item_id')
    .innerJoin('content_item as item', 'item.id', 'change.content_item_id')
    .where('change.run_id', '=', runId)
    .where('subscriber.id', 'in', subscriberIds)
    .whereRef('item.platform_id', '=', 'subscriber.platform_id')
    .where('item.is_public', '=', true)
    .select(['subscriber.id', 'item.id as itemId', 'change.kinds'])
    .orderBy('tracked_item.tracked_at', 'desc')
    .orderBy('item.id', 'desc')
    .execute()
  return grouped(rows.map(({ id, itemId, kinds }) => [id, { itemId, kinds }]))
}

export type DigestTopic = NonNullable<Awaited<ReturnType<typeof findDigestTopic>>>

/** The topic as an email names it. */
export async function findDigestTopic(db: Kysely<Schema>, topicId: TopicId) {
  const row = await db
    .selectFrom('alert_topic as topic')
    .leftJoin('ontology_term as term', 'term.id', 'topic.ontology_term_id')
    .leftJoin('gateway', 'gateway.id', 'topic.gateway_id')
    .where('topic.id', '=', topicId)
    .select(['topic.kind', 'topic.orcid', 'topic.search', 'term.slug', 'gateway.url'])
    .select(['gateway.type as gatewayType', 'gateway.community', 'gateway.special'])
    .select(topicName.as('name'))
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { name, gatewayType, community, special } = row
  return { topic: topicOf(row), name, gateway: gatewayType === null ? null : { type: gatewayType, community, special } }
}

/** Groups the values by id, in their order. */
function grouped<Value>(pairs: readonly (readonly [number, Value])[]): Map<number, Value[]> {
  const groups = Map.groupBy(pairs, ([id]) => id)
  return new Map([...groups].map(([id, own]) => [id, own.map(([, value]) => value)]))
}
