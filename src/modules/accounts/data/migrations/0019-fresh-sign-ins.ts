import { type Kysely, sql } from 'kysely'

/** Stores when the user last signed in or re-authenticated. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
-- By signing in, or by their password or another way in since.
alter table session add column proven_at timestamptz;
update session set proven_at = created_at;
alter table session alter column proven_at set default now(), alter column proven_at set not null;
`.execute(database)
}
