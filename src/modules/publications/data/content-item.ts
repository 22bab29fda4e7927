/** Queries of publications of all five content types for lists and URLs. */

import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { inOrderOf } from '../../../core/database/in-order.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AssetId, ContentId } from '../../../core/ids/shared-ids.ts'
import { type ContentType, contentTypes } from '../../../document/metadata/content-type.ts'
import type { ArticleId, ReviewerId } from '../domain/ids.ts'
import { authorsOfItem, documentTypeOfItem, type FromItem, noticeRelationsOf, subjectsOfItem, thumbnailOfItem } from './item-parts.ts'
import { askReadable, listIf, type Readable, rowIf } from './readable.ts'

export interface SiteItemKey {
  /** Key of the site. */
  platform: string
  /** Null for the short form of a path; where several publications have the number, the newest is meant. */
  volume: number | null
  publicationId: number
}

export interface FoundItem {
  id: ContentId
  contentType: ContentType
  volume: number
  publicationId: number
  /** Null for all but articles. */
  articleId: ArticleId | null
  /** Null for articles. */
  assetId: AssetId | null
  currentVersionId: number | null
}

const foundItems = (database: Kysely<Schema>) =>
  database
    .selectFrom('content_item as item')
    .leftJoin('article', 'article.content_item_id', 'item.id')
    .leftJoin('asset', 'asset.content_item_id', 'item.id')
    .select([
      'item.id',
      'item.content_type as contentType',
      'item.volume',
      'item.publication_id as publicationId',
      'article.id as articleId',
      'asset.id as assetId',
      'item.current_version_id as currentVersionId',
    ])

