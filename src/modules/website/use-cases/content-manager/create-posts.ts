/** Implements the editing of posts over the database. */

import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { noId } from '../../../../core/ids/id.ts'
import type { AccountId, PostId } from '../../../../core/ids/shared-ids.ts'
import { changedSince } from '../../../../core/revisions/changed-meanwhile.ts'
import { publicationState, type RevisionsInUse } from '../../../../core/revisions/publication-state.ts'
import { listRevisions } from '../../../../core/revisions/revision-history.ts'
import { lockPlatform } from '../../../sites/index.ts'
import { listBlogAuthors, refreshPosts, storeBlogAuthor, storePost } from '../../data/blog-post.ts'
import { findPostIds } from '../../data/managed-list.ts'
import {
  addPostRevision,
  deletePost,
  findManagedPost,
  findPostRevision,
  hidePost,
  isPlaceClaimed,
  listManagedPosts,
  lockPost,
  type ManagedPostRow,
  type PostPlace,
  placePost,
  postRevisions,
  scheduleChange,
  showPost,
  unschedulePost,
} from '../../data/managed-post.ts'
import type { PostSource } from '../../domain/blog/post-entries.ts'
import type { BlogAuthorId, PostRevisionId } from '../../domain/ids.ts'
import type { Saved } from '../../domain/site-pages/saved.ts'
import type { Blog } from '../blog/blog.ts'
import { listPage } from './list-page.ts'
import type { ListedPost, ManagedPosts, PostToSave } from './posts.ts'

export interface PostsSetting {
  kysely: Kysely<Schema>
  blog: Pick<Blog, 'show'>
  now?: () => Date
}

export function createPosts({ kysely, blog, now = () => new Date() }: PostsSetting): ManagedPosts {
  const listed = (row: ManagedPostRow): ListedPost => ({
    ...{ id: row.id, section: row.section, slug: row.slug, title: row.title, authorName: row.authorName },
    ...{ changedAt: row.changedAt, changedBy: row.changedBy },
    state: publicationState(inUse(row, now()), now()),
  })

  /** Runs an action on a post if it belongs to the platform. */
  const ofPost = (platform: string, id: PostId, act: (trx: Transaction<Schema>, id: PostId) => Promise<unknown>): Promise<boolean> =>
    kysely.transaction().execute(async trx => {
      await lockPost(trx, id)
      if ((await findManagedPost(trx, platform, { id })) === null) return false
      await act(trx, id)
      return true
    })

  return {
    list: async ({ key }, requested) => {
      const found = await findPostIds(kysely, key, requested)
      return listPage(found, requested, (await listManagedPosts(kysely, key, found.ids)).map(listed))
    },
    authors: async ({ key }) => (await listBlogAuthors(kysely, key, null)).map(({ id, name }) => ({ id, name })),
    find: async ({ key }, id) => {
      const row = await findManagedPost(kysely, key, { id })
      if (row === null) return null
      const { authorId, commentsOpen, newestId: revisionId } = row
      return { ...listed(row), source: sourceOf(row), place: placeOf(row, now()), authorId, commentsOpen, revisionId }
    },
    save: ({ key }, { accountId }, id, post) =>
      kysely.transaction().execute(trx => savePost(trx, { platform: key, accountId, id, now: now() }, post)),
    hide: ({ key }, id) => ofPost(key, id, hidePost),
    unschedule: ({ key }, id) => ofPost(key, id, unschedulePost),
    remove: ({ key }, id) => ofPost(key, id, deletePost),
    revisions: async ({ key }, id) => {
      const row = await findManagedPost(kysely, key, { id })
      if (row === null) return null
      return { post: listed(row), revisions: await listRevisions(kysely, postRevisions, id, inUse(row, now()), now()) }
    },
    revision: async ({ key }, id, revisionId) => {
      if ((await findManagedPost(kysely, key, { id })) === null) return null
      const found = await findPostRevision(kysely, id, revisionId)
      return found && { title: found.title, path: `${found.place.section}/${found.place.slug}`, excerpt: found.excerpt, body: found.body }
    },
    restore: async ({ key }, { accountId }, id, revisionId) => {
      const revision = await findPostRevision(kysely, id, revisionId)
      if (revision === null) return false
      return await ofPost(key, id, trx => addPostRevision(trx, id, accountId, revision, revision.place))
    },
    preview: async (platform, id) => {
      const row = await findManagedPost(kysely, platform.key, { id })
      if (row === null) return null
      return await blog.show(platform, { ...row, ...placeOf(row, now()), author: { id: row.authorId }, date: row.publishAt ?? now() })
    },
    previewUnsaved: async (platform, id, post) => {
      const row = id === null ? null : await findManagedPost(kysely, platform.key, { id })
      return await blog.show(platform, { ...post, id: row?.id ?? noId(), date: row?.publishAt ?? now() })
    },
  }
}

