import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { widgetColours } from '../../../brands/widget-colours.ts'
import type { ApiDependencies } from '../../../core/http/api/dependencies.ts'
import { invalidParameter, notFound, notFoundError } from '../../../core/http/api/errors.ts'
import { originOf } from '../../../core/http/api/origin.ts'
import { idOf, optionalWholeNumber } from '../../../core/http/api/parameters.ts'
import type { GatewayId } from '../../../core/ids/shared-ids.ts'
import { hasGatewayPages } from '../../sites/domain/gateway-pages.ts'
import { onlyPathOf } from '../domain/paths.ts'
import { readGatewayUrl } from '../domain/read-url.ts'
import { presentLatest } from './present-gateway.ts'
import { latestOfGatewaySchema } from './schemas.ts'

/** Seconds for which pages of other sites may use a response from their cache. */
const lifetime = 300
const limit = optionalWholeNumber(1, 20, 5)
const latestAnswers = { 200: latestOfGatewaySchema.describe('The gateway, and its newest items.'), ...invalidParameter, ...notFound }

/** The newest items of a gateway, for pages of any site: what the widget asks for. */
export const latestRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { gateways, platformOf, siteOf }) => {
  app.route({
    method: 'GET',
    url: '/api/gateways/:id/latest',
    schema: {
      tags: ['gateways'],
      summary: 'The newest items of a gateway or filter, for pages of any site',
      params: z.object({ id: idOf<GatewayId>() }),
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
      const read = hasGatewayPages(platform) ? readGatewayUrl(request.query.address, onlyPathOf(platform)) : null
      const gateway = read && (await gateways.find(platform, read.url))
      if (!gateway) throw notFoundError('such gateway')
      const filter = gateway.filters.find(({ url }) => url === read?.segment)
      return await latest(request, reply, filter?.id ?? gateway.id)
    },
  })

  async function latest(request: FastifyRequest<{ Querystring: { limit: number } }>, reply: FastifyReply, gatewayId: GatewayId) {
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