export async function findItemByKey(database: Kysely<Schema>, { platform, volume, publicationId }: SiteItemKey): Promise<FoundItem | null> {
  const found = await foundItems(database)
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('item.publication_id', '=', publicationId)
    .where('item.is_public', '=', true)
    .$if(volume !== null, query => query.where('item.volume', '=', volume))
    .orderBy('item.published', order => order.desc().nullsLast())
    .orderBy('item.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

export async function findItemById(database: Kysely<Schema>, platform: string, id: ContentId): Promise<FoundItem | null> {
  const found = await foundItems(database)
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('item.id', '=', id)
    .where('item.is_public', '=', true)
    .executeTakeFirst()
  return found ?? null
}

const namesShown = 3

const authorCount = (eb: FromItem) => authorsOfItem(eb).select(({ fn }) => fn.countAll<number>().as('n'))

const firstAuthors = (eb: FromItem) =>
  jsonArrayFrom(
    authorsOfItem(eb)
      .select(['first_name as firstName', 'last_name as lastName', 'collective_name as collectiveName', 'full_name as fullName'])
      .select(['position', 'is_corresponding as isCorresponding'])
      .where('position', '<', namesShown)
      .orderBy('position'),
  )

/** Oldest first, each report once even where a later version's source contains it again. */
const decisionsOfItem = (eb: FromItem) =>
  jsonArrayFrom(
    eb
      .selectFrom(
        eb
          .selectFrom('report')
          .innerJoin('version', 'version.id', 'report.version_id')
          .innerJoin('article', 'article.id', 'version.article_id')
          .leftJoin('report_referee', join =>
            join.onRef('report_referee.report_id', '=', 'report.id').on('report_referee.is_main', '=', true),
          )
          .whereRef('article.content_item_id', '=', 'item.id')
          .where('report.kind', '=', 'reviewer-report')
          .where('version.pre_completion_status', 'is', null)
          .distinctOn(sql`coalesce(lower(report.doi), report.id::text)`)
          .orderBy(sql`coalesce(lower(report.doi), report.id::text)`)
          .orderBy('version.version_number')
          .select([
            'report.id',
            'report.kind',
            'report.decision',
            'report.reviewed_version',
            'report.published_date',
            'report.position',
            sql<ReviewerId[]>`array_remove(array[report_referee.referee_id], null)`.as('refereeIds'),
          ])
          .as('once'),
      )
      .select(['once.id', 'once.kind', 'once.decision', 'once.refereeIds', 'once.reviewed_version as reviewedVersion'])
      .orderBy('once.reviewed_version')
      .orderBy('once.published_date', order => order.asc().nullsFirst())
      .orderBy('once.position'),
  )

/** Compares the site with a value instead of joining it, so that the index by site and date returns publications in order. */
const newestItems = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('content_item')
    .select('content_item.id')
    .where('content_item.platform_id', '=', ({ selectFrom }) =>
      selectFrom('platform').select('platform.id').where('platform.key', '=', platform),
    )
    .where('content_item.is_public', '=', true)
    .orderBy('content_item.published', order => order.desc().nullsLast())
    .orderBy('content_item.id', 'desc')

/** @param chosen ids only, limited to a page first, so that the data of cards is not gathered for pages that are skipped */
const listedItems = (database: Kysely<Schema>, chosen: ReturnType<typeof newestItems>) =>
  askReadable(database, partsOfCards, readable => askListedItems(database, chosen, readable))

const partsOfCards = {
  AUTHORS: ['author'],
  SUBJECTS: ['content_subject', 'ontology_term'],
  REPORTS: ['report', 'report_referee'],
  DOCUMENT_TYPES: ['document_type'],
  FILES: ['file'],
} as const

const askListedItems = (database: Kysely<Schema>, chosen: ReturnType<typeof newestItems>, readable: Readable) =>
  database
    .selectFrom(chosen.as('chosen'))
    .innerJoin('content_item as item', 'item.id', 'chosen.id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .leftJoin('version', 'version.id', 'item.current_version_id')
    .select([
      'item.id',
      'item.content_type as contentType',
      'item.volume',
      'item.publication_id as publicationId',
      'item.doi',
      'item.title',
      'item.title_html as titleHtml',
      'item.abstract',
      'item.published',
      'item.published_precision as publishedPrecision',
      'item.sample_content as sampleContent',
      'item.current_version_id as currentVersionId',
      'version.version_number as versionNumber',
      'version.type as articleType',
      'version.type_name as typeName',
      'version.editorial_status as editorialStatus',
      'version.stated_review as statedReview',
      'version.new_version_reason as newVersionReason',
      'platform.peer_review as peerReview',
    ])
    .select(eb => [
      eb.fn
        .coalesce('version.language', eb.selectFrom('asset').select('asset.language').whereRef('asset.content_item_id', '=', 'item.id'))
        .as('language'),
      eb
        .selectFrom('version as each')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('each.article_id', '=', 'version.article_id')
        .where('each.pre_completion_status', 'is', null)
        .as('versionCount'),
      listIf(readable('AUTHORS'), firstAuthors(eb)).as('authors'),
      (readable('AUTHORS') ? authorCount(eb) : sql<number>`0`).as('authorCount'),
      listIf(readable('SUBJECTS'), subjectsOfItem(eb)).as('subjects'),
      listIf(readable('REPORTS'), decisionsOfItem(eb)).as('reports'),
      sql<boolean>`${sql.lit(readable('REPORTS'))}`.as('reportsAreRead'),
      rowIf(readable('DOCUMENT_TYPES'), documentTypeOfItem(eb)).as('documentType'),
      rowIf(readable('FILES'), thumbnailOfItem(eb)).as('thumbnail'),
      noticeRelationsOf('item.id').as('noticeRelations'),
    ])
    .orderBy('item.published', order => order.desc().nullsLast())
    .orderBy('item.id', 'desc')
    .execute()

/**
 * A publication with the data of its card: the first three authors, their number, its subjects, and its reports' recommendations, oldest
 * first.
 */
export type ListedItem = Awaited<ReturnType<typeof listLatestItems>>[number]

export function listLatestItems(database: Kysely<Schema>, platform: string, count: number) {
  return listedItems(database, newestItems(database, platform).limit(count))
}

export interface ListQuery {
  /** Null lists all types. */
  contentType: ContentType | null
  /** Starts at 1. */
  page: number
  /** Items per page. */
  show: number
}

/** Newest first. */
export function listItems(database: Kysely<Schema>, platform: string, { contentType, page, show }: ListQuery): Promise<ListedItem[]> {
  const chosen = newestItems(database, platform)
    .$if(contentType !== null, query => query.where('content_item.content_type', '=', contentType))
    .limit(show)
    .offset((page - 1) * show)
  return listedItems(database, chosen)
}

/** The ids alone, newest first. @param contentTypes empty for all types */
export async function listItemIds(
  database: Kysely<Schema>,
  platform: string,
  { contentTypes: wanted, page, show }: Omit<ListQuery, 'contentType'> & { contentTypes: readonly ContentType[] },
): Promise<ContentId[]> {
  const rows = await newestItems(database, platform)
    .$if(wanted.length > 0, query => query.where('content_item.content_type', 'in', wanted))
    .limit(show)
    .offset((page - 1) * show)
    .execute()
  return rows.map(({ id }) => id)
}

/** Sorted like the ids; ids of other sites and unknown ids are left out. */
export async function listItemsByIds(database: Kysely<Schema>, platform: string, ids: readonly ContentId[]): Promise<ListedItem[]> {
  if (ids.length === 0) return []
  const items = await listedItems(database, newestItems(database, platform).where('content_item.id', 'in', ids))
  return inOrderOf(ids, items, ({ id }) => id)
}

/** The number of published publications of each type on a site. */
export async function countItemsByType(database: Kysely<Schema>, platform: string): Promise<Record<ContentType, number>> {
  const rows = await database
    .selectFrom('content_item')
    .where('platform_id', '=', ({ selectFrom }) => selectFrom('platform').select('platform.id').where('platform.key', '=', platform))
    .where('is_public', '=', true)
    .groupBy('content_type')
    .select(({ fn }) => ['content_type as type', fn.countAll<number>().as('count')])
    .execute()
  const counts: Record<ContentType, number> = { ARTICLE: 0, DOCUMENT: 0, POSTER: 0, SLIDE: 0, VIDEO: 0 }
  for (const type of contentTypes) counts[type] = rows.find(row => row.type === type)?.count ?? 0
  return counts
}

/** Counts the publications of all sites. */
export async function countItems(database: Kysely<Schema>): Promise<number> {
  const { count } = await database
    .selectFrom('content_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
