/** The topics that subscribers follow. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId, GatewayId, SiteId } from '../../../core/ids/shared-ids.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { SubscriberId, TopicId } from '../domain/ids.ts'
import type { AlertTopic } from '../domain/topic.ts'
import { resumeMails, subscriberOf } from './alert-subscriber.ts'

/** @param platform its key @returns its id, or null where there is no such subject or gateway. @throws OperatorError for an unknown platform */
export async function storeTopic(db: Kysely<Schema>, platform: string, topic: AlertTopic): Promise<TopicId | null> {
  const platformId = await findPlatformId(db, platform)
  const named = await columnsOf(db, platformId, topic)
  if (named === null) return null
  const { id } = await db
    .insertInto('alert_topic')
    .values({ platform_id: platformId, kind: topic.kind, ...named })
    .onConflict(conflict =>
      conflict
        .expression(sql`platform_id, kind, ontology_term_id, gateway_id, orcid, md5(search)`)
        // Changes nothing, and gives the row that is there.
        .doUpdateSet({ kind: topic.kind }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Null where nobody has ever followed it, and where the subject or gateway does not exist. @param platform its key */
export async function findTopic(db: Kysely<Schema>, platform: string, topic: AlertTopic): Promise<TopicId | null> {
  const platformId = await findPlatformId(db, platform)
  const named = await columnsOf(db, platformId, topic)
  if (named === null) return null
  const row = await db
    .selectFrom('alert_topic')
    .where('platform_id', '=', platformId)
    .where('kind', '=', topic.kind)
    .where('ontology_term_id', 'is not distinct from', named.ontology_term_id)
    .where('gateway_id', 'is not distinct from', named.gateway_id)
    .where('orcid', 'is not distinct from', named.orcid)
    .where('search', 'is not distinct from', named.search)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether the topic's subject or gateway exists. @param platform its key */
export const canBeFollowed = async (db: Kysely<Schema>, platform: string, topic: AlertTopic): Promise<boolean> =>
  (await columnsOf(db, await findPlatformId(db, platform), topic)) !== null

const namesNothing = { ontology_term_id: null, gateway_id: null, orcid: null, search: null }

async function columnsOf(db: Kysely<Schema>, platformId: SiteId, topic: AlertTopic) {
  switch (topic.kind) {
    case 'PLATFORM':
      return namesNothing
    case 'SUBJECT': {
      const term = await db.selectFrom('ontology_term').where('slug', '=', topic.slug).select('id').executeTakeFirst()
      return term === undefined ? null : { ...namesNothing, ontology_term_id: term.id }
    }
    case 'GATEWAY': {
      const gateway = await db
        .selectFrom('gateway')
        .where('platform_id', '=', platformId)
        .where('parent_id', 'is', null)
        .where('url', '=', topic.url)
        .select('id')
        .executeTakeFirst()
      return gateway === undefined ? null : { ...namesNothing, gateway_id: gateway.id }
    }
    case 'AUTHOR':
      return { ...namesNothing, orcid: topic.orcid }
    case 'SEARCH':
      return { ...namesNothing, search: topic.search }
  }
}

/** Twice is once. @returns whether it is new */
export async function follow(db: Kysely<Schema>, subscriberId: SubscriberId, topicId: TopicId): Promise<boolean> {
  const row = await db
    .insertInto('alert')
    .values({ subscriber_id: subscriberId, topic_id: topicId })
    .onConflict(conflict => conflict.doNothing())
    .returning('topic_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function unfollow(db: Kysely<Schema>, subscriberId: SubscriberId, topicId: TopicId): Promise<void> {
  await db.deleteFrom('alert').where('subscriber_id', '=', subscriberId).where('topic_id', '=', topicId).execute()
}

export async function unfollowAll(db: Kysely<Schema>, subscriberId: SubscriberId): Promise<void> {
  await db.deleteFrom('alert').where('subscriber_id', '=', subscriberId).execute()
}

export async function isFollowed(
  db: Kysely<Schema>,
  subscriberId: SubscriberId,
  topic: { topicId: TopicId } | { gatewayId: GatewayId },
): Promise<boolean> {
  const row = await db
    .selectFrom('alert')
    .innerJoin('alert_topic as topic', 'topic.id', 'alert.topic_id')
    .where('alert.subscriber_id', '=', subscriberId)
    .where(eb => ('topicId' in topic ? eb('topic.id', '=', topic.topicId) : eb('topic.gateway_id', '=', topic.gatewayId)))
    .select('topic.id')
    .executeTakeFirst()
  return row !== undefined
}

export interface Followed {
  topicId: TopicId
  topic: AlertTopic
  /**
   * The name of the subject or gateway, or the latest published name of the author; null for other kinds, and for an author without
   * publications.
   */
  name: string | null
  /** The id of the gateway; null for other kinds. */
  gatewayId: GatewayId | null
  followedAt: Date
}

/**
 * The name of `topic`, for queries that join its subject as `term` and its gateway. Null for other kinds, and for an author without
 * publications.
 */
export const topicName = sql<string | null>`coalesce(term.term_name, gateway.name, (
  select author.full_name from author where author.orcid = topic.orcid order by author.id desc limit 1))`

/** Sorted by kind, then those followed last first. */
export async function listFollowed(db: Kysely<Schema>, subscriberId: SubscriberId): Promise<Followed[]> {
  const rows = await db
    .selectFrom('alert')
    .innerJoin('alert_topic as topic', 'topic.id', 'alert.topic_id')
    .leftJoin('ontology_term as term', 'term.id', 'topic.ontology_term_id')
    .leftJoin('gateway', 'gateway.id', 'topic.gateway_id')
    .where('alert.subscriber_id', '=', subscriberId)
    .select([
      'topic.id as topicId',
      'topic.kind',
      'topic.orcid',
      'topic.search',
      'topic.gateway_id as gatewayId',
      'term.slug',
      'gateway.url',
      'alert.followed_at as followedAt',
      topicName.as('name'),
    ])
    .orderBy('topic.kind')
    .orderBy('alert.followed_at', 'desc')
    .orderBy('topic.id', 'desc')
    .execute()
  return rows.map(({ topicId, name, gatewayId, followedAt, ...row }) => ({ topicId, topic: topicOf(row), name, gatewayId, followedAt }))
}

interface TopicRow {
  kind: AlertTopic['kind']
  slug: string | null
  url: string | null
  orcid: string | null
  search: string | null
}

/** The columns of other kinds are null, as checks of the table ensure. */
export function topicOf({ kind, slug, url, orcid, search }: TopicRow): AlertTopic {
  switch (kind) {
    case 'PLATFORM':
      return { kind }
    case 'SUBJECT':
      return { kind, slug: slug ?? '' }
    case 'GATEWAY':
      return { kind, url: url ?? '' }
    case 'AUTHOR':
      return { kind, orcid: orcid ?? '' }
    case 'SEARCH':
      return { kind, search: search ?? '' }
  }
}

/** Whether an account follows a whole site and has not stopped its emails: the choice on the registration form and in My details. */
export const wantsTocAlerts = sql<boolean>`exists (
  select from alert_subscriber join alert on alert.subscriber_id = alert_subscriber.id join alert_topic on alert_topic.id = alert.topic_id
  where alert_subscriber.account_id = account.id and alert_subscriber.stopped_at is null and alert_topic.kind = 'PLATFORM')`

export async function areTocAlertsWanted(db: Kysely<Schema>, accountId: AccountId): Promise<boolean> {
  const account = await db.selectFrom('account').where('account.id', '=', accountId).select(wantsTocAlerts.as('wanted')).executeTakeFirst()
  return account?.wanted ?? false
}

/** The ids of the accounts that follow a whole site. */
export async function listAccountsWithTocAlerts(db: Kysely<Schema>): Promise<number[]> {
  return (await db.selectFrom('account').where(wantsTocAlerts).select('account.id').execute()).map(({ id }) => id)
}

/** Follows the platform where the account was registered; or none any more. */
export async function storeTocAlerts(db: Kysely<Schema>, accountId: AccountId, wants: boolean): Promise<void> {
  const account = await db
    .selectFrom('account')
    .leftJoin('platform', 'platform.id', 'account.platform_id')
    .where('account.id', '=', accountId)
    .select([
      wantsTocAlerts.as('wanted'),
      sql<string>`coalesce(platform.key, (select key from platform order by id limit 1))`.as('platform'),
    ])
    .executeTakeFirst()
  if (account === undefined || account.wanted === wants) return
  if (wants) await followPlatform(db, account.platform, accountId)
  else
    await db
      .deleteFrom('alert')
      .where('subscriber_id', 'in', db.selectFrom('alert_subscriber').where('account_id', '=', accountId).select('id'))
      .where('topic_id', 'in', db.selectFrom('alert_topic').where('kind', '=', 'PLATFORM').select('id'))
      .execute()
}

async function followPlatform(db: Kysely<Schema>, platform: string, accountId: AccountId): Promise<void> {
  const subscriber = await subscriberOf(db, platform, { accountId })
  const topic = await storeTopic(db, platform, { kind: 'PLATFORM' })
  if (topic === null) return
  await follow(db, subscriber, topic)
  // Ticking the box resumes stopped emails.
  await resumeMails(db, subscriber)
}
