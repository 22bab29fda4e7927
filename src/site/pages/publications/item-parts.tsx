/** Other modules show this on the pages of publications. */
import { AlertBox } from '../../../modules/alerts/components/alert-box.tsx'
import { TrackToggle } from '../../../modules/alerts/components/track-toggle.tsx'
import { ReportCommentLink } from '../../../modules/comments/components/comment-link.tsx'
import { CommentsSidebar } from '../../../modules/comments/components/comments-sidebar.tsx'
import { GatewaysOfItem } from '../../../modules/gateways/components/gateways-of-item.tsx'
import { MetricsPanel } from '../../../modules/metrics/components/metrics-panel.tsx'
import type { PageParts } from '../../../modules/sites/pages/parts.tsx'

export const itemParts: Partial<PageParts> = {
  itemAction: ({ parts }) => <TrackToggle tracking={parts.tracking} />,
  itemDiscussion: ({ parts }) => <CommentsSidebar panel={parts.comments} />,
  itemPanels: ({ parts, item, contentType }) => (
    <>
      <GatewaysOfItem gateways={parts.gateways} />
      <AlertBox box={parts.alertBox} />
      <MetricsPanel item={item} contentType={contentType} />
    </>
  ),
  itemReportAction: ({ parts: { comments }, reportId }) =>
    comments?.onReport && <ReportCommentLink way={comments.onReport} reportId={reportId} />,
}
