import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../dependencies.ts'
import { NotFoundError, notFound, wrongParameter } from '../errors.ts'
import { originOf } from '../origin.ts'
import { presentContentInfo, presentListItem } from './present-content.ts'
import {
  contentFilterSchema,
  contentIdSchema,
  contentInfoSchema,
  contentListSchema,
  listQuerySchema,
  publishedSummarySchema,
} from './schemas.ts'

export const contentRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { content, metrics, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/content',
    schema: {
      tags: ['content'],
      summary: 'The items of the platform, newest first',
      querystring: listQuerySchema,
      response: { 200: contentListSchema.describe('A page of the list, and the length of all of it.'), ...wrongParameter },
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
      response: { 200: contentInfoSchema.describe('The item.'), ...wrongParameter, ...notFound },
    },
    handler: async request => {
      const { id } = request.params
      // One number is a content id here: among the platform's items it is unique, as a publication id need not be.
      const which = id?.volume === null ? id.publicationId : id
      const found = which === null ? null : await content.find(platformOf(request.host).key, which)
      if (found === null) throw new NotFoundError('such item')
      return presentContentInfo(found, await metrics.ofItem(platformOf(request.host).key, found.contentId), originOf(request))
    },
  })

  app.route({
    method: 'GET',
    url: '/content-filters',
    schema: {
      tags: ['lists'],
      summary: 'What the items of the platform can be filtered by, with the choices that lead to something',
      response: { 200: z.array(contentFilterSchema).describe('One for each parameter.') },
    },
    handler: async ({ host }) =>
      (await content.filters(platformOf(host).key)).map(({ field, options }) => ({
        field,
        options: options.map(({ value, name }) => ({ value, name })),
      })),
  })

  app.route({
    method: 'GET',
    url: '/published/summary',
    schema: {
      tags: ['lists'],
      summary: 'How many items of each type the platform has published',
      response: { 200: publishedSummarySchema.describe('The counts.') },
    },
    handler: async ({ host }) => await content.counts(platformOf(host).key),
  })
}
