/** This module adds the following to an export. */
import { z } from 'zod'
import { type ExportPart, placementPart } from '../../publications/index.ts'
import { restoreUsage } from '../data/metric-count.ts'
import { restoreReportViews } from '../data/metric-report.ts'
import { listReportViewsToExport, listUsageToExport } from '../data/usage-transfer.ts'
import { transferredReportViewsSchema, transferredUsageSchema } from '../domain/transferred-usage.ts'

/** Exports made before usage was counted have none. */
export const usageExportPart: ExportPart = {
  tables: ['usage_count', 'report_use'],
  placement: placementPart(
    {
      usage: z.array(transferredUsageSchema).default([]),
      reportViews: z.array(transferredReportViewsSchema).default([]),
    },
    {
      write: async (db, { id }) => ({ usage: await listUsageToExport(db, id), reportViews: await listReportViewsToExport(db, id) }),
      async restore(trx, { contentItemId, version }, { usage, reportViews }) {
        await restoreUsage(trx, contentItemId, usage)
        if (version !== null) await restoreReportViews(trx, version, reportViews)
      },
    },
  ),
}
