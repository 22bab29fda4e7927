import { type Kysely, sql } from 'kysely'

/** A site that has named no address is answered where its mails come from. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table mail alter column reply_to drop not null`.execute(database)
}
