import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../dependencies.ts'
import { wrongParameter } from '../errors.ts'
import { affiliationIds } from '../parameters.ts'
import { presentAffiliation } from './present-affiliation.ts'
import { affiliationSchema } from './schemas.ts'

export const affiliationRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { content, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/affiliations',
    schema: {
      tags: ['people'],
      summary: 'Affiliations of authors and reviewers by their ids, in that order, 50 at most; unknown ones are left out',
      querystring: z.object({ id: affiliationIds }),
      response: { 200: z.array(affiliationSchema).describe('Those in what is published.'), ...wrongParameter },
    },
    handler: async ({ host, query }) => (await content.affiliations(platformOf(host).key, query.id)).map(presentAffiliation),
  })
}
