/** Views of reports on their own pages. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId, VersionId } from '../../../core/ids/shared-ids.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import { transferredReportKey } from '../../publications/index.ts'
import type { CountedReportViews } from '../domain/count-uses.ts'

/** Adds to what was counted before. Each report and month at most once among the counts. */
export async function addReportViews(db: Kysely<Schema>, counts: readonly CountedReportViews[]): Promise<void> {
  if (counts.length === 0) return
  await db
    .insertInto('report_use')
    .values(counts.map(({ reportId, month, views }) => ({ report_id: reportId, month: `${month}-01`, views })))
    .onConflict(conflict =>
      conflict
        .columns(['report_id', 'month'])
        .doUpdateSet(({ ref }) => ({ views: sql`${ref('report_use.views')} + ${ref('excluded.views')}` })),
    )
    .execute()
}

/** A report that the platform has published, with all views of its page; null where there is none. */
export async function findReportViews(
  db: Kysely<Schema>,
  platform: string,
  reportId: ReportId,
): Promise<{ reportId: ReportId; contentId: ContentId; views: number } | null> {
  const found = await db
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('report.id', '=', reportId)
    .where('platform.key', '=', platform)
    .where('item.is_public', '=', true)
    .where('version.pre_completion_status', 'is', null)
    .select(eb => [
      'report.id as reportId',
      'item.id as contentId',
      sql<number>`(${eb
        .selectFrom('report_use')
        .whereRef('report_use.report_id', '=', 'report.id')
        .select(({ fn }) => sql`coalesce(${fn.sum('views')}, 0)::bigint`.as('views'))})`.as('views'),
    ])
    .executeTakeFirst()
  return found ?? null
}

/** Views of a report as an export names it: by its version and its key in the source. */
export interface NamedReportViews {
  versionNumber: number
  reportKey: string
  /** 'YYYY-MM'. */
  month: string
  views: number
}

/**
 * Restores the views of a version's reports from an export. As for publications, a higher number here stays. Reports
 * that the version does not have are left out.
 */
export async function restoreReportViews(
  db: Kysely<Schema>,
  version: { versionId: VersionId; versionNumber: number },
  counts: readonly NamedReportViews[],
): Promise<void> {
  const rows = counts.filter(({ versionNumber }) => versionNumber === version.versionNumber)
  if (rows.length === 0) return
  await sql`
    insert into report_use (report_id, month, views)
    select report.id, (given.month || '-01')::date, given.views
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given ("reportKey" text, month text, views bigint)
      join report on report.version_id = ${version.versionId} and ${transferredReportKey} = given."reportKey"
    on conflict (report_id, month) do update set views = greatest(report_use.views, excluded.views)`.execute(db)
}
