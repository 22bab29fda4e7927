import { type Kysely, sql } from 'kysely'

/** Comments under posts of blog and news (decision 0060), in the table that comments on items have: rules, moderation and export are one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
alter table comment
  alter column content_item_id drop not null,
  add column blog_post_id integer references blog_post on delete cascade,
  add constraint comment_about check (num_nonnulls(content_item_id, blog_post_id) = 1);
create index comment_blog_post on comment (blog_post_id) where blog_post_id is not null;

alter table blog_post add column comments_open boolean not null default true;

-- Who an author is here, so that what they say of their own posts is marked.
alter table blog_author add column account_id integer references account on delete set null;
create index blog_author_account on blog_author (account_id) where account_id is not null;

-- Comments of a WordPress come along with its posts.
alter table wordpress_item
  drop constraint wordpress_item_kind_check,
  add constraint wordpress_item_kind_check
    check (kind in ('page', 'post', 'redirect', 'author', 'media', 'subject', 'member', 'comment')),
  add column comment_id integer references comment on delete cascade,
  drop constraint wordpress_item_check,
  add constraint wordpress_item_check
    check (num_nonnulls(site_page_id, blog_post_id, blog_author_id, site_media_id, board_subject_id, board_member_id, comment_id) = 1);
create index wordpress_item_comment on wordpress_item (comment_id) where comment_id is not null;
`.execute(database)
}
