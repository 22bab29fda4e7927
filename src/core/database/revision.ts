import { randomUUID } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'
import { isUnreachable } from './unreachable.ts'

/** How far below the highest id entries may still become visible: more than transactions that run at once note between them. */
const openIds = 4_000

/** An SQL expression whose value changes with what pages show of a module. src/main/revision.ts lists them. */
export type RevisionPart = RawBuilder<unknown>

/**
 * A value that changes with every change that readers can see. Rows get their ids before commit, so the highest id alone would hide a
 * transaction that commits after a later one. The limit excludes nothing: it has the index read from its end where the table has no
 * statistics, as in the embedded database.
 */
export const publicChanges: RevisionPart = sql`(select concat_ws('-', max(id), count(*), sum(id)) from (
  select id from change_log where visibility = 'public' and id > (select max(id) from change_log where visibility = 'public') - ${openIds}::bigint
  order by id desc limit ${openIds}) as latest)`

/**
 * A revision that changes with every part. If a part cannot be read, the revision is a new one each time, so that pages are rendered but
 * no cached one is used.
 * @throws where nothing can be read
 */
export async function readRevision(db: Kysely<Schema>, parts: readonly RevisionPart[]): Promise<string> {
  try {
    return await readWords(db, parts)
  } catch (error) {
    if (isUnreachable(error)) throw error
    const words = await Promise.allSettled(parts.map(part => readWords(db, [part])))
    const failures = words.flatMap((word): unknown[] => (word.status === 'rejected' ? [word.reason] : []))
    if (failures.length === parts.length || failures.some(isUnreachable)) throw error
    return words.map(word => (word.status === 'fulfilled' ? word.value : randomUUID())).join('/')
  }
}

async function readWords(db: Kysely<Schema>, parts: readonly RevisionPart[]): Promise<string> {
  const { rows } = await sql<{ revision: string }>`select concat_ws('/', ${sql.join(parts)}) as revision`.execute(db)
  return rows[0]?.revision ?? ''
}
