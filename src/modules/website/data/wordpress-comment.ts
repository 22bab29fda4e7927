/** Stores comments that were imported from a WordPress. */

import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { CommentId, PostId } from '../../../core/ids/shared-ids.ts'
import { noteCommentEvent, resolveCommentFlags } from '../../comments/index.ts'
import type { CommentRole } from '../../publications/domain/content/comment-role.ts'

export interface ImportedComment {
  blogPostId: PostId
  /** The id in this database. */
  parentId: CommentId | null
  authorName: string
  role: CommentRole | null
  body: string
  at: Date
  state: 'published' | 'waiting'
}

/** @returns the comment's id */
export async function addImportedComment(trx: Transaction<Schema>, { state, at, ...comment }: ImportedComment): Promise<CommentId> {
  const { id } = await trx
    .insertInto('comment')
    .values({ ...columnsOf(comment), content_item_id: null, state, posted_at: at, published_at: state === 'published' ? at : null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteCommentEvent(trx, id, { kind: 'posted', by: null })
  await noteCommentEvent(trx, id, { kind: state === 'published' ? 'published' : 'held', by: null })
  return id
}

/** An editor's decision on this site takes precedence. */
export async function changeImportedComment(
  trx: Transaction<Schema>,
  id: CommentId,
  { state, at, ...comment }: ImportedComment,
): Promise<void> {
  const before = await trx.selectFrom('comment').where('id', '=', id).select('state').forUpdate().executeTakeFirstOrThrow()
  const now = (await wasDecidedHere(trx, id)) ? before.state : state
  await trx
    .updateTable('comment')
    .set({ ...columnsOf(comment), state: now, posted_at: at, ...(now === 'published' && { published_at: at }) })
    .where('id', '=', id)
    .execute()
  // A published comment is recorded even if only its text changed, so that cached pages become stale.
  if (now === 'published') await noteCommentEvent(trx, id, { kind: 'published', by: null })
  else if (now !== before.state) await noteCommentEvent(trx, id, { kind: 'held', by: null })
}

const columnsOf = ({ blogPostId, parentId, authorName, role, body }: Omit<ImportedComment, 'state' | 'at'>) => ({
  ...{ blog_post_id: blogPostId, version_id: null, report_id: null, parent_id: parentId, user_affiliation: null },
  ...{ competing_interests: null, author_name: authorName, role, body },
})

async function wasDecidedHere(trx: Transaction<Schema>, id: CommentId): Promise<boolean> {
  const decision = await trx
    .selectFrom('comment_event')
    .where('comment_id', '=', id)
    .where('kind', 'in', ['published', 'removed'])
    .where('by_account_id', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return decision !== undefined
}

/** Deletes text and author's name, because whoever had the comment deleted expects it to be gone. Replies keep their place. */
export async function emptyImportedComment(
  trx: Transaction<Schema>,
  id: CommentId,
  { name, reason }: { name: string; reason: string },
): Promise<void> {
  await trx.updateTable('comment').set({ state: 'removed', body: '', author_name: name }).where('id', '=', id).execute()
  await noteCommentEvent(trx, id, { kind: 'removed', reason, by: null })
  await resolveCommentFlags(trx, id)
}

export interface ExistingComment {
  wordpressId: number
  localId: CommentId
  blogPostId: PostId
}

/** @param platform its key @param site the WordPress's host and path */
export async function listImportedComments(db: Kysely<Schema>, platform: string, site: string): Promise<ExistingComment[]> {
  const rows = await db
    .selectFrom('wordpress_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .innerJoin('comment', 'comment.id', 'item.comment_id')
    .where('platform.key', '=', platform)
    .where('item.site', '=', site)
    .select(['item.wordpress_id as wordpressId', 'comment.id as localId', 'comment.blog_post_id as blogPostId'])
    .orderBy('comment.id')
    .execute()
  return rows.flatMap(({ blogPostId, ...row }) => (blogPostId === null ? [] : { ...row, blogPostId }))
}
