/** Posts of the blog and the news in every state, for the CMS. */

import { type Kysely, sql, type Transaction } from 'kysely'
import { inOrderOf } from '../../../core/database/in-order.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId, PostId } from '../../../core/ids/shared-ids.ts'
import type { RevisionTable } from '../../../core/revisions/revision-history.ts'
import type { BlogSection } from '../../sites/domain/blog-paths.ts'
import type { PostSource } from '../domain/blog/post-entries.ts'
import type { BlogAuthorId, PostRevisionId } from '../domain/ids.ts'
import { refreshPosts } from './blog-post.ts'
import { authorOfRevision, nameOf } from './managed-page.ts'

export interface ManagedPostRow extends PostSource {
  id: PostId
  /** The post's current section. */
  section: BlogSection
  slug: string
  /** The section of the newest revision; null where it has none of its own. */
  placeSection: BlogSection | null
  placeSlug: string | null
  authorId: BlogAuthorId
  authorName: string
  commentsOpen: boolean
  newestId: PostRevisionId
  currentId: PostRevisionId | null
  /** The time of publication; null where it is not published. */
  publishAt: Date | null
  /** The revision that replaces the current one for readers from `changeAt` on. */
  scheduledId: PostRevisionId | null
  changeAt: Date | null
  changedAt: Date
  changedBy: string | null
}

/** Joins each post with its newest revision. */
const managed = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('blog_post_now as post')
    .innerJoin('platform', 'platform.id', 'post.platform_id')
    .innerJoin('blog_author as author', 'author.id', 'post.blog_author_id')
    .innerJoin('blog_post_revision as revision', join =>
      join.on('revision.id', '=', eb =>
        eb
          .selectFrom('blog_post_revision')
          .whereRef('blog_post_id', '=', 'post.id')
          .select(({ fn }) => fn.max('blog_post_revision.id').as('id')),
      ),
    )
    .leftJoin('account', 'account.id', 'revision.account_id')
    .where('platform.key', '=', platform)
    .select(['post.id', 'section', 'post.slug', 'author.id as authorId', 'author.name as authorName', 'comments_open as commentsOpen'])
    .select(['title', 'excerpt', 'revision.body', 'revision.site_media_id as thumbnailId'])
    .select(['place_section as placeSection', 'place_slug as placeSlug'])
    .select(['revision.id as newestId', 'current_revision_id as currentId', 'publish_at as publishAt'])
    .select(['scheduled_revision_id as scheduledId', 'change_at as changeAt'])
    .select(['revision.created_at as changedAt', nameOf.as('changedBy')])

/** Finds posts, in the order of the ids. */
export async function listManagedPosts(database: Kysely<Schema>, platform: string, ids: readonly PostId[]): Promise<ManagedPostRow[]> {
  if (ids.length === 0) return []
  return inOrderOf(ids, await managed(database, platform).where('post.id', 'in', ids).execute(), ({ id }) => id)
}

export async function findManagedPost(database: Kysely<Schema>, platform: string, { id }: { id: PostId }): Promise<ManagedPostRow | null> {
  return (await managed(database, platform).where('post.id', '=', id).executeTakeFirst()) ?? null
}

/** Whether another post is at a path, or will be by a schedule. @param but ignores this post */
export async function isPlaceClaimed(
  database: Kysely<Schema>,
  platform: string,
  { section, slug }: PostPlace,
  but: PostId | null,
): Promise<boolean> {
  const claiming = database
    .selectFrom('blog_post_revision')
    .where('place_section', '=', section)
    .where('place_slug', '=', slug)
    .select('blog_post_revision.id')
  const there = await database
    .selectFrom('blog_post_now as post')
    .innerJoin('platform', 'platform.id', 'post.platform_id')
    .where('platform.key', '=', platform)
    .where(({ or, and, eb }) =>
      or([and([eb('post.section', '=', section), eb('post.slug', '=', slug)]), eb('post.scheduled_revision_id', 'in', claiming)]),
    )
    .$if(but !== null, query => query.where('post.id', '!=', but))
    .select('post.id')
    .limit(1)
    .executeTakeFirst()
  return there !== undefined
}

export interface PostPlace {
  section: BlogSection
  slug: string
}

