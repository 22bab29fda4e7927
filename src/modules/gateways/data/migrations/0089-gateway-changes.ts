import { type Kysely, sql } from 'kysely'

/** Changes of gateways are noted in the change log. The former rows said nothing but that there was a change. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop table gateway_change`.execute(database)
}
