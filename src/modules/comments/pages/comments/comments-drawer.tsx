/** The comments beside an item, in steps: the script of the item's page names this file alone, and this one what the form needs. */
import { lazy } from 'react'
import { withMessages } from '../../../sites/text/text.tsx'
import './messages.ts'

const Comments = lazy(async () => ({
  default: withMessages(['forms', 'institution', 'person', 'comments'], (await import('./drawer.tsx')).CommentsInDrawer),
}))

export default (props: { at: string; formAlone?: boolean; onClose: () => void }) => <Comments {...props} />
