import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { draftsRefused, invalidParameter, notFound } from '../../../../core/http/api/errors.ts'
import { idOf, idsOf, publishedOnly } from '../../../../core/http/api/parameters.ts'
import type { AssetId } from '../../../../core/ids/shared-ids.ts'
import type { AssetInfo } from '../../use-cases/content/find-assets.ts'
import { presentAuthor } from '../authors/present-author.ts'
import { authorSchema } from '../authors/schemas.ts'
import { scopeOf, unreadError } from '../drafts.ts'
import { assetSchema } from './schemas.ts'

const presentAsset = ({ assetId, contentId, assetType, commentIds, relatedArticleIds }: AssetInfo): z.infer<typeof assetSchema> => ({
  assetId,
  contentId,
  assetType,
  commentIds,
  relatedArticleIds,
})

export const assetRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { content, platformOf } = dependencies

  app.route({
    method: 'GET',
    url: '/api/assets',
    schema: {
      tags: ['assets'],
      summary: 'Posters, slides, documents and videos by their ids, in that order; unknown ones are left out',
      querystring: z.object({ id: idsOf<AssetId>(), publishedOnly }),
      response: { 200: z.array(assetSchema).describe('Those that the platform has.'), ...invalidParameter, ...draftsRefused },
    },
    handler: async (request, reply) => {
      const scope = await scopeOf(request, reply, request.query.publishedOnly, dependencies)
      return (await content.assets(platformOf(request.host).key, request.query.id, scope)).map(presentAsset)
    },
  })

  app.route({
    method: 'GET',
    url: '/api/assets/:id',
    schema: {
      tags: ['assets'],
      summary: 'One poster, slide deck, document or video',
      params: z.object({ id: idOf<AssetId>() }),
      querystring: z.object({ publishedOnly }),
      response: { 200: assetSchema.describe('The asset.'), ...invalidParameter, ...draftsRefused, ...notFound },
    },
    handler: async (request, reply) => {
      const scope = await scopeOf(request, reply, request.query.publishedOnly, dependencies)
      const [asset] = await content.assets(platformOf(request.host).key, [request.params.id], scope)
      if (!asset) throw await unreadError(content, scope, { kind: 'asset', id: request.params.id })
      return presentAsset(asset)
    },
  })

  app.route({
    method: 'GET',
    url: '/api/assets/:id/authors',
    schema: {
      tags: ['assets'],
      summary: 'The authors of an asset, in order',
      params: z.object({ id: idOf<AssetId>() }),
      querystring: z.object({ publishedOnly }),
      response: { 200: z.array(authorSchema).describe('The authors.'), ...invalidParameter, ...draftsRefused, ...notFound },
    },
    handler: async (request, reply) => {
      const scope = await scopeOf(request, reply, request.query.publishedOnly, dependencies)
      const authors = await content.authorsOfAsset(platformOf(request.host).key, request.params.id, scope)
      if (authors === null) throw await unreadError(content, scope, { kind: 'asset', id: request.params.id })
      return authors.map(presentAuthor)
    },
  })
}
