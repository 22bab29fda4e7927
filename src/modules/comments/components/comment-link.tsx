import { lazy } from 'react'
import { OpensInPlace } from '../../sites/components/opens-in-place.tsx'

const CommentsDrawer = lazy(() => import('../pages/comments/comments-drawer.tsx'))

export interface CommentWay {
  /** A path on the page of a publication's comments. */
  to: string
  label: string
  /** Part of the address of the item's page with which it is open. */
  opensAt?: string
}

/** A way to an item's comments, which open beside it where there is a script. */
export const CommentLink = ({ to, label, opensAt }: CommentWay) => (
  <OpensInPlace to={to} opensAt={opensAt} show={close => <CommentsDrawer at={to} onClose={close} />}>
    {label}
  </OpensInPlace>
)
