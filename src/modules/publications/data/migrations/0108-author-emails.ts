import { type Kysely, sql } from 'kysely'

/** Each list of editors asks which publications the user is an author of, by the confirmed email address among others. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index author_email on author (lower(email)) where email is not null`.execute(database)
}
