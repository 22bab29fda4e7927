import { type Kysely, sql } from 'kysely'

/** Adds the calls that were sent with an Idempotency-Key, each with its answer, for a day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table idempotency_key (
  -- HMAC of who calls what with which key.
  id text primary key,
  -- Null for calls of who is not signed in.
  account_id integer references account on delete cascade,
  -- HMAC of the body and the query.
  fingerprint text not null,
  -- Which request does it: one that lost its lease does not finish it.
  attempt uuid not null,
  leased_until timestamptz not null,
  -- Null while it is being done.
  status smallint check (status between 100 and 599),
  -- Encrypted by the key, which is not stored; null where it was too large to be stored.
  answer bytea,
  expires_at timestamptz not null,
  check (status is not null or answer is null)
);
create index idempotency_key_account on idempotency_key (account_id);
create index idempotency_key_expiry on idempotency_key (expires_at);
`.execute(database)
}
