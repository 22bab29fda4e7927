/** Imports authors and posts of a WordPress; each post has its own transaction. */

import { noId } from '../../../../core/ids/id.ts'
import type { PostId } from '../../../../core/ids/shared-ids.ts'
import { truncate } from '../../../../core/text/truncate.ts'
import { usualPostPath, usualSectionPath } from '../../../sites/domain/blog-paths.ts'
import { storeBlogAuthor, storePost } from '../../data/blog-post.ts'
import {
  type ExistingPost,
  findPostAt,
  findPostRow,
  forgetWordpressItem,
  moveAuthor,
  movePost,
  noteWordpressItem,
  unpublishPost,
} from '../../data/wordpress-item.ts'
import { bioOfText } from '../../domain/blog/author-entries.ts'
import type { BlogAuthorId, MediaId } from '../../domain/ids.ts'
import type { WordpressAuthor, WordpressPost } from '../../domain/wordpress/wordpress-content.ts'
import type { ImportedPost } from './import-comments.ts'
import type { MediaOf } from './import-media.ts'
import { hashOf, type ImportRun, leaveOut, note } from './import-run.ts'
import type { TextReader } from './import-texts.ts'

/** The author of posts without a known one; ids there begin at 1. */
const nobodyKnown: WordpressAuthor = { id: 0, slug: 'editors', name: 'The editors', bio: null }

/** @returns ids here by the ids there; a dry run returns only existing ones */
export async function importAuthors(importRun: ImportRun): Promise<ReadonlyMap<number, BlogAuthorId>> {
  const { content, kysely, platform, site, known, dryRun } = importRun
  const named = new Set(content.authors.map(({ id }) => id))
  const writers = new Set(content.posts.map(({ authorId }) => (named.has(authorId) ? authorId : 0)))
  const ids = new Map<number, BlogAuthorId>()
  for (const { id: wordpressId, ...author } of [...content.authors, nobodyKnown].filter(({ id }) => writers.has(id))) {
    const hash = hashOf(author)
    const before = known.of('author', wordpressId)
    if (before !== undefined) ids.set(wordpressId, before.localId)
    note(importRun, before === undefined ? 'created' : before.hash === hash ? 'unchanged' : 'updated', `the author ${author.name}`)
    if (dryRun || before?.hash === hash) continue
    await kysely.transaction().execute(async trx => {
      if (before !== undefined) await moveAuthor(trx, before.localId, author.slug)
      const localId = await storeBlogAuthor(trx, platform, { ...author, bio: bioOfText(author.bio) })
      await noteWordpressItem(trx, platform, site, { kind: 'author', wordpressId, localId, hash, revisionId: null })
      ids.set(wordpressId, localId)
    })
  }
  return ids
}

/** Characters of an excerpt that is generated from the text. */
const maxExcerptLength = 300

interface Circumstances {
  authors: ReadonlyMap<number, BlogAuthorId>
  reader: TextReader
  mediaOf: MediaOf
}

/** @returns the posts that exist here now, or would after a dry run, by their ids there */
export async function importPosts(
  importRun: ImportRun,
  { authors, reader, mediaOf }: Circumstances,
): Promise<ReadonlyMap<number, ImportedPost>> {
  const taken = new Map<number, ImportedPost>()
  for (const section of importRun.hiddenSections ?? [])
    if (importRun.content.posts.some(post => post.section === section)) {
      const message = `the platform does not show these posts until its feature is on (features.${section}.enabled in RECTO_PLATFORMS)`
      importRun.report.warnings.push({ what: usualSectionPath(section), message })
    }
  for (const post of importRun.content.posts) {
    const what = `the post ${usualPostPath(post.section, post.slug)}`
    const body = reader.read(what, post.body)
    const image = post.image === null ? null : mediaOf(post.image)
    if (body === null) leaveOut(importRun, what, 'it is longer than anything that somebody reads')
    else {
      const localId = await importPost(importRun, post, {
        body,
        authorId: authors.get(post.authorId) ?? authors.get(0) ?? noId(),
        thumbnailId: image?.isImage ? image.id : null,
      })
      if (localId !== undefined) taken.set(post.id, { what, localId, authorId: post.authorId })
    }
  }
  return taken
}

interface Ready {
  body: string
  authorId: BlogAuthorId
  thumbnailId: MediaId | null
}

/** @returns its id here; null in a dry run for a new one; undefined where it cannot be imported */
async function importPost(importRun: ImportRun, post: WordpressPost, ready: Ready): Promise<PostId | null | undefined> {
  const { kysely, platform, site, known, dryRun } = importRun
  const { id: wordpressId, section, slug, title, publishAt, commentsOpen } = post
  const excerpt = truncate(post.excerpt, maxExcerptLength)
  const what = `the post ${usualPostPath(section, slug)}`
  // It is added only where comments are closed, so that hashes of earlier imports stay the same.
  const hash = hashOf([section, slug, title, excerpt, publishAt, ready, ...(commentsOpen === false ? ['closed'] : [])])
  const before = known.of('post', wordpressId)
  const own = before === undefined ? null : await findPostRow(kysely, before.localId)
  if (own !== null && before?.hash === hash) {
    note(importRun, 'unchanged', what)
    return own.id
  }
  const there = await findPostAt(kysely, platform, { section, slug })
  const obstacle = importRun.replace || importRun.as === 'followed' ? null : obstacleTo(own, there, before?.revisionId ?? null)
  if (obstacle !== null) {
    leaveOut(importRun, what, obstacle)
    return own?.id
  }
  note(importRun, own === null && there === null ? 'created' : 'updated', what)
  if (dryRun) return own?.id ?? there?.id ?? null
  return await kysely.transaction().execute(async trx => {
    if (own !== null && there === null) await movePost(trx, own.id, { section, slug })
    const localId = await storePost(trx, platform, {
      section,
      slug,
      title,
      excerpt,
      publishAt,
      ...ready,
      ...(commentsOpen !== null && { commentsOpen }),
    })
    if (publishAt === null) await unpublishPost(trx, localId)
    const revisionId = (await findPostRow(trx, localId))?.newestRevisionId ?? null
    await noteWordpressItem(trx, platform, site, { kind: 'post', wordpressId, localId, hash, revisionId })
    return localId
  })
}

function obstacleTo(own: ExistingPost | null, there: ExistingPost | null, revisionId: number | null): string | null {
  if (own === null)
    return there === null ? null : 'a post stands there that did not come from this WordPress (--replace puts this one in its place)'
  if (own.newestRevisionId !== revisionId) return 'somebody has changed it here since (--replace writes over that)'
  return there !== null && there.id !== own.id ? 'another post stands at its new address' : null
}

/** Unpublishes posts that the WordPress no longer has, and keeps their revisions and comments. */
export async function unpublishPosts(importRun: ImportRun): Promise<void> {
  const { kysely, platform, site, known, content, dryRun, report } = importRun
  const present = new Set(content.posts.map(({ id }) => id))
  for (const item of known.all) {
    if (item.kind !== 'post' || present.has(item.wordpressId)) continue
    const post = await findPostRow(kysely, item.localId)
    report.takenOff.push(`the post ${post === null ? item.wordpressId : usualPostPath(post.section, post.slug)}`)
    if (dryRun) continue
    await kysely.transaction().execute(async trx => {
      await unpublishPost(trx, item.localId)
      await forgetWordpressItem(trx, platform, site, item)
    })
  }
}
