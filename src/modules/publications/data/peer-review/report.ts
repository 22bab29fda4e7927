/** Queries of open peer review: reports, their reviewers and the responses to them. */

import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../../../core/database/schema.ts'
import { noId } from '../../../../core/ids/id.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import type { PeerReviewDocument } from '../../../../document/article-document.ts'
import type { ArticleId, ReportId, ReviewerId } from '../../domain/ids.ts'

const reportColumns = [
  'report.id',
  'report.version_id as versionId',
  'report.position',
  'report.kind',
  'report.doi',
  'report.decision',
  'report.recommendation',
  'report.reviewed_version as reviewedVersion',
  'report.published_date as published',
  'report.published_precision as publishedPrecision',
  'report.language',
  'report.expertise',
  'report.competing_interests as competingInterests',
  'report.anchor',
  'report.title_html as titleHtml',
  'report.people_html as peopleHtml',
  'report.body_html as bodyHtml',
  'report.details_html as detailsHtml',
] as const

/** A report with its reviewers (the main one first, each with affiliations) and the responses to it, in reading order. */
export type StoredReport = Awaited<ReturnType<typeof listReportsOfArticle>>[number]

type FromReport = ExpressionBuilder<Schema, 'report'>

const wholeReferees = (eb: FromReport) =>
  jsonArrayFrom(
    eb
      .selectFrom('report_referee')
      .innerJoin('referee', 'referee.id', 'report_referee.referee_id')
      .whereRef('report_referee.report_id', '=', 'report.id')
      .orderBy('report_referee.position')
      .select([
        'referee.id',
        'referee.first_name as firstName',
        'referee.last_name as lastName',
        'referee.full_name as fullName',
        'referee.orcid',
        'report_referee.is_main as isMain',
        'report_referee.role',
      ])
      .select(referee =>
        jsonArrayFrom(
          referee
            .selectFrom('referee_affiliation')
            .innerJoin('affiliation', 'affiliation.id', 'referee_affiliation.affiliation_id')
            .whereRef('referee_affiliation.report_id', '=', 'report_referee.report_id')
            .whereRef('referee_affiliation.referee_id', '=', 'report_referee.referee_id')
            .orderBy('referee_affiliation.position')
            .select(['affiliation.id', 'affiliation.text', 'affiliation.ror']),
        ).as('affiliations'),
      ),
  )

const unknown = sql<string | null>`null`

/** Selects ids and roles alone, without the reviewers' own tables. */
const refereeIds = (eb: FromReport) =>
  jsonArrayFrom(
    eb
      .selectFrom('report_referee')
      .whereRef('report_referee.report_id', '=', 'report.id')
      .orderBy('report_referee.position')
      .select([
        'report_referee.referee_id as id',
        unknown.as('firstName'),
        unknown.as('lastName'),
        unknown.as('fullName'),
        unknown.as('orcid'),
        'report_referee.is_main as isMain',
        'report_referee.role',
        sql<{ id: number; text: string; ror: string | null }[]>`json_build_array()`.as('affiliations'),
      ]),
  )

/** `ids` identifies reviewers without further data, for when the reviewers' own tables cannot be read. */
export type ReviewerFacts = 'whole' | 'ids'

function reportsForReading(database: Kysely<Schema>, reviewers: ReviewerFacts) {
  return database
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .select(reportColumns)
    .select('version.version_number as versionNumber')
    .select(eb => [
      (reviewers === 'whole' ? wholeReferees(eb) : refereeIds(eb)).as('referees'),
      jsonArrayFrom(
        eb
          .selectFrom('report_response as response')
          .whereRef('response.report_id', '=', 'report.id')
          .orderBy('response.position')
          .select([
            'response.id',
            'response.parent_id as parentId',
            'response.kind',
            'response.doi',
            'response.author_names as authorNames',
            'response.published_date as published',
            'response.published_precision as publishedPrecision',
            'response.language',
            'response.anchor',
            'response.title_html as titleHtml',
            'response.people_html as peopleHtml',
            'response.body_html as bodyHtml',
            'response.details_html as detailsHtml',
          ]),
      ).as('responses'),
    ])
}

/**
 * All reports on an article's published versions, each once: a later version's source may repeat the reports on earlier ones. Sorted by the
 * version that they review; of each version first those of its source, in its order, then those that were published here.
 */
