/** Reads the comments of a WordPress, which have no time of change: all are read again whenever anything indicates a change. */
import { z } from 'zod'
import { ServiceFailure } from '../../../../core/http/ask-json.ts'
import { commenterName, commentText } from '../../domain/wordpress/comment-text.ts'
import type { WordpressComment } from '../../domain/wordpress/wordpress-content.ts'
import type { AskWordpress } from './ask-wordpress.ts'
import { type CommentAnswer, commentsSchema } from './schemas.ts'
import type { LeaveOut } from './translate.ts'

const atATime = 100
/** Far more than any site has. */
const maxPages = 1000
/** The fields exclude email addresses and images of the authors. */
const fields = 'id,post,parent,author,author_name,date_gmt,content'
const idsSchema = z.array(z.object({ id: z.int() }))

export interface CommentList {
  /** Returns a token of the number of comments and the newest one; null where they are not public. @throws ServiceFailure */
  state(signal: AbortSignal): Promise<string | null>
  /**
   * Reads the public comments. @param word while it stays the same, a cached list is returned; null: always read
   * @returns null where comments are not public @throws ServiceFailure
   */
  read(word: string | null, signal: AbortSignal): Promise<readonly CommentAnswer[] | null>
}

/** @param unsaid milliseconds until comments that are not public are requested again */
export function wordpressComments(ask: AskWordpress, unsaid: number, now: () => number): CommentList {
  let cached: { word: string; comments: readonly CommentAnswer[] } | null = null
  let closedAt: number | null = null

  async function page<Schema extends z.ZodType>(query: string, schema: Schema, signal: AbortSignal) {
    try {
      const answer = await ask.json({ path: `wp/v2/comments?${query}`, schema, signal })
      return answer === 'unchanged' ? null : answer
    } catch (error) {
      if (error instanceof ServiceFailure && error.reason === 'refused') return null
      throw error
    }
  }

  async function readAll(signal: AbortSignal): Promise<CommentAnswer[] | null> {
    const found = new Map<number, CommentAnswer>()
    for (let number = 1, last = 1; number <= Math.min(last, maxPages); number += 1) {
      const answer = await page(`per_page=${atATime}&page=${number}&orderby=id&order=asc&_fields=${fields}`, commentsSchema, signal)
      // A list that is cut short would delete the comments on its later pages.
      if (answer === null && number > 1) throw new ServiceFailure('unreadable', `the comments end on page ${number - 1} of ${last}`)
      if (answer === null) return null
      for (const comment of answer.body) found.set(comment.id, comment)
      last = answer.totalPages ?? 1
    }
    return [...found.values()]
  }

  return {
    async state(signal) {
      if (closedAt !== null && now() - closedAt < unsaid) return null
      const answer = await page('per_page=1&_fields=id', idsSchema, signal)
      closedAt = answer === null ? now() : null
      return answer && [answer.total, ...answer.body.map(({ id }) => id)].join(' ')
    },
    async read(word, signal) {
      if (word !== null && cached?.word === word) return cached.comments
      const comments = await readAll(signal)
      cached = word === null || comments === null ? null : { word, comments }
      return comments
    },
  }
}

export const translateComments = (comments: readonly CommentAnswer[], leaveOut: LeaveOut): WordpressComment[] =>
  comments.flatMap(({ id, post: postId, parent, author: authorId, author_name, date_gmt, content }) => {
    const at = new Date(`${(date_gmt ?? '').replace(/Z$/, '')}Z`)
    const body = content.protected ? '' : commentText(content.rendered)
    const authorName = commenterName(author_name)
    if (Number.isNaN(at.getTime())) leaveOut(`comment ${id}`, 'it does not say when it was written')
    else if (body === '') leaveOut(`comment ${id}`, 'it says nothing that is text')
    else return [{ id, postId, parentId: parent > 0 ? parent : null, authorName, authorId, body, at, state: 'published' }]
    return []
  })
