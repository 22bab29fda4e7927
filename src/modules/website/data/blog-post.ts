/** Stores posts of the blog and the news. */

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId, CommentId, PostId } from '../../../core/ids/shared-ids.ts'
import type { CommentablePost } from '../../comments/domain/comment.ts'
import { commentIdsOfPost } from '../../comments/index.ts'
import type { BlogSection } from '../../sites/domain/blog-paths.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { NeighbourPosts } from '../domain/blog/blog.ts'
import type { BlogAuthorId, MediaId, PostRevisionId } from '../domain/ids.ts'

export interface BlogAuthorRow {
  id: BlogAuthorId
  slug: string
  name: string
  /** Unsanitised HTML; it is sanitised when it is read. */
  bio: string | null
  avatarId: MediaId | null
}

export interface PostRow {
  id: PostId
  section: BlogSection
  slug: string
  title: string
  excerpt: string
  body: string
  thumbnailId: number | null
  date: Date
  author: BlogAuthorRow
  commentIds: CommentId[]
  commentsOpen: boolean
}

export interface PostsRequest {
  /** Null for both sections. */
  section: BlogSection | null
  authorSlug?: string | undefined
  slug?: string | undefined
  /** Searched in title, excerpt and text. */
  search?: string | undefined
  ids?: readonly PostId[] | undefined
  page: number
  show: number
}

/**
 * The revision of a published post that readers see: the scheduled one once its time has come. Requires a query in which `post` is
 * `blog_post_now`.
 */
export const shownPostRevision = sql<PostRevisionId | null>`case when post.change_at <= now() then post.scheduled_revision_id else post.current_revision_id end`

/** Selects the posts that are published. */
function shown(
  database: Kysely<Schema>,
  platform: string,
  { section, authorSlug, slug, search, ids }: Omit<PostsRequest, 'page' | 'show'>,
) {
  let query = database
    .selectFrom('blog_post_now as post')
    .innerJoin('platform', 'platform.id', 'post.platform_id')
    .innerJoin('blog_post_revision as revision', join => join.on('revision.id', '=', shownPostRevision))
    .innerJoin('blog_author as author', 'author.id', 'post.blog_author_id')
    .where('platform.key', '=', platform)
    .where('publish_at', '<=', sql<Date>`now()`)
  if (section !== null) query = query.where('section', '=', section)
  if (authorSlug !== undefined) query = query.where('author.slug', '=', authorSlug)
  if (slug !== undefined) query = query.where('post.slug', '=', slug)
  if (ids !== undefined) query = query.where('post.id', 'in', ids)
  if (search !== undefined)
    query = query.where(
      sql<boolean>`to_tsvector('simple', revision.title || ' ' || excerpt || ' ' || regexp_replace(revision.body, '<[^>]*>', ' ', 'g'))
        @@ plainto_tsquery('simple', ${search})`,
    )
  return query
}

