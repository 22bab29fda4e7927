/** Posts of blog and news as their editors see them: every state, whether readers see it or not. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { inOrderOf } from '../../../core/database/in-order.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { BlogSection } from '../domain/blog/blog.ts'
import type { PostSource } from '../domain/blog/post-entries.ts'
import { refreshPosts } from './blog-post.ts'
import { type ListedRevision, nameOf } from './managed-page.ts'

export interface ManagedPostRow extends PostSource {
  id: number
  /** Where it stands. */
  section: BlogSection
  slug: string
  /** Where the newest revision is to stand; null where it does not say. */
  placeSection: BlogSection | null
  placeSlug: string | null
  authorId: number
  authorName: string
  commentsOpen: boolean
  newestId: number
  currentId: number | null
  /** From when on readers see it; null where they do not. */
  publishAt: Date | null
  /** What they see instead from `changeAt` on. */
  scheduledId: number | null
  changeAt: Date | null
  changedAt: Date
  changedBy: string | null
}

/** Each with its newest revision. */
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
          .select(({ fn }) => fn.max('id').as('id')),
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

/** In the order of their ids. */
export async function listManagedPosts(database: Kysely<Schema>, platform: string, ids: readonly number[]): Promise<ManagedPostRow[]> {
  if (ids.length === 0) return []
  return inOrderOf(ids, await managed(database, platform).where('post.id', 'in', ids).execute(), ({ id }) => id)
}

export async function findManagedPost(database: Kysely<Schema>, platform: string, { id }: { id: number }): Promise<ManagedPostRow | null> {
  return (await managed(database, platform).where('post.id', '=', id).executeTakeFirst()) ?? null
}

/** Whether another post stands at an address, or will by a schedule. @param but not this one */
export async function isAddressClaimed(
  database: Kysely<Schema>,
  platform: string,
  { section, slug }: PostPlace,
  but: number | null,
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

/** The newest first. */
export async function listPostRevisions(database: Kysely<Schema>, postId: number): Promise<ListedRevision[]> {
  return await database
    .selectFrom('blog_post_revision as revision')
    .leftJoin('account', 'account.id', 'revision.account_id')
    .where('blog_post_id', '=', postId)
    .select(['revision.id', 'title', 'revision.created_at as at', nameOf.as('by')])
    .orderBy('revision.id', 'desc')
    .execute()
}

/** `place` where the post stands, if the revision does not say. */
export async function findPostRevision(
  database: Kysely<Schema>,
  postId: number,
  id: number,
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

/** Nobody else changes it until the transaction ends, and what is due of it is done. */
export async function lockPost(trx: Transaction<Schema>, postId: number): Promise<void> {
  await trx.selectFrom('blog_post').where('id', '=', postId).select('id').forUpdate().execute()
  await refreshPosts(trx)
}

/** @param place where the post stands, if it is left out @returns the revision's id */
export async function addPostRevision(
  trx: Transaction<Schema>,
  postId: number,
  accountId: number,
  post: PostSource,
  place?: PostPlace,
): Promise<number> {
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
  authorId: number
  commentsOpen: boolean
}

export async function placePost(
  trx: Transaction<Schema>,
  postId: number,
  { section, slug, authorId, commentsOpen }: PlacedPost,
): Promise<void> {
  await trx
    .updateTable('blog_post')
    .set({ section, slug, blog_author_id: authorId, comments_open: commentsOpen })
    .where('id', '=', postId)
    .execute()
}

/** Readers see the revision from then on, and nothing else is scheduled; the day of a post that they see already stays. */
export async function showPost(trx: Transaction<Schema>, postId: number, revisionId: number, from: Date): Promise<void> {
  await trx
    .updateTable('blog_post')
    .set({ current_revision_id: revisionId, publish_at: sql<Date>`case when publish_at <= now() then publish_at else ${from} end` })
    .set({ scheduled_revision_id: null, change_at: null })
    .where('id', '=', postId)
    .execute()
}

/** Of a post that readers see: what they see until then stays. */
export async function scheduleChange(trx: Transaction<Schema>, postId: number, revisionId: number, from: Date): Promise<void> {
  await trx.updateTable('blog_post').set({ scheduled_revision_id: revisionId, change_at: from }).where('id', '=', postId).execute()
}

/** What was scheduled is a draft again; what readers see stays. */
export async function unschedulePost(trx: Transaction<Schema>, postId: number): Promise<void> {
  await trx.updateTable('blog_post').set({ scheduled_revision_id: null, change_at: null }).where('id', '=', postId).execute()
  await trx
    .updateTable('blog_post')
    .set({ current_revision_id: null, publish_at: null })
    .where('id', '=', postId)
    .where('publish_at', '>', sql<Date>`now()`)
    .execute()
}

/** Readers see nothing of it any more, nor will they. */
export async function hidePost(trx: Transaction<Schema>, postId: number): Promise<void> {
  await trx
    .updateTable('blog_post')
    .set({ current_revision_id: null, publish_at: null, scheduled_revision_id: null, change_at: null })
    .where('id', '=', postId)
    .execute()
}

export async function deletePost(database: Kysely<Schema>, postId: number): Promise<void> {
  await database.deleteFrom('blog_post').where('id', '=', postId).execute()
}
