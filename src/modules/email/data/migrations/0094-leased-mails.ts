import { type Kysely, sql } from 'kysely'

/** Adds when the sender that has an email last said that it is at work on it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table mail add column leased_at timestamptz`.execute(database)
}
