/** Comments on posts, at the paths and in the format of WordPress's REST API (specification, accounts.md section 3 “Blog”). */

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema } from '../../../../core/http/api/errors.ts'
import { originOf } from '../../../../core/http/api/origin.ts'
import { includedIdsOf, optionalWholeNumber } from '../../../../core/http/api/parameters.ts'
import type { CommentId, PostId } from '../../../../core/ids/shared-ids.ts'
import { escapeHtml, html, joinHtml } from '../../../../core/text/safe-html.ts'
import { commentPath } from '../../../comments/domain/comment.ts'
import { paragraphsOf } from '../../../comments/domain/comment-text.ts'
import { lastPageOf } from '../../domain/blog/blog.ts'
import type { PostComment } from '../../use-cases/blog/blog.ts'

const time = z.string().describe('In UTC, such as 2026-05-04T09:00:00.')

const commentSchema = z.object({
  id: z.int(),
  post: z.int().describe('The id of the post that it is about.'),
  parent: z.int().describe('The comment that it answers; 0 where it answers none.'),
  author: z.literal(0).describe('Accounts are nobody’s to ask for.'),
  author_name: z.string(),
  date: time,
  date_gmt: time,
  content: z.object({ rendered: z.string() }).describe('HTML of paragraphs and line breaks.'),
  link: z.string().describe('Its permanent address.'),
  status: z.literal('approved'),
  type: z.literal('comment'),
})

const byDefault = 10
const max = 100

function presentComment(
  { id, postId, parentId, authorName, body, publishedAt }: PostComment,
  origin: string,
): z.infer<typeof commentSchema> {
  const at = publishedAt.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)
  const paragraphs = paragraphsOf(body).map(paragraph => {
    const lines = paragraph.split('\n').map((line, place) => html`${place === 0 ? html`` : html`<br>`}${escapeHtml(line)}`)
    return html`<p>${joinHtml(lines)}</p>`
  })
  return {
    ...{ id, post: postId, parent: parentId ?? 0, author: 0, author_name: authorName, date: at, date_gmt: at },
    content: { rendered: joinHtml(paragraphs) },
    ...{ link: origin + commentPath(id), status: 'approved', type: 'comment' },
  }
}

export const postCommentRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { blog, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/wp-json/wp/v2/comments',
    schema: {
      tags: ['site content'],
      summary: 'Comments on posts of blog and news that can be read, newest first',
      description: 'X-WP-Total says how many there are, and X-WP-TotalPages on how many pages.',
      querystring: z.object({
        page: optionalWholeNumber(1, 100_000, 1),
        per_page: optionalWholeNumber(1, max, byDefault),
        post: includedIdsOf<PostId>().optional().describe('Those on these posts alone.'),
        include: includedIdsOf<CommentId>().optional().describe('These alone; unknown ones are left out.'),
        order: z.enum(['asc', 'desc']).default('desc').describe('By when they were published.'),
      }),
      response: {
        200: z.array(commentSchema).describe('The comments of that page.'),
        400: errorsSchema.describe('A parameter is wrong, or there is no such page; the errors name it.'),
      },
    },
    handler: async (request, reply) => {
      const { page, per_page: show, post: postIds, include: ids, order } = request.query
      const { comments, total } = await blog.comments(platformOf(request.host), { postIds, ids, order, page, show })
      const lastPage = lastPageOf(total, show)
      if (page > Math.max(lastPage, 1))
        return reply.code(400).send({ errors: [{ field: 'page', message: `There are ${lastPage} pages.` }] })
      reply.header('X-WP-Total', String(total)).header('X-WP-TotalPages', String(lastPage))
      const origin = originOf(request)
      return comments.map(comment => presentComment(comment, origin))
    },
  })
}
