/** Maps objects of a WordPress to the rows that were created from them. */

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { CommentId, PageId, PostId } from '../../../core/ids/shared-ids.ts'
import type { BlogSection } from '../../sites/domain/blog-paths.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { BlogAuthorId, BoardMemberId, BoardSubjectId, MediaId } from '../domain/ids.ts'
import { refreshPosts } from './blog-post.ts'
import type { WordpressKind } from './wordpress-tables.ts'

/** The ids of the rows here, by kind. */
interface LocalIds {
  page: PageId
  redirect: PageId
  post: PostId
  author: BlogAuthorId
  media: MediaId
  subject: BoardSubjectId
  member: BoardMemberId
  comment: CommentId
}

interface ItemOfKind<Kind extends WordpressKind> {
  kind: Kind
  wordpressId: number
  /** The id of the page, post, author, file, subject, member or comment in this database. */
  localId: LocalIds[Kind]
  hash: string
  revisionId: number | null
}

export type WordpressItem = { [Kind in WordpressKind]: ItemOfKind<Kind> }[WordpressKind]

export type WordpressItemOf<Kind extends WordpressKind> = Extract<WordpressItem, { kind: Kind }>

export const isOfKind = <Kind extends WordpressKind>(item: WordpressItem, kind: Kind): item is WordpressItemOf<Kind> => item.kind === kind

/** The column that refers to the row, by kind. */
export const columnOf = {
  page: 'site_page_id',
  redirect: 'site_page_id',
  post: 'blog_post_id',
  author: 'blog_author_id',
  media: 'site_media_id',
  subject: 'board_subject_id',
  member: 'board_member_id',
  comment: 'comment_id',
} as const satisfies Record<WordpressKind, string>

