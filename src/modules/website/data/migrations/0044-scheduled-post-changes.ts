import { type Kysely, sql } from 'kysely'

/**
 * The change of a post that readers see can be scheduled, as that of a page (0036): what they see, and what they will see from a time on, are
 * two revisions of it. `publish_at` stays the day of the post.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
alter table blog_post
  add column scheduled_revision_id integer references blog_post_revision,
  -- Readers see the scheduled revision instead of the current one from then on.
  add column change_at timestamptz,
  add check ((change_at is null) = (scheduled_revision_id is null)),
  add check (change_at is null or publish_at is not null);
create index blog_post_scheduled on blog_post (scheduled_revision_id) where scheduled_revision_id is not null`.execute(database)
}
