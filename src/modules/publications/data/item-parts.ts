/** The parts of a query that lists, feeds and the API share for publications of all types. */

import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import { type NoticeRelation, noticeOf, titleUnderNotice } from '../../../document/metadata/publication-notice.ts'
import type { ReportId } from '../domain/ids.ts'

export type FromItem = ExpressionBuilder<Schema & { item: Schema['content_item'] }, 'item'>

/** The publications of the site among these ids. */
export const publishedItems = (database: Kysely<Schema>, platform: string, ids: readonly ContentId[]) =>
  database
    .selectFrom('content_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('item.id', 'in', ids)
    .where('item.is_public', '=', true)

/** The authors of the current version, or of the asset. */
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

/** The name of the document type; null where there is none. */
export const documentTypeOfItem = (eb: FromItem) =>
  sql<string | null>`${eb.selectFrom('document_type').select('name').whereRef('document_type.id', '=', 'item.document_type_id')}`

export const thumbnailOfItem = (eb: FromItem) =>
  jsonObjectFrom(
    eb
      .selectFrom('file')
      .select(['sha256', 'mime_type as mimeType', 'width', 'height'])
      .whereRef('file.sha256', '=', 'item.thumbnail_sha256'),
  )

/**
 * The relations that noticeOf needs: those of the item to others, and those of public items to it.
 * @param itemId the column with its id
 */
export const noticeRelationsOf = (itemId: string) =>
  sql<NoticeRelation[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('relation', said.relation, 'saidBy', said.by)), '[]')
    from (
      select own.relation, 'this' as by from related_content own where own.content_item_id = ${sql.ref(itemId)} and own.relation is not null
      union all
      select about.relation, 'other' from related_content about join content_item other on other.id = about.content_item_id
      where about.related_content_item_id = ${sql.ref(itemId)} and about.relation is not null and other.is_public
    ) as said)`

/** Adds the gravest notice on a publication, in its title too (“RETRACTED: …”). */
export function underNotice<Row extends { title: string; noticeRelations: readonly NoticeRelation[] }>({
  title,
  noticeRelations,
  ...row
}: Row) {
  const notice = noticeOf(noticeRelations)
  return { ...row, title: titleUnderNotice(title, notice), notice }
}

/** The reports on its published versions, in the order in which the page shows them. */
export const reportIdsOfItem = (eb: FromItem) =>
  sql<ReportId[]>`array(${eb
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .innerJoin('article', 'article.id', 'version.article_id')
    .whereRef('article.content_item_id', '=', 'item.id')
    .where('version.pre_completion_status', 'is', null)
    .orderBy('version.version_number')
    .orderBy('report.position')
    .select('report.id')})`
