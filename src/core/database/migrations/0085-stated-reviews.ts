import { type Kysely, sql } from 'kysely'

/** What a source says of the review of its version; the running server reads it from sources that are here already. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table version add column stated_review jsonb`.execute(database)
}
