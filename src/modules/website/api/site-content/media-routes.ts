/** The media library at the paths and in the format of WordPress's REST API: reading it for pages, and changing it for editors. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, invalidParameter, notFound, notFoundError } from '../../../../core/http/api/errors.ts'
import { id, includedIds, optionalWholeNumber } from '../../../../core/http/api/parameters.ts'
import { escapeHtml } from '../../../../core/text/safe-html.ts'
import { allowed, signInNeeded } from '../../../accounts/api/who.ts'
import { altProblem, imageLimits } from '../../domain/media/image-file.ts'
import type { MediaForMachines } from '../../use-cases/site-content/site-content.ts'
import { describeAlt, describeProblem, noFile, readUpload, refusedSchema } from './media-upload.ts'
import { mediaSchema } from './schemas.ts'

const tags = ['site content']
const bases = ['/wp-json/wp/v2', '/wp-json/f1000/v1']
/** Bytes of an upload besides the file: its fields and the multipart boundaries. */
const frameBytes = 64 * 1024

export const mediaRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { contentManager, platformOf } = dependencies
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  for (const base of bases) {
    app.route({
      method: 'GET',
      url: `${base}/media`,
      schema: {
        tags,
        summary: 'Pictures of pages, newest first',
        description: 'X-WP-Total says how many there are, and X-WP-TotalPages on how many pages.',
        querystring: z.object({
          include: includedIds.optional().describe('These alone; unknown ones are left out.'),
          search: z.string().max(200).default('').describe('What stands in the name or the alternative text.'),
          page: optionalWholeNumber(1, 100_000, 1),
          per_page: optionalWholeNumber(1, 100, 10),
        }),
        response: { 200: z.array(mediaSchema).describe('The images of that page.'), ...invalidParameter },
      },
      handler: async ({ host, query: { include, search, page, per_page: show } }, reply) => {
        const { media, total } = await contentManager.media.list(platformOf(host).key, { search, ids: include, page, show })
        reply.header('X-WP-Total', String(total)).header('X-WP-TotalPages', String(Math.ceil(total / show)))
        return media.map(presentMedia)
      },
    })

    app.route({
      method: 'GET',
      url: `${base}/media/:id`,
      schema: {
        tags,
        summary: 'One of them',
        params: z.object({ id }),
        response: { 200: mediaSchema.describe('The image.'), ...invalidParameter, ...notFound },
      },
      handler: async ({ host, params }) => {
        const found = await contentManager.media.find(platformOf(host).key, params.id)
        if (found === null) throw notFoundError(`media ${params.id}`)
        return presentMedia(found.media)
      },
    })

    app.route({
      method: 'POST',
      url: `${base}/media`,
      bodyLimit: imageLimits.bytes + frameBytes,
      // The check runs before the body is read, so that nobody else can make the server buffer a large file.
      onRequest: async (request, reply) => {
        await allowed(request, reply, 'edit site content', dependencies)
      },
      schema: {
        tags,
        summary: 'Puts a picture into the media library',
        description: [
          'The body is the file itself, with its name in Content-Disposition (`attachment; filename="roof.jpg"`), or multipart/form-data with the field `file`.',
          '`alt_text` says what the picture shows, for those who do not see it; `decorative=true` says that nothing is lost without it. One of the two has to be there, as a field or as a parameter.',
          `JPEG, PNG, WebP, AVIF and GIF are taken, up to ${imageLimits.bytes / (1024 * 1024)} MB and ${imageLimits.pixels / 1_000_000} million pixels. The picture is kept upright, without what cameras write into it, and in smaller sizes.`,
        ].join('\n\n'),
        querystring: z.object({ alt_text: z.string().optional(), decorative: z.enum(['true', 'false']).optional() }),
        response: {
          201: mediaSchema.describe('The image as it is kept.'),
          400: z
            .union([refusedSchema, errorsSchema])
            .describe('It has no alternative text, no file, or cannot be read; `code` says which.'),
          413: z.union([refusedSchema, errorsSchema]).describe('It is too large.'),
          415: z
            .union([refusedSchema, errorsSchema])
            .describe('It is no image of a type that is taken, or has no content type that can be read.'),
          ...signInNeeded,
        },
      },
      handler: async (request, reply) => {
        const upload = await readUpload(request, request.query)
        if (upload === null) return reply.code(400).send(noFile)
        const invalid = altProblem(upload)
        if (invalid !== null) return reply.code(400).send(describeAlt(invalid))
        const stored = await contentManager.media.add(platformOf(request.host).key, upload)
        if (stored.kind === 'stored') return reply.code(201).send(presentMedia(stored.media))
        const { status, body } = describeProblem(stored.problem)
        return reply.code(status).send(body)
      },
    })
  }
}

const presentMedia = ({ id: ofMedia, name, url, alt, mimeType, width, height, sizes }: MediaForMachines): z.output<typeof mediaSchema> => ({
  id: ofMedia,
  source_url: url,
  title: { rendered: escapeHtml(name.replace(/\.[^.]*$/, '')) },
  alt_text: alt,
  mime_type: mimeType,
  media_details: {
    width,
    height,
    sizes: Object.fromEntries(
      Object.entries(sizes).map(([size, form]) => [
        size,
        { source_url: form.url, width: form.width, height: form.height, mime_type: form.mimeType },
      ]),
    ),
  },
})
