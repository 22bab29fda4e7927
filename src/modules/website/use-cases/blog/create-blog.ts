import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { noId } from '../../../../core/ids/id.ts'
import { listCommentsOnPosts } from '../../../comments/index.ts'
import { type BlogSection, blogAuthorPath, isShownHere, postPath } from '../../../sites/domain/blog-paths.ts'
import { pageHtml } from '../../../sites/domain/page-html.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import {
  type BlogAuthorRow,
  findBlogAuthor,
  findMovedAuthor,
  findMovedPost,
  findNeighbourPosts,
  listBlogAuthors,
  listPosts,
  type PostRow,
  type PostsRequest,
} from '../../data/blog-post.ts'
import { listMedia } from '../../data/site-content.ts'
import { textOfBio } from '../../domain/blog/author-entries.ts'
import { type BlogAuthor, lastPageOf, type Post, postsPerPage } from '../../domain/blog/blog.ts'
import { readingMinutes } from '../../domain/blog/reading-time.ts'
import type { BlogAuthorId } from '../../domain/ids.ts'
import { type ImageOf, imageFinder } from '../site-content/image-finder.ts'
import type { Blog, PostPage } from './blog.ts'

export function createBlog(kysely: Kysely<Schema>): Blog {
  const findImages = async ({ key }: PlatformFacts): Promise<ImageOf> => imageFinder(await listMedia(kysely, key))

  async function findAuthor({ key }: PlatformFacts, id: BlogAuthorId): Promise<BlogAuthorRow> {
    const [author] = await listBlogAuthors(kysely, key, [id])
    if (author === undefined) throw new Error(`The platform ${key} has no author ${id}.`)
    return author
  }

  async function find(platform: PlatformFacts, requested: PostsRequest): Promise<{ posts: Post[]; total: number }> {
    const { posts, total } = await listPosts(kysely, platform.key, requested)
    const imageOf = await findImages(platform)
    return { posts: posts.map(row => presentPost(row, imageOf)), total }
  }

  async function findPage(platform: PlatformFacts, requested: Omit<PostsRequest, 'show'>): Promise<PostPage | null> {
    const { posts, total } = await find(platform, { ...requested, show: postsPerPage })
    if (posts.length === 0) return null
    const summaries = posts.map(({ html: _, section: __, commentIds: ___, commentsOpen: ____, ...summary }) => summary)
    return { posts: summaries, page: requested.page, lastPage: lastPageOf(total, postsPerPage), total }
  }

  return {
    list: async (platform, section, page) => (has(platform, section) ? await findPage(platform, { section, page }) : null),
    post: async (platform, section, slug) => {
      if (!has(platform, section)) return null
      const { posts } = await find(platform, { section, slug, page: 1, show: 1 })
      return posts[0] ?? null
    },
    neighbours: ({ key }, { section, id }) => findNeighbourPosts(kysely, key, section, id),
    movedPost: async (platform, section, slug) => {
      const moved = await findMovedPost(kysely, platform.key, { section, slug })
      return moved && has(platform, moved.section) ? postPath(moved.section, moved.slug, platform.features) : null
    },
    show: async (platform, { body, thumbnailId, author: named, ...post }) => {
      const author =
        'id' in named ? await findAuthor(platform, named.id) : { ...named, id: noId<BlogAuthorId>(), bio: null, avatarId: null }
      const { id, section, slug, title, excerpt, date } = post
      const shown = { id, section, slug, title, excerpt, date, body, thumbnailId, author, commentIds: [], commentsOpen: false }
      return presentPost(shown, await findImages(platform))
    },
    author: async (platform, section, slug, page) => {
      const posts = has(platform, section) ? await findPage(platform, { section, authorSlug: slug, page }) : null
      const author = posts?.posts[0]?.author
      return posts === null || author === undefined ? null : { author, posts }
    },
    movedAuthor: async (platform, section, slug) => {
      const moved = await findMovedAuthor(kysely, platform.key, slug)
      return moved === null ? null : blogAuthorPath(section, moved, platform.features)
    },
    posts: (platform, requested) => find(platform, requested),
    comments: (platform, requested) => listCommentsOnPosts(kysely, platform.key, requested),
    authors: async (platform, ids) => {
      const imageOf = await findImages(platform)
      return (await listBlogAuthors(kysely, platform.key, ids)).map(row => presentAuthor(row, imageOf))
    },
    authorBySlug: async (platform, slug) => {
      const row = await findBlogAuthor(kysely, platform.key, slug)
      return row && presentAuthor(row, await findImages(platform))
    },
  }
}

const has = ({ features }: PlatformFacts, section: BlogSection): boolean => isShownHere(section, features)

function presentAuthor({ avatarId, bio, ...author }: BlogAuthorRow, imageOf: ImageOf): BlogAuthor {
  const bioHtml = bio === null ? null : pageHtml(bio, { imageOf })
  return {
    ...author,
    bioHtml,
    bio: bioHtml && textOfBio(bioHtml),
    avatar: avatarId === null ? null : imageOf(String(avatarId)),
  }
}

function presentPost({ body, thumbnailId, author, ...post }: PostRow, imageOf: ImageOf): Post {
  const html = pageHtml(body, { imageOf })
  return {
    ...post,
    html,
    commentCount: post.commentIds.length,
    readingMinutes: readingMinutes(html),
    thumbnail: thumbnailId === null ? null : imageOf(String(thumbnailId)),
    author: presentAuthor(author, imageOf),
  }
}
