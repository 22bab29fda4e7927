import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { invalidParameter } from '../../../../core/http/api/errors.ts'
import { originOf } from '../../../../core/http/api/origin.ts'
import { isOnOtherHost, sectionPath } from '../../../sites/domain/blog-paths.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'

/** Specified in accounts.md section 7 “Session”. */
export const serviceSchema = z
  .object({ name: z.string(), version: z.string(), location: z.string().describe('A whole address; what is at it is the service’s.') })
  .meta({ id: 'Service', examples: [{ name: 'affiliations', version: '1', location: 'https://example.org/api/affiliations' }] })

const version = '1'

type BasePath = keyof PlatformFacts['basePaths']
/** The site's own services, each with the base path of the specification that it belongs to, and its path there. */
const services: Readonly<Record<string, { behind: BasePath; path: string }>> = {
  monolith: { behind: 'monolith', path: '' },
  'login-proxy': { behind: 'loginProxy', path: '' },
  'json-data-proxy': { behind: 'jsonDataProxy', path: '' },
  'form-data-proxy': { behind: 'formDataProxy', path: '' },
  token: { behind: 'loginProxy', path: '/api/token' },
  affiliations: { behind: 'jsonDataProxy', path: '/api/affiliations' },
  metrics: { behind: 'jsonDataProxy', path: '/api/metrics' },
  ontology: { behind: 'jsonDataProxy', path: '/api/ontology' },
  comments: { behind: 'jsonDataProxy', path: '/api/comments' },
}

export const serviceRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/services',
    schema: {
      tags: ['platform'],
      summary: 'Where the platform’s services are',
      description:
        'The base paths of calls, each the origin that is asked unless the installation names another, and what is behind them. The blog is among them where the platform has one; a legacy blog is on a host of its own.',
      querystring: z.object({
        name: z.string().max(50).optional().describe('The service of this name alone.'),
        version: z.string().max(20).default('latest').describe('This version alone.'),
      }),
      response: { 200: z.array(serviceSchema).describe('The services.'), ...invalidParameter },
    },
    handler: async request => {
      const origin = originOf(request)
      const { basePaths, features } = platformOf(request.host)
      const { blog } = features
      const own = Object.entries(services).map(([name, { behind, path }]) => ({
        name,
        version,
        location: (basePaths[behind]?.replace(/\/$/, '') ?? origin) + path,
      }))
      const location = isOnOtherHost(features) ? blog.url : origin + sectionPath('blog', features)
      const all = blog.enabled ? [...own, { name: 'blog', version, location }] : own
      const { name, version: requested } = request.query
      return all.filter(
        service => (name === undefined || service.name === name) && (requested === 'latest' || service.version === requested),
      )
    },
  })
}
