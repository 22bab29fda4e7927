import { type Kysely, sql } from 'kysely'

/** Items that nobody but editors and authors sees yet. A version of an article has a state of its own besides. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table content_item add column is_public boolean not null default true`.execute(database)
}