export function listReportsOfArticle(database: Kysely<Schema>, articleId: ArticleId, reviewers: ReviewerFacts = 'whole') {
  const once = database
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .where('version.article_id', '=', articleId)
    .where('version.pre_completion_status', 'is', null)
    .distinctOn(sql`coalesce(lower(report.doi), report.id::text)`)
    .orderBy(sql`coalesce(lower(report.doi), report.id::text)`)
    // Prefers the copy in the source of the reviewed version, else the newest.
    .orderBy(sql`version.version_number = report.reviewed_version desc`)
    .orderBy('version.version_number', 'desc')
    .select('report.id')
  return reportsForReading(database, reviewers)
    .where('report.id', 'in', database.selectFrom(once.as('once')).select('once.id'))
    .orderBy('report.reviewed_version')
    .orderBy('report.position')
    .orderBy('report.id')
    .execute()
}

/** The reports of the version's source, in its order, then those that were published here. */
export function findReportsOfVersion(
  database: Kysely<Schema>,
  versionId: VersionId,
  reviewers: ReviewerFacts = 'whole',
): Promise<StoredReport[]> {
  return reportsForReading(database, reviewers).where('report.version_id', '=', versionId).orderBy('report.position').execute()
}

/**
 * The documents themselves, with the responses in their places again.
 * @param which those of the version's source, or those that no source contains; both by default
 */
export async function findPeerReviewDocuments(
  database: Kysely<Schema>,
  versionId: VersionId,
  which: 'all' | 'of-source' | 'published-here' = 'all',
): Promise<PeerReviewDocument[]> {
  const reports = await database
    .selectFrom('report')
    .select(['id', 'document'])
    .where('version_id', '=', versionId)
    .$if(which === 'of-source', query => query.where('source_key', 'is not', null))
    .$if(which === 'published-here', query => query.where('source_key', 'is', null))
    .orderBy('position')
    .execute()
  if (reports.length === 0) return []
  const responses = await database
    .selectFrom('report_response')
    .select(['id', 'report_id', 'parent_id', 'document'])
    .where(
      'report_id',
      'in',
      reports.map(({ id }) => id),
    )
    .$if(which === 'of-source', query => query.where('published_here', '=', false))
    .orderBy('position')
    .execute()
  const answersTo = (reportId: ReportId, parentId: number | null): PeerReviewDocument[] =>
    responses
      .filter(response => response.report_id === reportId && response.parent_id === parentId)
      .map(({ id, document }) => ({ ...document, responses: answersTo(reportId, id) }))
  return reports.map(({ id, document }) => ({ ...document, responses: answersTo(id, null) }))
}

/**
 * The data of reports that lists and versions show, each report once, oldest first. `versionId` is the reviewed version, or the version
 * that the report is stored with where the reviewed one is not stored.
 */
export type ReportFacts = Awaited<ReturnType<typeof listReportFactsOfArticles>>[number]

export function listReportFactsOfArticles(database: Kysely<Schema>, articleIds: readonly ArticleId[]) {
  const once = database
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .leftJoin('version as reviewed', join =>
      join
        .onRef('reviewed.article_id', '=', 'version.article_id')
        .onRef('reviewed.version_number', '=', 'report.reviewed_version')
        .on('reviewed.pre_completion_status', 'is', null),
    )
    .where('version.article_id', 'in', articleIds.length === 0 ? [noId()] : articleIds)
    .where('version.pre_completion_status', 'is', null)
    .distinctOn(['version.article_id', sql`coalesce(lower(report.doi), report.id::text)`])
    .orderBy('version.article_id')
    .orderBy(sql`coalesce(lower(report.doi), report.id::text)`)
    // Prefers the copy in the source of the reviewed version, else the newest.
    .orderBy(sql`version.version_number = report.reviewed_version desc`)
    .orderBy('version.version_number', 'desc')
    .select([
      'report.id',
      'version.article_id as articleId',
      sql<VersionId>`coalesce(reviewed.id, report.version_id)`.as('versionId'),
      'report.kind',
      'report.decision',
      'report.reviewed_version as reviewedVersion',
      'report.published_date as published',
      'report.position',
    ])
  return database
    .selectFrom(once.as('once'))
    .selectAll('once')
    .select(eb =>
      sql<ReviewerId[]>`array(${eb
        .selectFrom('report_referee')
        .select('referee_id')
        .whereRef('report_id', '=', 'once.id')
        .orderBy('position')})`.as('refereeIds'),
    )
    .orderBy('once.articleId')
    .orderBy('once.reviewedVersion')
    .orderBy('once.published', order => order.asc().nullsFirst())
    .orderBy('once.position')
    .execute()
}

export function listRefereesOfArticle(database: Kysely<Schema>, articleId: ArticleId) {
  return database
    .selectFrom('referee')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'full_name as fullName', 'orcid'])
    .where('article_id', '=', articleId)
    .orderBy('id')
    .execute()
}
