import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { draftsRefused, invalidParameter, notFound, notFoundError } from '../../../../core/http/api/errors.ts'
import { originOf } from '../../../../core/http/api/origin.ts'
import { idOf, idsOf, publishedOnly } from '../../../../core/http/api/parameters.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import { presentAuthor } from '../authors/present-author.ts'
import { authorSchema } from '../authors/schemas.ts'
import { scopeOf, unreadError } from '../drafts.ts'
import { presentVersion } from './present-version.ts'
import { translationSchema, versionSchema } from './schemas.ts'

export const versionRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { content, platformOf } = dependencies

  app.route({
    method: 'GET',
    url: '/api/versions',
    schema: {
      tags: ['articles'],
      summary: 'Versions by their ids, in that order; unknown ones are left out',
      querystring: z.object({ id: idsOf<VersionId>(), publishedOnly }),
      response: { 200: z.array(versionSchema).describe('Those that the platform has.'), ...invalidParameter, ...draftsRefused },
    },
    handler: async (request, reply) => {
      const scope = await scopeOf(request, reply, request.query.publishedOnly, dependencies)
      const versions = await content.versions(platformOf(request.host).key, request.query.id, scope)
      return versions.map(version => presentVersion(version, originOf(request)))
    },
  })

  app.route({
    method: 'GET',
    url: '/api/versions/:id',
    schema: {
      tags: ['articles'],
      summary: 'One version',
      params: z.object({ id: idOf<VersionId>() }),
      querystring: z.object({ publishedOnly }),
      response: { 200: versionSchema.describe('The version.'), ...invalidParameter, ...draftsRefused, ...notFound },
    },
    handler: async (request, reply) => {
      const scope = await scopeOf(request, reply, request.query.publishedOnly, dependencies)
      const [version] = await content.versions(platformOf(request.host).key, [request.params.id], scope)
      if (!version) throw await unreadError(content, scope, { kind: 'version', id: request.params.id })
      return presentVersion(version, originOf(request))
    },
  })

  app.route({
    method: 'GET',
    url: '/api/versions/:id/authors',
    schema: {
      tags: ['articles'],
      summary: 'The authors of a version, in order',
      params: z.object({ id: idOf<VersionId>() }),
      querystring: z.object({ publishedOnly }),
      response: { 200: z.array(authorSchema).describe('The authors.'), ...invalidParameter, ...draftsRefused, ...notFound },
    },
    handler: async (request, reply) => {
      const scope = await scopeOf(request, reply, request.query.publishedOnly, dependencies)
      const authors = await content.authorsOfVersion(platformOf(request.host).key, request.params.id, scope)
      if (authors === null) throw await unreadError(content, scope, { kind: 'version', id: request.params.id })
      return authors.map(presentAuthor)
    },
  })

  app.route({
    method: 'GET',
    url: '/api/versions/:id/translations',
    schema: {
      tags: ['articles'],
      summary: 'All languages besides its own in which a version, or parts of it, can be read',
      params: z.object({ id: idOf<VersionId>() }),
      response: { 200: z.array(translationSchema).describe('One for each language.'), ...invalidParameter, ...notFound },
    },
    handler: async ({ host, params }) => {
      const translations = await content.translationsOfVersion(platformOf(host).key, params.id)
      if (translations === null) throw notFoundError(`version ${params.id}`)
      return translations.map(({ language, title, abstractText, keywords, isWhole }) => ({
        language,
        title,
        abstractText,
        keywords,
        isWhole,
      }))
    },
  })
}
