/** Comments and the answers to them, as a tree. */
import type { CommentState } from './comment.ts'

interface Entry {
  id: number
  parentId: number | null
  state: CommentState
}

export type Threaded<Comment extends Entry> = Comment & { replies: Threaded<Comment>[] }

/**
 * The newest thread first, and in each the replies in chronological order. A removed comment keeps its place if it has a visible reply;
 * waiting ones are left out.
 * @param comments in the order of publication
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
