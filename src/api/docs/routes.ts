/** /api/docs: the documentation of the API, without scripts or external resources. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '../../core/http/api/origin.ts'
import type { Site } from '../../modules/sites/use-cases/load-platforms.ts'
import { writePage } from './page.ts'
import { type ApiDocument, readDocument } from './read-document.ts'
import { pageStyles } from './styles.ts'

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const maxPages = 16

interface DocsDependencies {
  siteOf: (host: string) => Site
}

/** Serves the page that describes the API. Must run where the document is generated and entity tags are added (serve-api.ts). */
export async function serveApiDocs(app: FastifyInstance, { siteOf }: DocsDependencies): Promise<void> {
  let document: ApiDocument | undefined
  /** By origin, which the curl commands contain. A client can make up host names, so that few are cached. */
  const pages = new Map<string, string>()
  const styles = new Map<string, string>()
  const setting = { schema: { hide: true }, onSend: compressed }

  app.get('/api/docs', setting, async (request, reply) => {
    document ??= readDocument(app.swagger())
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', policy)
    const origin = originOf(request)
    const page = pages.get(origin) ?? writePage(document, { name: siteOf(request.host).platform.displayName, origin })
    if (pages.size >= maxPages) pages.clear()
    pages.set(origin, page)
    return page
  })

  app.get('/api/docs/page.css', setting, async (request, reply) => {
    const { platform, brand } = siteOf(request.host)
    const sheet = styles.get(platform.key) ?? pageStyles(brand.palette)
    styles.set(platform.key, sheet)
    return reply.type('text/css; charset=utf-8').send(sheet)
  })
}

/** Compresses after the entity tag is computed, which is that of the plain text. */
async function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload === '') return payload
  reply.header('Vary', 'Accept-Encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
  reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length')
  return await promisify(gzip)(payload)
}
