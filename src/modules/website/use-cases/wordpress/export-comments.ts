/** Reads comments from an export file: published ones, and those that await moderation. */
import { commenterName, commentText } from '../../domain/wordpress/comment-text.ts'
import type { WordpressComment } from '../../domain/wordpress/wordpress-content.ts'
import type { ExportComment, ExportItem } from './export-items.ts'

const states: Readonly<Record<string, WordpressComment['state']>> = { '1': 'published', '0': 'waiting' }

/** Reads all comments of the file. Omitted ones are counted by reason, since a site may have thousands of spam comments. */
export function readExportComments(items: readonly ExportItem[], leaveOut: (what: string, why: string) => void): WordpressComment[] {
  const taken = new Map<number, WordpressComment>()
  const reasons = new Map<string, number>()
  for (const { id: postId, comments } of items)
    for (const each of comments) {
      const read = taken.has(each.id) ? noNumber : readComment(each, postId)
      if (typeof read === 'string') reasons.set(read, (reasons.get(read) ?? 0) + 1)
      else taken.set(read.id, read)
    }
  for (const [why, count] of reasons) leaveOut(countedComments(count), why)
  return [...taken.values()]
}

export const countedComments = (count: number): string => (count === 1 ? 'one comment' : `${count} comments`)

const noNumber = 'without a number of its own'

/** @returns the reason where the comment cannot be imported */
function readComment(comment: ExportComment, postId: number): WordpressComment | string {
  const { id, parent, author: authorId, date: at } = comment
  const [state, body] = [states[comment.approved], commentText(comment.content)]
  if (comment.approved === 'spam') return 'spam'
  if (comment.approved.includes('trash')) return 'in the trash'
  if (comment.type !== '' && comment.type !== 'comment') return 'written by a machine, not by a reader'
  if (state === undefined) return 'in no state that is known'
  if (id === 0) return noNumber
  if (at === null) return 'without a date'
  if (body === '') return 'without words'
  return { id, postId, parentId: parent || null, authorName: commenterName(comment.authorName), authorId, body, at, state }
}
