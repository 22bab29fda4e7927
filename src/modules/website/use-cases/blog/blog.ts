/** What readers and machines may ask of blog and news: the port between pages and API on one side, and the database on the other. */
import type { listCommentsOnPosts } from '../../../comments/data/comment.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { BlogAuthor, BlogSection, NeighbourPosts, Post, PostSummary } from '../../domain/blog/blog.ts'

export interface PostPage {
  posts: PostSummary[]
  page: number
  lastPage: number
  /** How many posts there are on all pages. */
  total: number
}

export interface PostsForMachines {
  section: BlogSection | null
  slug?: string | undefined
  authorSlug?: string | undefined
  search?: string | undefined
  ids?: readonly number[] | undefined
  page: number
  show: number
}

export type PostToShow = Pick<Post, 'id' | 'section' | 'slug' | 'title' | 'excerpt' | 'date'> & {
  body: string
  thumbnailId: number | null
  /** One that is there, or one to be made. */
  author: { id: number } | { name: string; slug: string }
}

export interface CommentsAsked {
  postIds?: readonly number[] | undefined
  ids?: readonly number[] | undefined
  /** By when they were published. */
  order: 'asc' | 'desc'
  page: number
  show: number
}

export type PostComment = Awaited<ReturnType<typeof listCommentsOnPosts>>['comments'][number]

/** Every call rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface Blog {
  /** Newest first; null where the list is empty, or has no such page, or the platform has no such section. */
  list(platform: PlatformFacts, section: BlogSection, page: number): Promise<PostPage | null>
  post(platform: PlatformFacts, section: BlogSection, slug: string): Promise<Post | null>
  neighbours(platform: PlatformFacts, post: Pick<Post, 'section' | 'id'>): Promise<NeighbourPosts>
  /** The path of the post that stood at this address before; null where none did. */
  movedPost(platform: PlatformFacts, section: BlogSection, slug: string): Promise<string | null>
  /** A post as readers would see it, whether they do or not: what previews show. */
  show(platform: PlatformFacts, post: PostToShow): Promise<Post>
  /** Null where nobody of the name has written a post of the section. */
  author(platform: PlatformFacts, section: BlogSection, slug: string, page: number): Promise<{ author: BlogAuthor; posts: PostPage } | null>
  /** The path of the author who stood at this address before; null where none did. */
  movedAuthor(platform: PlatformFacts, section: BlogSection, slug: string): Promise<string | null>
  /** With their texts. Unlike for readers, an empty list is an answer. */
  posts(platform: PlatformFacts, asked: PostsForMachines): Promise<{ posts: Post[]; total: number }>
  /** What can be read of what was said of posts. */
  comments(platform: PlatformFacts, asked: CommentsAsked): Promise<{ comments: PostComment[]; total: number }>
  /** @param ids those alone; all where it is null */
  authors(platform: PlatformFacts, ids: readonly number[] | null): Promise<BlogAuthor[]>
  authorBySlug(platform: PlatformFacts, slug: string): Promise<BlogAuthor | null>
}
