/** The permanent path of a comment redirects to its place. */

import { type LoaderFunctionArgs, redirect } from 'react-router'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { CommentId } from '../../../../core/ids/shared-ids.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { commentsContext } from '../context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { platform } = context.get(pageRequestContext)
  const { comments } = context.get(commentsContext)
  const id = parseId<CommentId>(params.commentId ?? '')
  const path = id === null ? null : await comments.place(platform.key, id)
  if (path === null) throw pageNotFound()
  // A temporary redirect: the publication may move, and the comment may be deleted.
  throw redirect(path, 302)
}
