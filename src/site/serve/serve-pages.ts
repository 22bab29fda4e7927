/**
 * The site behind Fastify: addresses made regular, pages answered from the cache while nothing has changed,
 * rendered once for however many ask at the same time, and shown stale when the library cannot be reached.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PlatformFacts } from '../../domain/platform/platform.ts'
import type { Reading } from '../../use-cases/reading/reading.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { readyPage } from './ready-page.ts'

export type AnswerPage = (request: Request, about: { platform: PlatformFacts; reading: Reading }) => Promise<Response>

export interface SiteDependencies {
  /** Asked for each request, so that a development server can change it. */
  answerPage: () => Promise<AnswerPage>
  platformOf: (host: string) => PlatformFacts
  reading: Reading
  cache: PageCache
  /** A word that changes with everything a page could show. Rejects when the database cannot be reached. */
  revision: () => Promise<string>
}

const redirectTo = (url: string): string | null => {
  const [path = '', query] = url.split('?', 2)
  const regular = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (regular === path) return null
  return query === undefined ? regular : `${regular}?${query}`
}

export async function servePages(app: FastifyInstance, site: SiteDependencies): Promise<void> {
  // Form bodies belong to the pages' actions, which read them from the web request.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const rendering = new Map<string, Promise<CachedPage>>()

  app.all('/*', async (request, reply) => {
    const elsewhere = redirectTo(request.url)
    if (elsewhere !== null) return reply.redirect(elsewhere, 301)
    const platform = site.platformOf(request.host)
    const answer = async () => (await site.answerPage())(webRequest(request, reply), { platform, reading: site.reading })
    if (!isReadByAll(request)) return sendResponse(reply, await answer())

    const key = `${platform.key} ${request.url}`
    const cached = site.cache.get(key)
    let revision: string
    try {
      revision = await site.revision()
    } catch (error) {
      request.log.error(error, 'the library cannot be reached')
      return cached ? sendPage(request, reply, cached, 'stale') : sendResponse(reply, await answer())
    }
    if (cached?.revision === revision) return sendPage(request, reply, cached, 'hit')

    const renderKey = `${revision} ${key}`
    const page = rendering.get(renderKey) ?? answer().then(response => readyPage(response, revision))
    rendering.set(renderKey, page)
    try {
      const fresh = await page
      if (fresh.status >= 500 && cached) return sendPage(request, reply, cached, 'stale')
      if (fresh.status === 200) site.cache.set(key, fresh)
      return sendPage(request, reply, fresh, 'miss')
    } finally {
      rendering.delete(renderKey)
    }
  })
}

/** Pages that do not depend on who asks. */
function isReadByAll(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && request.headers.cookie === undefined
}

function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined && !name.startsWith(':')) headers.append(name, each)
  }
  return new Request(new URL(request.url, `${request.protocol}://${request.host || 'localhost'}`), {
    // A page is rendered as for GET; Node leaves the body of an answer to HEAD out.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal: gone.signal,
    body: Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null,
  })
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage, state: 'hit' | 'miss' | 'stale'): FastifyReply {
  reply.headers(page.headers).header('ETag', page.etag).header('Vary', 'Accept-Encoding, Cookie').header('Cache-Status', cacheStatus[state])
  if (page.headers['cache-control'] === undefined) reply.header('Cache-Control', page.status === 200 ? 'public, no-cache' : 'no-store')
  if (state === 'stale') reply.header('Warning', '111 - "Revalidation Failed"')
  if (page.status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(page.etag)) return reply.code(304).send()
  const [encoding, body] = chooseForm(request.headers['accept-encoding'] ?? '', page)
  if (encoding) reply.header('Content-Encoding', encoding)
  return reply.code(page.status).send(body)
}

/** RFC 9211. */
const cacheStatus = { hit: 'recto; hit', miss: 'recto; fwd=miss', stale: 'recto; hit; detail=stale' }

function chooseForm(accepted: string, page: CachedPage): [string | null, Buffer] {
  if (page.brotli && /\bbr\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accepted)) return ['br', page.brotli]
  if (page.gzip && /\bgzip\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accepted)) return ['gzip', page.gzip]
  return [null, page.body]
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  response.headers.forEach((value, name) => void reply.header(name, name === 'set-cookie' ? response.headers.getSetCookie() : value))
  if (!response.headers.has('cache-control')) reply.header('Cache-Control', 'no-store')
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
}
