import { lazy } from 'react'
import type { ReportId } from '../../publications/domain/ids.ts'
import { OpensInPlace } from '../../sites/components/opens-in-place.tsx'

const CommentsDrawer = lazy(() => import('../pages/comments/comments-drawer.tsx'))

export interface CommentWay {
  /** A path on the page of a publication's comments. */
  to: string
  label: string
  /** The fragment of the publication's URL that opens it. */
  opensAt?: string
}

/** A link to a publication's comments, which open in a panel if JavaScript runs. */
export const CommentLink = ({ to, label, opensAt }: CommentWay) => (
  <OpensInPlace to={to} opensAt={opensAt} show={close => <CommentsDrawer at={to} onClose={close} />}>
    {label}
  </OpensInPlace>
)

/** @param way from wayOnReport, to whose URL the report's id is appended */
export const ReportCommentLink = ({ way, reportId }: { way: CommentWay; reportId: ReportId }) => (
  <CommentLink {...way} to={`${way.to}${reportId}#add`} />
)
