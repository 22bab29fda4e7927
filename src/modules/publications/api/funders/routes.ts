import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { invalidParameter } from '../../../../core/http/api/errors.ts'
import { idOf } from '../../../../core/http/api/parameters.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'

/** Specification, reading.md section 3. */
export const funderSchema = z
  .object({
    funderId: z.int(),
    funder: z.string(),
    isPrimaryFunder: z.boolean().describe('Whether a work, or the one version that was asked for, names it first.'),
  })
  .meta({ id: 'Funder' })

export const funderRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { content, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/funders',
    schema: {
      tags: ['lists'],
      summary: 'The funders of what the platform has published, by name',
      querystring: z.object({ version: idOf<VersionId>().optional().describe('Of this version alone.') }),
      response: { 200: z.array(funderSchema).describe('The funders.'), ...invalidParameter },
    },
    handler: async ({ host, query }) => {
      const funders = await content.funders(platformOf(host).key, query.version ?? null)
      return funders.map(({ funderId, funder, isPrimaryFunder }) => ({ funderId, funder, isPrimaryFunder }))
    },
  })
}
