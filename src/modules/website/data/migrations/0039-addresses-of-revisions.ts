import { type Kysely, sql } from 'kysely'

/**
 * Stores the path with each revision: a new path takes effect with the revision that has it, and not with a draft. The page's own path is
 * the
 * one that readers use, or for an unpublished page the one of its latest revision.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
alter table site_page_revision
  add column path text check (path ~ '^/' and path !~ '//' and (path = '/' or path !~ '/$')),
  add column gateway_id integer references gateway on delete set null;
update site_page_revision as revision set path = page.path, gateway_id = page.gateway_id
  from site_page as page where page.id = revision.site_page_id;
alter table site_page_revision alter column path set not null;
create index site_page_revision_path on site_page_revision (path);
create index site_page_revision_gateway on site_page_revision (gateway_id) where gateway_id is not null;
`.execute(database)
}
