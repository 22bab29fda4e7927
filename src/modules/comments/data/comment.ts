/** Comments on publications, versions and reports, as readers see them. */

import { type Kysely, sql } from 'kysely'
import { inOrderOf } from '../../../core/database/in-order.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { CommentId, ContentId, PostId } from '../../../core/ids/shared-ids.ts'
import type { Commented } from '../domain/comment.ts'
import { isAbout, placeColumns, placeIn } from './commented.ts'

/** Selects comments on public publications, published versions, and posts whose publication date has passed. */
const commentsToRead = (database: Kysely<Schema>) =>
  database
    .selectFrom('comment')
    .leftJoin('content_item as item', 'item.id', 'comment.content_item_id')
    .leftJoin('blog_post_now as post', 'post.id', 'comment.blog_post_id')
    .innerJoin('platform', join =>
      join.on(({ eb, ref, fn }) => eb('platform.id', '=', fn.coalesce('item.platform_id', ref('post.platform_id')))),
    )
    .leftJoin('report', 'report.id', 'comment.report_id')
    .leftJoin('version', join =>
      join.on(({ eb, ref, fn }) => eb('version.id', '=', fn.coalesce('comment.version_id', ref('report.version_id')))),
    )
    .leftJoin('organisation', 'organisation.ror', 'comment.institution_ror')
    .where(({ or, eb }) => or([eb('item.is_public', '=', true), eb('post.publish_at', '<=', sql<Date>`now()`)]))
    .where('version.pre_completion_status', 'is', null)
    .select([
      'comment.id',
      'comment.content_item_id as contentId',
      'comment.blog_post_id as postId',
      'comment.version_id as versionId',
      'comment.report_id as reportId',
      'comment.parent_id as parentId',
      'comment.author_name as authorName',
      'comment.role',
      'comment.user_affiliation as userAffiliation',
      'organisation.id as userAffiliationUid',
      'comment.competing_interests as competingInterests',
      'comment.body',
      'comment.doi',
      sql<Date>`coalesce(comment.published_at, comment.posted_at)`.as('publishedAt'),
    ])

export type PublishedComment = Awaited<ReturnType<typeof findPublishedComments>>[number]

/**
 * Returns comments in the order of the ids. Those on drafts, those of other sites, unknown ones and those that are not public are left out.
 */
export async function findPublishedComments(database: Kysely<Schema>, platform: string, ids: readonly CommentId[]) {
  if (ids.length === 0) return []
  const comments = await commentsToRead(database)
    .where('platform.key', '=', platform)
    .where('comment.state', '=', 'published')
    .where('comment.id', 'in', ids)
    .execute()
  return inOrderOf(ids, comments, ({ id }) => id)
}

interface OnPostsRequest {
  postIds?: readonly PostId[] | undefined
  ids?: readonly CommentId[] | undefined
  order: 'asc' | 'desc'
  page: number
  show: number
}

/** Lists the public comments on a site's posts. @returns those of one page, and the total */
export async function listCommentsOnPosts(database: Kysely<Schema>, platform: string, { postIds, ids, order, page, show }: OnPostsRequest) {
  const publicComments = database
    .selectFrom('comment')
    .innerJoin('blog_post_now as post', 'post.id', 'comment.blog_post_id')
    .innerJoin('platform', 'platform.id', 'post.platform_id')
    .where('platform.key', '=', platform)
    .where('post.publish_at', '<=', sql<Date>`now()`)
    .where('comment.state', '=', 'published')
    .$if(postIds !== undefined, query => query.where('post.id', 'in', postIds ?? []))
    .$if(ids !== undefined, query => query.where('comment.id', 'in', ids ?? []))
  const { total } = await publicComments.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const comments = await publicComments
    .select(['comment.id', 'post.id as postId', 'comment.parent_id as parentId', 'comment.author_name as authorName', 'comment.body'])
    .select(sql<Date>`coalesce(comment.published_at, comment.posted_at)`.as('publishedAt'))
    .orderBy('publishedAt', order)
    .orderBy('comment.id', order)
    .limit(show)
    .offset((page - 1) * show)
    .execute()
  return { comments, total }
}

export type ListedComment = Awaited<ReturnType<typeof listCommentsOf>>[number]

/** Comments are in the order of publication, with removed ones, whose places replies may need. */
export const listCommentsOf = (database: Kysely<Schema>, platform: string, commented: Commented) =>
  commentsToRead(database)
    .where('platform.key', '=', platform)
    .where(isAbout(commented))
    .where('comment.state', '!=', 'waiting')
    .select(['comment.state', 'comment.account_id as accountId', 'version.version_number as versionNumber'])
    .orderBy('publishedAt')
    .orderBy('comment.id')
    .execute()

/** Counts and lists the comments on a public publication. @param max of the newest */
export async function countAndListLatestComments(
  database: Kysely<Schema>,
  contentItemId: ContentId,
  max: number,
): Promise<{ count: number; latest: PublishedComment[] }> {
  const published = commentsToRead(database)
    .where('comment.content_item_id', '=', contentItemId)
    .where('comment.state', '=', 'published')
    .select(sql<number>`(count(*) over ())::integer`.as('count'))
  const rows = await published.orderBy('publishedAt', 'desc').orderBy('comment.id', 'desc').limit(max).execute()
  return { count: rows[0]?.count ?? 0, latest: rows }
}

/** The first comments of an article's latest threads, oldest first. @param max number of threads */
export async function listThreadStarts(database: Kysely<Schema>, contentItemId: ContentId, max: number) {
  const newest = await commentsToRead(database)
    .where('comment.content_item_id', '=', contentItemId)
    .where('comment.state', '=', 'published')
    .where('comment.parent_id', 'is', null)
    .select('version.version_number as versionNumber')
    .orderBy('publishedAt', 'desc')
    .limit(max)
    .execute()
  return newest.toReversed()
}

/** Null where the platform has no such comment on anything that is public. */
export async function findPlaceOfComment(database: Kysely<Schema>, platform: string, id: CommentId) {
  const found = await commentsToRead(database)
    .where('platform.key', '=', platform)
    .where('comment.id', '=', id)
    .select(placeColumns)
    .select('comment.state')
    .executeTakeFirst()
  return found === undefined ? null : { place: placeIn(found), state: found.state }
}

/** The search index reads these: the published comments on each publication and its published versions, the oldest first. */
export async function listCommentsToSearch(database: Kysely<Schema>, contentItemIds: readonly ContentId[]) {
  if (contentItemIds.length === 0) return new Map<number, never>()
  const comments = await database
    .selectFrom('comment')
    .leftJoin('report', 'report.id', 'comment.report_id')
    .leftJoin('version', join =>
      join.on(({ eb, ref, fn }) => eb('version.id', '=', fn.coalesce('comment.version_id', ref('report.version_id')))),
    )
    .where('comment.content_item_id', 'in', contentItemIds)
    .where('comment.state', '=', 'published')
    .where('version.pre_completion_status', 'is', null)
    .orderBy('comment.id')
    .select(['comment.content_item_id as contentItemId', 'comment.author_name as authorName', 'comment.body'])
    .$narrowType<{ contentItemId: ContentId }>()
    .execute()
  return Map.groupBy(comments, ({ contentItemId }) => contentItemId)
}
