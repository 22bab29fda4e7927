/** Brings the status of every version of some articles into line with their reports, in whatever order versions and reports came. */
import { sql, type Transaction } from 'kysely'
import { type ArticleType, isReviewable } from '../../domain/content/article-type.ts'
import { isUnreviewedKind } from '../../domain/content/derive-article-type.ts'
import { type EditorialStatus, editorialStatusOf } from '../../domain/peer-review/editorial-status.ts'
import { defaultReviewSetting } from '../../domain/peer-review/review-setting.ts'
import type { Schema } from '../schema.ts'

/** Statuses that reports give; the others are an editor's, and stay. */
const derived: ReadonlySet<EditorialStatus | null> = new Set([
  null,
  'PUBLISHED',
  'PEER_REVIEW_REQUESTED',
  'UNDERGOING_PEER_REVIEW',
  'PASSED_PEER_REVIEW',
])

/** Of several articles in a few questions. */
export async function updateEditorialStatuses(trx: Transaction<Schema>, articleIds: readonly number[]): Promise<void> {
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
      'type',
      'type_name',
      'open_peer_review',
      'editorial_status',
      'peer_review',
    ])
    // The metadata are large, and asked for this word alone.
    .select(sql<string | null>`case when type is null then metadata ->> 'jatsArticleType' end`.as('jatsType'))
    .where('article_id', 'in', articleIds)
    .where('imported', '=', true)
    // What a person set stays.
    .where('editorial_status_set', '=', false)
    .execute()
  const reports = await trx
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .leftJoin('report_referee', join => join.onRef('report_referee.report_id', '=', 'report.id').on('is_main', '=', true))
    .select(['version.article_id', 'report.id', 'report.kind', 'report.decision', 'report.reviewed_version', 'report_referee.referee_id'])
    .where('version.article_id', 'in', articleIds)
    .where('report.kind', 'in', ['reviewer-report', 'editor-report', 'decision-letter'])
    .orderBy('report.reviewed_version')
    .orderBy('report.published_date', order => order.asc().nullsFirst())
    .orderBy('report.position')
    .execute()
  const reportsOn = Map.groupBy(reports, report => report.article_id)
  const changed = versions.flatMap(version => {
    if (!derived.has(version.editorial_status)) return []
    const known = (reportsOn.get(version.article_id) ?? []).filter(report => report.reviewed_version <= version.version_number)
    const { process, isPreprintServer, passRule } = version.peer_review ?? defaultReviewSetting
    const status = editorialStatusOf({
      reviewable: reviewable(version),
      // Of what has no type nobody knows whether it is reviewed.
      openPeerReview: version.open_peer_review || (process === 'open' && version.type !== null),
      reports: known
        .filter(({ kind }) => kind === 'reviewer-report')
        .map(({ id, referee_id, decision }) => ({ referee: referee_id === null ? `report ${id}` : String(referee_id), decision })),
      isPreprint: isPreprintServer,
      passRule,
      editorDecisions: known.filter(({ kind }) => kind !== 'reviewer-report').map(({ decision }) => decision),
    })
    return status === version.editorial_status ? [] : [{ id: version.id, status }]
  })
  if (changed.length === 0) return
  await sql`
    update version set editorial_status = changed.status
    from unnest(${changed.map(({ id }) => id)}::integer[], ${changed.map(({ status }) => status)}::text[]) as changed (id, status)
    where version.id = changed.id`.execute(trx)
}

/** Null where nobody knows: there is no type, and the source names no kind that is never reviewed. */
function reviewable(version: { type: ArticleType | null; type_name: string | null; jatsType: string | null }): boolean | null {
  if (version.type !== null) return isReviewable(version.type)
  return isUnreviewedKind(version.type_name, version.jatsType ?? '') ? false : null
}
