import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Whether the answer with this tag is one that the asker has (RFC 9110, If-None-Match: weak comparison). */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const bare = (each: string): string => each.trim().replace(/^W\//, '')
  return (ifNoneMatch ?? '').split(',').some(each => each.trim() === '*' || bare(each) === bare(tag))
}

/** Every good answer of the instance has a tag, and is sent again only where it has changed. Nobody keeps an error. */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') {
      reply.header('Cache-Control', 'no-store')
      return payload
    }
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
    reply.header('ETag', tag).header('Cache-Control', 'no-cache')
    if (!isKnownTag(request.headers['if-none-match'], tag)) return payload
    reply.code(304).removeHeader('Content-Length').removeHeader('Content-Type')
    // Fastify measures what HEAD would have sent, and cannot measure nothing.
    return request.method === 'HEAD' ? '' : null
  })
}
