import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { invalidParameter, notFound, notFoundError } from '../../../../core/http/api/errors.ts'
import { originOf } from '../../../../core/http/api/origin.ts'
import { idOf } from '../../../../core/http/api/parameters.ts'
import { maxId } from '../../../../core/ids/id.ts'
import type { AssetId, VersionId } from '../../../../core/ids/shared-ids.ts'
import { languages } from '../../../../core/text/languages.ts'
import type { Citable } from '../../domain/citation/citable.ts'
import { citationFormatFacts, citationFormats } from '../../domain/citation/citation-format.ts'
import { citationStyles } from '../../domain/citation/citation-style.ts'
import type { ReportId } from '../../domain/ids.ts'
import { metadataSiteOf } from '../../domain/metadata/item-metadata.ts'

const oneThing = 'must name one thing: versionId, reportId or assetId'
const exampleOfId = { type: 'integer', minimum: 1, maximum: maxId, examples: [1] }
const citableParameters = {
  // One of the three is required: the example gives this one.
  versionId: idOf<VersionId>().optional().meta({ documentedAs: exampleOfId }),
  reportId: idOf<ReportId>().optional(),
  assetId: idOf<AssetId>().optional(),
}
const namesOneThing = { path: ['versionId'], message: oneThing }

const exportParameters = z
  .object({
    ...citableParameters,
    bibliographyReaderFormat: z.enum(citationFormats, { error: `must be one of ${citationFormats.join(', ')}` }),
  })
  .refine(given => citableOf(given) !== null, namesOneThing)

const styleParameters = z
  .object({
    ...citableParameters,
    style: z.enum(citationStyles, { error: `must be one of ${citationStyles.join(', ')}` }),
    language: z
      .enum(languages, { error: `must be one of ${languages.join(', ')}` })
      .optional()
      .describe('Of the words around what is cited; the platform’s own where it is left out.'),
  })
  .refine(given => citableOf(given) !== null, namesOneThing)

export const citationSchema = z
  .object({
    style: z.enum(citationStyles),
    language: z.enum(languages),
    title: z.string().describe('Of what is cited, with what stands behind it of its peer review.'),
    path: z.string().describe('Where that is read.'),
    text: z.string().describe('The reference in plain text.'),
    html: z.string().describe('The same with its italics (i) and its address (a), and no other element.'),
  })
  .meta({
    id: 'Citation',
    examples: [
      {
        style: 'APA',
        language: 'en',
        title: 'The first ten cycles tell how long a battery lasts [version 2; peer review: 1 approved]',
        path: '/articles/1-308/v2',
        text: 'Okafor, A. (2024). The first ten cycles tell how long a battery lasts [version 2; peer review: 1 approved]. Recto, 1. https://doi.org/10.5555/recto.308.2',
        html: 'Okafor, A. (2024). The first ten cycles tell how long a battery lasts [version 2; peer review: 1 approved]. <i>Recto</i>, <i>1</i>. <a href="https://doi.org/10.5555/recto.308.2">https://doi.org/10.5555/recto.308.2</a>',
      },
    ],
  })

function citableOf({
  versionId,
  reportId,
  assetId,
}: {
  versionId?: VersionId | undefined
  reportId?: ReportId | undefined
  assetId?: AssetId | undefined
}): Citable | null {
  const given: Citable[] = []
  if (versionId !== undefined) given.push({ kind: 'version', id: versionId })
  if (reportId !== undefined) given.push({ kind: 'report', id: reportId })
  if (assetId !== undefined) given.push({ kind: 'asset', id: assetId })
  return given.length === 1 ? (given[0] ?? null) : null
}

/** Returns the requested publication or report; the schema has rejected requests without one. */
function requestedWork(query: Parameters<typeof citableOf>[0]): Citable {
  const citable = citableOf(query)
  if (citable === null) throw new Error(`The schema let through what names nothing: it ${oneThing}.`)
  return citable
}

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
        ...invalidParameter,
        ...notFound,
      },
    },
    handler: async (request, reply) => {
      const citable = requestedWork(request.query)
      const platform = platformOf(request.host)
      const format = request.query.bibliographyReaderFormat
      const citation = await citations.export(platform.key, citable, format, metadataSiteOf(platform, originOf(request)))
      if (citation === null) throw notFoundError(`${citable.kind} ${citable.id}`)
      return reply
        .type(`${citation.mediaType}; charset=utf-8`)
        .header('Content-Disposition', `attachment; filename="${citation.fileName}"`)
        .send(citation.text)
    },
  })

  app.route({
    method: 'GET',
    url: '/api/citations',
    schema: {
      tags: ['articles'],
      summary: 'A citation in a style, to be pasted: of a version, a report or an asset',
      querystring: styleParameters,
      response: { 200: citationSchema.describe('The reference, plain and with its italics.'), ...invalidParameter, ...notFound },
    },
    handler: async (request, reply) => {
      const citable = requestedWork(request.query)
      const platform = platformOf(request.host)
      const { style, language = platform.languages[0] ?? 'en' } = request.query
      const citation = await citations.write(platform.key, citable, style, language, metadataSiteOf(platform, originOf(request)))
      if (citation === null) throw notFoundError(`${citable.kind} ${citable.id}`)
      return reply.send({ style, language, ...citation })
    },
  })
}
