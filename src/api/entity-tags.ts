import type { FastifyInstance } from 'fastify'
import { entityTag, namesTag } from '../domain/http/entity-tag.ts'

/** Every good answer of the instance has a tag, and is sent again only where it has changed. Nobody keeps an error. */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') {
      reply.header('Cache-Control', 'no-store')
      return payload
    }
    const tag = entityTag(payload)
    reply.header('ETag', tag).header('Cache-Control', 'no-cache')
    if (!namesTag(request.headers['if-none-match'], tag)) return payload
    reply.code(304).removeHeader('Content-Length').removeHeader('Content-Type')
    // Fastify measures what HEAD would have sent, and cannot measure nothing.
    return request.method === 'HEAD' ? '' : null
  })
}
