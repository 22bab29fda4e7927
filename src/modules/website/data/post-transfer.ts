/** Exports and restores the blog and the news. Posts that exist already stay unchanged. */

import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { exactTime, givenTime, readTime } from '../../../core/database/exact-time.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { CommentId } from '../../../core/ids/shared-ids.ts'
import { listCommentsToExport, restoreComments } from '../../comments/index.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { PostRevisionId } from '../domain/ids.ts'
import { type MediaIds, renumberMedia } from '../domain/site-pages/renumber-media.ts'
import type { TransferredAuthor, TransferredOrigin, TransferredPost } from '../domain/site-pages/transferred-site-content.ts'
import { newIdOf } from './media-transfer.ts'
import { writerOf } from './site-transfer.ts'
import { originsOf, restoreOrigins } from './wordpress-transfer.ts'

/** Lists authors by platform and slug. */
export const listPostAuthorsToExport = (db: Kysely<Schema>): Promise<TransferredAuthor[]> =>
  db
    .selectFrom('blog_author as author')
    .innerJoin('platform', 'platform.id', 'author.platform_id')
    .leftJoin('account', 'account.id', 'author.account_id')
    .select(['platform.key as platform', 'author.slug', 'author.name', 'author.bio', 'author.site_media_id as avatarId'])
    .select(['account.email as account', 'author.former_slugs as formerSlugs'])
    .select(originsOf('blog_author_id', 'author.id').as('origins'))
    .orderBy('platform.key')
    .orderBy('author.slug')
    .execute()

/** Lists posts by platform, section and slug. */
export async function listPostsToExport(db: Kysely<Schema>): Promise<TransferredPost[]> {
  const posts: TransferredPost[] = []
  for (const { id, ...post } of await listPostRows(db)) {
    const comments: TransferredPost['comments'] = []
    for (const comment of await listCommentsToExport(db, { blogPostId: id }))
      comments.push({ ...comment, origins: await findOriginsOfComment(db, comment.id) })
    posts.push({ ...post, comments })
  }
  return posts
}

const findOriginsOfComment = async (db: Kysely<Schema>, id: CommentId): Promise<TransferredOrigin[]> =>
  (await db.selectFrom('comment').where('id', '=', id).select(originsOf('comment_id', 'comment.id').as('origins')).executeTakeFirst())
    ?.origins ?? []

const listPostRows = (db: Kysely<Schema>) =>
  db
    .selectFrom('blog_post as post')
    .innerJoin('platform', 'platform.id', 'post.platform_id')
    .innerJoin('blog_author as author', 'author.id', 'post.blog_author_id')
    .select(['post.id', 'platform.key as platform', 'post.section', 'post.slug', 'author.slug as author', 'post.is_sample as isSample'])
    .select(['post.comments_open as commentsOpen', 'post.former_addresses as formerAddresses'])
    .select([
      exactTime('post.publish_at').as('publishAt'),
      exactTime('post.change_at').as('changeAt'),
      givenTime('post.created_at').as('createdAt'),
    ])
    .select(originsOf('blog_post_id', 'post.id').as('origins'))
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('blog_post_revision as revision')
          .leftJoin('account', 'account.id', 'revision.account_id')
          .whereRef('revision.blog_post_id', '=', 'post.id')
          .select(['account.email as account', 'title', 'excerpt', 'body', 'site_media_id as thumbnailId'])
          .select(['place_section as placeSection', 'place_slug as placeSlug'])
          .select(givenTime('revision.created_at').as('createdAt'))
          .select(sql<boolean>`revision.id is not distinct from post.current_revision_id`.as('isCurrent'))
          .select(sql<boolean>`revision.id is not distinct from post.scheduled_revision_id`.as('isScheduled'))
          .orderBy('revision.id'),
      ).as('revisions'),
    )
    .orderBy('platform.key')
    .orderBy('post.section')
    .orderBy('post.slug')
    .execute()

/** Requires platforms, accounts and images. */
export async function restorePosts(
  trx: Transaction<Schema>,
  { authors, posts, mediaIds }: { authors: readonly TransferredAuthor[]; posts: readonly TransferredPost[]; mediaIds: MediaIds },
): Promise<void> {
  for (const { platform, avatarId, account, origins, formerSlugs, bio, ...author } of authors) {
    const platformId = await findPlatformId(trx, platform)
    const stored = await trx
      .insertInto('blog_author')
      .values({
        ...author,
        ...{ platform_id: platformId, site_media_id: newIdOf(mediaIds, avatarId), account_id: writerOf(trx, account) },
        ...{ former_slugs: formerSlugs, bio: bio === null ? null : renumberMedia(bio, mediaIds) },
      })
      .onConflict(conflict => conflict.columns(['platform_id', 'slug']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (stored !== undefined) await restoreOrigins(trx, platformId, stored.id, origins)
  }
  for (const {
    platform,
    section,
    slug,
    author,
    publishAt,
    changeAt,
    isSample,
    commentsOpen,
    formerAddresses,
    createdAt,
    origins,
    revisions,
    comments,
  } of posts) {
    const platformId = await findPlatformId(trx, platform)
    const { id: authorId } = await trx
      .selectFrom('blog_author')
      .where('platform_id', '=', platformId)
      .where('slug', '=', author)
      .select('id')
      .executeTakeFirstOrThrow()
    const post = await trx
      .insertInto('blog_post')
      .values({
        ...{ platform_id: platformId, section, slug, blog_author_id: authorId, is_sample: isSample, comments_open: commentsOpen },
        ...{ former_addresses: formerAddresses, created_at: readTime(createdAt) },
      })
      .onConflict(conflict => conflict.columns(['platform_id', 'section', 'slug']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (post === undefined) continue
    const revisionIds: number[] = []
    let current: PostRevisionId | null = null
    let scheduled: PostRevisionId | null = null
    for (const { account, createdAt: at, isCurrent, isScheduled, thumbnailId, body, placeSection, placeSlug, ...revision } of revisions) {
      const made = await trx
        .insertInto('blog_post_revision')
        .values({
          ...revision,
          body: renumberMedia(body, mediaIds),
          site_media_id: newIdOf(mediaIds, thumbnailId),
          ...(placeSection !== null && placeSlug !== null && { place_section: placeSection, place_slug: placeSlug }),
          blog_post_id: post.id,
          account_id: writerOf(trx, account),
          created_at: readTime(at),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      revisionIds.push(made.id)
      if (isCurrent) current = made.id
      if (isScheduled) scheduled = made.id
    }
    await trx
      .updateTable('blog_post')
      .set({
        ...{ publish_at: publishAt === null ? null : readTime(publishAt), current_revision_id: current },
        ...(changeAt !== null && scheduled !== null && { change_at: readTime(changeAt), scheduled_revision_id: scheduled }),
      })
      .where('id', '=', post.id)
      .execute()
    await restoreOrigins(trx, platformId, post.id, origins, revisionIds)
    const commentIds = await restoreComments(trx, { commented: { blogPostId: post.id }, version: null }, comments)
    for (const comment of comments) await restoreOrigins(trx, platformId, commentIds.get(comment.id) ?? 0, comment.origins)
  }
}
