import { type Kysely, sql } from 'kysely'

/** Adds a description and an image to subjects, and a revision of the search index for pages that show search results. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table ontology_term add column description text, add column hero_sha256 text references file (sha256)`.execute(database)
  await sql`create index ontology_term_hero on ontology_term (hero_sha256)`.execute(database)
  await sql`alter table search_index add column changes bigint not null default 0`.execute(database)
}
