/** Sends what the site answers, with what browsers and caches between need to know of it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '../../domain/http/entity-tag.ts'
import { chooseEncoding, type Encoding } from './choose-encoding.ts'
import type { CachedPage } from './page-cache.ts'

/** How the cache came by a page (RFC 9211). */
const cacheStatus = { hit: 'recto; hit', miss: 'recto; fwd=miss', stale: 'recto; hit; detail=stale' }

export type CacheState = keyof typeof cacheStatus

/** The caller says what of the request the answer varies with. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage, state: CacheState): FastifyReply {
  reply.headers(page.headers).header('ETag', page.etag).header('Cache-Status', cacheStatus[state])
  if (page.headers['cache-control'] === undefined) reply.header('Cache-Control', page.status === 200 ? 'public, no-cache' : 'no-store')
  if (state === 'stale') reply.header('Warning', '111 - "Revalidation Failed"')
  if (page.status === 200 && namesTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  const [encoding, body] = chooseForm(request.headers['accept-encoding'], page)
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.code(page.status).send(body)
}

function chooseForm(accepted: string | undefined, { brotli, gzip, body }: CachedPage): [Encoding, Buffer] {
  const forms = new Map<Encoding, Buffer>([['identity', body]])
  if (brotli) forms.set('br', brotli)
  if (gzip) forms.set('gzip', gzip)
  const encoding = chooseEncoding(accepted, new Set(forms.keys()))
  return [encoding, forms.get(encoding) ?? body]
}

/** An answer for one visitor alone. */
export async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  response.headers.forEach((value, name) => void reply.header(name, name === 'set-cookie' ? response.headers.getSetCookie() : value))
  if (!response.headers.has('cache-control')) reply.header('Cache-Control', 'no-store')
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
}
