import { type Kysely, sql } from 'kysely'

/** Stores the review that a source states for its version; the running server reads it from the stored sources. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table version add column stated_review jsonb`.execute(database)
}
