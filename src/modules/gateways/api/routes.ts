import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { widgetColours } from '../../../brands/widget-colours.ts'
import type { ApiDependencies } from '../../../core/http/api/dependencies.ts'
import { invalidParameter, notFound, notFoundError } from '../../../core/http/api/errors.ts'
import { originOf } from '../../../core/http/api/origin.ts'
import { id, ids, optionalFlag, optionalWholeNumber } from '../../../core/http/api/parameters.ts'
import { hasGatewayPages } from '../../sites/domain/gateway-pages.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { onlyPathOf } from '../domain/addresses.ts'
import { gatewaysPerPage, gatewayTypes } from '../domain/gateway.ts'
import { readGatewayAddress } from '../domain/read-address.ts'
import { presentGateway, presentLatest } from './present-gateway.ts'
import { gatewayRelationSchema, gatewaySchema, latestOfGatewaySchema } from './schemas.ts'

const listQuery = z.object({
  id: ids.optional().describe('Of these alone, in this order, whatever else is asked for; those that lists do not name too.'),
  type: z.enum(gatewayTypes).optional().describe('Without it filters are left out.'),
  special: optionalFlag('Only special ones, or only others.'),
  community: optionalFlag('Only community gateways, or only others.'),
  page: optionalWholeNumber(1, 10_000, 1),
  limit: optionalWholeNumber(1, gatewaysPerPage, gatewaysPerPage),
  details: optionalFlag('With their options, their own pages and their contents.'),
})

/** Seconds for which pages of other sites may use a response from their cache. */
const lifetime = 300
const limit = optionalWholeNumber(1, 20, 5)
const latestAnswers = { 200: latestOfGatewaySchema.describe('The gateway, and its newest items.'), ...invalidParameter, ...notFound }

export const gatewayRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { gateways, content, platformOf, siteOf }) => {
  const answer = async (request: FastifyRequest, gatewayIds: readonly number[], withDetails: boolean) => {
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
      const { id: asked, page, limit: perPage, details = false } = request.query
      const found = asked ?? (await listedIds(platformOf(request.host), request.query)).slice((page - 1) * perPage, page * perPage)
      return await answer(request, found, details)
    },
  })

  async function listedIds(platform: PlatformFacts, { type, special, community }: z.output<typeof listQuery>): Promise<number[]> {
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
      params: z.object({ id }),
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

  app.route({
    method: 'GET',
    url: '/api/gateways/:id/latest',
    schema: {
      tags: ['gateways'],
      summary: 'The newest items of a gateway or filter, for pages of any site',
      params: z.object({ id }),
      querystring: z.object({ limit }),
      response: latestAnswers,
    },
    onRequest: forAnySite,
    handler: async (request, reply) => await latest(request, reply, request.params.id),
  })

  app.route({
    method: 'GET',
    url: '/api/gateways/latest',
    schema: {
      tags: ['gateways'],
      summary: 'The same, by the address of a page of the gateway or filter',
      querystring: z.object({
        address: z
          .string()
          .max(2000)
          .describe('Whole, or from the site’s root.')
          .meta({ examples: ['/gateways/rivers'] }),
        limit,
      }),
      response: latestAnswers,
    },
    onRequest: forAnySite,
    handler: async (request, reply) => {
      const platform = platformOf(request.host)
      const read = hasGatewayPages(platform) ? readGatewayAddress(request.query.address, onlyPathOf(platform)) : null
      const gateway = read && (await gateways.find(platform, read.url))
      if (!gateway) throw notFoundError('such gateway')
      const filter = gateway.filters.find(({ url }) => url === read?.segment)
      return await latest(request, reply, filter?.id ?? gateway.id)
    },
  })

  async function latest(request: FastifyRequest<{ Querystring: { limit: number } }>, reply: FastifyReply, gatewayId: number) {
    const { platform, brand, origin: ownOrigin } = siteOf(request.host)
    const [found] = await gateways.describe(platform, [gatewayId])
    if (found === undefined) throw notFoundError(`gateway ${gatewayId}`)
    const cards = await gateways.latest(platform, gatewayId, { contentTypes: [], count: request.query.limit })
    // The response contains a host name that the site does not own, so no cache may give it to anyone else.
    reply.header('Cache-Control', ownOrigin === null ? 'no-store' : `public, max-age=${lifetime}`)
    const origin = ownOrigin ?? originOf(request)
    const { id: ofGateway, name, url, language } = found
    return {
      gateway: { id: ofGateway, name, url, address: origin + found.destination, language },
      colours: widgetColours(brand, found.theme),
      items: cards.map(card => presentLatest(card, origin)),
    }
  }
}

/** The headers are set before anything can fail, so that pages of other sites can read errors too. No cookies are allowed. */
async function forAnySite(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('Access-Control-Allow-Origin', '*').header('Cross-Origin-Resource-Policy', 'cross-origin')
}
