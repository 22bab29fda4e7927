import { type Kysely, sql } from 'kysely'

/** What the page of a subject shows of it, and a word for pages that show what a search found: it changes with every change of the index. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table ontology_term add column description text, add column hero_sha256 text references file (sha256)`.execute(database)
  await sql`create index ontology_term_hero on ontology_term (hero_sha256)`.execute(database)
  await sql`alter table search_index add column changes bigint not null default 0`.execute(database)
}
