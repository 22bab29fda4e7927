/** /api/docs: the documentation of the API, a page for each group of calls, without scripts or external resources. */
import { createReadStream } from 'node:fs'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { notFoundError } from '../../core/http/api/errors.ts'
import { originOf } from '../../core/http/api/origin.ts'
import { chooseMediaType } from '../../core/http/choose-media-type.ts'
import type { Site } from '../../modules/sites/use-cases/load-platforms.ts'
import type { Fonts } from './fonts.ts'
import type { DocsSite } from './frame.ts'
import { writeGroupPage } from './group-page.ts'
import { writeIndexPage } from './index-page.ts'
import { docsPaths } from './paths.ts'
import { readDocument } from './read-document.ts'
import { groupSchemas } from './schema-groups.ts'
import { writeMissingPage, writeSearchPage } from './search-page.ts'
import { pageStyles } from './styles.ts'

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const maxPages = 64
const maxQueryLength = 100
const querySchema = z.object({ q: z.string().max(maxQueryLength).catch('') })

interface DocsDependencies {
  siteOf: (host: string) => Site
}

/** Serves the pages that describe the API. Must run where the document is generated and entity tags are added (serve-api.ts). */
export async function serveApiDocs(app: FastifyInstance, { siteOf }: DocsDependencies): Promise<void> {
  let shared: Pick<DocsSite, 'document' | 'groupOf'> | undefined
  /** The pages contain the origin, in curl commands. A client can make up host names, so that few are cached. */
  const pages = new Map<string, string>()
  const styles = new Map<string, Fonts>()
  const setting = { schema: { hide: true }, onSend: compressed }

  const stylesOf = ({ platform, brand }: Site): Fonts => {
    const sheet = styles.get(platform.key) ?? pageStyles(brand.directory)
    styles.set(platform.key, sheet)
    return sheet
  }

  const docsFor = (request: FastifyRequest): DocsSite => {
    if (shared === undefined) {
      const document = readDocument(app.swagger())
      shared = { document, groupOf: groupSchemas(document.groups, document.schemas) }
    }
    const site = siteOf(request.host)
    return { ...shared, site, origin: originOf(request), fonts: stylesOf(site).first }
  }
  const cached = (key: string, write: () => string): string => {
    const page = pages.get(key) ?? write()
    if (pages.size >= maxPages) pages.clear()
    pages.set(key, page)
    return page
  }
  const asPage = (reply: FastifyReply): FastifyReply => reply.type('text/html; charset=utf-8').header('Content-Security-Policy', policy)

  app.get(docsPaths.index, setting, async (request, reply) => {
    const docs = docsFor(request)
    const query = querySchema.parse(request.query).q.trim()
    asPage(reply)
    return query === '' ? cached(`${docs.origin} ${docsPaths.index}`, () => writeIndexPage(docs)) : writeSearchPage(docs, query)
  })

  app.get<{ Params: { group: string } }>(docsPaths.group, setting, async (request, reply) => {
    const docs = docsFor(request)
    const group = docs.document.groups.find(({ slug }) => slug === request.params.group)
    if (group !== undefined) {
      asPage(reply)
      return cached(`${docs.origin} ${group.slug}`, () => writeGroupPage(docs, group))
    }
    // Whoever reads gets a page, and a program what it gets for any path that is none.
    if (chooseMediaType(request.headers.accept, ['application/json', 'text/html']) !== 'text/html')
      throw notFoundError('such group of calls')
    asPage(reply).code(404)
    return writeMissingPage(docs)
  })

  app.get(docsPaths.styles, setting, async (request, reply) =>
    reply.type('text/css; charset=utf-8').send(stylesOf(siteOf(request.host)).css),
  )

  app.get<{ Params: { name: string } }>(
    `${docsPaths.fonts}:name`,
    { schema: { hide: true }, onSend: cachedForGood },
    async (request, reply) => {
      const file = stylesOf(siteOf(request.host)).files.get(request.params.name)
      if (file === undefined) throw notFoundError('such font')
      return reply.type('font/woff2').send(createReadStream(file))
    },
  )
}

/** Compresses after the entity tag is computed, which is that of the plain text. */
async function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload === '') return payload
  reply.header('Vary', 'Accept-Encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
  reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length')
  return await promisify(gzip)(payload)
}

/** The name of the file has a hash of its content. Follows the hook that makes answers without an entity tag uncacheable. */
async function cachedForGood(_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode === 200) reply.header('Cache-Control', 'public, max-age=31536000, immutable')
  return payload
}
