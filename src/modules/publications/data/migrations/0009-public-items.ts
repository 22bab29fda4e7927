import { type Kysely, sql } from 'kysely'

/** Adds unpublished publications, which only editors and authors see. A version of an article has a state of its own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table content_item add column is_public boolean not null default true`.execute(database)
}
