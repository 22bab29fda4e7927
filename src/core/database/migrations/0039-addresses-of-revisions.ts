import { type Kysely, sql } from 'kysely'

/**
 * Where a page stands belongs to each of its states: another address is seen with the state that has it, and not with a draft. The page's own
 * is where readers find it, and of a page that nobody sees where it was last written to stand.
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
