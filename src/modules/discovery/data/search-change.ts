/** The queue of publications to index again. Triggers of the database fill it in the transaction of the change (migration 0011). */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'

/** `counts`: only view and citation counts changed. */
export type ChangedPart = 'document' | 'counts'

export interface SearchChange {
  id: number
  contentItemId: ContentId
}

/** Lists the oldest changes that are due; they stay in the queue until they are completed. */
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
 * Removes changes once the index has the documents, which were read after the changes were listed. If some are gone already, another
 * process indexed the same publications, and either's document may be the newer one: then all of them are queued again.
 */
export async function completeSearchChanges(db: Kysely<Schema>, part: ChangedPart, changes: readonly SearchChange[]): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ id }) => id)
  await db.transaction().execute(async trx => {
    const { rows } = await sql`delete from search_change where id = any(${ids}::bigint[]) returning id`.execute(trx)
    if (rows.length < ids.length) await noteSearchChanges(trx, part, changes)
  })
}

/** Seconds until a publication is tried again that could not be indexed: doubled each time, at most an hour. */
const retryDelay = sql`make_interval(secs => least(3600, 2 ^ least(failures, 20)))`

/** Postpones changes whose publications could not be indexed. @returns the highest number of consecutive failures */
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

/** Empties the queue before the index is rebuilt from the whole database. */
export async function forgetSearchChanges(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('search_change').execute()
}
