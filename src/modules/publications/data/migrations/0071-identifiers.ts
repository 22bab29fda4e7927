import { type Kysely, sql } from 'kysely'

/** Readers paste PubMed's identifiers of articles into the search box. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index version_identifiers on version using gin ((metadata -> 'identifiers') jsonb_path_ops)`.execute(database)
}
