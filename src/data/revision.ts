import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Transactions whose entries may still arrive out of order: far more than ever run at once. */
const openEntries = 1000

/**
 * A word that changes with every item that is stored or removed. Entries of the log get their ids before they are committed, so the
 * highest id alone would hide a transaction that ends after a younger one.
 */
export async function findRevision(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ revision: string }>`
    select concat_ws('-', max(id), count(*), sum(id)) as revision
    from (select id from import_log order by id desc limit ${openEntries}) as latest`.execute(db)
  return rows[0]?.revision ?? ''
}
