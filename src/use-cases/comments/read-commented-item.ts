import type { Kysely } from 'kysely'
import { type CommentOfItem, findPlaceOfComment, listCommentsOfItem } from '../../data/comment.ts'
import { type CommentableItem, findCommentableItem, listReportsToCommentOn, type ReportToCommentOn } from '../../data/commentable.ts'
import type { Schema } from '../../data/schema.ts'
import { commentAnchor, commentsPath } from '../../domain/comments/comment.ts'
import { type Threaded, threadsOf } from '../../domain/comments/thread.ts'
import { type ItemKey, itemPath } from '../../domain/content/address.ts'
import type { ContentType } from '../../domain/content/content-type.ts'
import { reached } from '../reading/reached.ts'
import type { Found } from '../reading/reading.ts'

export interface CommentedItem {
  item: CommentableItem
  /** Of its versions, in their order: what a comment may be about beside the version itself. */
  reports: ReportToCommentOn[]
  /** How many can be read. */
  count: number
  threads: Threaded<CommentOfItem>[]
}

export const readCommentedItem = (
  kysely: Kysely<Schema>,
  platform: string,
  contentType: ContentType,
  key: ItemKey,
): Promise<Found<CommentedItem>> =>
  reached(async () => {
    const item = await findCommentableItem(kysely, platform, contentType, key)
    if (item === null) return { kind: 'missing' }
    if (key.volume === null) return { kind: 'elsewhere', path: commentsPath(itemPath(contentType, item)) }
    const [comments, reports] = await Promise.all([
      listCommentsOfItem(kysely, platform, item.itemId),
      listReportsToCommentOn(kysely, item.itemId),
    ])
    const count = comments.filter(({ state }) => state === 'published').length
    return { kind: 'found', item: { item, reports, count, threads: threadsOf(comments) } }
  })

/** The path of a comment's place, or of what was said around it where it has been taken away; null where it never had one. */
export async function findComment(kysely: Kysely<Schema>, platform: string, id: number): Promise<string | null> {
  const found = await reached(() => findPlaceOfComment(kysely, platform, id))
  if (found === null || found.state === 'waiting') return null
  return `${commentsPath(itemPath(found.contentType, found))}#${commentAnchor(id)}`
}
