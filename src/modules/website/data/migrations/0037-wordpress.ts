import { type Kysely, sql } from 'kysely'

/**
 * Stores the row that each thing of a WordPress site became (decision 0057). Deleting our row deletes its entry, so that the thing is
 * imported
 * again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table wordpress_item (
  platform_id integer not null references platform on delete cascade,
  -- Its host and path: a platform may have come from several.
  site text not null check (site <> ''),
  kind text not null check (kind in ('page', 'post', 'redirect', 'author', 'media', 'subject', 'member')),
  wordpress_id integer not null,
  -- Of what was stored, so that the same is not stored again.
  content_hash text not null,
  -- The revision that it became: where another one is current, somebody has written here since.
  revision_id integer,
  site_page_id integer references site_page on delete cascade,
  blog_post_id integer references blog_post on delete cascade,
  blog_author_id integer references blog_author on delete cascade,
  site_media_id integer references site_media on delete cascade,
  board_subject_id integer references board_subject on delete cascade,
  board_member_id integer references board_member on delete cascade,
  primary key (platform_id, site, kind, wordpress_id),
  check (num_nonnulls(site_page_id, blog_post_id, blog_author_id, site_media_id, board_subject_id, board_member_id) = 1)
);
create index wordpress_item_page on wordpress_item (site_page_id) where site_page_id is not null;
create index wordpress_item_post on wordpress_item (blog_post_id) where blog_post_id is not null;
create index wordpress_item_author on wordpress_item (blog_author_id) where blog_author_id is not null;
create index wordpress_item_media on wordpress_item (site_media_id) where site_media_id is not null;
create index wordpress_item_subject on wordpress_item (board_subject_id) where board_subject_id is not null;
create index wordpress_item_member on wordpress_item (board_member_id) where board_member_id is not null;
`.execute(database)
}
