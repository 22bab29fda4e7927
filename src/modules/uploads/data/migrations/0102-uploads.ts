import { type Kysely, sql } from 'kysely'

/** Adds uploads: files of accounts on their way, and whole ones that nothing has taken yet. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table upload (
  id uuid primary key,
  account_id integer not null references account on delete cascade,
  purpose text not null,
  name text not null,
  bytes bigint not null check (bytes >= 0),
  -- Bytes from the beginning that are known to be on the disk.
  received bigint not null default 0 check (received between 0 and bytes),
  -- Set once the file is whole and was found to be good.
  sha256 text references file,
  -- Set once the file was found not to be good; its bytes are gone.
  problem text,
  expires_at timestamptz not null,
  -- Which request writes it: one that lost its lease writes nothing more.
  lock_token uuid,
  locked_until timestamptz,
  -- Whether another request waits for the lock.
  is_wanted boolean not null default false,
  check (sha256 is null or problem is null)
);
create index upload_account on upload (account_id);
create index upload_sha256 on upload (sha256);
create index upload_expiry on upload (expires_at);
`.execute(database)
}
