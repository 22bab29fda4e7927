import { type Kysely, sql } from 'kysely'

/** An address is confirmed for updates once its owner has followed the link in an email. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
alter table update_sign_up
  add column confirmed_at timestamptz,
  -- Where a mail asked for it: the row goes when that is over and nobody has confirmed.
  add column confirm_by timestamptz;
create index update_sign_up_open on update_sign_up (confirm_by) where confirmed_at is null;
`.execute(database)
}
