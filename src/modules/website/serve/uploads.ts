/** Forms that bring images: larger than any other, and taken in from those alone who may put them in. */
import type { FastifyError, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { imageLimits } from '../domain/media/image-file.ts'

/** The navigations of a script ask for the same with `.data` at the end. */
export const uploadPaths = ['', '/:language'].flatMap(prefix =>
  ['/my/content/media', '/my/content/media.data', '/my/content/media/:media'].map(path => prefix + path),
)

/** What any form may have: Fastify's own limit. */
const formBytes = 1024 * 1024

/** Asked before a large body is read; whoever may not send one is led back to the page, which says what is to be done. */
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
