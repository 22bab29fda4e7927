/** Sends what the site answers, with what browsers and caches between need to know of it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '../entity-tag.ts'
import { chooseEncoding, type Encoding } from './choose-encoding.ts'
import type { CachedPage } from './page-cache.ts'

/** The Cache-Status header (RFC 9211). */
const cacheStatus = { hit: 'recto; hit', miss: 'recto; fwd=miss', stale: 'recto; hit; detail=stale' }

export type CacheState = keyof typeof cacheStatus

const everyEncoding: ReadonlySet<Encoding> = new Set(['br', 'gzip', 'identity'])
const asItIs: ReadonlySet<Encoding> = new Set(['identity'])

/** The caller sets the Vary header. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage, state: CacheState): Promise<FastifyReply> {
  reply.headers(page.headers).header('ETag', page.etag).header('Cache-Status', cacheStatus[state])
  if (page.headers['cache-control'] === undefined) reply.header('Cache-Control', page.status === 200 ? 'public, no-cache' : 'no-store')
  if (state === 'stale') reply.header('Warning', '111 - "Revalidation Failed"')
  if (page.status === 200 && namesTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'], page.compressed ? everyEncoding : asItIs)
  if (encoding === 'identity' || page.compressed === null) return reply.code(page.status).send(page.body)
  const body = await page.compressed(encoding)
  return reply.header('Content-Encoding', encoding).code(page.status).send(body)
}

/** Sends a private response. */
export async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('Set-Cookie', cookies)
  if (!response.headers.has('cache-control')) reply.header('Cache-Control', 'no-store')
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
}

const secondsUntilRetry = 5

/** Sends a cheap, uncacheable response when pages are requested faster than they can be rendered. */
export async function sendBusy(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const message = 'The site is busy. Try again in a few seconds.'
  reply.code(503).headers({ 'Retry-After': String(secondsUntilRetry), 'Cache-Control': 'no-store' })
  if (!request.headers.accept?.includes('text/html')) return reply.send({ errors: [{ message }] })
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', "default-src 'none'")
    .send(
      `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Busy</title><h1>${message}</h1></html>`,
    )
}
