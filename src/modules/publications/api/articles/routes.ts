import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { draftsRefused, invalidParameter, notFound, notFoundError } from '../../../../core/http/api/errors.ts'
import { idOf, idsOf, publishedOnly } from '../../../../core/http/api/parameters.ts'
import type { ArticleId } from '../../domain/ids.ts'
import type { ArticleInfo } from '../../use-cases/content/find-articles.ts'
import { scopeOf } from '../drafts.ts'
import { articleSchema } from './schemas.ts'

const presentArticle = ({ articleId, contentId, versionIds, relatedContentIds }: ArticleInfo): z.infer<typeof articleSchema> => ({
  articleId,
  contentId,
  versionIds,
  relatedContentIds,
})

export const articleRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { content, platformOf } = dependencies
  app.route({
    method: 'GET',
    url: '/api/articles',
    schema: {
      tags: ['articles'],
      summary: 'Articles by their ids, in that order; unknown ones are left out',
      querystring: z.object({ id: idsOf<ArticleId>(), publishedOnly }),
      response: { 200: z.array(articleSchema).describe('Those that the platform has.'), ...invalidParameter, ...draftsRefused },
    },
    handler: async (request, reply) => {
      const scope = await scopeOf(request, reply, request.query.publishedOnly, dependencies)
      return (await content.articles(platformOf(request.host).key, request.query.id, scope)).map(presentArticle)
    },
  })

  app.route({
    method: 'GET',
    url: '/api/articles/:id',
    schema: {
      tags: ['articles'],
      summary: 'One article',
      params: z.object({ id: idOf<ArticleId>() }),
      querystring: z.object({ publishedOnly }),
      response: { 200: articleSchema.describe('The article.'), ...invalidParameter, ...draftsRefused, ...notFound },
    },
    handler: async (request, reply) => {
      const scope = await scopeOf(request, reply, request.query.publishedOnly, dependencies)
      const [article] = await content.articles(platformOf(request.host).key, [request.params.id], scope)
      if (!article) throw notFoundError(`article ${request.params.id}`)
      return presentArticle(article)
    },
  })
}
