/** Queries the paths of a site's publications: all of them in blocks for sitemaps, and single ones. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'

export interface StoredItemKey {
  id: number
  contentType: ContentType
  volume: number
  publicationId: number
  /** The number of an article's current version. */
  versionNumber: number | null
  updatedAt: Date
}

/** An article without a published version has no page, so it is left out. */
export const publishedKeys = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('content_item as item')
    .leftJoin('version', 'version.id', 'item.current_version_id')
    .where('item.platform_id', '=', ({ selectFrom }) => selectFrom('platform').select('platform.id').where('platform.key', '=', platform))
    .where(eb => eb.or([eb('item.content_type', '!=', 'ARTICLE'), eb('version.id', 'is not', null)]))
    .where('item.is_public', '=', true)
    .where('version.pre_completion_status', 'is', null)

/** Search engines are asked not to list sample publications, so sitemaps leave these out. */
const keysForEngines = (database: Kysely<Schema>, platform: string) =>
  publishedKeys(database, platform).where('item.sample_content', '=', false)

/**
 * Blocks of ids that contain publications, with the newest change in each. A block begins at a multiple of its size, so that a publication
 * stays in its block and a block contains at most that many.
 */
export async function listItemBlocks(
  database: Kysely<Schema>,
  platform: string,
  size: number,
): Promise<{ block: number; updatedAt: Date }[]> {
  const block = sql<number>`item.id / ${sql.lit(size)}`
  return await keysForEngines(database, platform)
    .select([block.as('block'), ({ fn }) => fn.max('item.updated_at').as('updatedAt')])
    .groupBy(block)
    .orderBy(block)
    .execute()
}

/** Sorted by id. @param from the first id included @param before the first id excluded */
export function listItemKeys(
  database: Kysely<Schema>,
  platform: string,
  { from, before, count }: { from: ContentId; before: ContentId; count: number },
): Promise<StoredItemKey[]> {
  return keysForEngines(database, platform)
    .where('item.id', '>=', from)
    .where('item.id', '<', before)
    .select([
      'item.id',
      'item.content_type as contentType',
      'item.volume',
      'item.publication_id as publicationId',
      'version.version_number as versionNumber',
      'item.updated_at as updatedAt',
    ])
    .orderBy('item.id')
    .limit(count)
    .execute()
}

/** Publications of a type with the number in any volume, newest first. */
export async function listNumbered(
  database: Kysely<Schema>,
  platform: string,
  { contentType, publicationId }: { contentType: ContentType; publicationId: number },
): Promise<{ volume: number; publicationId: number; title: string }[]> {
  return await publishedKeys(database, platform)
    .where('item.content_type', '=', contentType)
    .where('item.publication_id', '=', publicationId)
    .select(['item.volume', 'item.publication_id as publicationId', 'item.title'])
    .orderBy('item.volume', 'desc')
    .execute()
}

/** Finds the published ones among these ids. */
export async function findItemKeys(
  database: Kysely<Schema>,
  platform: string,
  ids: readonly ContentId[],
): Promise<Pick<StoredItemKey, 'id' | 'contentType' | 'volume' | 'publicationId'>[]> {
  if (ids.length === 0) return []
  return await publishedKeys(database, platform)
    .where('item.id', 'in', ids)
    .select(['item.id', 'item.content_type as contentType', 'item.volume', 'item.publication_id as publicationId'])
    .execute()
}
