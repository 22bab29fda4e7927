/** Accepts large bodies for forms with images, but only from users who may upload them. */
import type { FastifyError, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { imageLimits } from '../domain/media/image-file.ts'

/** Data requests of React Router add `.data` to the path. */
export const uploadPaths = ['', '/:language'].flatMap(prefix =>
  ['/my/content/media', '/my/content/media.data', '/my/content/media/:media'].map(path => prefix + path),
)

/** Bytes that any form may have, which is Fastify's default limit. */
const formBytes = 1024 * 1024

/** Checks permissions before a large body is read; others are redirected to the page, which explains what to do. */
export function largeBodies(
  maySend: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>,
): Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest' | 'errorHandler'> {
  return {
    bodyLimit: imageLimits.uploadBytes,
    async onRequest(request, reply) {
      const { 'content-length': length, 'transfer-encoding': coding } = request.headers
      const bytes = Number(length ?? (coding === undefined ? 0 : Number.POSITIVE_INFINITY))
      if (bytes > formBytes && !(await maySend(request, reply))) await reply.redirect(request.url, 303)
    },
    errorHandler(error: FastifyError, request, reply) {
      const [path = ''] = request.url.split('?')
      if (error.statusCode !== 413 || path.endsWith('.data')) throw error
      void reply.redirect(`${path}?too-large`, 303)
    },
  }
}
