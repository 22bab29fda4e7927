import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../core/http/api/dependencies.ts'
import { invalidParameter, notFound, notFoundError } from '../../../core/http/api/errors.ts'
import { originOf } from '../../../core/http/api/origin.ts'
import { idOf, idsOf, optionalFlag, optionalWholeNumber } from '../../../core/http/api/parameters.ts'
import type { GatewayId } from '../../../core/ids/shared-ids.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { gatewaysPerPage, gatewayTypes } from '../domain/gateway.ts'
import { latestRoutes } from './latest-routes.ts'
import { presentGateway } from './present-gateway.ts'
import { gatewayRelationSchema, gatewaySchema } from './schemas.ts'

const listQuery = z.object({
  id: idsOf<GatewayId>()
    .optional()
    .describe('Of these alone, in this order, whatever else is asked for; those that lists do not name too.'),
  type: z.enum(gatewayTypes).optional().describe('Without it filters are left out.'),
  special: optionalFlag('Only special ones, or only others.'),
  community: optionalFlag('Only community gateways, or only others.'),
  page: optionalWholeNumber(1, 10_000, 1),
  limit: optionalWholeNumber(1, gatewaysPerPage, gatewaysPerPage),
  details: optionalFlag('With their options, their own pages and their contents.'),
})

export const gatewayRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { gateways, content, platformOf } = dependencies
  const answer = async (request: FastifyRequest, gatewayIds: readonly GatewayId[], withDetails: boolean) => {
    const platform = platformOf(request.host)
    const found = await gateways.describe(platform, gatewayIds)
    const articleIds = [...new Set(found.flatMap(({ latestArticleIds }) => latestArticleIds))]
    const articles = new Map((await content.byIds(platform.key, articleIds)).map(each => [each.contentId, each]))
    return found.map(each => presentGateway(each, { origin: originOf(request), withDetails, articles }))
  }

  app.route({
    method: 'GET',
    url: '/api/gateways',
    schema: {
      tags: ['gateways'],
      summary: 'The gateways that lists name, by name; or gateways by their ids, in that order, where unknown ones are left out',
      querystring: listQuery,
      response: { 200: z.array(gatewaySchema).describe('A page of them.'), ...invalidParameter },
    },
    handler: async request => {
      const { id: requested, page, limit: perPage, details = false } = request.query
      const found = requested ?? (await listedIds(platformOf(request.host), request.query)).slice((page - 1) * perPage, page * perPage)
      return await answer(request, found, details)
    },
  })

  async function listedIds(platform: PlatformFacts, { type, special, community }: z.output<typeof listQuery>): Promise<GatewayId[]> {
    const named = (await gateways.all(platform)).filter(
      gateway =>
        gateway.browsable &&
        (special === undefined || gateway.special === special) &&
        (community === undefined || (gateway.kind === 'community-gateways') === community),
    )
    if (type !== 'GATEWAY_FILTER') return named.filter(gateway => type === undefined || gateway.type === type).map(gateway => gateway.id)
    const filtersOf = Map.groupBy(await gateways.relations(platform), ({ gatewayId }) => gatewayId)
    return named.flatMap(gateway => (filtersOf.get(gateway.id) ?? []).map(({ filterId }) => filterId))
  }

  app.route({
    method: 'GET',
    url: '/api/gateways/:id',
    schema: {
      tags: ['gateways'],
      summary: 'One gateway, collection or filter',
      params: z.object({ id: idOf<GatewayId>() }),
      querystring: z.object({ details: optionalFlag('With its options, its own pages and its contents.') }),
      response: { 200: gatewaySchema.describe('The gateway.'), ...invalidParameter, ...notFound },
    },
    handler: async request => {
      const [gateway] = await answer(request, [request.params.id], request.query.details ?? false)
      if (gateway === undefined) throw notFoundError(`gateway ${request.params.id}`)
      return gateway
    },
  })

  app.route({
    method: 'GET',
    url: '/api/gatewayRelations',
    schema: {
      tags: ['gateways'],
      summary: 'Which filter is a part of which gateway',
      response: { 200: z.array(gatewayRelationSchema).describe('One for each filter.') },
    },
    handler: async ({ host }) =>
      (await gateways.relations(platformOf(host))).map(({ gatewayId, filterId, area }) => ({ gatewayId, filterId, area })),
  })

  await app.register(latestRoutes, dependencies)
}
