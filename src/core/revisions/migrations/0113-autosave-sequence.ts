import { type Kysely, sql } from 'kysely'

/** Where the request of a form lost its connection, it may be done after the next one: the form numbers them, so that the older text is known. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
-- Numbers the requests of the writer, each higher than the one before: milliseconds of its clock. 0: of a form that numbers none.
alter table autosaved_text add column sequence bigint not null default 0;
`.execute(database)
}
