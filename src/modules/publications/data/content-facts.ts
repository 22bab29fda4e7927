/** Publications of all types with the data that the API returns. */

import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { inOrderOf } from '../../../core/database/in-order.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { CommentId, ContentId, GatewayId } from '../../../core/ids/shared-ids.ts'
import { authorColumns } from './author.ts'
import { authorsOfItem, type FromItem, noticeRelationsOf, publishedItems } from './item-parts.ts'
import { askReadable, idsIf, listIf, type Readable, rowIf } from './readable.ts'

const versionsOfItem = (eb: FromItem) =>
  jsonArrayFrom(
    eb
      .selectFrom('version')
      .innerJoin('article', 'article.id', 'version.article_id')
      .whereRef('article.content_item_id', '=', 'item.id')
      .where('version.pre_completion_status', 'is', null)
      .orderBy('version.version_number')
      .select([
        'version.id',
        'version.version_number as versionNumber',
        'version.doi',
        'version.title',
        'version.type',
        'version.editorial_status as editorialStatus',
        'version.new_version_reason as newVersionReason',
        'version.review_round as round',
        'version.published',
      ]),
  )

const refereesOfItem = (eb: FromItem) =>
  jsonArrayFrom(
    eb
      .selectFrom('referee')
      .innerJoin('article', 'article.id', 'referee.article_id')
      .whereRef('article.content_item_id', '=', 'item.id')
      // Reviewers of a draft are not listed before it is published.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('report_referee')
            .innerJoin('report', 'report.id', 'report_referee.report_id')
            .innerJoin('version', 'version.id', 'report.version_id')
            .whereRef('report_referee.referee_id', '=', 'referee.id')
            .where('version.pre_completion_status', 'is', null)
            .select('report.id'),
        ),
      )
      .orderBy('referee.id')
      .select(['referee.id', 'referee.first_name as firstName', 'referee.last_name as lastName']),
  )

const gatewayIdsOfItem = (eb: FromItem) =>
  sql<GatewayId[]>`array(${eb
    .selectFrom('gateway_content')
    .select('gateway_id')
    .whereRef('gateway_content.content_item_id', '=', 'item.id')
    .orderBy('gateway_id')})`

const commentIdsOfItem = (eb: FromItem) =>
  sql<
    CommentId[]
  >`array(${eb.selectFrom('comment').select('comment.id').whereRef('comment.content_item_id', '=', 'item.id').where('comment.state', '=', 'published').orderBy('comment.id')})`

export type ContentFacts = Awaited<ReturnType<typeof findContentFacts>>[number]

/** Sorted like the ids; drafts, ids of other sites and unknown ids are left out, and so are drafts among the versions. */
export async function findContentFacts(database: Kysely<Schema>, platform: string, ids: readonly ContentId[]) {
  if (ids.length === 0) return []
  const items = await askReadable(database, partTables, readable => askContentFacts(database, platform, ids, readable))
  return inOrderOf(ids, items, ({ contentId }) => contentId)
}

const partTables = {
  AUTHORS: ['author'],
  REFEREES: ['referee', 'report_referee', 'report'],
  GATEWAYS: ['gateway_content'],
  COMMENTS: ['comment'],
  DOCUMENT_TYPES: ['document_type'],
  RELATED: ['related_content'],
} as const

function askContentFacts(database: Kysely<Schema>, platform: string, ids: readonly ContentId[], readable: Readable) {
  return publishedItems(database, platform, ids)
    .leftJoin('article', 'article.content_item_id', 'item.id')
    .leftJoin('asset', 'asset.content_item_id', 'item.id')
    .select([
      'item.id as contentId',
      'item.content_type as contentType',
      'article.id as articleId',
      'asset.id as assetId',
      'item.volume',
      'item.publication_id as publicationId',
      'item.title',
      'item.doi',
      'item.abstract',
      'item.published',
      'item.current_version_id as currentVersionId',
    ])
    .select(eb => [
      rowIf(
        readable('DOCUMENT_TYPES'),
        jsonObjectFrom(
          eb
            .selectFrom('document_type')
            .whereRef('document_type.id', '=', 'item.document_type_id')
            .select(['name', 'default_submitter as defaultSubmitter']),
        ),
      ).as('documentType'),
      listIf(readable('AUTHORS'), jsonArrayFrom(authorsOfItem(eb).select(authorColumns).orderBy('author.position'))).as('authors'),
      versionsOfItem(eb).as('versions'),
      listIf(readable('RELATED'), noticeRelationsOf('item.id')).as('noticeRelations'),
      listIf(readable('REFEREES'), refereesOfItem(eb)).as('referees'),
      idsIf(readable('GATEWAYS'), gatewayIdsOfItem(eb)).as('gatewayIds'),
      idsIf(readable('COMMENTS'), commentIdsOfItem(eb)).as('commentIds'),
    ])
    .execute()
}
