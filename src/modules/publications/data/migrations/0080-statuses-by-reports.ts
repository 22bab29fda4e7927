import { type Kysely, sql } from 'kysely'

/** Reports change a status that a person has set: the first one begins a requested review. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table version_status_change add column by_reports boolean not null default false`.execute(database)
}
