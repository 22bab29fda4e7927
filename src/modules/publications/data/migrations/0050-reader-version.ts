import { type Kysely, sql } from 'kysely'

/**
 * Stores the version of the reader that made a document from its source: documents of older readers are read again. '0' also stands for a
 * document
 * without a reader.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table version add column reader_version text not null default '0'`.execute(database)
}
