import type { Kysely } from 'kysely'
import { appendChanges } from '../../../core/change-log/append-changes.ts'
import type { Schema } from '../../../core/database/schema.ts'

/** @param platform its key @returns how many items of the site are marked as samples */
export async function countSampleItems(database: Kysely<Schema>, platform: string): Promise<number> {
  const { count } = await database
    .selectFrom('content_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('item.sample_content', '=', true)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes every item that is marked as a sample, with all its data. @returns the number of items */
export async function deleteSampleItems(database: Kysely<Schema>): Promise<number> {
  const removed = await database
    .deleteFrom('content_item')
    .where('sample_content', '=', true)
    .returning(['id', 'platform_id as platformId'])
    .execute()
  await appendChanges(
    database,
    removed.map(({ id, platformId }) => ({
      kind: 'publications.removed',
      platformId,
      subject: `publication:${id}`,
      visibility: 'public',
    })),
  )
  return removed.length
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
