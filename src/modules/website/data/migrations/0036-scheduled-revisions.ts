import { type Kysely, sql } from 'kysely'

/**
 * A page has a revision that readers see and one that is scheduled: scheduling a change does not unpublish the page until then. Both are
 * null
 * for an unpublished page.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
alter table site_page add column scheduled_revision_id integer references site_page_revision;
alter table site_page drop constraint site_page_check1;
update site_page set scheduled_revision_id = current_revision_id, current_revision_id = null where state = 'scheduled';
alter table site_page drop column state;
alter table site_page add check ((publish_at is null) = (scheduled_revision_id is null));
create index site_page_current on site_page (current_revision_id);
create index site_page_scheduled on site_page (scheduled_revision_id);
`.execute(database)
}
