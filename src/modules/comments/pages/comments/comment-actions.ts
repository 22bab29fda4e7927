/** How what is said reaches the server: as a page of its own does it, and beside the item that is read. */
import type { ComponentType, MouseEvent } from 'react'
import type { FormProps, useActionData } from 'react-router'
import type { action } from './act.ts'

export type CommentAnswer = NonNullable<ReturnType<typeof useActionData<typeof action>>>

export interface CommentActions {
  /** The element that sends. */
  Form: ComponentType<FormProps>
  /** Where a comment, or an answer to one, is sent. */
  post(replyTo: { id: number } | null): string
  /** Where who signs in comes back to. */
  signedIn: string
  /** Answers in place instead of on the page that the link leads to; null for what answers nothing. */
  onReply?: ((event: MouseEvent, id: number | null) => void) | undefined
}
