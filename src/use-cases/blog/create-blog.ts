import type { Kysely } from 'kysely'
import {
  type BlogAuthorRow,
  findBlogAuthor,
  findMovedAuthor,
  findMovedPost,
  findNeighbourPosts,
  listBlogAuthors,
  listPosts,
  type PostRow,
  type PostsAsked,
} from '../../data/blog-post.ts'
import { listCommentsOnPosts } from '../../data/comment.ts'
import type { Schema } from '../../data/schema.ts'
import { listMedia } from '../../data/site-content.ts'
import { textOfBio } from '../../domain/blog/author-entries.ts'
import {
  type BlogAuthor,
  type BlogSection,
  blogAuthorPath,
  isShownHere,
  lastPageOf,
  type Post,
  postPath,
  postsPerPage,
} from '../../domain/blog/blog.ts'
import { readingMinutes } from '../../domain/blog/reading-time.ts'
import type { PlatformFacts } from '../../domain/platform/platform.ts'
import { pageHtml } from '../../domain/text/page-html.ts'
import { reached } from '../reading/reached.ts'
import { type PictureOf, pictureFinder } from '../site-content/picture-finder.ts'
import type { Blog, PostPage } from './blog.ts'

export function createBlog(kysely: Kysely<Schema>): Blog {
  const findPictures = async ({ key }: PlatformFacts): Promise<PictureOf> => pictureFinder(await listMedia(kysely, key))

  async function findAuthor({ key }: PlatformFacts, id: number): Promise<BlogAuthorRow> {
    const [author] = await listBlogAuthors(kysely, key, [id])
    if (author === undefined) throw new Error(`The platform ${key} has no author ${id}.`)
    return author
  }

  async function find(platform: PlatformFacts, asked: PostsAsked): Promise<{ posts: Post[]; total: number }> {
    const { posts, total } = await listPosts(kysely, platform.key, asked)
    const pictureOf = await findPictures(platform)
    return { posts: posts.map(row => presentPost(row, pictureOf)), total }
  }

  async function findPage(platform: PlatformFacts, asked: Omit<PostsAsked, 'show'>): Promise<PostPage | null> {
    const { posts, total } = await find(platform, { ...asked, show: postsPerPage })
    if (posts.length === 0) return null
    const summaries = posts.map(({ html: _, section: __, commentIds: ___, commentsOpen: ____, ...summary }) => summary)
    return { posts: summaries, page: asked.page, lastPage: lastPageOf(total, postsPerPage), total }
  }

  return {
    list: (platform, section, page) => reached(async () => (has(platform, section) ? await findPage(platform, { section, page }) : null)),
    post: (platform, section, slug) =>
      reached(async () => {
        if (!has(platform, section)) return null
        const { posts } = await find(platform, { section, slug, page: 1, show: 1 })
        return posts[0] ?? null
      }),
    neighbours: ({ key }, { section, id }) => reached(() => findNeighbourPosts(kysely, key, section, id)),
    movedPost: (platform, section, slug) =>
      reached(async () => {
        const moved = await findMovedPost(kysely, platform.key, { section, slug })
        return moved && has(platform, moved.section) ? postPath(moved.section, moved.slug, platform.features) : null
      }),
    show: (platform, { body, thumbnailId, author: named, ...post }) =>
      reached(async () => {
        const author = 'id' in named ? await findAuthor(platform, named.id) : { ...named, id: 0, bio: null, avatarId: null }
        const { id, section, slug, title, excerpt, date } = post
        const shown = { id, section, slug, title, excerpt, date, body, thumbnailId, author, commentIds: [], commentsOpen: false }
        return presentPost(shown, await findPictures(platform))
      }),
    author: (platform, section, slug, page) =>
      reached(async () => {
        const posts = has(platform, section) ? await findPage(platform, { section, authorSlug: slug, page }) : null
        const author = posts?.posts[0]?.author
        return posts === null || author === undefined ? null : { author, posts }
      }),
    movedAuthor: (platform, section, slug) =>
      reached(async () => {
        const moved = await findMovedAuthor(kysely, platform.key, slug)
        return moved === null ? null : blogAuthorPath(section, moved, platform.features)
      }),
    posts: (platform, asked) => reached(() => find(platform, asked)),
    comments: (platform, asked) => reached(() => listCommentsOnPosts(kysely, platform.key, asked)),
    authors: (platform, ids) =>
      reached(async () => {
        const pictureOf = await findPictures(platform)
        return (await listBlogAuthors(kysely, platform.key, ids)).map(row => presentAuthor(row, pictureOf))
      }),
    authorBySlug: (platform, slug) =>
      reached(async () => {
        const row = await findBlogAuthor(kysely, platform.key, slug)
        return row && presentAuthor(row, await findPictures(platform))
      }),
  }
}

const has = ({ features }: PlatformFacts, section: BlogSection): boolean => isShownHere(section, features)

function presentAuthor({ avatarId, bio, ...author }: BlogAuthorRow, pictureOf: PictureOf): BlogAuthor {
  const bioHtml = bio === null ? null : pageHtml(bio, { pictureOf })
  return {
    ...author,
    bioHtml,
    bio: bioHtml && textOfBio(bioHtml),
    avatar: avatarId === null ? null : pictureOf(String(avatarId)),
  }
}

function presentPost({ body, thumbnailId, author, ...post }: PostRow, pictureOf: PictureOf): Post {
  const html = pageHtml(body, { pictureOf })
  return {
    ...post,
    html,
    commentCount: post.commentIds.length,
    readingMinutes: readingMinutes(html),
    thumbnail: thumbnailId === null ? null : pictureOf(String(thumbnailId)),
    author: presentAuthor(author, pictureOf),
  }
}
