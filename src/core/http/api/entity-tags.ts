import type { FastifyInstance } from 'fastify'
import { entityTag, namesTag } from '../entity-tag.ts'

/**
 * Adds an entity tag to every successful response to a GET request, and answers 304 where it matches. Errors, and responses marked as not
 * cacheable, have none.
 */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const isForOnce = reply.getHeader('Cache-Control') === 'no-store' || !['GET', 'HEAD'].includes(request.method)
    if (reply.statusCode !== 200 || typeof payload !== 'string' || isForOnce) {
      reply.header('Cache-Control', 'no-store')
      return payload
    }
    const tag = entityTag(payload)
    reply.header('ETag', tag).header('Cache-Control', reply.getHeader('Cache-Control') ?? 'no-cache')
    if (!namesTag(request.headers['if-none-match'], tag)) return payload
    reply.code(304).removeHeader('Content-Length').removeHeader('Content-Type')
    // Fastify measures what HEAD would have sent, and cannot measure nothing.
    return request.method === 'HEAD' ? '' : null
  })
}
