/** Which items of the platform an item has to do with. */
import { type Kysely, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { DatePrecision } from '../../../core/database/column.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { NoticeRelation } from '../../../document/metadata/publication-notice.ts'
import { noticeWords } from '../../../document/metadata/related-article.ts'
import { noticeRelationsOf } from './item-parts.ts'

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

/** Ids of the articles of which an item says that there is a notice between them. */
export async function listArticlesUnderNotice(database: Kysely<Schema>, contentItemId: number): Promise<number[]> {
  const found = await database
    .selectFrom('related_content')
    .innerJoin('article', 'article.content_item_id', 'related_content.related_content_item_id')
    .where('related_content.content_item_id', '=', contentItemId)
    .where(sql<string>`lower(trim(related_content.relation))`, 'in', noticeWords)
    .select('article.id')
    .distinct()
    .orderBy('article.id')
    .execute()
  return found.map(({ id }) => id)
}

/** As above, by one of the notice's versions. */
export async function listArticlesUnderNoticeOfVersion(database: Kysely<Schema>, versionId: number): Promise<number[]> {
  const item = await database
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .where('version.id', '=', versionId)
    .select('article.content_item_id as id')
    .executeTakeFirst()
  return item === undefined ? [] : await listArticlesUnderNotice(database, item.id)
}

export interface RelationOfItem {
  /** As the source calls it. */
  relation: string | null
  /** Which of the two names it. */
  saidBy: 'this' | 'other'
  doi: string | null
  href: string | null
  text: string
  /** The other one, where it is here and public. */
  item: {
    contentType: ContentType
    volume: number
    publicationId: number
    titleHtml: string
    published: string | null
    publishedPrecision: DatePrecision | null
    noticeRelations: NoticeRelation[]
  } | null
}

/** What an item says of others, in its own order, then what others say of it. */
export async function listRelationsOfItem(database: Kysely<Schema>, contentItemId: number): Promise<RelationOfItem[]> {
  const own = database
    .selectFrom('related_content')
    .where('content_item_id', '=', contentItemId)
    .select(['id', 'relation', 'doi', 'href', 'text', 'related_content_item_id as otherId', sql<'this' | 'other'>`'this'`.as('saidBy')])
  const said = own.unionAll(
    database
      .selectFrom('related_content')
      .where('related_content_item_id', '=', contentItemId)
      .select(['id', 'relation', 'doi', 'href', 'text', 'content_item_id as otherId', sql<'this' | 'other'>`'other'`.as('saidBy')]),
  )
  const rows = await database
    .selectFrom(said.as('said'))
    .leftJoin('content_item as other', join => join.onRef('other.id', '=', 'said.otherId').on('other.is_public', '=', true))
    .select(['said.relation', 'said.saidBy', 'said.doi', 'said.href', 'said.text'])
    .select(eb =>
      jsonObjectFrom(
        eb
          .selectFrom('content_item as item')
          .whereRef('item.id', '=', 'other.id')
          .select([
            'item.content_type as contentType',
            'item.volume',
            'item.publication_id as publicationId',
            'item.title_html as titleHtml',
            'item.published',
            'item.published_precision as publishedPrecision',
            noticeRelationsOf('item.id').as('noticeRelations'),
          ]),
      ).as('item'),
    )
    .where(({ or, eb }) => or([eb('said.saidBy', '=', 'this'), eb('other.id', 'is not', null)]))
    .orderBy('said.saidBy', 'desc')
    .orderBy('said.id')
    .execute()
  return rows
}
