import { type Kysely, sql } from 'kysely'

/** Harvesters walk through all items by when they were changed (OAI-PMH). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index content_item_changed on content_item (platform_id, updated_at, id)`.execute(database)
}
