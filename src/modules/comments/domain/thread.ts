/** Comments and the answers to them, as a tree. */
import type { CommentState } from './comment.ts'

interface Entry {
  id: number
  parentId: number | null
  state: CommentState
}

export type Threaded<Comment extends Entry> = Comment & { replies: Threaded<Comment>[] }

/**
 * The newest first, and beneath each what answers it, in the order in which it was said. What was taken away keeps its place where something
 * that can be read stands beneath it; what waits is not there.
 * @param comments in the order in which they were published
 */
export function threadsOf<Comment extends Entry>(comments: readonly Comment[]): Threaded<Comment>[] {
  const known = new Set(comments.map(({ id }) => id))
  const answers = new Map<number | null, Comment[]>()
  for (const comment of comments) {
    const parent = comment.parentId !== null && known.has(comment.parentId) ? comment.parentId : null
    answers.set(parent, [...(answers.get(parent) ?? []), comment])
  }
  const beneath = (parent: number | null): Threaded<Comment>[] =>
    (answers.get(parent) ?? []).flatMap(comment => {
      const replies = beneath(comment.id)
      return comment.state === 'published' || (comment.state !== 'waiting' && replies.length > 0) ? [{ ...comment, replies }] : []
    })
  return beneath(null).reverse()
}
