/** The export and import of digest runs and their state. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { TransferredDigestRun, TransferredDigestState } from '../domain/digests/transferred-digests.ts'
import type { DigestRunId } from '../domain/ids.ts'
import { readTopic, writeTopic } from '../domain/topic.ts'
import { findTopic, topicOf } from './alert.ts'

export async function findDigestStateToExport(db: Kysely<Schema>, contentItemId: ContentId): Promise<TransferredDigestState> {
  const announced = await db
    .selectFrom('announced_item')
    .leftJoin('digest_run', 'digest_run.id', 'announced_item.run_id')
    .where('announced_item.content_item_id', '=', contentItemId)
    .select('digest_run.due_at')
    .executeTakeFirst()
  const tracked = await db
    .selectFrom('tracked_state')
    .where('content_item_id', '=', contentItemId)
    .select(['version_number as versionNumber', 'status', 'reports', 'comments'])
    .executeTakeFirst()
  return { announced: announced === undefined ? null : { dueAt: announced.due_at?.toISOString() ?? null }, tracked: tracked ?? null }
}

/** Runs in the publication's transaction. State that exists here already takes precedence. */
export async function restoreDigestState(
  db: Kysely<Schema>,
  contentItemId: ContentId,
  state: TransferredDigestState | null,
): Promise<void> {
  if (state === null) return
  const { announced, tracked } = state
  if (announced !== null)
    await db
      .insertInto('announced_item')
      .values(eb => ({
        content_item_id: contentItemId,
        run_id: announced.dueAt === null ? null : runAt(eb.selectFrom('digest_run'), { kind: 'WEEKLY', dueAt: announced.dueAt }),
      }))
      .onConflict(conflict => conflict.doNothing())
      .execute()
  if (tracked !== null) {
    const { versionNumber, ...known } = tracked
    await db
      .insertInto('tracked_state')
      .values({ content_item_id: contentItemId, version_number: versionNumber, ...known })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}

/** The oldest first. */
export async function listDigestRunsToExport(db: Kysely<Schema>): Promise<TransferredDigestRun[]> {
  const rows = await db.selectFrom('digest_run').selectAll().orderBy('due_at').orderBy('kind').execute()
  const runs: TransferredDigestRun[] = []
  for (const { id, kind, due_at, ended_at } of rows) {
    const isOpen = ended_at === null
    runs.push({
      ...{ kind, dueAt: due_at.toISOString(), endedAt: ended_at?.toISOString() ?? null },
      sent: isOpen ? await listSent(db, id) : [],
      news: isOpen ? await listNews(db, id) : [],
      changes: isOpen ? await listChanges(db, id) : [],
    })
  }
  return runs
}

const listSent = (db: Kysely<Schema>, runId: DigestRunId) =>
  db
    .selectFrom('digest_sent')
    .innerJoin('alert_subscriber as subscriber', 'subscriber.id', 'digest_sent.subscriber_id')
    .innerJoin('platform', 'platform.id', 'subscriber.platform_id')
    .leftJoin('account', 'account.id', 'subscriber.account_id')
    .where('digest_sent.run_id', '=', runId)
    .select(['platform.key as platform', sql<string>`coalesce(account.email, subscriber.email)`.as('email')])
    .orderBy('platform.key')
    .orderBy('email')
    .execute()

const itemColumns = ['platform.key as platform', 'item.volume', 'item.publication_id as publicationId'] as const

async function listNews(db: Kysely<Schema>, runId: DigestRunId): Promise<TransferredDigestRun['news']> {
  const rows = await db
    .selectFrom('digest_news as news')
    .innerJoin('content_item as item', 'item.id', 'news.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .innerJoin('alert_topic as topic', 'topic.id', 'news.topic_id')
    .leftJoin('ontology_term as term', 'term.id', 'topic.ontology_term_id')
    .leftJoin('gateway', 'gateway.id', 'topic.gateway_id')
    .where('news.run_id', '=', runId)
    .select([...itemColumns, 'topic.kind', 'topic.orcid', 'topic.search', 'term.slug', 'gateway.url'])
    .execute()
  const news = rows.map(({ platform, volume, publicationId, ...topic }) => ({
    item: { platform, volume, publicationId },
    topic: writeTopic(topicOf(topic)),
  }))
  // Sorted by names, because ids differ in the other database.
  return news.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}

async function listChanges(db: Kysely<Schema>, runId: DigestRunId): Promise<TransferredDigestRun['changes']> {
  const rows = await db
    .selectFrom('item_change as change')
    .innerJoin('content_item as item', 'item.id', 'change.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('change.run_id', '=', runId)
    .select([...itemColumns, 'change.kinds'])
    .orderBy('platform.key')
    .orderBy('item.volume')
    .orderBy('item.publication_id')
    .execute()
  return rows.map(({ kinds, ...item }) => ({ item, kinds }))
}

/** Runs before the publications, which refer to the runs. An unfinished run stays ended until `reopenDigestRuns`. */
export async function restoreDigestRuns(db: Kysely<Schema>, runs: readonly TransferredDigestRun[]): Promise<void> {
  for (const { kind, dueAt, endedAt } of runs)
    await db
      .insertInto('digest_run')
      .values({ kind, due_at: new Date(dueAt), ended_at: endedAt === null ? sql<Date>`now()` : new Date(endedAt) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
}

/** Runs after the publications. A run does not notify again those that it has notified, here or on the exporting installation. */
export async function reopenDigestRuns(db: Kysely<Schema>, runs: readonly TransferredDigestRun[]): Promise<void> {
  for (const run of runs.filter(({ endedAt }) => endedAt === null)) {
    const { id } = await runAt(db.selectFrom('digest_run'), run).executeTakeFirstOrThrow()
    for (const { platform, email } of run.sent)
      await sql`insert into digest_sent (run_id, subscriber_id)
        select ${id}::integer, subscriber.id from alert_subscriber subscriber
          join platform on platform.id = subscriber.platform_id left join account on account.id = subscriber.account_id
        where platform.key = ${platform} and lower(coalesce(account.email, subscriber.email)) = ${email.toLowerCase()}
        on conflict do nothing`.execute(db)
    for (const { item, topic: text } of run.news) {
      const topic = readTopic(text)
      const topicId = topic === null ? null : await findTopic(db, item.platform, topic)
      if (topicId !== null)
        await sql`insert into digest_news (run_id, topic_id, content_item_id) select ${id}::integer, ${topicId}::integer, item.id
          from ${itemCalled(item)} on conflict do nothing`.execute(db)
    }
    for (const { item, kinds } of run.changes)
      await sql`insert into item_change (run_id, content_item_id, kinds) select ${id}::integer, item.id, ${kinds}::text[]
        from ${itemCalled(item)} on conflict do nothing`.execute(db)
    await db.updateTable('digest_run').set({ ended_at: null }).where('id', '=', id).execute()
  }
}

const itemCalled = ({ platform, volume, publicationId }: TransferredDigestRun['changes'][number]['item']) =>
  sql`content_item item join platform on platform.id = item.platform_id
    where platform.key = ${platform} and item.volume = ${volume} and item.publication_id = ${publicationId}`

type Runs = ReturnType<typeof runsOf>
const runsOf = (db: Kysely<Schema>) => db.selectFrom('digest_run')
const runAt = (runs: Runs, { kind, dueAt }: Pick<TransferredDigestRun, 'kind' | 'dueAt'>) =>
  runs.where('kind', '=', kind).where('due_at', '=', new Date(dueAt)).select('id')
