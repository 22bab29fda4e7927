import { type Kysely, sql } from 'kysely'

/** Counts the views of reports on their own pages: by report, and as usage of their article. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
alter table usage_count drop constraint usage_count_kind_check;
alter table usage_count add constraint usage_count_kind_check check (kind in
  ('view', 'pdf-download', 'xml-download', 'other-download', 'report-view', 'unique-investigation', 'unique-request'));

create table report_use (
  report_id integer not null references report on delete cascade,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  views bigint not null check (views >= 0),
  primary key (report_id, month)
);

-- 0: of no report. Two reports that are opened within half a minute are no double click.
alter table recent_use add column report_id integer not null default 0;
alter table recent_use drop constraint recent_use_pkey;
alter table recent_use add primary key (visitor, content_item_id, version_number, kind, report_id);
`.execute(database)
}
