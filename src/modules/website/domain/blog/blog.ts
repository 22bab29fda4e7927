/**
 * Blog and news (specification, accounts.md sections 2 and 3 “Blog”). Both are lists of posts; a platform may have either, both or none.
 */

import type { CommentId, PostId } from '../../../../core/ids/shared-ids.ts'
import type { SafeHtml } from '../../../../core/text/safe-html.ts'
import type { BlogSection } from '../../../sites/domain/blog-paths.ts'
import type { PageImage } from '../site-pages/parts.ts'

export interface BlogAuthor {
  id: number
  slug: string
  name: string
  /** Plain text. */
  bio: string | null
  bioHtml: SafeHtml | null
  avatar: PageImage | null
}

/** A post in a list. */
export interface PostSummary {
  id: PostId
  slug: string
  title: string
  /** Plain text. */
  excerpt: string
  thumbnail: PageImage | null
  /** The time of publication. */
  date: Date
  author: BlogAuthor
  /** The number of its published comments. */
  commentCount: number
  readingMinutes: number
}

export interface Post extends PostSummary {
  section: BlogSection
  html: SafeHtml
  /** The ids of its published comments, in the order of publication. */
  commentIds: CommentId[]
  /** Whether its editor allows comments. */
  commentsOpen: boolean
}

/** The previous and next post of the section by date; null at either end. */
export interface NeighbourPosts {
  /** The previous post, which is older. */
  previous: Pick<PostSummary, 'slug' | 'title'> | null
  next: Pick<PostSummary, 'slug' | 'title'> | null
}

export const postsPerPage = 10
/** The maximum number of posts per API response. */
export const maxPostsPerPage = 100

/** The path of one page of a list. */
export const listPagePath = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`)

/** The number of pages of a list; 0 where it is empty. */
export const lastPageOf = (total: number, show: number): number => Math.ceil(total / show)

/** Parses `?page=`: 1 where it is missing, null where it is invalid. */
export function readPageNumber(text: string | null): number | null {
  if (text === null || text === '') return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}
