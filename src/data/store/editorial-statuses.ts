/** Brings the status of every version of an article into line with its reports, in whatever order versions and reports came. */
import type { Transaction } from 'kysely'
import { isReviewable } from '../../domain/content/article-type.ts'
import { type EditorialStatus, editorialStatusOf } from '../../domain/peer-review/editorial-status.ts'
import { defaultPassRule } from '../../domain/peer-review/pass-rule.ts'
import type { Schema } from '../schema.ts'

/** Statuses that reports give; the others are an editor's, and stay. */
const derived: ReadonlySet<EditorialStatus | null> = new Set([
  null,
  'PUBLISHED',
  'PEER_REVIEW_REQUESTED',
  'UNDERGOING_PEER_REVIEW',
  'PASSED_PEER_REVIEW',
])

export async function updateEditorialStatuses(trx: Transaction<Schema>, articleId: number): Promise<void> {
  const { pass_rule: passRule } = await trx
    .selectFrom('article')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('article.id', '=', articleId)
    .select('platform.pass_rule')
    .executeTakeFirstOrThrow()
  const versions = await trx
    .selectFrom('version')
    .select(['id', 'version_number', 'type', 'open_peer_review', 'editorial_status'])
    .where('article_id', '=', articleId)
    .where('imported', '=', true)
    .execute()
  const reports = await trx
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .leftJoin('report_referee', join => join.onRef('report_referee.report_id', '=', 'report.id').on('is_main', '=', true))
    .select(['report.id', 'report.kind', 'report.decision', 'report.reviewed_version', 'report_referee.referee_id'])
    .where('version.article_id', '=', articleId)
    .where('report.kind', 'in', ['reviewer-report', 'editor-report', 'decision-letter'])
    .orderBy('report.reviewed_version')
    .orderBy('report.published_date', order => order.asc().nullsFirst())
    .orderBy('report.position')
    .execute()
  for (const version of versions) {
    if (!derived.has(version.editorial_status)) continue
    const known = reports.filter(report => report.reviewed_version <= version.version_number)
    const status = editorialStatusOf({
      reviewable: version.type === null ? null : isReviewable(version.type),
      openPeerReview: version.open_peer_review,
      reports: known
        .filter(({ kind }) => kind === 'reviewer-report')
        .map(({ id, referee_id, decision }) => ({ referee: referee_id === null ? `report ${id}` : String(referee_id), decision })),
      passRule: passRule ?? defaultPassRule,
      editorDecisions: known.filter(({ kind }) => kind !== 'reviewer-report').map(({ decision }) => decision),
    })
    if (status !== version.editorial_status)
      await trx.updateTable('version').set({ editorial_status: status }).where('id', '=', version.id).execute()
  }
}
