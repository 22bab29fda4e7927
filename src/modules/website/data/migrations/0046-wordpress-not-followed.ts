import { type Kysely, sql } from 'kysely'

/** WordPresses that a platform's installation names and that it does not follow any more (decision 0064); no row: it does. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table wordpress_not_followed (
  platform_id integer not null references platform on delete cascade,
  -- Its host and path.
  site text not null check (site <> ''),
  since timestamptz not null default now(),
  primary key (platform_id, site)
)`.execute(database)
}
