/**
 * The panel of comments, loaded in steps: the script of the publication's page refers to this file only, and this one to the form's code.
 */
import { lazy } from 'react'
import { withMessages } from '../../../sites/text/text.tsx'
import './messages.ts'

const Comments = lazy(async () => ({
  default: withMessages(['forms', 'institution', 'person', 'comments'], (await import('./drawer.tsx')).CommentsInDrawer),
}))

export default (props: { at: string; isFormOnly?: boolean; onClose: () => void }) => <Comments {...props} />
