import { type Kysely, sql } from 'kysely'

/**
 * Reports, responses and reviewers no longer have to come from a source: what was written here has no key of a source, and the HTML of
 * each is derived from its document. A reviewer may have an account, and a version a round of review.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
-- Null: the report was published here, so no source can take it away.
alter table report alter column source_key drop not null;
alter table report
  alter column anchor drop not null, alter column title_html drop not null, alter column people_html drop not null,
  alter column body_html drop not null, alter column details_html drop not null,
  add constraint report_html check (num_nulls(anchor, title_html, people_html, body_html, details_html) in (0, 5));

alter table report_response add column published_here boolean not null default false;
alter table report_response
  alter column anchor drop not null, alter column title_html drop not null, alter column people_html drop not null,
  alter column body_html drop not null, alter column details_html drop not null,
  add constraint report_response_html check (num_nulls(anchor, title_html, people_html, body_html, details_html) in (0, 5));
alter table report_response drop constraint report_response_report_id_position_key;
alter table report_response add constraint report_response_report_id_position_key unique (report_id, position) deferrable initially deferred;

alter table referee alter column source_key drop not null;
alter table referee add column account_id integer references account on delete set null;
create unique index referee_account on referee (account_id, article_id);

-- Null: no review of this version was organised here.
alter table version add column review_round integer check (review_round > 0);
`.execute(database)
  await sql`
-- Finds what still needs its HTML.
create index report_without_html on report (version_id) where body_html is null;
create index report_response_without_html on report_response (report_id) where body_html is null;
`.execute(database)
}
