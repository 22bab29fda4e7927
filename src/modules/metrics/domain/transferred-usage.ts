/** Usage in an export, by month, without the metrics of other services, which are not ours to export. */
import { z } from 'zod'
import { isMonth } from './months.ts'
import { uniqueKinds, usageKinds, usageSources } from './usage.ts'

const exportedMonth = () => z.string().refine(isMonth, 'must be a month such as 2024-05')

export const transferredUsageSchema = z.object({
  source: z.enum(usageSources),
  kind: z.enum([...usageKinds, ...uniqueKinds]),
  month: exportedMonth(),
  versionNumber: z.int().min(0),
  uses: z.int().min(0),
})
export type TransferredUsage = z.infer<typeof transferredUsageSchema>

/** Views of a report on its own page. The key is the source's name of the report, or its position there. */
export const transferredReportViewsSchema = z.object({
  versionNumber: z.int().min(1),
  reportKey: z.string().min(1),
  month: exportedMonth(),
  views: z.int().min(0),
})
export type TransferredReportViews = z.infer<typeof transferredReportViewsSchema>
