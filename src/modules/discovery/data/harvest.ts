/** Queries for OAI-PMH harvesters: which publications of a platform changed when, and their metadata. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { ItemKey } from '../../publications/domain/content/item-path.ts'
import { noticeRelationsOf, publishedKeys } from '../../publications/index.ts'
import type { ListPlace, Selection } from '../domain/oai/list-place.ts'

export type ChangedItem = Awaited<ReturnType<typeof listChangedItems>>[number]
export type VersionFacts = Awaited<ReturnType<typeof listVersionFacts>>[number]

const selected = (database: Kysely<Schema>, platform: string, { from, before, contentType }: Selection) =>
  publishedKeys(database, platform)
    .$if(from !== null, query => query.where('item.updated_at', '>=', from))
    .$if(before !== null, query => query.where('item.updated_at', '<', before))
    .$if(contentType !== null, query => query.where('item.content_type', '=', contentType))

const facts = [
  'item.id',
  'item.content_type as contentType',
  'item.volume',
  'item.publication_id as publicationId',
  'item.updated_at as changedAt',
  // JavaScript's Date has no microseconds, which are the only difference between rows that were stored together.
  sql<string>`to_char(item.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('changedExactlyAt'),
] as const

/** Ordered by the time of the last change, the earliest first. */
export function listChangedItems(
  database: Kysely<Schema>,
  platform: string,
  { selection, after, count }: { selection: Selection; after: Pick<ListPlace, 'changedAt' | 'id'> | null; count: number },
) {
  return selected(database, platform, selection)
    .$if(after !== null, query =>
      query.where(sql<boolean>`(item.updated_at, item.id) > (${after?.changedAt ?? ''}::timestamptz, ${after?.id ?? 0})`),
    )
    .select(facts)
    .orderBy('item.updated_at')
    .orderBy('item.id')
    .limit(count)
    .execute()
}

export async function countChangedItems(database: Kysely<Schema>, platform: string, selection: Selection): Promise<number> {
  const { count } = await selected(database, platform, selection)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @returns null while nothing is published */
export async function findEarliestChange(database: Kysely<Schema>, platform: string): Promise<Date | null> {
  const [earliest] = await listChangedItems(database, platform, {
    selection: { from: null, before: null, contentType: null },
    after: null,
    count: 1,
  })
  return earliest?.changedAt ?? null
}

/** @returns null where the platform has no publication of this type with the key */
export async function findChangedItem(
  database: Kysely<Schema>,
  platform: string,
  contentType: ContentType,
  { volume, publicationId }: ItemKey,
): Promise<ChangedItem | null> {
  const found = await publishedKeys(database, platform)
    .where('item.content_type', '=', contentType)
    .where('item.publication_id', '=', publicationId)
    .where('item.volume', '=', volume)
    .select(facts)
    .executeTakeFirst()
  return found ?? null
}

/** Reads the current versions of articles without their texts. @param ids of publications */
export function listVersionFacts(database: Kysely<Schema>, ids: readonly ContentId[]) {
  return database
    .selectFrom('content_item as item')
    .innerJoin('version', 'version.id', 'item.current_version_id')
    .select([
      'item.id as itemId',
      'version.title',
      'version.doi',
      'version.published',
      'version.published_precision as publishedPrecision',
      'version.type_name as typeName',
      'version.abstract_text as abstractText',
      'version.language',
      'version.metadata',
      'version.editorial_status as editorialStatus',
      noticeRelationsOf('item.id').as('noticeRelations'),
    ])
    .where('item.id', 'in', ids)
    .execute()
}
