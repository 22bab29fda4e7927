import { type Kysely, sql } from 'kysely'

/** Changes of the site's own content are noted in the change log. The former rows said nothing but that there was a change. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create or replace function note_site_change() returns trigger language plpgsql as $$
begin
  insert into change_log (kind, visibility) values ('website.' || replace(tg_table_name, '_', '-') || '-changed', 'public');
  return null;
end $$;
drop table site_change;
`.execute(database)
}
