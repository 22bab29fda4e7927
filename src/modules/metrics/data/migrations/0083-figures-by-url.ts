import { type Kysely, sql } from 'kysely'

/** A site may have its own URL for attention data; everything stored so far came from the installation's services. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
alter table outside_figure
  -- Empty for the service that the installation names.
  add column url text not null default '',
  drop constraint outside_figure_pkey,
  add primary key (service, url, doi)`.execute(database)
  await sql`alter table outside_figure alter column url drop default`.execute(database)
}
