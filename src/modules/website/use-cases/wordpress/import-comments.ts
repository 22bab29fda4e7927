/** Imports comments on posts of a WordPress, besides those written here; each post has one transaction. */
import type { CommentId, PostId } from '../../../../core/ids/shared-ids.ts'
import {
  addImportedComment,
  changeImportedComment,
  emptyImportedComment,
  type ImportedComment,
  listImportedComments,
} from '../../data/wordpress-comment.ts'
import { noteWordpressItem } from '../../data/wordpress-item.ts'
import { nameless } from '../../domain/wordpress/comment-text.ts'
import { parentsFirst } from '../../domain/wordpress/parents-first.ts'
import type { WordpressComment } from '../../domain/wordpress/wordpress-content.ts'
import { countedComments } from './export-comments.ts'
import { hashOf, type ImportRun, leaveOut, maxTextLength, note } from './import-run.ts'

/** An imported post, or one that a dry run would import. */
export interface ImportedPost {
  what: string
  /** Null in a dry run for a post that does not exist here yet. */
  localId: PostId | null
  /** The id of its author there. */
  authorId: number
}

/** @param posts by their ids there */
export async function importComments(importRun: ImportRun, posts: ReadonlyMap<number, ImportedPost>): Promise<void> {
  const { comments } = importRun.content
  if (comments === null) return
  for (const [postId, ofPost] of Map.groupBy(comments, comment => comment.postId)) {
    const post = posts.get(postId)
    if (post === undefined) leaveCommentsOut(importRun, postId, ofPost.length)
    else await importCommentsOf(importRun, post, parentsFirst(ofPost))
  }
  if (importRun.as === 'followed') await unpublishComments(importRun, posts, new Set(comments.map(({ id }) => id)))
}

function leaveCommentsOut(importRun: ImportRun, postId: number, count: number): void {
  const page = importRun.content.pages.find(({ id }) => id === postId)
  if (page === undefined) leaveOut(importRun, `${countedComments(count)} on number ${postId} there`, 'it did not come along')
  else leaveOut(importRun, `${countedComments(count)} on the page ${page.path}`, 'readers comment on posts here, not on pages')
}

interface Changed {
  comment: WordpressComment
  hash: string
}

async function importCommentsOf(importRun: ImportRun, post: ImportedPost, comments: readonly WordpressComment[]): Promise<void> {
  const { kysely, platform, site, known, dryRun } = importRun
  const changed: Changed[] = []
  for (const comment of comments) {
    const { id, parentId, authorName, body, at, state } = comment
    const what = `comment ${id} on ${post.what}`
    const before = known.of('comment', id)
    const hash = hashOf([post.localId, parentId, authorName, roleOf(comment, post), body, at, state])
    if (body.length > maxTextLength) leaveOut(importRun, what, 'it is longer than anything that somebody reads')
    else {
      note(importRun, before === undefined ? 'created' : before.hash === hash ? 'unchanged' : 'updated', what)
      if (before?.hash !== hash) changed.push({ comment, hash })
    }
  }
  const { localId: blogPostId } = post
  if (dryRun || blogPostId === null || changed.length === 0) return
  await kysely.transaction().execute(async trx => {
    const here = new Map<number, CommentId>()
    for (const { comment, hash } of changed) {
      const before = known.of('comment', comment.id)
      const parentId =
        comment.parentId === null ? null : (here.get(comment.parentId) ?? known.of('comment', comment.parentId)?.localId ?? null)
      const { authorName, body, at, state } = comment
      const taken: ImportedComment = { blogPostId, parentId, authorName, role: roleOf(comment, post), body, at, state }
      if (before !== undefined) await changeImportedComment(trx, before.localId, taken)
      const localId = before?.localId ?? (await addImportedComment(trx, taken))
      here.set(comment.id, localId)
      await noteWordpressItem(trx, platform, site, { kind: 'comment', wordpressId: comment.id, localId, hash, revisionId: null })
    }
  })
}

/** Accounts there are unknown here; all that is known is whether one of them wrote the post. */
const roleOf = ({ authorId }: WordpressComment, post: ImportedPost) => (authorId !== 0 && authorId === post.authorId ? 'author' : null)

/** Marks a removed comment; it differs from any hash, so that the comment is restored if it reappears. */
const removedHash = 'gone'

/** Removes comments that were deleted, marked as spam or held back there. A removed post keeps its comments. */
async function unpublishComments(
  importRun: ImportRun,
  posts: ReadonlyMap<number, ImportedPost>,
  present: ReadonlySet<number>,
): Promise<void> {
  const { kysely, platform, site, known, report } = importRun
  const namesById = new Map(Array.from(posts.values(), ({ localId, what }) => [localId, what]))
  for (const { wordpressId, localId, blogPostId } of await listImportedComments(kysely, platform, site)) {
    const what = namesById.get(blogPostId)
    if (what === undefined || present.has(wordpressId) || known.of('comment', wordpressId)?.hash === removedHash) continue
    report.takenOff.push(`comment ${wordpressId} on ${what}`)
    await kysely.transaction().execute(async trx => {
      await emptyImportedComment(trx, localId, { name: nameless, reason: `It is read no more at ${site}.` })
      await noteWordpressItem(trx, platform, site, { kind: 'comment', wordpressId, localId, hash: removedHash, revisionId: null })
    })
  }
}
