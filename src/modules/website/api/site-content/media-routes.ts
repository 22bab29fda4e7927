/** The media library at the paths and in the format of WordPress's REST API: reading it for pages, and changing it for editors. */

import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notAllowedError } from '../../../../core/access/refusal.ts'
import type { SignedIn } from '../../../../core/access/user.ts'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, invalidParameter, notFound, notFoundError } from '../../../../core/http/api/errors.ts'
import { idOf, includedIdsOf, optionalWholeNumber } from '../../../../core/http/api/parameters.ts'
import { escapeHtml } from '../../../../core/text/safe-html.ts'

import { allowed, signInNeeded } from '../../../accounts/api/index.ts'
import { createUnusedUploads } from '../../../uploads/index.ts'
import type { MediaId } from '../../domain/ids.ts'
import { altProblem, imageLimits, type MediaProblem } from '../../domain/media/image-file.ts'
import type { MediaForMachines } from '../../use-cases/site-content/site-content.ts'
import { altOf, describeAlt, describeProblem, noFile, type ReceivedFile, receiveUpload, refusedSchema } from './media-upload.ts'
import { mediaSchema } from './schemas.ts'

const tags = ['site content']
/** The fields of a body; none where the file comes alone, or by its upload. */
const bodySchema = z
  .object({ fields: z.record(z.string(), z.string()) })
  .nullish()
  .transform(body => body?.fields ?? {})
const bases = ['/wp-json/wp/v2', '/wp-json/f1000/v1']

export const mediaRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { contentManager, platformOf, uploads } = dependencies
  const editors = new WeakMap<FastifyRequest, SignedIn>()
  const files = new WeakMap<FastifyRequest, ReceivedFile>()
  const unused = createUnusedUploads(uploads)
  app.addHook('onSend', request => unused.remove(request, error => request.log.error(error, 'unused uploads stay until they expire')))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (request: FastifyRequest, content: Readable) => {
    const editor = editors.get(request)
    if (editor === undefined) return null
    const { body, file, uploads: received } = await receiveUpload(uploads, request, content, editor.accountId)
    files.set(request, file)
    unused.note(request, editor.accountId, received)
    return body
  })
  for (const base of bases) {
    app.route({
      method: 'GET',
      url: `${base}/media`,
      schema: {
        tags,
        summary: 'Pictures of pages, newest first',
        description: 'X-WP-Total says how many there are, and X-WP-TotalPages on how many pages.',
        querystring: z.object({
          include: includedIdsOf<MediaId>().optional().describe('These alone; unknown ones are left out.'),
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
        params: z.object({ id: idOf<MediaId>() }),
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
      // This lets a body take the time of an upload.
      bodyLimit: imageLimits.bytes,
      // The check runs before the body is read, so that nobody else can make the server store a large file.
      onRequest: async (request, reply) => {
        editors.set(request, await allowed(request, reply, 'edit site content', dependencies))
      },
      schema: {
        tags,
        summary: 'Puts a picture into the media library',
        description: [
          'The body is the file itself, with its name in Content-Disposition (`attachment; filename="roof.jpg"`), or multipart/form-data with the field `file`. A file that was uploaded to `/uploads` by tus 1.0, with `purpose` `media-image`, is named by `upload` instead.',
          '`alt_text` says what the picture shows, for those who do not see it; `decorative=true` says that nothing is lost without it. One of the two has to be there, as a field or as a parameter.',
          `JPEG, PNG, WebP, AVIF and GIF are taken, up to ${imageLimits.bytes / (1024 * 1024)} MB and ${imageLimits.pixels / 1_000_000} million pixels. The picture is kept upright, without what cameras write into it, and in smaller sizes.`,
        ].join('\n\n'),
        querystring: z.object({
          alt_text: z.string().optional(),
          decorative: z.enum(['true', 'false']).optional(),
          upload: z.uuid().optional(),
        }),
        response: {
          201: mediaSchema.describe('The image as it is kept.'),
          400: z
            .union([refusedSchema, errorsSchema])
            .describe('It has no alternative text, no file, or cannot be read; `code` says which.'),
          413: z.union([refusedSchema, errorsSchema]).describe('It is too large.'),
          415: z
            .union([refusedSchema, errorsSchema])
            .describe('It is no image of a type that is taken, or has no content type that can be read.'),
          422: z.union([refusedSchema, errorsSchema]).describe('The virus scanner refuses it.'),
          429: z.union([refusedSchema, errorsSchema]).describe('The account has too many uploads that nothing has used yet.'),
          503: z.union([refusedSchema, errorsSchema]).describe('The virus scanner does not answer.'),
          ...signInNeeded,
        },
      },
      handler: async (request, reply) => {
        const { upload, ...query } = request.query
        const file: ReceivedFile = upload === undefined ? (files.get(request) ?? null) : { upload }
        if (file === null) return reply.code(400).send(noFile)
        const refuse = (problem: MediaProblem) => {
          const { status, body } = describeProblem(problem)
          return reply.code(status).send(body)
        }
        const problem = 'problem' in file ? file.problem : null
        if (problem?.kind === 'too-large') return refuse(problem)
        const entry = altOf(bodySchema.parse(request.body), query)
        const invalid = altProblem(entry)
        if (invalid !== null) return reply.code(400).send(describeAlt(invalid))
        if ('problem' in file) return refuse(file.problem)
        const editor = editors.get(request)
        if (editor === undefined) throw notAllowedError()
        const { accountId } = editor
        const stored = await contentManager.media.add(platformOf(request.host).key, { accountId, upload: file.upload, alt: entry.alt })
        if (stored.kind === 'stored') return reply.code(201).send(presentMedia(stored.media))
        return refuse(stored.problem)
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
