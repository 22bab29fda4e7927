/** A request as the site's pages get it: the web's own Request, made from Fastify's. */
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether a Host header is well-formed (RFC 9110, section 7.2): a name or an address, with a port. Anything else never reaches a URL. */
export const isHost = (text: string): boolean => /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(text)

/**
 * The origin of absolute URLs: the installation's, else that of the request, whose response
 * must not be cached. Null where the Host header is no host.
 */
export function originFor({ origin }: { origin: string | null }, { protocol, host }: FastifyRequest): string | null {
  return origin ?? (isHost(host) ? `${protocol}://${host}` : null)
}

/** A shared response must not depend on anything that a single client controls: neither the user nor the Host header. */
export function requestForAll(url: string): Request {
  return new Request(new URL(url, 'http://localhost'))
}

/** Aborted where the connection closes before the answer is sent. */
export function closedSignal(reply: FastifyReply): AbortSignal {
  const closed = new AbortController()
  reply.raw.once('close', () => reply.raw.writableFinished || closed.abort())
  return closed.signal
}

/** Aborted when the client's connection ends. */
export function requestOfOne(request: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined && !name.startsWith(':')) headers.append(name, each)
  }
  // A page without a referrer sends the Origin "null" with a form, which the router treats as cross-site. The origin was checked before.
  if (headers.get('origin') === 'null' && headers.get('sec-fetch-site') === 'same-origin') headers.delete('origin')
  return new Request(new URL(request.url, `${request.protocol}://${request.host || 'localhost'}`), {
    // A page is rendered as for GET; Node leaves the body of an answer to HEAD out.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal: closedSignal(reply),
    body: Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null,
  })
}
