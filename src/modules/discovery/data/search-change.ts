/**
 * The queue of items whose documents in the search index want to be made anew. The database fills it by itself, in the transaction of the
 * change (migration 0011).
 */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'

/** `counts`: no more than how often the item is viewed and cited. */
export type ChangedPart = 'document' | 'counts'

export interface SearchChange {
  id: number
  contentItemId: number
}

/** The oldest of them whose time has come; they stay in the queue until they are settled. */
export async function listSearchChanges(db: Kysely<Schema>, part: ChangedPart, max: number): Promise<SearchChange[]> {
  return await db
    .selectFrom('search_change')
    .where('counts_only', '=', part === 'counts')
    .where('next_try_at', '<=', sql<Date>`now()`)
    .select(['id', 'content_item_id as contentItemId'])
    .orderBy('id')
    .limit(max)
    .execute()
}

export async function hasSearchChanges(db: Kysely<Schema>, part: ChangedPart): Promise<boolean> {
  return (await listSearchChanges(db, part, 1)).length > 0
}

/**
 * Takes changes out of the queue once the index has what was read of the items after they were listed. Where some are gone already, another
 * process was at the same ones, and nobody knows whose document is the newer in the index: then all of them are noted anew.
 */
export async function completeSearchChanges(db: Kysely<Schema>, part: ChangedPart, changes: readonly SearchChange[]): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ id }) => id)
  await db.transaction().execute(async trx => {
    const { rows } = await sql`delete from search_change where id = any(${ids}::bigint[]) returning id`.execute(trx)
    if (rows.length < ids.length) await noteSearchChanges(trx, part, changes)
  })
}

/** How long an item is left alone that the index did not take, in seconds: twice as long each time, an hour at most. */
const retryDelay = sql`make_interval(secs => least(3600, 2 ^ least(failures, 20)))`

/** Puts changes off whose items the index did not take. @returns how often in a row that was so, at most */
export async function postponeSearchChanges(db: Kysely<Schema>, changes: readonly SearchChange[]): Promise<number> {
  const ids = changes.map(({ id }) => id)
  const { rows } = await sql<{ failures: number }>`
    update search_change set failures = failures + 1, next_try_at = now() + ${retryDelay}
    where id = any(${ids}::bigint[]) returning failures`.execute(db)
  return Math.max(0, ...rows.map(({ failures }) => failures))
}

async function noteSearchChanges(db: Kysely<Schema>, part: ChangedPart, changes: readonly SearchChange[]): Promise<void> {
  const items = [...new Set(changes.map(({ contentItemId }) => contentItemId))]
  await sql`
    insert into search_change (content_item_id, counts_only)
    select id, ${part === 'counts'} from unnest(${items}::integer[]) as id`.execute(db)
}

/** Empties the queue of all that is in it now, before the index is made from the whole library. */
export async function forgetSearchChanges(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('search_change').execute()
}