/** Finds the current path of a post that was here before. */
export async function findMovedPost(
  database: Kysely<Schema>,
  platform: string,
  { section, slug }: { section: BlogSection; slug: string },
): Promise<{ section: BlogSection; slug: string } | null> {
  const found = await shown(database, platform, { section: null })
    .where(sql<boolean>`${`${section}/${slug}`} = any(post.former_addresses)`)
    .select(['section', 'post.slug'])
    .orderBy('post.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/** Lists posts, newest first. @returns one page of them and the total */
export async function listPosts(
  database: Kysely<Schema>,
  platform: string,
  { page, show, ...requested }: PostsRequest,
): Promise<{ posts: PostRow[]; total: number }> {
  const { total } = await shown(database, platform, requested)
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow()
  if (total === 0) return { posts: [], total }
  const rows = await shown(database, platform, requested)
    .select(['post.id', 'section', 'post.slug', 'title', 'excerpt', 'revision.body', 'revision.site_media_id as thumbnailId'])
    .select(['comments_open as commentsOpen', commentIdsOfPost.as('commentIds')])
    .select(eb => eb.ref('publish_at').$notNull().as('date'))
    .select(['author.id as authorId', 'author.slug as authorSlug', 'author.name', 'author.bio', 'author.site_media_id as avatarId'])
    .orderBy('publish_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(show)
    .offset((page - 1) * show)
    .execute()
  const posts = rows.map(({ authorId, authorSlug, name, bio, avatarId, ...post }) => ({
    ...post,
    author: { id: authorId, slug: authorSlug, name, bio, avatarId },
  }))
  return { posts, total }
}

/** Finds the published posts before and after a post by date. */
export async function findNeighbourPosts(
  database: Kysely<Schema>,
  platform: string,
  section: BlogSection,
  id: PostId,
): Promise<NeighbourPosts> {
  const find = async (side: 'previous' | 'next') => {
    const isNeighbour = sql<boolean>`(post.publish_at, post.id) ${sql.raw(side === 'next' ? '>' : '<')}
      (select here.publish_at, here.id from blog_post as here where here.id = ${id})`
    const order = side === 'next' ? 'asc' : 'desc'
    const found = await shown(database, platform, { section })
      .where(isNeighbour)
      .select(['post.slug', 'title'])
      .orderBy('publish_at', order)
      .orderBy('post.id', order)
      .limit(1)
      .executeTakeFirst()
    return found ?? null
  }
  return { previous: await find('previous'), next: await find('next') }
}

/** Lists the paths of a section's posts with the time of their last change, newest first. */
export async function listPostSlugs(
  database: Kysely<Schema>,
  platform: string,
  section: BlogSection,
): Promise<{ slug: string; updatedAt: Date }[]> {
  return await shown(database, platform, { section })
    .select([
      'post.slug',
      sql<Date>`greatest(publish_at, revision.created_at, case when change_at <= now() then change_at end)`.as('updatedAt'),
    ])
    .orderBy('publish_at', 'desc')
    .orderBy('post.id', 'desc')
    .execute()
}

/** Lists authors by name. @param ids restricts them; null for all */
export async function listBlogAuthors(
  database: Kysely<Schema>,
  platform: string,
  ids: readonly BlogAuthorId[] | null,
): Promise<BlogAuthorRow[]> {
  return await authors(database, platform)
    .$if(ids !== null, query => query.where('writer.id', 'in', ids ?? []))
    .orderBy('writer.name')
    .orderBy('writer.id')
    .execute()
}

export async function findBlogAuthor(database: Kysely<Schema>, platform: string, slug: string): Promise<BlogAuthorRow | null> {
  return (await authors(database, platform).where('writer.slug', '=', slug).executeTakeFirst()) ?? null
}

/** Finds the current slug of an author who had this one before. */
export async function findMovedAuthor(database: Kysely<Schema>, platform: string, slug: string): Promise<string | null> {
  const found = await authors(database, platform)
    .where(sql<boolean>`${slug} = any(writer.former_slugs)`)
    .orderBy('writer.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.slug ?? null
}

const authors = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('blog_author as writer')
    .innerJoin('platform', 'platform.id', 'writer.platform_id')
    .where('platform.key', '=', platform)
    .select(['writer.id', 'writer.slug', 'writer.name', 'writer.bio', 'writer.site_media_id as avatarId'])

export interface NewBlogAuthor {
  slug: string
  name: string
  /** HTML. */
  bio?: string | null
  /** If it is left out, an image that an editor chose stays. */
  avatarId?: MediaId | null
}

/**
 * Creates an author, or changes the one with this slug.
 * @param platform its key @returns the author's id @throws OperatorError for an unknown platform
 */
export async function storeBlogAuthor(database: Kysely<Schema>, platform: string, author: NewBlogAuthor): Promise<BlogAuthorId> {
  const { slug, name, bio = null, avatarId } = author
  const platformId = await findPlatformId(database, platform)
  const { id } = await database
    .insertInto('blog_author')
    .values({ platform_id: platformId, slug, name, bio, site_media_id: avatarId ?? null })
    .onConflict(conflict =>
      conflict.columns(['platform_id', 'slug']).doUpdateSet({ name, bio, ...(avatarId !== undefined && { site_media_id: avatarId }) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NewPost {
  section: BlogSection
  slug: string
  authorId: BlogAuthorId
  title: string
  excerpt: string
  body: string
  thumbnailId?: MediaId | null
  /** The time of publication; null where it is not published. */
  publishAt: Date | null
  accountId?: AccountId | null
  isSample?: boolean
  /** If it is left out, a new post is open for comments and an existing one stays as it is. */
  commentsOpen?: boolean
}

/** Applies scheduled changes that are due, including new paths. Call it before a path is assigned. */
export async function refreshPosts(trx: Transaction<Schema>): Promise<void> {
  // An update without rows would still be recorded as a change of the site.
  const due = await trx.selectFrom('blog_post').where('change_at', '<=', sql<Date>`now()`).select('id').limit(1).executeTakeFirst()
  if (due === undefined) return
  await sql`
    update blog_post as post set section = due.section, slug = due.slug,
      current_revision_id = post.scheduled_revision_id, scheduled_revision_id = null, change_at = null
    from blog_post_now as due where due.id = post.id and post.change_at <= now()`.execute(trx)
}

/**
 * Adds a revision to the post at a path, which is created where there is none.
 * @param platform its key @returns its id @throws OperatorError for an unknown platform
 */
export async function storePost(trx: Transaction<Schema>, platform: string, post: NewPost): Promise<PostId> {
  const { section, slug, authorId, publishAt } = post
  await refreshPosts(trx)
  const isOpen = post.commentsOpen === undefined ? {} : { comments_open: post.commentsOpen }
  const { id } = await trx
    .insertInto('blog_post')
    .values({
      platform_id: await findPlatformId(trx, platform),
      section,
      slug,
      blog_author_id: authorId,
      is_sample: post.isSample ?? false,
      ...isOpen,
    })
    .onConflict(conflict => conflict.columns(['platform_id', 'section', 'slug']).doUpdateSet({ blog_author_id: authorId, ...isOpen }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { title, excerpt, body, thumbnailId = null, accountId = null } = post
  const revision = await trx
    .insertInto('blog_post_revision')
    .values({ blog_post_id: id, account_id: accountId, title, excerpt, body, site_media_id: thumbnailId })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (publishAt !== null)
    await trx
      .updateTable('blog_post')
      .set({ current_revision_id: revision.id, publish_at: publishAt, scheduled_revision_id: null, change_at: null })
      .where('id', '=', id)
      .execute()
  return id
}

/** Deletes the sample posts, and authors who have none left. @returns the number of posts */
export async function deleteSamplePosts(database: Kysely<Schema>): Promise<number> {
  const removed = await database.deleteFrom('blog_post').where('is_sample', '=', true).returning('blog_author_id').execute()
  const authorIds = removed.map(row => row.blog_author_id)
  if (authorIds.length > 0)
    await database
      .deleteFrom('blog_author')
      .where('id', 'in', authorIds)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('blog_post').select('id').whereRef('blog_author_id', '=', 'blog_author.id'))),
      )
      .execute()
  return removed.length
}

/** The post as readers comment on it; null where the platform has none that readers see. @param platform its key */
export async function findCommentablePost(
  db: Kysely<Schema>,
  platform: string,
  section: BlogSection,
  slug: string,
): Promise<CommentablePost | null> {
  const found = await db
    .selectFrom('blog_post_now as post')
    .innerJoin('platform', 'platform.id', 'post.platform_id')
    .innerJoin('blog_post_revision as revision', join => join.on('revision.id', '=', shownPostRevision))
    .where('platform.key', '=', platform)
    .where('post.section', '=', section)
    .where('post.slug', '=', slug)
    .where('post.publish_at', '<=', sql<Date>`now()`)
    .select(['post.id', 'revision.title', 'post.comments_open as commentsOpen', 'post.is_sample as isSample'])
    .executeTakeFirst()
  return found ?? null
}