/** The schedule of an unpublished post is its first publication; that of a published post is a change. */
function inUse({ newestId, currentId, publishAt, scheduledId, changeAt }: ManagedPostRow, now: Date): RevisionsInUse<PostRevisionId> {
  const isSeen = publishAt !== null && publishAt <= now
  return isSeen
    ? { newestId, currentId, scheduledId, publishAt: changeAt }
    : { newestId, currentId: null, scheduledId: currentId, publishAt }
}

const sourceOf = ({ title, excerpt, body, thumbnailId }: PostSource): PostSource => ({ title, excerpt, body, thumbnailId })

const isSeen = ({ currentId, publishAt }: ManagedPostRow, now: Date): boolean =>
  currentId !== null && publishAt !== null && publishAt <= now

/** A draft of a published post may have a new path. */
function placeOf(row: ManagedPostRow, now: Date): PostPlace {
  const { section, slug, placeSection, placeSlug, newestId, currentId } = row
  const isOwn = isSeen(row, now) && newestId !== currentId
  return isOwn && placeSection !== null && placeSlug !== null ? { section: placeSection, slug: placeSlug } : { section, slug }
}

const isSame = (one: PostSource, other: PostSource): boolean =>
  one.title === other.title && one.excerpt === other.excerpt && one.body === other.body && one.thumbnailId === other.thumbnailId

interface Saving {
  platform: string
  accountId: AccountId
  /** Null for a new post. */
  id: PostId | null
  now: Date
}

async function savePost(trx: Transaction<Schema>, { platform, accountId, id, now }: Saving, post: PostToSave): Promise<Saved<PostId>> {
  const { section, slug, showing } = post
  const place = { section, slug }
  // If two editors want the same path, the lock lets the second see the first one's post.
  await lockPlatform(trx, platform)
  await refreshPosts(trx)
  const isTaken = await isPlaceClaimed(trx, platform, place, id)
  const from = showing === 'draft' ? null : showing === 'now' ? now : showing
  if (id === null) {
    if (isTaken) return { kind: 'address-taken' }
    const authorId = await authorOf(trx, platform, post)
    return { kind: 'saved', id: await storePost(trx, platform, { ...post, authorId, publishAt: from, accountId }) }
  }
  await lockPost(trx, id)
  const before = await findManagedPost(trx, platform, { id })
  if (before === null) return { kind: 'missing' }
  const changed = changedSince(before, post.basedOn)
  if (changed !== null) return changed
  if (isTaken) return { kind: 'address-taken' }
  const wasAt = placeOf(before, now)
  const stays = wasAt.section === section && wasAt.slug === slug
  const revisionId = stays && isSame(before, post) ? before.newestId : await addPostRevision(trx, id, accountId, post, place)
  // A published post keeps its path until the change is published or comes due.
  const staysSeen = isSeen(before, now) && showing !== 'now'
  const stands = staysSeen ? { section: before.section, slug: before.slug } : place
  await placePost(trx, id, { ...stands, commentsOpen: post.commentsOpen, authorId: await authorOf(trx, platform, post) })
  if (from !== null && staysSeen) await scheduleChange(trx, id, revisionId, from)
  else if (from !== null) await showPost(trx, id, revisionId, from)
  return { kind: 'saved', id }
}

const authorOf = async (trx: Transaction<Schema>, platform: string, { author }: PostToSave): Promise<BlogAuthorId> => {
  if ('id' in author) return author.id
  const [known] = (await listBlogAuthors(trx, platform, null)).filter(({ slug }) => slug === author.slug)
  return known?.id ?? (await storeBlogAuthor(trx, platform, author))
}
