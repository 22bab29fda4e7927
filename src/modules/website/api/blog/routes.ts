/**
 * Posts and their authors, at the paths and in the format of WordPress's REST API (specification, accounts.md section 7 “Blog and static
 * content”), so that its clients can read them.
 */

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, invalidParameter, notFound, notFoundError } from '../../../../core/http/api/errors.ts'
import { originOf } from '../../../../core/http/api/origin.ts'
import { includedIdsOf, optionalWholeNumber } from '../../../../core/http/api/parameters.ts'
import type { PostId } from '../../../../core/ids/shared-ids.ts'
import { escapeHtml } from '../../../../core/text/safe-html.ts'
import { postTakesComments } from '../../../comments/domain/comment.ts'
import { blogSections, postPath } from '../../../sites/domain/blog-paths.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { type BlogAuthor, lastPageOf, maxPostsPerPage, type Post, postsPerPage } from '../../domain/blog/blog.ts'
import type { BlogAuthorId } from '../../domain/ids.ts'

const rendered = z.object({ rendered: z.string() })
const postSchema = z.object({
  id: z.int(),
  slug: z.string(),
  section: z.enum(blogSections),
  date_gmt: z.string().describe('When it was published, in UTC, such as 2026-05-04T09:00:00.'),
  link: z.string().describe('Its page.'),
  title: rendered.describe('HTML.'),
  excerpt: rendered.describe('HTML.'),
  content: rendered.describe('HTML that can do nothing but be read.'),
  author: z.int(),
  thumbnail: z.string().nullable().describe('The address of an image.'),
  comment_status: z.enum(['open', 'closed']).describe('Whether readers may comment on it.'),
  comments: z.array(z.int()).describe('The ids of its comments that can be read.'),
})
const authorSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  bio: z.string().nullable(),
  avatar: z.string().nullable().describe('The address of an image.'),
})

const page = optionalWholeNumber(1, 100_000, 1)

const presentPost = (post: Post, origin: string, platform: PlatformFacts): z.infer<typeof postSchema> => ({
  id: post.id,
  slug: post.slug,
  section: post.section,
  date_gmt: post.date.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length),
  link: origin + postPath(post.section, post.slug, platform.features),
  title: { rendered: escapeHtml(post.title) },
  excerpt: { rendered: `<p>${escapeHtml(post.excerpt)}</p>` },
  content: { rendered: post.html },
  author: post.author.id,
  thumbnail: post.thumbnail && origin + post.thumbnail.url,
  comment_status: postTakesComments(platform, post.commentsOpen) ? 'open' : 'closed',
  comments: post.commentIds,
})

const presentAuthor = ({ id, slug, name, bio, avatar }: BlogAuthor, origin: string): z.infer<typeof authorSchema> => ({
  ...{ id, slug, name, bio },
  avatar: avatar && origin + avatar.url,
})

export const blogRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { blog, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/wp-json/wp/v2/posts',
    schema: {
      tags: ['site content'],
      summary: 'Posts of blog and news, newest first',
      description: 'X-WP-Total says how many there are, and X-WP-TotalPages on how many pages.',
      querystring: z.object({
        page,
        per_page: optionalWholeNumber(1, maxPostsPerPage, postsPerPage),
        slug: z.string().max(100).optional().describe('The post of this address alone.'),
        section: z.enum(blogSections).optional().describe('Those alone; both where it is left out.'),
        author: z.string().max(100).optional().describe('The slug of an author.'),
        include: includedIdsOf<PostId>().optional().describe('These alone; unknown ones are left out.'),
        search: z.string().max(200).optional().describe('Words that stand in it.'),
      }),
      response: {
        200: z.array(postSchema).describe('The posts of that page.'),
        400: errorsSchema.describe('A parameter is wrong, or there is no such page; the errors name it.'),
      },
    },
    handler: async (request, reply) => {
      const platform = platformOf(request.host)
      const { per_page: show, page: requested, slug, section = null, author: authorSlug, search, include } = request.query
      const { posts, total } = await blog.posts(platform, {
        section,
        slug,
        authorSlug,
        search,
        ids: include,
        page: requested,
        show,
      })
      const lastPage = lastPageOf(total, show)
      if (requested > Math.max(lastPage, 1))
        return reply.code(400).send({ errors: [{ field: 'page', message: `There are ${lastPage} pages.` }] })
      reply.header('X-WP-Total', String(total)).header('X-WP-TotalPages', String(lastPage))
      const origin = originOf(request)
      return posts.map(post => presentPost(post, origin, platform))
    },
  })

  app.route({
    method: 'GET',
    url: '/wp-json/f1000/v1/authors',
    schema: {
      tags: ['site content'],
      summary: 'Who writes the posts, by name',
      querystring: z.object({
        id: includedIdsOf<BlogAuthorId>().optional().describe('These alone, with commas between them; all authors where it is left out.'),
      }),
      response: { 200: z.array(authorSchema).describe('The authors; unknown ones are left out.'), ...invalidParameter },
    },
    handler: async request => {
      const origin = originOf(request)
      return (await blog.authors(platformOf(request.host), request.query.id ?? null)).map(each => presentAuthor(each, origin))
    },
  })

  app.route({
    method: 'GET',
    url: '/wp-json/f1000/v1/authors/:slug',
    schema: {
      tags: ['site content'],
      summary: 'Who writes posts, by their address',
      params: z.object({ slug: z.string().max(100) }),
      response: { 200: authorSchema.describe('The author.'), ...invalidParameter, ...notFound },
    },
    handler: async request => {
      const found = await blog.authorBySlug(platformOf(request.host), request.params.slug)
      if (found === null) throw notFoundError(`author ${request.params.slug}`)
      return presentAuthor(found, originOf(request))
    },
  })
}
