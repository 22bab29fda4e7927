import { type Kysely, sql } from 'kysely'

/** Notes in the change log what happens to comments. Their history, which exports carry, stays in comment_event. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create function note_comment_change() returns trigger language plpgsql as $$
begin
  insert into change_log (kind, platform_id, subject, tags, visibility, actor_id, at)
  select 'comments.' || new.kind, coalesce(item.platform_id, post.platform_id), 'comment:' || comment.id,
    array[coalesce('publication:' || item.id, 'post:' || post.id)],
    -- Only staff knows of what was never on a page.
    case when comment.published_at is null or new.kind in ('posted', 'held') then 'staff' else 'public' end, new.by_account_id, new.at
  from comment
  left join content_item item on item.id = comment.content_item_id
  left join blog_post post on post.id = comment.blog_post_id
  where comment.id = new.comment_id;
  return null;
end $$;
create trigger comment_change after insert on comment_event for each row execute function note_comment_change();
`.execute(database)
}
