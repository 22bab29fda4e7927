/**
 * The editorial status of versions: from what it follows, and the only statements that write it. Only the use-case
 * `updateEditorialStatuses` may call these.
 */

import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleMetadata } from '../../../../document/article-document.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import { defaultReviewSetting } from '../../../sites/domain/review-setting.ts'
import type { ArticleId } from '../../domain/ids.ts'
import type { DecidingReport, VersionUnderReview } from '../../domain/peer-review/following-statuses.ts'

/** The list has all versions of the articles, with what their statuses follow from. */
export async function listVersionsUnderReview(
  trx: Transaction<Schema>,
  articleIds: readonly ArticleId[],
): Promise<(VersionUnderReview & { id: VersionId; articleId: ArticleId })[]> {
  const versions = await trx
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .select(['version.id', 'version.article_id as articleId', 'version_number as versionNumber', 'editorial_status as status'])
    .select(['editorial_status_set as isSet', 'imported as isImported', 'type', 'type_name as typeName'])
    .select(['open_peer_review as openPeerReview', 'stated_review as statedReview', 'peer_review as setting'])
    // The metadata are large, and only these values are needed.
    .select([
      sql<string | null>`case when type is null then metadata ->> 'jatsArticleType' end`.as('jatsType'),
      sql<string | null>`metadata ->> 'versionLabel'`.as('versionLabel'),
      sql<ArticleMetadata['custom']>`coalesce(metadata -> 'custom', '[]')`.as('custom'),
    ])
    .select(version =>
      version
        .selectFrom('version_status_change as change')
        .whereRef('change.version_id', '=', 'version.id')
        .select('change.by_reports')
        .orderBy('change.id', 'desc')
        .limit(1)
        .as('followsReports'),
    )
    .where('article_id', 'in', articleIds)
    .execute()
  return versions.map(version => ({
    ...version,
    followsReports: version.followsReports ?? false,
    setting: version.setting ?? defaultReviewSetting,
  }))
}

const decidingKinds = ['reviewer-report', 'editor-report', 'decision-letter'] as const

/** The list has those that recommend or decide, oldest first for each version. */
export async function listDecidingReports(
  trx: Transaction<Schema>,
  articleIds: readonly ArticleId[],
): Promise<(DecidingReport & { articleId: ArticleId })[]> {
  const reports = await trx
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .leftJoin('report_referee', join => join.onRef('report_referee.report_id', '=', 'report.id').on('is_main', '=', true))
    .select(['version.article_id as articleId', 'report.id', 'report.kind', 'report.decision'])
    .select(['report.reviewed_version as reviewedVersion', 'report.doi', 'report_referee.referee_id as refereeId'])
    .where('version.article_id', 'in', articleIds)
    .where('report.kind', 'in', decidingKinds)
    .orderBy('report.reviewed_version')
    .orderBy('report.published_date', order => order.asc().nullsFirst())
    .orderBy('report.position')
    .execute()
  return reports.flatMap(({ kind, ...report }) => {
    const deciding = decidingKinds.find(each => each === kind)
    return deciding === undefined ? [] : [{ ...report, kind: deciding }]
  })
}

export async function writeFollowingStatuses(
  trx: Transaction<Schema>,
  changed: readonly { id: VersionId; status: EditorialStatus | null }[],
): Promise<void> {
  if (changed.length === 0) return
  await sql`
    update version set editorial_status = changed.status
    from unnest(${changed.map(({ id }) => id)}::integer[], ${changed.map(({ status }) => status)}::text[]) as changed (id, status)
    where version.id = changed.id`.execute(trx)
}

export interface DecidedStatus {
  versionId: VersionId
  /** Null: from now on the status follows from the reports. */
  status: EditorialStatus | null
  /** Null: the stored one stays. */
  versionOfRecordDoi: string | null
}

export async function writeDecidedStatus(
  trx: Transaction<Schema>,
  { versionId, status, versionOfRecordDoi }: DecidedStatus,
): Promise<void> {
  await trx
    .updateTable('version')
    .set({
      editorial_status: status,
      editorial_status_set: status !== null,
      ...(versionOfRecordDoi !== null && { version_of_record_doi: versionOfRecordDoi }),
    })
    .where('id', '=', versionId)
    .execute()
}

export interface StatusStep {
  versionId: VersionId
  from: EditorialStatus | null
  to: EditorialStatus
}

/** Adds changes that reports made to the history, which also has those that people made. */
export async function noteStatusSteps(trx: Transaction<Schema>, steps: readonly StatusStep[]): Promise<void> {
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
