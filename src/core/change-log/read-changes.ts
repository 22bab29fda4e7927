/**
 * Readers of the change log. Ids are assigned before the commit, so a reader that only remembered the highest id would miss the rows of a
 * transaction that commits after a later one. A reader's position is a transaction instead: all rows of transactions before it are read, and
 * of the others it remembers which. The position moves up to the oldest transaction that still runs (`pg_snapshot_xmin`), so that a long
 * import delays nobody and nothing is missed.
 *
 * Ids of transactions mean nothing outside of their cluster: rows that came here by a dump are those of committed transactions, and a
 * reader that came with them reads the rest of these before it goes on with those of this cluster.
 */

import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'
import type { SiteId } from '../ids/shared-ids.ts'
import type { ChangeVisibility } from './change-log-tables.ts'

export interface Change {
  id: number
  kind: string
  platformId: SiteId | null
  subject: string | null
  tags: string[]
  visibility: ChangeVisibility
  actorId: number | null
  at: Date
  payload: Record<string, unknown>
}

interface ReaderState {
  cluster: string
  position: string
  seen: string
  highestId: number
}

interface Pass {
  cluster: string
  /**
   * The snapshot is what was visible when the pass began (`pg_snapshot`). The pass reads only this: of a transaction that commits in the
   * middle of it, the last changes of a subject would come before the first.
   */
  snapshot: string
}

/** The cluster of a reader that has read nothing: no cluster has this identifier. */
const noCluster = '0'

const passSchema = z.object({ cluster: z.string(), snapshot: z.string() })

/**
 * Reads what is new for a reader, in batches. Each batch is handled in the transaction that notes it as read: whoever is killed in between
 * has done neither, and of several processes that read under one name each change reaches one.
 * @param handle gets the changes of a batch in an order in which those of one subject are in the order in which they were made
 * @param from where a reader that is not known yet begins: at the first change, or after those that there are
 * @returns the number of changes that were read
 */
export async function readChanges(
  kysely: Kysely<Schema>,
  name: string,
  handle: (trx: Transaction<Schema>, changes: Change[]) => Promise<void>,
  { from = 'start', limit = 500 }: { from?: 'start' | 'now'; limit?: number } = {},
): Promise<number> {
  await addReader(kysely, name, from)
  const pass = await beginPass(kysely)
  let cluster: string | null = null
  let after = 0
  let read = 0
  let isWhole = false
  while (!isWhole) {
    isWhole = await kysely.transaction().execute(async trx => {
      const state = await lockReader(trx, name)
      // Another process may have gone on to this cluster meanwhile.
      if (state.cluster !== cluster) after = 0
      cluster = state.cluster
      const changes = await findUnread(trx, state, pass, after, limit)
      if (changes.length > 0) {
        await handle(trx, changes)
        await noteRead(trx, name, changes)
      }
      read += changes.length
      if (changes.length === limit) {
        after = changes.at(-1)?.id ?? after
        return false
      }
      if (state.cluster === pass.cluster) {
        await movePosition(trx, name, pass)
        return true
      }
      // All that came from other clusters is read, so that those of this one follow.
      await enterCluster(trx, name, pass)
      return false
    })
  }
  return read
}

async function addReader(kysely: Kysely<Schema>, name: string, from: 'start' | 'now'): Promise<void> {
  const known = await kysely.selectFrom('change_log_reader').where('name', '=', name).select('name').executeTakeFirst()
  if (known !== undefined) return
  const start = { name, cluster: noCluster, position: '0' }
  if (from === 'start')
    await kysely
      .insertInto('change_log_reader')
      .values(start)
      .onConflict(on => on.doNothing())
      .execute()
  else
    await sql`insert into change_log_reader (name, cluster, position, seen, highest_id)
      select ${name}, current_cluster(), pg_snapshot_xmin(pg_current_snapshot()),
        coalesce(range_agg(int8range(id, id, '[]')) filter (where cluster = current_cluster()
          and transaction_id >= pg_snapshot_xmin(pg_current_snapshot())), '{}'), coalesce(max(id), 0)
      from change_log on conflict do nothing`.execute(kysely)
}

async function beginPass(kysely: Kysely<Schema>): Promise<Pass> {
  const { rows } = await sql`select current_cluster()::text as cluster, pg_current_snapshot()::text as snapshot`.execute(kysely)
  return passSchema.parse(rows[0])
}

async function lockReader(trx: Transaction<Schema>, name: string): Promise<ReaderState> {
  return await trx
    .selectFrom('change_log_reader')
    .where('name', '=', name)
    .select([
      sql<string>`cluster::text`.as('cluster'),
      sql<string>`position::text`.as('position'),
      sql<string>`seen::text`.as('seen'),
      'highest_id as highestId',
    ])
    .forUpdate()
    .executeTakeFirstOrThrow()
}

async function findUnread(trx: Transaction<Schema>, state: ReaderState, pass: Pass, after: number, limit: number): Promise<Change[]> {
  // All rows of another cluster came at once, and have higher ids than those that were read before.
  const unread = sql<boolean>`((cluster = ${state.cluster} and transaction_id >= ${state.position}::xid8 and not ${state.seen}::int8multirange @> id)
    or (cluster <> ${state.cluster} and id > ${state.highestId}))`
  const isHere = state.cluster === pass.cluster
  const isCertain = isHere
    ? sql<boolean>`(cluster <> ${pass.cluster} or pg_visible_in_snapshot(transaction_id, ${pass.snapshot}::pg_snapshot))`
    : // Above these, rows of this cluster may still appear.
      sql<boolean>`id <= (select max(id) from change_log where cluster <> ${pass.cluster})`
  return await trx
    .selectFrom('change_log')
    .where('id', '>', after)
    .where(unread)
    .where(isCertain)
    .select(['id', 'kind', 'platform_id as platformId', 'subject', 'tags', 'visibility', 'actor_id as actorId', 'at', 'payload'])
    .orderBy('id')
    .limit(limit)
    .execute()
}

async function noteRead(trx: Transaction<Schema>, name: string, changes: readonly Change[]): Promise<void> {
  const ids = changes.map(({ id }) => id)
  await sql`update change_log_reader set read_at = clock_timestamp(), highest_id = greatest(highest_id, ${Math.max(...ids)}),
    seen = seen + (select range_agg(int8range(id, id, '[]')) from unnest(${ids}::bigint[]) as id) where name = ${name}`.execute(trx)
}

/** A reader that comes back to a cluster has read what it read there before. */
async function enterCluster(trx: Transaction<Schema>, name: string, { cluster }: Pass): Promise<void> {
  const known = sql`coalesce((select range_agg(int8range(id, id, '[]')) from change_log
    where cluster = ${cluster} and id <= change_log_reader.highest_id), '{}')`
  await sql`update change_log_reader set cluster = ${cluster}, position = '0', seen = ${known} where name = ${name}`.execute(trx)
}

async function movePosition(trx: Transaction<Schema>, name: string, { cluster, snapshot }: Pass): Promise<void> {
  const oldest = sql`pg_snapshot_xmin(${snapshot}::pg_snapshot)`
  await sql`update change_log_reader set position = ${oldest},
    seen = coalesce((select range_agg(int8range(id, id, '[]')) from change_log
      where cluster = ${cluster} and transaction_id >= ${oldest} and change_log_reader.seen @> id), '{}')
    where name = ${name} and position < ${oldest}`.execute(trx)
}
