import { type Kysely, sql } from 'kysely'

/** Stores the monthly usage of publications, and metrics of other services. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table usage_count (
  content_item_id integer not null references content_item on delete cascade,
  source text not null check (source in ('research', 'pmc', 'zenodo')),
  kind text not null check (kind in
    ('view', 'pdf-download', 'xml-download', 'other-download', 'unique-investigation', 'unique-request')),
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  -- 0: of an item without versions, or of all of them together. A number and no reference: a version that is stored again is a new row.
  version_number integer not null check (version_number >= 0),
  uses bigint not null check (uses >= 0),
  primary key (content_item_id, source, kind, month, version_number)
);

-- For as long as a click could be the same one again: an hour and a half at most. Nobody is known by what stands here.
create table recent_use (
  visitor text not null,
  content_item_id integer not null,
  version_number integer not null,
  kind text not null,
  last_at timestamptz not null,
  primary key (visitor, content_item_id, version_number, kind)
);
create index recent_use_last_at on recent_use (last_at);

-- What visitors' addresses are hashed with on a day, so that all processes know the same visitor; gone soon after the day.
create table visitor_salt (
  day date primary key,
  salt text not null
);

-- What a service last said of a DOI. A row is there from the first time that somebody wanted to see it.
create table outside_figure (
  service text not null check (service in ('crossref', 'europe-pmc', 'opencitations', 'altmetric', 'zenodo')),
  doi text not null check (doi = lower(doi)),
  -- Null where the service knows nothing of it.
  figures jsonb,
  found_at timestamptz,
  -- Since when somebody waits for newer ones; null when nobody does.
  wanted_at timestamptz,
  next_try_at timestamptz not null default now(),
  failures integer not null default 0,
  primary key (service, doi)
);
create index outside_figure_next_try on outside_figure (next_try_at) where wanted_at is not null;
`.execute(database)
}
