/** A comment reaches the server from a page of its own, or from the panel beside a publication. */

import type { ComponentType, MouseEvent } from 'react'
import type { FormProps, useActionData } from 'react-router'
import type { CommentId } from '../../../../core/ids/shared-ids.ts'
import type { action } from './act.ts'

export type CommentAnswer = NonNullable<ReturnType<typeof useActionData<typeof action>>>

export interface CommentActions {
  /** The element that sends. */
  Form: ComponentType<FormProps>
  /** The URL that a comment, or a reply to one, is posted to. */
  post(replyTo: { id: number } | null): string
  /** The page that follows signing in. */
  signedIn: string
  /** Opens the reply form in place instead of following the link; null for a new comment. */
  onReply?: ((event: MouseEvent, id: CommentId | null) => void) | undefined
}
