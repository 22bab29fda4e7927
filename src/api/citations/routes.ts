import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { citationFormatFacts, citationFormats } from '../../domain/citation/citation-format.ts'
import type { CitedSite } from '../../domain/citation/cited-work.ts'
import type { PlatformFacts } from '../../domain/platform/platform.ts'
import type { Citable } from '../../use-cases/citation/citations.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { NotFoundError, notFound, wrongParameter } from '../errors.ts'
import { originOf } from '../origin.ts'
import { id } from '../parameters.ts'

const oneThing = 'must name one thing: versionId, reportId or assetId'

const exportParameters = z
  .object({
    versionId: id.optional(),
    reportId: id.optional(),
    assetId: id.optional(),
    bibliographyReaderFormat: z.enum(citationFormats, { error: `must be one of ${citationFormats.join(', ')}` }),
  })
  .refine(given => citableOf(given) !== null, { path: ['versionId'], message: oneThing })

function citableOf({
  versionId,
  reportId,
  assetId,
}: Partial<Record<'versionId' | 'reportId' | 'assetId', number | undefined>>): Citable | null {
  const given = [
    { kind: 'version' as const, id: versionId },
    { kind: 'report' as const, id: reportId },
    { kind: 'asset' as const, id: assetId },
  ].flatMap(({ kind, id }) => (id === undefined ? [] : [{ kind, id }]))
  return given.length === 1 ? (given[0] ?? null) : null
}

const siteOf = ({ displayName, copyrightOwner, issn }: PlatformFacts, request: { protocol: string; host: string }): CitedSite => ({
  origin: originOf(request),
  name: displayName,
  publisher: copyrightOwner ?? displayName,
  issn,
})

const fileTypes = [...new Set(citationFormats.map(format => citationFormatFacts[format].mediaType))]

export const citationRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { citations, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/articles/exportTo',
    schema: {
      tags: ['articles'],
      summary: 'A citation as a file for a reference manager: of a version, a report or an asset',
      querystring: exportParameters,
      response: {
        200: {
          description: 'The file, one entry long.',
          content: Object.fromEntries(fileTypes.map(type => [type, { schema: z.string() }])),
        },
        ...wrongParameter,
        ...notFound,
      },
    },
    handler: async (request, reply) => {
      const citable = citableOf(request.query)
      if (citable === null) throw new Error(`The schema let through what names nothing: it ${oneThing}.`)
      const platform = platformOf(request.host)
      const format = request.query.bibliographyReaderFormat
      const citation = await citations.export(platform.key, citable, format, siteOf(platform, request))
      if (citation === null) throw new NotFoundError(`${citable.kind} ${citable.id}`)
      return reply
        .type(`${citation.mediaType}; charset=utf-8`)
        .header('Content-Disposition', `attachment; filename="${citation.fileName}"`)
        .send(citation.text)
    },
  })
}
