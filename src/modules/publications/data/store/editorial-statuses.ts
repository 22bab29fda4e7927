/** Derives the status of every version of some articles from their reports, in whatever order versions and reports were stored. */
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ArticleMetadata } from '../../../../document/article-document.ts'
import { type ArticleType, isReviewable } from '../../../../document/metadata/article-type.ts'
import { isUnreviewedKind } from '../../../../document/metadata/derive-article-type.ts'
import { editorialStatusOf } from '../../../../document/peer-review/editorial-status.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import { reviewWithoutReports } from '../../../../document/peer-review/stated-review.ts'
import { defaultReviewSetting } from '../../../sites/domain/review-setting.ts'
import { statedStatus } from '../../domain/peer-review/stated-status.ts'
import { statusesByReports } from '../../domain/peer-review/status-changes.ts'

/**
 * Statuses that reports give; an editor set all others, and they stay. `statusesByReports` alone decides about a status that a person set.
 */
const derived: ReadonlySet<EditorialStatus | null> = new Set([
  null,
  'PUBLISHED',
  'PEER_REVIEW_REQUESTED',
  'UNDERGOING_PEER_REVIEW',
  'PASSED_PEER_REVIEW',
])

/**
 * Updates several articles in a few queries.
 * @param arrived the new reports on versions that were stored before
 */
export async function updateEditorialStatuses(
  trx: Transaction<Schema>,
  articleIds: readonly number[],
  arrived: readonly number[] = [],
): Promise<void> {
  if (articleIds.length === 0) return
  const versions = await trx
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .select([
      'version.id',
      'version.article_id',
      'version_number',
      'editorial_status_set',
      'type',
      'type_name',
      'open_peer_review',
      'stated_review',
      'editorial_status',
      'peer_review',
    ])
    // The metadata are large, and only this value is needed.
    .select(sql<string | null>`case when type is null then metadata ->> 'jatsArticleType' end`.as('jatsType'))
    .select([
      sql<string | null>`metadata ->> 'versionLabel'`.as('version_label'),
      sql<ArticleMetadata['custom']>`coalesce(metadata -> 'custom', '[]')`.as('custom'),
    ])
    .where('article_id', 'in', articleIds)
    .select(version =>
      version
        .selectFrom('version_status_change as change')
        .whereRef('change.version_id', '=', 'version.id')
        .select('change.by_reports')
        .orderBy('change.id', 'desc')
        .limit(1)
        .as('follows_reports'),
    )
    .where('imported', '=', true)
    .execute()
  const reports = await trx
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .leftJoin('report_referee', join => join.onRef('report_referee.report_id', '=', 'report.id').on('is_main', '=', true))
    .select(['version.article_id', 'report.id', 'report.kind', 'report.decision'])
    .select(['report.reviewed_version', 'report.doi', 'report_referee.referee_id'])
    .where('version.article_id', 'in', articleIds)
    .where('report.kind', 'in', ['reviewer-report', 'editor-report', 'decision-letter'])
    .orderBy('report.reviewed_version')
    .orderBy('report.published_date', order => order.asc().nullsFirst())
    .orderBy('report.position')
    .execute()
  const reportsOn = Map.groupBy(reports, report => report.article_id)
  const came = new Set(arrived)
  const steps: StatusStep[] = []
  const changed = versions.flatMap(version => {
    const { id, editorial_status: from, editorial_status_set: isSet } = version
    // A status that a person set does not follow from the source.
    const stated = isSet
      ? null
      : statedStatus({ versionLabel: version.version_label, custom: version.custom, statedReview: version.stated_review })
    if (!isSet && !derived.has(from) && stated?.how !== 'named') return []
    const all = reportsOn.get(version.article_id) ?? []
    const known = all.filter(report => report.reviewed_version <= version.version_number)
    const reviewers = known.filter(({ kind }) => kind === 'reviewer-report')
    const { process, isPreprintServer, passRule } = version.peer_review ?? defaultReviewSetting
    const status = editorialStatusOf({
      reviewable: reviewable(version),
      // Without a type it is unknown whether the article is reviewed.
      openPeerReview: version.open_peer_review || (process === 'open' && version.type !== null),
      reports: reviewers.map(({ id, referee_id, decision }) => ({
        referee: referee_id === null ? `report ${id}` : String(referee_id),
        decision,
      })),
      isPreprint: isPreprintServer,
      statedBySource: process === 'stated-by-source',
      stated,
      statedReview: reviewWithoutReports(
        version.stated_review,
        version.version_number,
        reviewers.map(({ reviewed_version, decision }) => ({ reviewedVersion: reviewed_version, decision })),
      ),
      passRule,
      editorDecisions: known.filter(({ kind }) => kind !== 'reviewer-report').map(({ decision }) => decision),
    })
    if (!isSet) return status === from ? [] : [{ id, status }]
    const hasNewReport = newReports(all, came).some(report => report.reviewed_version === version.version_number)
    const following = statusesByReports({ status: from, followsReports: version.follows_reports ?? false, hasNewReport, derived: status })
    for (const [at, to] of following.entries()) steps.push({ versionId: id, from: following[at - 1] ?? from, to })
    const last = following.at(-1)
    return last === undefined ? [] : [{ id, status: last }]
  })
  if (changed.length === 0) return
  await sql`
    update version set editorial_status = changed.status
    from unnest(${changed.map(({ id }) => id)}::integer[], ${changed.map(({ status }) => status)}::text[]) as changed (id, status)
    where version.id = changed.id`.execute(trx)
  await noteSteps(trx, steps)
}

interface StatusStep {
  versionId: number
  from: EditorialStatus | null
  to: EditorialStatus
}

/** Adds the changes to the history, which also has those that people made. */
async function noteSteps(trx: Transaction<Schema>, steps: readonly StatusStep[]): Promise<void> {
  if (steps.length === 0) return
  const rows = steps.map(({ versionId, from, to }) => ({
    ...{ version_id: versionId, by_account_id: null, by_command_line: false, by_reports: true },
    ...{ from_status: from, to_status: to, reason: reasonOf[to] ?? 'The reports say so.' },
  }))
  await trx.insertInto('version_status_change').values(rows).execute()
}

const reasonOf: Partial<Record<EditorialStatus, string>> = {
  UNDERGOING_PEER_REVIEW: 'A report on this version was published.',
  PASSED_PEER_REVIEW: 'Its reports pass by the platform’s rule.',
}

/** Reviewers' reports that are new: no other version's source contained one with the same DOI. */
function newReports<Report extends { id: number; kind: string; doi: string | null }>(
  reports: readonly Report[],
  came: ReadonlySet<number>,
): Report[] {
  const before = new Set(reports.filter(({ id }) => !came.has(id)).flatMap(({ doi }) => (doi === null ? [] : [doi.toLowerCase()])))
  return reports.filter(
    ({ id, kind, doi }) => came.has(id) && kind === 'reviewer-report' && !(doi !== null && before.has(doi.toLowerCase())),
  )
}

/** Null where it is unknown: there is no type, and the source's own type is not one that is never reviewed. */
function reviewable(version: { type: ArticleType | null; type_name: string | null; jatsType: string | null }): boolean | null {
  if (version.type !== null) return isReviewable(version.type)
  return isUnreviewedKind(version.type_name, version.jatsType ?? '') ? false : null
}
