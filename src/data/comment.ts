/** What readers wrote about items, versions and reports, as everybody may read it. */
import { type Kysely, sql } from 'kysely'
import { inOrderOf } from './in-order.ts'
import type { Schema } from './schema.ts'

/** What they say, of items that are public and versions that are no drafts. */
const commentsToRead = (database: Kysely<Schema>) =>
  database
    .selectFrom('comment')
    .innerJoin('content_item as item', 'item.id', 'comment.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .leftJoin('report', 'report.id', 'comment.report_id')
    .leftJoin('version', join =>
      join.on(({ eb, ref, fn }) => eb('version.id', '=', fn.coalesce('comment.version_id', ref('report.version_id')))),
    )
    .leftJoin('organisation', 'organisation.ror', 'comment.institution_ror')
    .where('item.is_public', '=', true)
    .where('version.pre_completion_status', 'is', null)
    .select([
      'comment.id',
      'comment.content_item_id as contentId',
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

/** In the order of the ids; those on drafts, those of other platforms, unknown ones and those that nobody may read are left out. */
export async function findPublishedComments(database: Kysely<Schema>, platform: string, ids: readonly number[]) {
  if (ids.length === 0) return []
  const comments = await commentsToRead(database)
    .where('platform.key', '=', platform)
    .where('comment.state', '=', 'published')
    .where('comment.id', 'in', ids)
    .execute()
  return inOrderOf(ids, comments, ({ id }) => id)
}

export type CommentOfItem = Awaited<ReturnType<typeof listCommentsOfItem>>[number]

/** In the order in which they were published; with those that were taken away, whose places answers may need. */
export const listCommentsOfItem = (database: Kysely<Schema>, platform: string, contentItemId: number) =>
  commentsToRead(database)
    .where('platform.key', '=', platform)
    .where('comment.content_item_id', '=', contentItemId)
    .where('comment.state', '!=', 'waiting')
    .select(['comment.state', 'comment.account_id as accountId', 'version.version_number as versionNumber'])
    .orderBy('publishedAt')
    .orderBy('comment.id')
    .execute()

/** Of an item that may be read. @param most of the newest */
export async function countAndListLatestComments(
  database: Kysely<Schema>,
  contentItemId: number,
  most: number,
): Promise<{ count: number; latest: PublishedComment[] }> {
  const published = commentsToRead(database)
    .where('comment.content_item_id', '=', contentItemId)
    .where('comment.state', '=', 'published')
    .select(sql<number>`(count(*) over ())::integer`.as('count'))
  const rows = await published.orderBy('publishedAt', 'desc').orderBy('comment.id', 'desc').limit(most).execute()
  return { count: rows[0]?.count ?? 0, latest: rows }
}

/** Where discussions of an article began, the newest of them, oldest first. @param most of them */
export async function listThreadStarts(database: Kysely<Schema>, contentItemId: number, most: number) {
  const newest = await commentsToRead(database)
    .where('comment.content_item_id', '=', contentItemId)
    .where('comment.state', '=', 'published')
    .where('comment.parent_id', 'is', null)
    .select('version.version_number as versionNumber')
    .orderBy('publishedAt', 'desc')
    .limit(most)
    .execute()
  return newest.toReversed()
}

/** Null where the platform has no such comment on anything that is public. */
export async function findPlaceOfComment(database: Kysely<Schema>, platform: string, id: number) {
  const found = await commentsToRead(database)
    .where('platform.key', '=', platform)
    .where('comment.id', '=', id)
    .select(['item.content_type as contentType', 'item.volume', 'item.publication_id as publicationId', 'comment.state'])
    .executeTakeFirst()
  return found ?? null
}
