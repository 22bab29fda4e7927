import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The Host header is untrusted: a name that the installation does not go by is removed before anything reads it, so that it gets into no
 * link, cookie or cache key. Such a request is answered like one that names no host; one that names several is refused (RFC 9112, section 3.2).
 */
export function checkHost(request: FastifyRequest, reply: FastifyReply, knows: (host: string) => boolean): FastifyReply | undefined {
  const { headers, rawHeaders } = request.raw
  if (rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1)
    return reply.code(400).send({ errors: [{ message: 'The request has several Host headers.' }] })
  if (!knows(request.host)) delete headers['x-forwarded-host']
  if (!knows(request.host)) delete headers.host
  return undefined
}
