/** The addresses of what a platform has published: of all, block by block, for sitemaps; and of single items. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'

export interface StoredAddress {
  id: number
  contentType: ContentType
  volume: number
  publicationId: number
  /** Of an article's current version. */
  versionNumber: number | null
  updatedAt: Date
}

/** An article without a version that can be read has no page. */
export const publishedAddresses = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('content_item as item')
    .leftJoin('version', 'version.id', 'item.current_version_id')
    .where('item.platform_id', '=', ({ selectFrom }) => selectFrom('platform').select('platform.id').where('platform.key', '=', platform))
    .where(eb => eb.or([eb('item.content_type', '!=', 'ARTICLE'), eb('version.id', 'is not', null)]))
    .where('item.is_public', '=', true)
    .where('version.pre_completion_status', 'is', null)

/** Sample publications ask search engines not to list them, and so are not named to them. */
const addressesForEngines = (database: Kysely<Schema>, platform: string) =>
  publishedAddresses(database, platform).where('item.sample_content', '=', false)

/**
 * Blocks of ids that hold items, with the newest change in each. A block begins at a multiple of its size, so that an item stays in its
 * block, and a block holds at most that many items.
 */
export async function listAddressBlocks(
  database: Kysely<Schema>,
  platform: string,
  size: number,
): Promise<{ block: number; updatedAt: Date }[]> {
  const block = sql<number>`item.id / ${sql.lit(size)}`
  return await addressesForEngines(database, platform)
    .select([block.as('block'), ({ fn }) => fn.max('item.updated_at').as('updatedAt')])
    .groupBy(block)
    .orderBy(block)
    .execute()
}

/** By id. @param from the first id that counts @param before the first that does not */
export function listAddresses(
  database: Kysely<Schema>,
  platform: string,
  { from, before, count }: { from: number; before: number; count: number },
): Promise<StoredAddress[]> {
  return addressesForEngines(database, platform)
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

/** Those of a type that have the number, whatever their volume, newest first. */
export async function listNumbered(
  database: Kysely<Schema>,
  platform: string,
  { contentType, publicationId }: { contentType: ContentType; publicationId: number },
): Promise<{ volume: number; publicationId: number; title: string }[]> {
  return await publishedAddresses(database, platform)
    .where('item.content_type', '=', contentType)
    .where('item.publication_id', '=', publicationId)
    .select(['item.volume', 'item.publication_id as publicationId', 'item.title'])
    .orderBy('item.volume', 'desc')
    .execute()
}

/** Of those among these ids that are published. */
export async function findItemAddresses(
  database: Kysely<Schema>,
  platform: string,
  ids: readonly number[],
): Promise<Pick<StoredAddress, 'id' | 'contentType' | 'volume' | 'publicationId'>[]> {
  if (ids.length === 0) return []
  return await publishedAddresses(database, platform)
    .where('item.id', 'in', ids)
    .select(['item.id', 'item.content_type as contentType', 'item.volume', 'item.publication_id as publicationId'])
    .execute()
}
