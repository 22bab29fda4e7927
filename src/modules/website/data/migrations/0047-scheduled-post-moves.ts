import { type Kysely, sql } from 'kysely'

/**
 * A revision of a post may have a path, as that of a page does (0039): a scheduled one moves the post when it is due. A revision
 * without a path keeps the post's.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
alter table blog_post_revision
  add column place_section text check (place_section in ('blog', 'news')),
  add column place_slug text check (place_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  add check ((place_section is null) = (place_slug is null));
create index blog_post_revision_place on blog_post_revision (place_section, place_slug) where place_slug is not null`.execute(database)
  // No job runs at the scheduled time: a post counts as moved once it is due, unless another one has its new path.
  await sql`
create view blog_post_now as
select post.id, post.platform_id,
  coalesce(due.place_section, post.section) as section, coalesce(due.place_slug, post.slug) as slug,
  post.blog_author_id, post.publish_at, post.current_revision_id, post.scheduled_revision_id, post.change_at,
  post.is_sample, post.comments_open, post.created_at,
  case when due.id is null then post.former_addresses
    else array_remove(post.former_addresses, due.place_section || '/' || due.place_slug) || (post.section || '/' || post.slug) end
    as former_addresses
from blog_post as post
left join blog_post_revision as due on due.id = post.scheduled_revision_id and post.change_at <= now()
  and (due.place_section, due.place_slug) <> (post.section, post.slug)
  and not exists (select from blog_post as other where other.platform_id = post.platform_id
    and other.section = due.place_section and other.slug = due.place_slug)`.execute(database)
}
