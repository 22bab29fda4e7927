import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Takes away every item that is marked as a sample, with all that hangs on it. @returns how many items */
export async function deleteSampleItems(database: Kysely<Schema>): Promise<number> {
  const { numDeletedRows } = await database.deleteFrom('content_item').where('sample_content', '=', true).executeTakeFirst()
  return Number(numDeletedRows)
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
