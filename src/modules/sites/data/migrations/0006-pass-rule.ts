import { type Kysely, sql } from 'kysely'

/** Stores the pass rule of the sites that set one; null is the default rule. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table platform add column pass_rule jsonb`.execute(database)
}
