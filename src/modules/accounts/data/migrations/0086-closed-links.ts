import { type Kysely, sql } from 'kysely'

/**
 * One-time tokens that were mailed stay when they end, so that the page of the link can say whether it was used, withdrawn or has expired.
 * Those of a registration through an identity provider get a purpose of their own, since the others of theirs are never mailed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
alter table ticket add column closed text check (closed in ('used', 'withdrawn'));
update ticket set purpose = 'confirm-linked-account' where purpose = 'identity-provider' and data ->> 'step' = 'confirm';
`.execute(database)
}
