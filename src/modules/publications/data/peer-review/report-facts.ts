/** Queries of reports and reviewers of published versions by their ids, for the API. */

import { type Kysely, sql } from 'kysely'
import { inOrderOf } from '../../../../core/database/in-order.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { noId } from '../../../../core/ids/id.ts'
import type { AffiliationId, CommentId, VersionId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleId, ReportId, ReviewerId } from '../../domain/ids.ts'

/** The reports of the site's published versions: those of their sources, and those that were published here. */
const publishedReports = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('item.is_public', '=', true)
    .where('version.pre_completion_status', 'is', null)

export type PublishedReport = Awaited<ReturnType<typeof findPublishedReports>>[number]

/** Sorted like the ids; reports on drafts, ids of other sites and unknown ids are left out. `versionId` as in listReportFactsOfArticles. */
export async function findPublishedReports(database: Kysely<Schema>, platform: string, ids: readonly ReportId[]) {
  if (ids.length === 0) return []
  const reports = await publishedReports(database, platform)
    .where('report.id', 'in', ids)
    .leftJoin('version as reviewed', join =>
      join
        .onRef('reviewed.article_id', '=', 'version.article_id')
        .onRef('reviewed.version_number', '=', 'report.reviewed_version')
        .on('reviewed.pre_completion_status', 'is', null),
    )
    .select([
      'report.id',
      sql<VersionId>`coalesce(reviewed.id, report.version_id)`.as('versionId'),
      'report.reviewed_version as reviewedVersion',
      sql<number | null>`case when reviewed.id is null then version.review_round else reviewed.review_round end`.as('round'),
      'report.kind',
      'report.doi',
      'report.decision',
      'report.recommendation',
      'report.published_date as publishedDate',
      'report.expertise',
      'report.competing_interests as competingInterests',
    ])
    .select(eb => [
      eb
        .selectFrom('report_referee')
        .select('referee_id')
        .whereRef('report_id', '=', 'report.id')
        .where('is_main', '=', true)
        .as('mainRefereeId'),
      sql<ReviewerId[]>`array(${eb
        .selectFrom('report_referee')
        .select('referee_id')
        .whereRef('report_id', '=', 'report.id')
        .orderBy('position')})`.as('refereeIds'),
      sql<
        CommentId[]
      >`array(${eb.selectFrom('comment').select('comment.id').whereRef('comment.report_id', '=', 'report.id').where('comment.state', '=', 'published').orderBy('comment.id')})`.as(
        'commentIds',
      ),
    ])
    .execute()
  return inOrderOf(ids, reports, ({ id }) => id)
}

export type PublishedReferee = Awaited<ReturnType<typeof findPublishedReferees>>[number]

/** Sorted by id. A reviewer is listed once a report is published. @param which null for no restriction; never both */
export function findPublishedReferees(
  database: Kysely<Schema>,
  platform: string,
  which: { ids: readonly ReviewerId[] | null; articleId: ArticleId | null },
) {
  const published = publishedReports(database, platform)
    .innerJoin('report_referee', 'report_referee.report_id', 'report.id')
    .$if(which.articleId !== null, query => query.where('article.id', '=', which.articleId))
    .select('report_referee.referee_id')
  return database
    .selectFrom('referee')
    .where('referee.id', 'in', published)
    .$if(which.ids !== null, query => query.where('referee.id', 'in', which.ids?.length ? which.ids : [noId()]))
    .select([
      'referee.id',
      'referee.article_id as articleId',
      'referee.first_name as firstName',
      'referee.last_name as lastName',
      'referee.orcid',
    ])
    .select(eb =>
      sql<AffiliationId[]>`array(${eb
        .selectFrom('referee_affiliation')
        .innerJoin('report', 'report.id', 'referee_affiliation.report_id')
        .innerJoin('version', 'version.id', 'report.version_id')
        .select('affiliation_id')
        .whereRef('referee_affiliation.referee_id', '=', 'referee.id')
        .where('version.pre_completion_status', 'is', null)
        .distinct()
        .orderBy('affiliation_id')})`.as('affiliationIds'),
    )
    .orderBy('referee.id')
    .execute()
}
