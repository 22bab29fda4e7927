/** Digest runs: what each run announces, and who has received it. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import { changesOf, type ItemChangeKind, type ItemState } from '../domain/digests/item-change.ts'
import type { DigestKind } from '../domain/digests/period.ts'
import type { DigestRunId, TopicId } from '../domain/ids.ts'

export interface DigestRun {
  id: DigestRunId
  kind: DigestKind
  /** Searches up to this topic have been run. */
  askedTopicId: TopicId
}

/**
 * Returns the run that has not ended; else begins the due one with everything that it announces. In the caller's transaction, so that a run
 * is complete or absent.
 * @param due the last moment at which such a run was due @returns null where the run of that moment has ended
 */
export async function beginRun(db: Kysely<Schema>, kind: DigestKind, due: Date): Promise<DigestRun | null> {
  const open = await db
    .selectFrom('digest_run')
    .select(['id', 'kind', 'asked_topic_id as askedTopicId'])
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  if (open !== undefined) return open
  const made = await db
    .insertInto('digest_run')
    .values({ kind, due_at: due, ended_at: null })
    .onConflict(conflict => conflict.columns(['kind', 'due_at']).doNothing())
    .returning(['id', 'kind', 'asked_topic_id as askedTopicId'])
    .executeTakeFirst()
  if (made === undefined) return null
  if (kind === 'WEEKLY') await announceNewItems(db, made.id)
  else await noteChanges(db, made.id)
  return made
}

/** Deletes the content of the run. Its recipients are kept until `sweepRuns`, so that nobody gets it twice. */
export async function endRun(db: Kysely<Schema>, runId: DigestRunId): Promise<void> {
  await db.updateTable('digest_run').set({ ended_at: sql<Date>`now()` }).where('id', '=', runId).execute()
  await db.deleteFrom('digest_news').where('run_id', '=', runId).execute()
  await db.deleteFrom('item_change').where('run_id', '=', runId).execute()
}

/** Deletes runs that ended more than 90 days ago; the latest ones stay, so that none runs again. */
export async function sweepRuns(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('digest_run').where('ended_at', '<', sql<Date>`now() - interval '90 days'`).execute()
}

/** Days after publication for which a publication is news, so that an imported archive is not announced. */
const newsDays = 90

const isNews = sql<boolean>`(item.published is null or item.published > current_date - ${sql.lit(newsDays)})`
/** A publication that is not in the search index yet is announced by the next run. */
const unannounced = sql`item.is_public
  and not exists (select from announced_item announced where announced.content_item_id = item.id)
  and not exists (select from search_change change where change.content_item_id = item.id and not change.counts_only)`

/** Counts the publications that a run would announce if it began now. */
export async function previewRun(db: Kysely<Schema>, kind: DigestKind): Promise<number> {
  return kind === 'WEEKLY' ? await countNewItems(db) : changedOf(await listTrackedStates(db)).length
}

