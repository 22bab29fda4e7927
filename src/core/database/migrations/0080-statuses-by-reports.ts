import { type Kysely, sql } from 'kysely'

/** Reports move a status on that a person set: a review that was asked for begins with the first of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table version_status_change add column by_reports boolean not null default false`.execute(database)
}
