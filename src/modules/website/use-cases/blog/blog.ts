/** Queries of blog and news: the port between pages and the API on one side, and the database on the other. */

import type { CommentId, PostId } from '../../../../core/ids/shared-ids.ts'
import type { listCommentsOnPosts } from '../../../comments/index.ts'
import type { BlogSection } from '../../../sites/domain/blog-paths.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { BlogAuthor, NeighbourPosts, Post, PostSummary } from '../../domain/blog/blog.ts'
import type { BlogAuthorId } from '../../domain/ids.ts'

export interface PostPage {
  posts: PostSummary[]
  page: number
  lastPage: number
  /** The number of posts on all pages. */
  total: number
}

export interface PostsForMachines {
  section: BlogSection | null
  slug?: string | undefined
  authorSlug?: string | undefined
  search?: string | undefined
  ids?: readonly PostId[] | undefined
  page: number
  show: number
}

export type PostToShow = Pick<Post, 'id' | 'section' | 'slug' | 'title' | 'excerpt' | 'date'> & {
  body: string
  thumbnailId: number | null
  /** An existing author, or one to create. */
  author: { id: BlogAuthorId } | { name: string; slug: string }
}

export interface CommentsRequest {
  postIds?: readonly PostId[] | undefined
  ids?: readonly CommentId[] | undefined
  /** Sorts by the time of publication. */
  order: 'asc' | 'desc'
  page: number
  show: number
}

export type PostComment = Awaited<ReturnType<typeof listCommentsOnPosts>>['comments'][number]

/** Every method rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface Blog {
  /** Lists posts, newest first; null where the list is empty, has no such page, or the platform has no such section. */
  list(platform: PlatformFacts, section: BlogSection, page: number): Promise<PostPage | null>
  post(platform: PlatformFacts, section: BlogSection, slug: string): Promise<Post | null>
  neighbours(platform: PlatformFacts, post: Pick<Post, 'section' | 'id'>): Promise<NeighbourPosts>
  /** The current path of a post that was here before; null where there is none. */
  movedPost(platform: PlatformFacts, section: BlogSection, slug: string): Promise<string | null>
  /** Shows a post as readers would see it, published or not: for previews. */
  show(platform: PlatformFacts, post: PostToShow): Promise<Post>
  /** @returns null where nobody with this slug has written a post of the section */
  author(platform: PlatformFacts, section: BlogSection, slug: string, page: number): Promise<{ author: BlogAuthor; posts: PostPage } | null>
  /** The current path of an author who was here before; null where there is none. */
  movedAuthor(platform: PlatformFacts, section: BlogSection, slug: string): Promise<string | null>
  /** Lists posts with their texts for the API, where an empty list is a valid response. */
  posts(platform: PlatformFacts, requested: PostsForMachines): Promise<{ posts: Post[]; total: number }>
  /** Lists the published comments on posts. */
  comments(platform: PlatformFacts, requested: CommentsRequest): Promise<{ comments: PostComment[]; total: number }>
  /** @param ids restricts the authors; null for all */
  authors(platform: PlatformFacts, ids: readonly BlogAuthorId[] | null): Promise<BlogAuthor[]>
  authorBySlug(platform: PlatformFacts, slug: string): Promise<BlogAuthor | null>
}
