import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { invalidParameter, notFound } from '../../../../core/http/api/errors.ts'

import { presentListItem } from '../../../publications/api/index.ts'
import { browseAnswerSchema, browseQuerySchema } from './schemas.ts'
import { searchLibrary } from './search-library.ts'

export const browseRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { browse, content, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/browse',
    schema: {
      tags: ['content'],
      summary: 'What the browse screen finds, with what it can be restricted by',
      querystring: browseQuerySchema,
      response: { 200: browseAnswerSchema.describe('A page of what was found.'), ...invalidParameter, ...notFound },
    },
    handler: async ({ host, query }) => {
      const platform = platformOf(host)
      const { ids, total, filters } = await searchLibrary(browse, platform, query)
      const items = await content.byIds(platform.key, ids)
      return {
        total: total.value,
        relation: total.relation,
        page: query.page,
        limit: query.show,
        items: items.map(presentListItem),
        filters,
      }
    },
  })
}
