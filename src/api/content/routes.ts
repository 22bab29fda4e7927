import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { parseItemKey } from '../../domain/content/address.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { NotFoundError, notFound, wrongParameter } from '../errors.ts'
import { presentContentInfo, presentListItem } from './present-content.ts'
import { contentIdSchema, contentInfoSchema, contentListSchema, listQuerySchema } from './schemas.ts'

export const contentRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { content, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/content',
    schema: {
      tags: ['content'],
      summary: 'The items of the platform, newest first',
      querystring: listQuerySchema,
      response: { 200: contentListSchema, ...wrongParameter },
    },
    handler: async ({ host, query }) => {
      const { total, items } = await content.list(platformOf(host).key, query)
      return { total, page: query.page, show: query.show, items: items.map(presentListItem) }
    },
  })

  app.route({
    method: 'GET',
    url: '/content/:id',
    schema: {
      tags: ['content'],
      summary: 'One item',
      params: z.object({ id: contentIdSchema }),
      response: { 200: contentInfoSchema, ...wrongParameter, ...notFound },
    },
    handler: async ({ host, params }) => {
      const which = typeof params.id === 'number' ? params.id : parseItemKey(params.id)
      const found = which === null ? null : await content.find(platformOf(host).key, which)
      if (found === null) throw new NotFoundError(`item ${params.id}`)
      return presentContentInfo(found)
    },
  })
}
