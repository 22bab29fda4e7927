import { type Kysely, sql } from 'kysely'

/** Replies to emails of a site without an address go to the sender's. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table mail alter column reply_to drop not null`.execute(database)
}
