import { type Kysely, sql } from 'kysely'

/** Which reader made a version's document from its source: what an older one made is read again. '0' also stands for what had no reader. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table version add column reader_version text not null default '0'`.execute(database)
}