async function countNewItems(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from content_item item where ${unannounced} and ${isNews}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Announces new publications, and stores them by topic, except for searches, which the index answers (`storeSearchNews`). */
async function announceNewItems(db: Kysely<Schema>, runId: DigestRunId): Promise<void> {
  await sql`
insert into announced_item (content_item_id, run_id)
  select item.id, case when ${isNews} then ${runId}::integer end from content_item item where ${unannounced}`.execute(db)
  await sql`
with recursive topic as (
  select alert_topic.* from alert_topic where exists (select from alert where alert.topic_id = alert_topic.id)
), beneath as (
  select topic.id as topic_id, topic.ontology_term_id as term_id from topic where topic.kind = 'SUBJECT'
  union
  select beneath.topic_id, child.id from ontology_term child join beneath on child.parent_id = beneath.term_id
), found as (
  select topic.id as topic_id, announced.content_item_id, topic.platform_id from topic, announced_item announced
    where topic.kind = 'PLATFORM' and announced.run_id = ${runId}
  union
  select topic_id, content_subject.content_item_id, null from beneath
    join content_subject on content_subject.ontology_term_id = beneath.term_id
  union
  select topic.id, gateway_content.content_item_id, null from topic join gateway_content on gateway_content.gateway_id = topic.gateway_id
  union
  select topic.id, coalesce(article.content_item_id, asset.content_item_id), null from topic join author on author.orcid = topic.orcid
    left join content_item current on current.current_version_id = author.version_id
    left join article on article.content_item_id = current.id
    left join asset on asset.id = author.asset_id
)
insert into digest_news (run_id, topic_id, content_item_id)
  select distinct ${runId}::integer, found.topic_id, item.id from found
    join announced_item announced on announced.content_item_id = found.content_item_id and announced.run_id = ${runId}
    join content_item item on item.id = announced.content_item_id
    join alert_topic topic on topic.id = found.topic_id and topic.platform_id = item.platform_id`.execute(db)
}

/** The ids of new publications, by site. */
export async function listNewItems(db: Kysely<Schema>, runId: DigestRunId): Promise<Map<string, ContentId[]>> {
  const rows = await db
    .selectFrom('announced_item')
    .innerJoin('content_item as item', 'item.id', 'announced_item.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('announced_item.run_id', '=', runId)
    .where('item.is_public', '=', true)
    .select(['item.id', 'platform.key as platform'])
    .execute()
  return new Map([...Map.groupBy(rows, ({ platform }) => platform)].map(([platform, own]) => [platform, own.map(({ id }) => id)]))
}

export interface FollowedSearch {
  topicId: TopicId
  /** Key of its platform. */
  platform: string
  search: string
}

/** The next followed searches, in the order of their topics. */
export async function nextSearches(db: Kysely<Schema>, afterTopicId: TopicId, count: number): Promise<FollowedSearch[]> {
  return await db
    .selectFrom('alert_topic as topic')
    .innerJoin('platform', 'platform.id', 'topic.platform_id')
    .where('topic.kind', '=', 'SEARCH')
    .where('topic.id', '>', afterTopicId)
    .where(eb => eb.exists(eb.selectFrom('alert').select('alert.topic_id').whereRef('alert.topic_id', '=', 'topic.id')))
    .select(['topic.id as topicId', 'platform.key as platform', sql<string>`topic.search`.as('search')])
    .orderBy('topic.id')
    .limit(count)
    .execute()
}

/** Stores the results of searches, and how far the run has come with them. Runs in the caller's transaction. */
export async function storeSearchNews(
  db: Kysely<Schema>,
  runId: DigestRunId,
  found: readonly { topicId: TopicId; itemIds: readonly ContentId[] }[],
): Promise<void> {
  const rows = found.flatMap(({ topicId, itemIds }) => itemIds.map(itemId => ({ topicId, itemId })))
  if (rows.length > 0) {
    await sql`insert into digest_news (run_id, topic_id, content_item_id)
      select ${runId}::integer, news.topic_id, news.item_id
      from unnest(${rows.map(({ topicId }) => topicId)}::integer[], ${rows.map(({ itemId }) => itemId)}::integer[]) as news (topic_id, item_id)
      on conflict do nothing`.execute(db)
  }
  await db
    .updateTable('digest_run')
    .set({ asked_topic_id: found.map(({ topicId }) => topicId).reduce((one, other) => (one > other ? one : other)) })
    .where('id', '=', runId)
    .execute()
}

/** The new publications of a topic, the newest first. */
export async function listTopicNews(db: Kysely<Schema>, runId: DigestRunId, topicId: TopicId): Promise<ContentId[]> {
  const rows = await db
    .selectFrom('digest_news')
    .innerJoin('content_item as item', 'item.id', 'digest_news.content_item_id')
    .where('digest_news.run_id', '=', runId)
    .where('digest_news.topic_id', '=', topicId)
    .where('item.is_public', '=', true)
    .select('item.id')
    .orderBy('item.published', order => order.desc().nullsLast())
    .orderBy('item.id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/** The present state of every tracked publication. A comment that waits for an editor does not count. */
async function listTrackedStates(db: Kysely<Schema>) {
  return await db
    .selectFrom('content_item as item')
    .leftJoin('version', 'version.id', 'item.current_version_id')
    .leftJoin('tracked_state as before', 'before.content_item_id', 'item.id')
    .where(eb => eb.exists(eb.selectFrom('tracked_item').select('account_id').whereRef('tracked_item.content_item_id', '=', 'item.id')))
    .where('item.is_public', '=', true)
    .select([
      'item.id',
      sql<number>`coalesce(version.version_number, 0)`.as('versionNumber'),
      'version.editorial_status as status',
      sql<number>`(select count(*) from report join version of_report on of_report.id = report.version_id
        where of_report.article_id = version.article_id and of_report.pre_completion_status is null
          and report.kind = 'reviewer-report')`.as('reports'),
      sql<number>`(select count(*) from comment where comment.content_item_id = item.id and comment.state = 'published')`.as('comments'),
      sql<ItemState | null>`case when before.content_item_id is null then null else json_build_object('versionNumber', before.version_number,
        'status', before.status, 'reports', before.reports, 'comments', before.comments) end`.as('before'),
    ])
    .execute()
}

const changedOf = (states: Awaited<ReturnType<typeof listTrackedStates>>) =>
  states.flatMap(({ id, before, ...after }) => {
    const kinds = before === null ? [] : changesOf(before, after)
    return kinds.length === 0 ? [] : [{ id, kinds }]
  })

/** A publication that is tracked for the first time has no changes yet: its state is stored for the next run. */
async function noteChanges(db: Kysely<Schema>, runId: DigestRunId): Promise<void> {
  const states = await listTrackedStates(db)
  const changed = changedOf(states).map(({ id, kinds }) => ({ run_id: runId, content_item_id: id, kinds }))
  for (let from = 0; from < changed.length; from += 1000)
    await db
      .insertInto('item_change')
      .values(changed.slice(from, from + 1000))
      .execute()
  await storeStates(db, states)
  // Readers who track a publication become subscribers, so that they can stop the emails.
  await sql`insert into alert_subscriber (platform_id, account_id)
    select distinct item.platform_id, tracked_item.account_id from item_change
      join tracked_item on tracked_item.content_item_id = item_change.content_item_id
      join content_item item on item.id = item_change.content_item_id
    where item_change.run_id = ${runId} on conflict do nothing`.execute(db)
}

async function storeStates(db: Kysely<Schema>, states: readonly (ItemState & { id: ContentId })[]): Promise<void> {
  for (let from = 0; from < states.length; from += 1000) {
    await db
      .insertInto('tracked_state')
      .values(
        states.slice(from, from + 1000).map(({ id, versionNumber, status, reports, comments }) => ({
          content_item_id: id,
          version_number: versionNumber,
          status,
          reports,
          comments,
        })),
      )
      .onConflict(conflict =>
        conflict.column('content_item_id').doUpdateSet(eb => ({
          version_number: eb.ref('excluded.version_number'),
          status: eb.ref('excluded.status'),
          reports: eb.ref('excluded.reports'),
          comments: eb.ref('excluded.comments'),
        })),
      )
      .execute()
  }
}

export interface ItemChange {
  itemId: ContentId
  kinds: ItemChangeKind[]
}
