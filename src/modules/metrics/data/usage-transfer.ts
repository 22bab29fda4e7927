/** The export of usage. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import { transferredReportKey } from '../../publications/index.ts'
import type { TransferredReportViews, TransferredUsage } from '../domain/transferred-usage.ts'

/** The usage of a publication, by month. */
export async function listUsageToExport(db: Kysely<Schema>, contentItemId: ContentId): Promise<TransferredUsage[]> {
  return await db
    .selectFrom('usage_count')
    .where('content_item_id', '=', contentItemId)
    .select(['source', 'kind', sql<string>`to_char(month, 'YYYY-MM')`.as('month'), 'version_number as versionNumber', 'uses'])
    .orderBy('usage_count.month')
    .orderBy('source')
    .orderBy('kind')
    .orderBy('version_number')
    .execute()
}

/** The views of the reports on a publication, by version, report and month. */
export async function listReportViewsToExport(db: Kysely<Schema>, contentItemId: ContentId): Promise<TransferredReportViews[]> {
  return await db
    .selectFrom('report_use')
    .innerJoin('report', 'report.id', 'report_use.report_id')
    .innerJoin('version', 'version.id', 'report.version_id')
    .innerJoin('article', 'article.id', 'version.article_id')
    .where('article.content_item_id', '=', contentItemId)
    .select(['version.version_number as versionNumber', transferredReportKey.as('reportKey')])
    .select([sql<string>`to_char(report_use.month, 'YYYY-MM')`.as('month'), 'report_use.views'])
    .orderBy('version.version_number')
    .orderBy('report.position')
    .orderBy('report_use.month')
    .execute()
}
