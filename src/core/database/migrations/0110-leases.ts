import { type Kysely, sql } from 'kysely'

/** Work that one process at a time does, in place of advisory locks of a session. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table lease (
  name text primary key,
  -- One more for each holder: a transaction of a former one finds another number, and is rolled back.
  fence bigint not null default 1,
  expires_at timestamptz not null
)`.execute(database)
}
