/** The history of objects whose revisions are rows that never change, over a table that a module declares (decision 0119). */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { type RevisionsInUse, shownId } from './publication-state.ts'

export interface RevisionTable {
  /** The table of the revisions, with `id` (ascending), `title`, `created_at` and `account_id`. */
  table: keyof Schema
  /** Its column with the id of the object. */
  objectId: string
  /** The name of the account `revision.account_id`: the core knows no accounts. */
  author: RawBuilder<string | null>
}

export interface ListedRevision<RevisionId extends number = number> {
  id: RevisionId
  title: string
  at: Date
  /** The author's name; null where the revision came from a file or a command, or the account was deleted. */
  by: string | null
  /** `shown`: readers have it now; `scheduled`: they will. */
  use: 'shown' | 'scheduled' | null
}

/** Lists the revisions of an object, the newest first. */
export async function listRevisions<RevisionId extends number>(
  db: Kysely<Schema>,
  { table, objectId, author }: RevisionTable,
  id: number,
  inUse: RevisionsInUse<RevisionId>,
  now: Date,
): Promise<ListedRevision<RevisionId>[]> {
  const shown = shownId(inUse, now)
  const { rows } = await sql<Omit<ListedRevision<RevisionId>, 'use'>>`
    select revision.id, revision.title, revision.created_at as at, ${author} as by
    from ${sql.table(table)} as revision
    where revision.${sql.ref(objectId)} = ${id}
    order by revision.id desc`.execute(db)
  return rows.map(row => ({ ...row, use: row.id === shown ? 'shown' : row.id === inUse.scheduledId ? 'scheduled' : null }))
}
