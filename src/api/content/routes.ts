import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../core/http/api/dependencies.ts'
import { invalidParameter, notFound, notFoundError } from '../../core/http/api/errors.ts'
import { originOf } from '../../core/http/api/origin.ts'
import { isId } from '../../core/ids/id.ts'
import type { ContentId } from '../../core/ids/shared-ids.ts'
import { contentQuerySchema, filterQuerySchema } from '../../modules/discovery/api/browse/schemas.ts'
import { searchLibrary } from '../../modules/discovery/api/browse/search-library.ts'
import { isPlainList, restrictionsOf } from '../../modules/discovery/domain/search/browse-changes.ts'
import { presentListItem } from '../../modules/publications/api/content/present-content.ts'
import {
  contentFilterSchema,
  contentIdSchema,
  contentListSchema,
  publishedSummarySchema,
} from '../../modules/publications/api/content/schemas.ts'
import { presentContentInfo } from './present-content.ts'
import { contentInfoSchema } from './schemas.ts'

/** These calls serve what is in the library, and one item of it: together what publications, discovery and metrics say. */
export const contentRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { browse, content, metrics, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/content',
    schema: {
      tags: ['content'],
      summary: 'The items of the platform, newest first, or what is found among them',
      querystring: contentQuerySchema,
      response: { 200: contentListSchema.describe('A page of the list, and the length of all of it.'), ...invalidParameter, ...notFound },
    },
    handler: async ({ host, query }) => {
      const platform = platformOf(host)
      const { page, show } = query
      // The plain list needs no search, and contains an item as soon as it is stored.
      if (isPlainList(query) && ['relevance', 'newest'].includes(query.sort)) {
        const { total, items } = await content.list(platform.key, query)
        return { total, relation: 'exactly' as const, page, show, items: items.map(presentListItem) }
      }
      const { ids, total } = await searchLibrary(browse, platform, query)
      const items = await content.byIds(platform.key, ids)
      return { total: total.value, relation: total.relation, page, show, items: items.map(presentListItem) }
    },
  })

  app.route({
    method: 'GET',
    url: '/content/:id',
    schema: {
      tags: ['content'],
      summary: 'One item',
      params: z.object({ id: contentIdSchema }),
      response: { 200: contentInfoSchema.describe('The item.'), ...invalidParameter, ...notFound },
    },
    handler: async request => {
      const { id } = request.params
      // A single number is a content id here: it is unique within the site, as a publication id need not be.
      const which = id?.volume === null ? contentIdOf(id.publicationId) : id
      const found = which === null ? null : await content.find(platformOf(request.host).key, which)
      if (found === null) throw notFoundError('such item')
      return presentContentInfo(found, await metrics.ofItem(platformOf(request.host).key, found.contentId), originOf(request))
    },
  })

  app.route({
    method: 'GET',
    url: '/content-filters',
    schema: {
      tags: ['lists'],
      summary: 'What the items of the platform can be filtered by, with the choices that lead to something',
      querystring: filterQuerySchema,
      response: { 200: z.array(contentFilterSchema).describe('One for each parameter.'), ...invalidParameter, ...notFound },
    },
    handler: async ({ host, query }) => {
      const platform = platformOf(host)
      const { filters } = await searchLibrary(browse, platform, { ...query, show: 1 })
      if (restrictionsOf(query).length > 0) return filters
      // A search engine counts only the most frequent values; the database has all.
      return (await content.filters(platform.key)).map(({ field, options }) => {
        const counted = new Map(filters.find(each => each.field === field)?.options.map(({ value, count }) => [value, count]))
        return { field, options: options.map(({ value, name }) => ({ value, name, count: counted.get(value) ?? null })) }
      })
    },
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

const contentIdOf = (number: number): ContentId | null => (isId<ContentId>(number) ? number : null)
