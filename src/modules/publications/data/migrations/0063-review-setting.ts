import { type Kysely, sql } from 'kysely'

/**
 * Stores the whole peer-review setting, which the next start writes anew and applies to the statuses of versions. The citation depends on a
 * version's reports, so it is made on demand.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table platform drop column pass_rule, add column peer_review jsonb`.execute(database)
  await sql`alter table version drop column citation_text`.execute(database)
}
