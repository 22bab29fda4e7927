import { type Kysely, sql } from 'kysely'

/**
 * What a platform says of its peer review is stored whole, and stored anew at the next start, which brings the statuses of its versions
 * into line. How a version is cited depends on its reports, so it is written when it is asked for.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table platform drop column pass_rule, add column peer_review jsonb`.execute(database)
  await sql`alter table version drop column citation_text`.execute(database)
}
