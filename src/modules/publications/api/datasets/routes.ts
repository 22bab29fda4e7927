import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { invalidParameter, notFound, notFoundError } from '../../../../core/http/api/errors.ts'
import { idOf } from '../../../../core/http/api/parameters.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import { presentDataset } from './present-dataset.ts'
import { datasetSchema } from './schemas.ts'

export const datasetRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { content, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/datasets',
    schema: {
      tags: ['articles'],
      summary: 'The data behind a version, in the order of its source',
      querystring: z.object({ version: idOf<VersionId>() }),
      response: { 200: z.array(datasetSchema).describe('The datasets.'), ...invalidParameter, ...notFound },
    },
    handler: async ({ host, query }) => {
      const datasets = await content.datasetsOfVersion(platformOf(host).key, query.version)
      if (datasets === null) throw notFoundError(`version ${query.version}`)
      return datasets.map(presentDataset)
    },
  })
}
