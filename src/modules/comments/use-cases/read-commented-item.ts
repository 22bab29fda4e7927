import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { CommentId } from '../../../core/ids/shared-ids.ts'
import { escapeHtml, type SafeHtml } from '../../../core/text/safe-html.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import { noticeOf, titleUnderNotice } from '../../../document/metadata/publication-notice.ts'
import type { NoticeKind } from '../../../document/metadata/related-article.ts'
import { type ItemKey, itemPath } from '../../publications/domain/content/item-path.ts'
import { type BlogSection, isShownHere, postCommentsPath, postPath } from '../../sites/domain/blog-paths.ts'
import type { Found } from '../../sites/domain/found.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { findPlaceOfComment, type ListedComment, listCommentsOf } from '../data/comment.ts'
import { findCommentableItem, listReportsToCommentOn, type ReportToCommentOn } from '../data/commentable.ts'
import {
  type Commented,
  type CommentTarget,
  commentAnchor,
  commentsPath,
  commentsPathOf,
  postTakesComments,
  takesComments,
} from '../domain/comment.ts'
import { type Threaded, threadsOf } from '../domain/thread.ts'
import type { CommentDependencies } from './comment-dependencies.ts'

export interface CommentedItem {
  /** The subject of all comments: a publication, or a post of blog or news. */
  item: {
    title: string
    titleHtml: SafeHtml | string
    path: string
    commentsPath: string
    isSample: boolean
    /** The gravest notice on the publication. */
    notice: NoticeKind | null
  }
  /** The possible subjects of a new comment: the versions of an article, in their order, or any other publication as a whole. */
  targets: { target: CommentTarget; versionNumber: number | null }[]
  /** The reports on its versions, in the versions' order: further subjects of a new comment. */
  reports: ReportToCommentOn[]
  /** Whether new comments are accepted. */
  isOpen: boolean
  /** The number of public comments. */
  count: number
  threads: Threaded<ListedComment>[]
}

export const readCommentedItem = async (
  kysely: Kysely<Schema>,
  platform: PlatformFacts,
  contentType: ContentType,
  key: ItemKey,
): Promise<Found<CommentedItem>> => {
  const item = await findCommentableItem(kysely, platform.key, contentType, key)
  if (item === null) return { kind: 'missing' }
  const path = itemPath(contentType, item)
  if (key.volume === null) return { kind: 'redirect', path: commentsPath(contentType, item) }
  const [said, reports] = await Promise.all([
    readThreads(kysely, platform, { contentItemId: item.itemId }),
    listReportsToCommentOn(kysely, item.itemId),
  ])
  const targets: CommentedItem['targets'] =
    item.assetId === null
      ? item.versions.map(({ id, versionNumber }) => ({ target: { kind: 'version', id }, versionNumber }))
      : [{ target: { kind: 'asset', id: item.assetId }, versionNumber: null }]
  const notice = noticeOf(item.noticeRelations)
  const [title, titleHtml] = [titleUnderNotice(item.title, notice), titleUnderNotice(item.titleHtml, notice)]
  return {
    kind: 'found',
    item: {
      item: { title, titleHtml, path, commentsPath: commentsPath(contentType, item), isSample: item.sampleContent, notice },
      targets,
      reports,
      isOpen: takesComments(platform),
      ...said,
    },
  }
}

/** Finds the comments on a post as `readCommentedItem` does for a publication. */
export const readCommentedPost = async (
  { kysely, findPost }: Pick<CommentDependencies, 'kysely' | 'findPost'>,
  platform: PlatformFacts,
  section: BlogSection,
  slug: string,
): Promise<Found<CommentedItem>> => {
  const post = isShownHere(section, platform.features) ? await findPost(kysely, platform.key, section, slug) : null
  if (post === null) return { kind: 'missing' }
  const { id, title, commentsOpen } = post
  const said = await readThreads(kysely, platform, { blogPostId: id })
  return {
    kind: 'found',
    item: {
      item: {
        title,
        titleHtml: escapeHtml(title),
        path: postPath(section, slug, platform.features),
        commentsPath: postCommentsPath(section, slug),
        isSample: post.isSample,
        notice: null,
      },
      targets: [{ target: { kind: 'post', id }, versionNumber: null }],
      reports: [],
      isOpen: postTakesComments(platform, commentsOpen),
      ...said,
    },
  }
}

async function readThreads(kysely: Kysely<Schema>, { key }: PlatformFacts, commented: Commented) {
  const comments = await listCommentsOf(kysely, key, commented)
  return { count: comments.filter(({ state }) => state === 'published').length, threads: threadsOf(comments) }
}

/** The path of a comment, or of its page's comments where it was removed; null where it never existed. */
export async function findComment(kysely: Kysely<Schema>, platform: string, id: CommentId): Promise<string | null> {
  const found = await findPlaceOfComment(kysely, platform, id)
  if (found === null || found.state === 'waiting') return null
  return `${commentsPathOf(found.place)}#${commentAnchor(id)}`
}
