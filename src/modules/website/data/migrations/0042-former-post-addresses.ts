import { type Kysely, sql } from 'kysely'

/** A published post is still found at its former paths, whether its editors or a followed WordPress site moved it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
-- Each as its section and slug, news/ten-years, the latest at the end.
alter table blog_post add former_addresses text[] not null default '{}';
create function keep_former_post_address() returns trigger language plpgsql as $$
begin
  if old.current_revision_id is not null and old.publish_at <= now() and (old.section, old.slug) <> (new.section, new.slug) then
    new.former_addresses := array_remove(old.former_addresses, new.section || '/' || new.slug) || (old.section || '/' || old.slug);
  end if;
  return new;
end $$;
create trigger former_address before update of section, slug on blog_post
  for each row execute function keep_former_post_address()`.execute(database)
}
