import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../dependencies.ts'
import { originOf } from '../origin.ts'

/** Specification, accounts.md section 7 “Session”. */
export const serviceSchema = z
  .object({ name: z.string(), version: z.string(), location: z.string().describe('A whole address; what is at it is the service’s.') })
  .meta({ id: 'Service', examples: [{ name: 'affiliations', version: '1', location: 'https://example.org/api/affiliations' }] })

const version = '1'
/** Services of the platform itself, by their paths. */
const paths = {
  token: '/api/token',
  affiliations: '/api/affiliations',
  metrics: '/api/metrics',
  ontology: '/api/ontology',
  comments: '/api/comments',
}

export const serviceRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/services',
    schema: {
      tags: ['platform'],
      summary: 'Where the platform’s services are',
      description: 'The blog is among them where the platform has one; a legacy blog is on a host of its own.',
      response: { 200: z.array(serviceSchema).describe('The services.') },
    },
    handler: async request => {
      const origin = originOf(request)
      const { blog } = platformOf(request.host).features
      const own = Object.entries(paths).map(([name, path]) => ({ name, version, location: `${origin}${path}` }))
      const location = blog.url.startsWith('/') ? `${origin}${blog.url}` : blog.url
      return blog.enabled ? [...own, { name: 'blog', version, location }] : own
    },
  })
}
