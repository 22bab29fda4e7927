/** Exports results of the browse screen for reference managers and spreadsheets. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, invalidParameter, notFound, notFoundError } from '../../../../core/http/api/errors.ts'
import { originOf } from '../../../../core/http/api/origin.ts'
import { throttleBy } from '../../../../core/http/api/throttle.ts'
import { citationListFacts, citationListFormats } from '../../../publications/domain/citation/citation-list.ts'
import { metadataSiteOf } from '../../../publications/domain/metadata/item-metadata.ts'
import { browseLimits } from '../../domain/search/browse-limits.ts'
import { exportQuerySchema } from './schemas.ts'

/** Per IP address, because an export reads up to a thousand publications. */
const limit = { max: 20, seconds: 60 }

export const exportRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { browse, citations, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/browse/export',
    onRequest: throttleBy(limit),
    schema: {
      tags: ['content'],
      summary: `What the browse screen finds as a file of citations: chosen results, or the first ${browseLimits.exported}`,
      querystring: exportQuerySchema,
      response: {
        200: {
          description: 'The file, one entry or row for each publication, articles in their current versions.',
          content: Object.fromEntries(citationListFormats.map(format => [citationListFacts[format].mediaType, { schema: z.string() }])),
        },
        ...invalidParameter,
        ...notFound,
        429: errorsSchema.describe('There were too many exports; Retry-After says when there may be more.'),
      },
    },
    handler: async (request, reply) => {
      const platform = platformOf(request.host)
      const { ids, format, query } = request.query
      const found = ids.length > 0 ? ids : await browse.foundIds(platform, query, browseLimits.exported)
      if (found === null) throw notFoundError('such list')
      const file = await citations.exportList(platform.key, found, format, metadataSiteOf(platform, originOf(request)))
      return reply
        .type(`${file.mediaType}; charset=utf-8`)
        .header('Content-Disposition', `attachment; filename="${file.fileName}"`)
        .header('X-Robots-Tag', 'noindex')
        .send(file.text)
    },
  })
}
