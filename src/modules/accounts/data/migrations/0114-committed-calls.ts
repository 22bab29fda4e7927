import { type Kysely, sql } from 'kysely'

/** Notes with a call that came with an Idempotency-Key when it first committed a change: from then on it is not done again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
-- Null: nothing was committed yet. It is set in the transaction of the change.
alter table idempotency_key add column committed_at timestamptz;
`.execute(database)
}
