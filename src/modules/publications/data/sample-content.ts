import { type Kysely, sql } from 'kysely'
import { logGatewayChange } from '../../../core/database/revision.ts'
import type { Schema } from '../../../core/database/schema.ts'

/** Takes away every item that is marked as a sample, with all that hangs on it. @returns how many items */
export async function deleteSampleItems(database: Kysely<Schema>): Promise<number> {
  const { numDeletedRows } = await database.deleteFrom('content_item').where('sample_content', '=', true).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Takes away every gateway whose file says that it is a sample. */
export async function deleteSampleGateways(database: Kysely<Schema>): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('gateway')
    .where(sql<boolean>`(details ->> 'sampleContent')::boolean`)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await logGatewayChange(database)
}

/** Takes away the funders that nothing names any more. @returns how many */
export async function deleteUnusedFunders(database: Kysely<Schema>): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('funder')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('version_funder').whereRef('version_funder.funder_id', '=', 'funder.id').select('version_funder.id'))),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