/** @param platform its key @param site the WordPress's host and path */
export async function listWordpressItems(database: Kysely<Schema>, platform: string, site: string): Promise<WordpressItem[]> {
  return await database
    .selectFrom('wordpress_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('site', '=', site)
    .select(['kind', 'wordpress_id as wordpressId', 'content_hash as hash', 'revision_id as revisionId'])
    .select(
      sql<
        PageId & PostId & BlogAuthorId & MediaId & BoardSubjectId & BoardMemberId & CommentId
      >`coalesce(site_page_id, blog_post_id, blog_author_id, site_media_id, board_subject_id, board_member_id, comment_id)`.as('localId'),
    )
    .execute()
}

/** The id in that WordPress of a page or post; null where it does not come from there. */
export async function findWordpressId(
  database: Kysely<Schema>,
  platform: string,
  site: string,
  { kind, id }: { kind: 'page'; id: PageId } | { kind: 'post'; id: PostId },
): Promise<number | null> {
  const row = await database
    .selectFrom('wordpress_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('site', '=', site)
    .where('kind', '=', kind)
    .where(columnOf[kind], '=', id)
    .select('wordpress_id as wordpressId')
    .executeTakeFirst()
  return row?.wordpressId ?? null
}

/** @throws OperatorError for an unknown platform */
export async function noteWordpressItem(
  database: Kysely<Schema>,
  platform: string,
  site: string,
  { kind, wordpressId, localId, hash, revisionId }: WordpressItem,
): Promise<void> {
  const facts = { [columnOf[kind]]: localId, content_hash: hash, revision_id: revisionId }
  await database
    .insertInto('wordpress_item')
    .values({ platform_id: await findPlatformId(database, platform), site, kind, wordpress_id: wordpressId, ...facts })
    .onConflict(conflict => conflict.columns(['platform_id', 'site', 'kind', 'wordpress_id']).doUpdateSet(facts))
    .execute()
}

export async function forgetWordpressItem(
  database: Kysely<Schema>,
  platform: string,
  site: string,
  { kind, wordpressId }: Pick<WordpressItem, 'kind' | 'wordpressId'>,
): Promise<void> {
  await database
    .deleteFrom('wordpress_item')
    .where('platform_id', '=', eb => eb.selectFrom('platform').select('platform.id').where('key', '=', platform))
    .where('site', '=', site)
    .where('kind', '=', kind)
    .where('wordpress_id', '=', wordpressId)
    .execute()
}

export interface ExistingPage {
  id: PageId
  path: string
  /** The newest of all revisions; null where there is none. */
  newestRevisionId: number | null
}

/** Finds the page at a path, published or not. */
export async function findPageAt(database: Kysely<Schema>, platform: string, path: string): Promise<ExistingPage | null> {
  return (await pages(database, platform).where('path', '=', path).executeTakeFirst()) ?? null
}

export async function findPageRow(database: Kysely<Schema>, platform: string, id: PageId): Promise<ExistingPage | null> {
  return (await pages(database, platform).where('page.id', '=', id).executeTakeFirst()) ?? null
}

const pages = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('site_page as page')
    .innerJoin('platform', 'platform.id', 'page.platform_id')
    .where('platform.key', '=', platform)
    .select(['page.id', 'path'])
    .select(eb =>
      eb
        .selectFrom('site_page_revision')
        .whereRef('site_page_id', '=', 'page.id')
        .select(({ fn }) => fn.max('site_page_revision.id').as('newest'))
        .as('newestRevisionId'),
    )

export interface ExistingPost {
  id: PostId
  section: BlogSection
  slug: string
  newestRevisionId: number | null
}

export async function findPostRow(database: Kysely<Schema>, id: PostId): Promise<ExistingPost | null> {
  return (await posts(database).where('post.id', '=', id).executeTakeFirst()) ?? null
}

export async function findPostAt(
  database: Kysely<Schema>,
  platform: string,
  { section, slug }: Pick<ExistingPost, 'section' | 'slug'>,
): Promise<ExistingPost | null> {
  const found = await posts(database)
    .innerJoin('platform', 'platform.id', 'post.platform_id')
    .where('platform.key', '=', platform)
    .where('section', '=', section)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return found ?? null
}

const posts = (database: Kysely<Schema>) =>
  database
    .selectFrom('blog_post_now as post')
    .select(['post.id', 'section', 'slug'])
    .select(eb =>
      eb
        .selectFrom('blog_post_revision')
        .whereRef('blog_post_id', '=', 'post.id')
        .select(({ fn }) => fn.max('blog_post_revision.id').as('newest'))
        .as('newestRevisionId'),
    )

/** Moves a page with its revisions to another path, which must be free. */
export async function movePage(database: Kysely<Schema>, id: PageId, path: string): Promise<void> {
  await database.updateTable('site_page').set({ path }).where('id', '=', id).execute()
}

/** Unpublishes a post and keeps its revisions. */
export async function unpublishPost(database: Kysely<Schema>, id: PostId): Promise<void> {
  await database
    .updateTable('blog_post')
    .set({ publish_at: null, scheduled_revision_id: null, change_at: null })
    .where('id', '=', id)
    .execute()
}

/** Moves a post with its revisions and comments to another path. @returns false where another post has that path */
export async function movePost(
  trx: Transaction<Schema>,
  id: PostId,
  { section, slug }: Pick<ExistingPost, 'section' | 'slug'>,
): Promise<boolean> {
  await refreshPosts(trx)
  const other = await trx
    .selectFrom('blog_post as other')
    .innerJoin('blog_post as post', 'post.platform_id', 'other.platform_id')
    .where('post.id', '=', id)
    .where('other.section', '=', section)
    .where('other.slug', '=', slug)
    .where('other.id', '!=', id)
    .select('other.id')
    .executeTakeFirst()
  if (other !== undefined) return false
  await trx.updateTable('blog_post').set({ section, slug }).where('id', '=', id).execute()
  return true
}

/** Moves an author to another slug. */
export async function moveAuthor(database: Kysely<Schema>, id: number, slug: string): Promise<void> {
  await sql`
    update blog_author as author set slug = ${slug} where id = ${id} and
      not exists (select from blog_author as other where other.platform_id = author.platform_id and other.slug = ${slug})`.execute(database)
}
