import { type Kysely, sql } from 'kysely'

/** When a version has passed its peer review, for the platforms that say so; null is the usual rule. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table platform add column pass_rule jsonb`.execute(database)
}
