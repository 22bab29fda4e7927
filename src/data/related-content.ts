/** Which items of the platform an item has to do with. */
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export interface RelatedItem {
  /** One of the items asked for. */
  contentId: number
  relatedContentId: number
  /** Null where the related item is no article. */
  relatedArticleId: number | null
}

/** In both directions: an item is related to what it points at, and to what points at it. Each pair once, by id; drafts are left out. */
export async function listRelatedItems(database: Kysely<Schema>, contentIds: readonly number[]): Promise<RelatedItem[]> {
  if (contentIds.length === 0) return []
  const pairs = database
    .selectFrom('related_content')
    .where('content_item_id', 'in', contentIds)
    .where('related_content_item_id', 'is not', null)
    .select(['content_item_id as contentId', ({ ref }) => ref('related_content_item_id').$notNull().as('relatedContentId')])
    .union(
      database
        .selectFrom('related_content')
        .where('related_content_item_id', 'in', contentIds)
        .select([({ ref }) => ref('related_content_item_id').$notNull().as('contentId'), 'content_item_id as relatedContentId']),
    )
  return await database
    .selectFrom(pairs.as('pair'))
    .innerJoin('content_item as item', 'item.id', 'pair.relatedContentId')
    .leftJoin('article', 'article.content_item_id', 'item.id')
    .where('item.is_public', '=', true)
    .select(['pair.contentId', 'pair.relatedContentId', 'article.id as relatedArticleId'])
    .orderBy('pair.contentId')
    .orderBy('pair.relatedContentId')
    .execute()
}
