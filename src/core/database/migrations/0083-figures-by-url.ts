import { type Kysely, sql } from 'kysely'

/** A site may have attention asked for at an address of its own; what was found so far came from the installation's services. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
alter table outside_figure
  -- Empty for the service that the installation names.
  add column url text not null default '',
  drop constraint outside_figure_pkey,
  add primary key (service, url, doi)`.execute(database)
  await sql`alter table outside_figure alter column url drop default`.execute(database)
}
