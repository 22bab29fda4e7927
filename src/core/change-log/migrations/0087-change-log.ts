import { type Kysely, sql } from 'kysely'

/** The change log, and how far each of its readers has come. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
-- The cluster that this database is in: ids of transactions mean nothing in another one.
create function current_cluster() returns bigint language sql stable as 'select system_identifier from pg_control_system()';

create table change_log (
  -- Assigned before the commit: a row with a lower id may become visible after one with a higher id.
  id bigint generated always as identity primary key,
  -- Null: of the whole installation.
  platform_id integer references platform on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*(\\.[a-z]+(-[a-z]+)*)+$'),
  -- What has changed, such as version:12; null: the kind names the table, and no row of it.
  subject text,
  -- What pages, feeds and answers depend on.
  tags text[] not null default '{}',
  visibility text not null check (visibility in ('public', 'staff')),
  actor_id integer references account on delete set null,
  at timestamptz not null default statement_timestamp(),
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  transaction_id xid8 not null default pg_current_xact_id(),
  cluster bigint not null default current_cluster()
);
create index change_log_transaction on change_log (transaction_id);
create index change_log_subject on change_log (subject, id);
-- The newest changes that readers can see make the revision of cached pages.
create index change_log_public on change_log (id) where visibility = 'public';
create index change_log_platform on change_log (platform_id, id);
create index change_log_actor on change_log (actor_id);

-- Nothing that has happened is written anew. The erasure of personal data says so for its transaction (recto.erases = on); an account or a
-- site that is deleted takes its name or its rows away.
create function refuse_change_of_log() returns trigger language plpgsql as $$
begin
  if current_setting('recto.erases', true) = 'on' then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and new.actor_id is null
    and (new.id, new.platform_id, new.kind, new.subject, new.tags, new.visibility, new.at, new.payload, new.transaction_id, new.cluster)
      is not distinct from (old.id, old.platform_id, old.kind, old.subject, old.tags, old.visibility, old.at, old.payload, old.transaction_id, old.cluster) then
    return new;
  end if;
  if tg_op = 'DELETE' and old.platform_id is not null and not exists (select from platform where id = old.platform_id) then
    return old;
  end if;
  raise exception 'Rows of change_log are neither changed nor deleted' using errcode = 'restrict_violation';
end $$;
create trigger change_log_is_append_only before update or delete on change_log
  for each row execute function refuse_change_of_log();
create function refuse_truncation() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of change_log are neither changed nor deleted' using errcode = 'restrict_violation';
end $$;
create trigger change_log_is_never_emptied before truncate on change_log
  for each statement execute function refuse_truncation();

create table change_log_reader (
  name text primary key,
  cluster bigint not null,
  -- All rows of this cluster whose transaction has a lower id are read.
  position xid8 not null,
  -- Those that are read among the others.
  seen int8multirange not null default '{}',
  -- The highest id that was ever read: rows of former clusters above it are not.
  highest_id bigint not null default 0,
  read_at timestamptz
);
`.execute(database)
}
