/** Other modules show this on the page of a report. */
import { ReportCommentLink } from '../../../modules/comments/components/comment-link.tsx'
import { ReportMetrics } from '../../../modules/metrics/components/report-metrics.tsx'
import type { PageParts } from '../../../modules/sites/pages/parts.tsx'
import { withMessages } from '../../../modules/sites/text/text.tsx'
import '../../../modules/metrics/pages/messages.ts'

export const reportParts: Partial<PageParts> = {
  reportAction: ({ parts: { comment }, reportId }) => <ReportCommentLink way={comment} reportId={reportId} />,
  reportPanels: withMessages(['metrics'], ReportMetrics),
}
