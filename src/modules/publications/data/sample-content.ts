import { type Kysely, sql } from 'kysely'
import { logGatewayChange } from '../../../core/database/revision.ts'
import type { Schema } from '../../../core/database/schema.ts'

/** Deletes every item that is marked as a sample, with all its data. @returns the number of items */
export async function deleteSampleItems(database: Kysely<Schema>): Promise<number> {
  const { numDeletedRows } = await database.deleteFrom('content_item').where('sample_content', '=', true).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes every gateway whose file marks it as a sample. */
export async function deleteSampleGateways(database: Kysely<Schema>): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('gateway')
    .where(sql<boolean>`(details ->> 'sampleContent')::boolean`)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await logGatewayChange(database)
}

/** Deletes the funders that nothing refers to any more. @returns their number */
export async function deleteUnusedFunders(database: Kysely<Schema>): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('funder')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('version_funder').whereRef('version_funder.funder_id', '=', 'funder.id').select('version_funder.id'))),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
