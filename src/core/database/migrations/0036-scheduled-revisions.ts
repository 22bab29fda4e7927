import { type Kysely, sql } from 'kysely'

/**
 * What readers see of a page, and what they will see from a time on, are two revisions of it: who schedules a change does not take the page
 * away until then. Both are null of a page that nobody sees.
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
