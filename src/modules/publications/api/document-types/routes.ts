import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { invalidParameter } from '../../../../core/http/api/errors.ts'
import { idOf } from '../../../../core/http/api/parameters.ts'
import type { GatewayId } from '../../../../core/ids/shared-ids.ts'

/** Specification, reading.md section 3. */
export const documentTypeSchema = z.object({ id: z.int(), name: z.string() }).meta({ id: 'DocumentType' })

export const documentTypeRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { content, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/v1/documentTypes',
    schema: {
      tags: ['lists'],
      summary: 'The types that the platform’s published documents have, by name',
      querystring: z.object({ gatewayId: idOf<GatewayId>().optional().describe('Of the documents in this gateway alone.') }),
      response: { 200: z.array(documentTypeSchema).describe('The types.'), ...invalidParameter },
    },
    handler: async ({ host, query }) => {
      const types = await content.documentTypes(platformOf(host).key, query.gatewayId ?? null)
      return types.map(({ id: typeId, name }) => ({ id: typeId, name }))
    },
  })
}
