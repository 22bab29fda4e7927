import { type Kysely, sql } from 'kysely'

/**
 * Adds reviewers who deleted their account and must stay anonymised when their article is imported again; and the email addresses in
 * reports.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table withheld_reviewer (
  -- An identifier of the article, such as doi/10.1234/x.1: a name is withheld on one article, and says nothing on another.
  article text not null,
  -- SHA-256 over the article and what the reviewer is known by: who they were is not kept.
  mark text not null,
  -- Tells the reviewers of the article apart whose names are withheld.
  number integer not null check (number > 0),
  withheld_at timestamptz not null default now(),
  primary key (article, mark)
);

-- In small letters, as accounts are compared. Null where there are none, which keeps the index small.
create function reviewer_addresses(document jsonb) returns text[] language sql immutable parallel safe return
  (select array_agg(lower(address #>> '{}')) from jsonb_path_query(document, '$.contributorGroups[*].contributors[*].**.emails[*]') as address);
create index report_addresses on report using gin (reviewer_addresses(document)) where reviewer_addresses(document) is not null;
create index referee_orcid on referee (orcid) where orcid is not null;
`.execute(database)
}
