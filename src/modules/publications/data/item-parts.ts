/** What lists, feeds and the API ask alike of an item, whatever its type. */
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../../core/database/schema.ts'
import { type NoticeRelation, noticeOf, titleUnderNotice } from '../../../document/metadata/publication-notice.ts'

export type FromItem = ExpressionBuilder<Schema & { item: Schema['content_item'] }, 'item'>

/** Those among these ids that the platform has published. */
export const publishedItems = (database: Kysely<Schema>, platform: string, ids: readonly number[]) =>
  database
    .selectFrom('content_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('item.id', 'in', ids)
    .where('item.is_public', '=', true)

/** Of its current version, or of the asset. */
export const authorsOfItem = (eb: FromItem) => {
  const asset = eb.selectFrom('asset').select('asset.id').whereRef('asset.content_item_id', '=', 'item.id')
  return eb
    .selectFrom('author')
    .where(author =>
      author.or([author('author.version_id', '=', author.ref('item.current_version_id')), author('author.asset_id', '=', asset)]),
    )
}

export const subjectsOfItem = (eb: FromItem) =>
  jsonArrayFrom(
    eb
      .selectFrom('content_subject')
      .innerJoin('ontology_term', 'ontology_term.id', 'content_subject.ontology_term_id')
      .select(['ontology_term.id', 'slug', 'term_name as termName'])
      .whereRef('content_subject.content_item_id', '=', 'item.id')
      .orderBy('content_subject.position'),
  )

/** Its name; null where it has none. */
export const documentTypeOfItem = (eb: FromItem) =>
  sql<string | null>`${eb.selectFrom('document_type').select('name').whereRef('document_type.id', '=', 'item.document_type_id')}`

export const thumbnailOfItem = (eb: FromItem) =>
  jsonObjectFrom(
    eb
      .selectFrom('file')
      .select(['sha256', 'mime_type as mimeType', 'width', 'height'])
      .whereRef('file.sha256', '=', 'item.thumbnail_sha256'),
  )

/** What noticeOf asks: what an item says of others, and what others that everybody may read say of it. @param itemId the column with its id */
export const noticeRelationsOf = (itemId: string) =>
  sql<NoticeRelation[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('relation', said.relation, 'saidBy', said.by)), '[]')
    from (
      select own.relation, 'this' as by from related_content own where own.content_item_id = ${sql.ref(itemId)} and own.relation is not null
      union all
      select about.relation, 'other' from related_content about join content_item other on other.id = about.content_item_id
      where about.related_content_item_id = ${sql.ref(itemId)} and about.relation is not null and other.is_public
    ) as said)`

/** With the title that it is named by. */
export function underNotice<Row extends { title: string; noticeRelations: readonly NoticeRelation[] }>({
  title,
  noticeRelations,
  ...row
}: Row) {
  return { ...row, title: titleUnderNotice(title, noticeOf(noticeRelations)) }
}

/** Of its published versions, in the order in which they stand beneath them. */
export const reportIdsOfItem = (eb: FromItem) =>
  sql<number[]>`array(${eb
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .innerJoin('article', 'article.id', 'version.article_id')
    .whereRef('article.content_item_id', '=', 'item.id')
    .where('version.pre_completion_status', 'is', null)
    .orderBy('version.version_number')
    .orderBy('report.position')
    .select('report.id')})`
