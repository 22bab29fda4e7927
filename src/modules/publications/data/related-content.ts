/** Queries of the site's publications that are related to a publication. */

import { type Kysely, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { DatePrecision } from '../../../core/database/column.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { noId } from '../../../core/ids/id.ts'
import type { ContentId, VersionId } from '../../../core/ids/shared-ids.ts'
import type { Abstract } from '../../../document/article-document.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { NoticeRelation } from '../../../document/metadata/publication-notice.ts'
import { noticeWords } from '../../../document/metadata/related-article.ts'
import type { Block } from '../../../document/node.ts'
import type { ArticleId } from '../domain/ids.ts'
import { noticeRelationsOf } from './item-parts.ts'

export interface RelatedItem {
  /** The id is that of one of the requested items. */
  contentId: ContentId
  relatedContentId: ContentId
  /** Null where the related item is not an article. */
  relatedArticleId: number | null
}

/**
 * Relations count in both directions: an item is related to its targets, and to items that target it. Each pair once, sorted by id; drafts
 * are left out.
 */
export async function listRelatedItems(database: Kysely<Schema>, contentIds: readonly ContentId[]): Promise<RelatedItem[]> {
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

/** Ids of the articles for which an item states that one of the two is a notice on the other. */
export async function listArticlesUnderNotice(database: Kysely<Schema>, contentItemId: ContentId): Promise<ArticleId[]> {
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

/** Does the same for the item of one of the notice's versions. */
export async function listArticlesUnderNoticeOfVersion(database: Kysely<Schema>, versionId: VersionId): Promise<ArticleId[]> {
  const item = await database
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .where('version.id', '=', versionId)
    .select('article.content_item_id as id')
    .executeTakeFirst()
  return item === undefined ? [] : await listArticlesUnderNotice(database, item.id)
}

export interface RelationOfItem {
  /** The relation in the source's words. */
  relation: string | null
  /** The item that states the relation. */
  saidBy: 'this' | 'other'
  doi: string | null
  href: string | null
  text: string
  /** The other item, where it is stored here and public. */
  item: {
    id: ContentId
    contentType: ContentType
    volume: number
    publicationId: number
    doi: string | null
    titleHtml: string
    published: string | null
    publishedPrecision: DatePrecision | null
    noticeRelations: NoticeRelation[]
  } | null
}

/** First the item's own relations in their order, then those that others state to it. */
export async function listRelationsOfItem(database: Kysely<Schema>, contentItemId: ContentId): Promise<RelationOfItem[]> {
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
            'item.id',
            'item.content_type as contentType',
            'item.volume',
            'item.publication_id as publicationId',
            'item.doi',
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

/** So much of a notice is read for its first sentences: a correction may be as long as the article. */
const openingBlocks = 8

/** The beginning of the text of notices that are articles of the site, in their current versions. */
export function listNoticeTexts(database: Kysely<Schema>, contentItemIds: readonly ContentId[]) {
  return database
    .selectFrom('content_item as item')
    .innerJoin('version', 'version.id', 'item.current_version_id')
    .where('item.id', 'in', contentItemIds.length === 0 ? [noId()] : contentItemIds)
    .select([
      'item.id',
      'version.language',
      sql<Block[]>`jsonb_path_query_array(version.tree, ${sql.lit(`$.body[0 to ${openingBlocks - 1}]`)})`.as('body'),
      sql<Abstract[]>`coalesce(version.metadata -> 'abstracts', '[]')`.as('abstracts'),
    ])
    .execute()
}
