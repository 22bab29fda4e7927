import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../dependencies.ts'
import { NotFoundError, notFound, wrongParameter } from '../errors.ts'
import { id, ids, publishedOnly } from '../parameters.ts'
import { presentAuthor, presentVersion } from './present-version.ts'
import { versionAuthorSchema, versionSchema } from './schemas.ts'

/** Empty where the request names no host, so that links begin at the root. */
const originOf = ({ protocol, host }: { protocol: string; host: string }): string => (host === '' ? '' : `${protocol}://${host}`)

export const versionRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { content, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/versions',
    schema: {
      tags: ['articles'],
      summary: 'Versions by their ids, in that order; unknown ones are left out',
      querystring: z.object({ id: ids, publishedOnly }),
      response: { 200: z.array(versionSchema).describe('Those that the platform has.'), ...wrongParameter },
    },
    handler: async request => {
      const versions = await content.versions(platformOf(request.host).key, request.query.id)
      return versions.map(version => presentVersion(version, originOf(request)))
    },
  })

  app.route({
    method: 'GET',
    url: '/api/versions/:id',
    schema: {
      tags: ['articles'],
      summary: 'One version',
      params: z.object({ id }),
      querystring: z.object({ publishedOnly }),
      response: { 200: versionSchema.describe('The version.'), ...wrongParameter, ...notFound },
    },
    handler: async request => {
      const [version] = await content.versions(platformOf(request.host).key, [request.params.id])
      if (!version) throw new NotFoundError(`version ${request.params.id}`)
      return presentVersion(version, originOf(request))
    },
  })

  app.route({
    method: 'GET',
    url: '/api/versions/:id/authors',
    schema: {
      tags: ['articles'],
      summary: 'The authors of a version, in order',
      params: z.object({ id }),
      querystring: z.object({ publishedOnly }),
      response: { 200: z.array(versionAuthorSchema).describe('The authors.'), ...wrongParameter, ...notFound },
    },
    handler: async ({ host, params }) => {
      const authors = await content.authorsOfVersion(platformOf(host).key, params.id)
      if (authors === null) throw new NotFoundError(`version ${params.id}`)
      return authors.map(presentAuthor)
    },
  })
}