/** The history of posts, for `src/core/revisions`. */
export const postRevisions: RevisionTable = { table: 'blog_post_revision', objectId: 'blog_post_id', author: authorOfRevision }

/** `place` is the post's own where the revision has none. */
export async function findPostRevision(
  database: Kysely<Schema>,
  postId: PostId,
  id: PostRevisionId,
): Promise<(PostSource & { place: PostPlace }) | null> {
  const row = await database
    .selectFrom('blog_post_revision as revision')
    .innerJoin('blog_post_now as post', 'post.id', 'revision.blog_post_id')
    .where('blog_post_id', '=', postId)
    .where('revision.id', '=', id)
    .select(['title', 'excerpt', 'body', 'site_media_id as thumbnailId'])
    .select(eb => [eb.fn.coalesce('place_section', 'section').as('section'), eb.fn.coalesce('place_slug', 'slug').as('slug')])
    .executeTakeFirst()
  if (row === undefined) return null
  const { section, slug, ...source } = row
  return { ...source, place: { section, slug } }
}

/** Locks the post until the end of the transaction, and applies its due changes. */
export async function lockPost(trx: Transaction<Schema>, postId: PostId): Promise<void> {
  await trx.selectFrom('blog_post').where('id', '=', postId).select('id').forUpdate().execute()
  await refreshPosts(trx)
}

/** @param place the post's own if it is left out @returns the revision's id */
export async function addPostRevision(
  trx: Transaction<Schema>,
  postId: PostId,
  accountId: AccountId,
  post: PostSource,
  place?: PostPlace,
): Promise<PostRevisionId> {
  const { title, excerpt, body, thumbnailId } = post
  const { id } = await trx
    .insertInto('blog_post_revision')
    .values({
      ...{ blog_post_id: postId, account_id: accountId, title, excerpt, body, site_media_id: thumbnailId },
      ...(place && { place_section: place.section, place_slug: place.slug }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface PlacedPost extends PostPlace {
  authorId: BlogAuthorId
  commentsOpen: boolean
}

export async function placePost(
  trx: Transaction<Schema>,
  postId: PostId,
  { section, slug, authorId, commentsOpen }: PlacedPost,
): Promise<void> {
  await trx
    .updateTable('blog_post')
    .set({ section, slug, blog_author_id: authorId, comments_open: commentsOpen })
    .where('id', '=', postId)
    .execute()
}

/** Publishes the revision from that time on and removes any schedule; the date of a post that is already published stays. */
export async function showPost(trx: Transaction<Schema>, postId: PostId, revisionId: PostRevisionId, from: Date): Promise<void> {
  await trx
    .updateTable('blog_post')
    .set({ current_revision_id: revisionId, publish_at: sql<Date>`case when publish_at <= now() then publish_at else ${from} end` })
    .set({ scheduled_revision_id: null, change_at: null })
    .where('id', '=', postId)
    .execute()
}

/** Schedules a change of a published post; its current revision stays visible until then. */
export async function scheduleChange(trx: Transaction<Schema>, postId: PostId, revisionId: PostRevisionId, from: Date): Promise<void> {
  await trx.updateTable('blog_post').set({ scheduled_revision_id: revisionId, change_at: from }).where('id', '=', postId).execute()
}

/** Turns a scheduled revision into a draft; the published one stays. */
export async function unschedulePost(trx: Transaction<Schema>, postId: PostId): Promise<void> {
  await trx.updateTable('blog_post').set({ scheduled_revision_id: null, change_at: null }).where('id', '=', postId).execute()
  await trx
    .updateTable('blog_post')
    .set({ current_revision_id: null, publish_at: null })
    .where('id', '=', postId)
    .where('publish_at', '>', sql<Date>`now()`)
    .execute()
}

/** Unpublishes a post and removes its schedule. */
export async function hidePost(trx: Transaction<Schema>, postId: PostId): Promise<void> {
  await trx
    .updateTable('blog_post')
    .set({ current_revision_id: null, publish_at: null, scheduled_revision_id: null, change_at: null })
    .where('id', '=', postId)
    .execute()
}

export async function deletePost(database: Kysely<Schema>, postId: PostId): Promise<void> {
  await database.deleteFrom('blog_post').where('id', '=', postId).execute()
}
