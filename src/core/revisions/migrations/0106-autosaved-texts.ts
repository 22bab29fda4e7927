import { type Kysely, sql } from 'kysely'

/**
 * The row is what somebody has typed into a form and not saved yet: one row for an account and an object, written over while they type. It
 * is no revision: history has only what was saved, and readers and cached pages know nothing of it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table autosaved_text (
  account_id integer not null references account on delete cascade,
  platform_id integer not null references platform on delete cascade,
  -- What the form edits, such as page/12 or post/new.
  subject text not null check (subject ~ '^[a-z]+(-[a-z]+)*/([0-9]+|new)$'),
  -- The fields of the form, each with its values.
  entries jsonb not null check (jsonb_typeof(entries) = 'object'),
  -- Counts the writes: whoever writes names the one that they know.
  revision integer not null,
  -- The open form that wrote last. It may write again although the answer to its last write was lost.
  writer text not null,
  saved_at timestamptz not null default now(),
  primary key (account_id, platform_id, subject)
);
create index autosaved_text_platform on autosaved_text (platform_id);
create index autosaved_text_saved_at on autosaved_text (saved_at);
`.execute(database)
}
