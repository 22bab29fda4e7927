import type { Kysely } from 'kysely'
import { batchesOf } from '../database/batches.ts'
import type { Schema } from '../database/schema.ts'
import type { AccountId, SiteId } from '../ids/shared-ids.ts'
import type { ChangeVisibility } from './change-log-tables.ts'

export interface NewChange {
  /** The module and what happened, such as `comments.published`. */
  kind: `${string}.${string}`
  /** Null: of the whole installation. */
  platformId: SiteId | null
  /** What has changed, such as `comment:12`. Changes of one subject are read in their order. Null: the kind names the table, and no row of it. */
  subject: string | null
  /** What depends on it, such as `publication:7`. */
  tags?: readonly string[]
  visibility: ChangeVisibility
  /** The account; null: nobody who is signed in, such as an import or a job. */
  actorId?: AccountId | null
  /** Says what has changed, as JSON. Personal data that an account may have erased does not belong here. */
  payload?: Readonly<Record<string, unknown>>
}

/**
 * Notes changes, in the transaction that makes them: what is rolled back was never noted. Where the order of a subject's changes matters,
 * its row is locked first, as readers see the changes of one subject in the order of their ids.
 */
export async function appendChanges(trx: Kysely<Schema>, changes: readonly NewChange[]): Promise<void> {
  const rows = changes.map(({ kind, platformId, subject, tags = [], visibility, actorId = null, payload = {} }) => ({
    kind,
    platform_id: platformId,
    subject,
    tags: [...tags],
    visibility,
    actor_id: actorId,
    payload: JSON.stringify(payload),
  }))
  for (const batch of batchesOf(rows, 1000)) await trx.insertInto('change_log').values(batch).execute()
}
