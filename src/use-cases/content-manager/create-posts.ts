/** Posts of blog and news for their editors, over the database. */
import type { Kysely, Transaction } from 'kysely'
import { listBlogAuthors, storeBlogAuthor, storePost } from '../../data/blog-post.ts'
import {
  addPostRevision,
  deletePost,
  findManagedPost,
  findPostRevision,
  hidePost,
  listManagedPosts,
  listPostRevisions,
  lockPost,
  type ManagedPostRow,
  placePost,
  showPost,
} from '../../data/managed-post.ts'
import type { Schema } from '../../data/schema.ts'
import type { PostSource } from '../../domain/blog/post-entries.ts'
import { pageState, type RevisionsInUse, shownId } from '../../domain/site-pages/page-state.ts'
import type { Blog } from '../blog/blog.ts'
import { reached } from '../reading/reached.ts'
import type { ListedPost, ManagedPosts, PostSaved, PostToSave } from './posts.ts'

export interface PostsSetting {
  kysely: Kysely<Schema>
  blog: Pick<Blog, 'show'>
  now?: () => Date
}

export function createPosts({ kysely, blog, now = () => new Date() }: PostsSetting): ManagedPosts {
  const listed = (row: ManagedPostRow): ListedPost => ({
    ...{ id: row.id, section: row.section, slug: row.slug, title: row.title, authorName: row.authorName },
    ...{ changedAt: row.changedAt, changedBy: row.changedBy },
    state: pageState(inUse(row, now()), now()),
  })

  /** What may be done with one post of a platform. */
  const ofPost = async (platform: string, id: number, act: (row: ManagedPostRow) => Promise<unknown>): Promise<boolean> => {
    const row = await findManagedPost(kysely, platform, { id })
    if (row === null) return false
    await act(row)
    return true
  }

  return {
    list: ({ key }) => reached(async () => (await listManagedPosts(kysely, key)).map(listed)),
    authors: ({ key }) => reached(async () => (await listBlogAuthors(kysely, key, null)).map(({ id, name }) => ({ id, name }))),
    find: ({ key }, id) =>
      reached(async () => {
        const row = await findManagedPost(kysely, key, { id })
        return row && { ...listed(row), source: sourceOf(row), authorId: row.authorId, revisionId: row.newestId }
      }),
    save: ({ key }, { accountId }, id, post) =>
      reached(() => kysely.transaction().execute(trx => savePost(trx, { platform: key, accountId, id, now: now() }, post))),
    hide: ({ key }, id) => reached(() => ofPost(key, id, () => hidePost(kysely, id))),
    remove: ({ key }, id) => reached(() => ofPost(key, id, () => deletePost(kysely, id))),
    revisions: ({ key }, id) =>
      reached(async () => {
        const row = await findManagedPost(kysely, key, { id })
        if (row === null) return null
        const uses = inUse(row, now())
        const shown = shownId(uses, now())
        const revisions = (await listPostRevisions(kysely, id)).map(revision => ({
          ...revision,
          use: revision.id === shown ? ('shown' as const) : revision.id === uses.scheduledId ? ('scheduled' as const) : null,
        }))
        return { post: listed(row), revisions }
      }),
    revision: ({ key }, id, revisionId) =>
      reached(async () => {
        if ((await findManagedPost(kysely, key, { id })) === null) return null
        const found = await findPostRevision(kysely, id, revisionId)
        return found && { title: found.title, excerpt: found.excerpt, body: found.body }
      }),
    restore: ({ key }, { accountId }, id, revisionId) =>
      reached(async () => {
        const revision = await findPostRevision(kysely, id, revisionId)
        if (revision === null) return false
        return await ofPost(key, id, () => kysely.transaction().execute(trx => addPostRevision(trx, id, accountId, revision)))
      }),
    preview: (platform, id) =>
      reached(async () => {
        const row = await findManagedPost(kysely, platform.key, { id })
        return row && (await blog.show(platform, { ...row, date: row.publishAt ?? now() }))
      }),
  }
}

/** A post has one revision that readers see, from a time on. */
function inUse({ newestId, currentId, publishAt }: ManagedPostRow, now: Date): RevisionsInUse {
  const isSeen = publishAt !== null && publishAt <= now
  return isSeen
    ? { newestId, currentId, scheduledId: null, publishAt: null }
    : { newestId, currentId: null, scheduledId: currentId, publishAt }
}

const sourceOf = ({ title, excerpt, body, thumbnailId }: PostSource): PostSource => ({ title, excerpt, body, thumbnailId })

const isSame = (one: PostSource, other: PostSource): boolean =>
  one.title === other.title && one.excerpt === other.excerpt && one.body === other.body && one.thumbnailId === other.thumbnailId

interface Saving {
  platform: string
  accountId: number
  /** Null for a post that is not there yet. */
  id: number | null
  now: Date
}

async function savePost(trx: Transaction<Schema>, { platform, accountId, id, now }: Saving, post: PostToSave): Promise<PostSaved> {
  const { section, slug, showing } = post
  const there = await findManagedPost(trx, platform, { section, slug })
  if (there !== null && there.id !== id) return { kind: 'slug-taken' }
  const from = showing === 'draft' ? null : showing === 'now' ? now : showing
  if (id === null) {
    const authorId = await authorOf(trx, platform, post)
    return { kind: 'saved', id: await storePost(trx, platform, { ...post, authorId, publishAt: from, accountId }) }
  }
  await lockPost(trx, id)
  const before = await findManagedPost(trx, platform, { id })
  if (before === null) return { kind: 'missing' }
  if (before.newestId !== post.basedOn) return { kind: 'changed-meanwhile', by: before.changedBy, at: before.changedAt }
  const revisionId = isSame(before, post) ? before.newestId : await addPostRevision(trx, id, accountId, post)
  await placePost(trx, id, { section, slug, authorId: await authorOf(trx, platform, post) })
  const isSeen = before.publishAt !== null && before.publishAt <= now
  // What readers see already stays as it is until somebody publishes the change.
  if (from !== null && (!isSeen || showing === 'now')) await showPost(trx, id, revisionId, from)
  return { kind: 'saved', id }
}

const authorOf = async (trx: Transaction<Schema>, platform: string, { author }: PostToSave): Promise<number> => {
  if ('id' in author) return author.id
  const [known] = (await listBlogAuthors(trx, platform, null)).filter(({ slug }) => slug === author.slug)
  return known?.id ?? (await storeBlogAuthor(trx, platform, author))
}
