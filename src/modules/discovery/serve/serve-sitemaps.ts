/** Serves /sitemap.xml and the parts that it lists (sitemaps.org): pages of the site, and all publications in parts of at most 10,000. */
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { href } from '../../../core/http/href.ts'
import { originFor } from '../../../core/http/pages/web-request.ts'
import { escapeHtml } from '../../../core/text/safe-html.ts'
import { contentTypeSegments } from '../../../document/metadata/content-type.ts'
import { offersReading } from '../../sites/domain/submission-only.ts'
import type { Site } from '../../sites/index.ts'
import type { SitemapSource, Sitemaps } from '../use-cases/sitemaps/sitemaps.ts'

export interface SitemapDependencies {
  siteOf: (host: string) => Site
  sitemaps: Sitemaps
  /** The pages of other modules, in the order of the sitemap. */
  sources: readonly SitemapSource[]
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

const place = (tag: 'url' | 'sitemap', url: string, updatedAt: Date | null): string =>
  `<${tag}><loc>${escapeHtml(url)}</loc>${updatedAt === null ? '' : `<lastmod>${updatedAt.toISOString()}</lastmod>`}</${tag}>\n`

export async function serveSitemaps(app: FastifyInstance, { siteOf, sitemaps, sources }: SitemapDependencies): Promise<void> {
  app.get('/sitemap.xml', async (request, reply) => {
    const { key, origin } = begin(request, reply)
    if (origin === null) return refuse(reply)
    const parts = await sitemaps.parts(key)
    const places = [
      place('sitemap', `${origin}/sitemaps/pages.xml`, null),
      ...parts.map(({ part, updatedAt }) => place('sitemap', `${origin}/sitemaps/items-${part}.xml`, updatedAt)),
    ]
    return `${declaration}<sitemapindex xmlns="${namespace}">\n${places.join('')}</sitemapindex>\n`
  })

  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const { platform, origin } = begin(request, reply)
    if (origin === null) return refuse(reply)
    const [subjects, ...others] = await Promise.all([sitemaps.subjects(platform), ...sources.map(source => source(platform))])
    const entries = others.flat()
    const paths = [
      '/',
      // A submission-only platform has no lists, neither of the site nor of a gateway.
      ...(offersReading(platform)
        ? [
            href('/browse'),
            ...platform.contentTypes.map(type => href('/browse/:segment', { segment: contentTypeSegments[type] })),
            ...subjects,
          ]
        : []),
      ...entries.filter(({ updatedAt }) => updatedAt === null).map(({ path }) => path),
    ]
    const places = [
      // A CMS page may replace a gateway's own page at the same path.
      ...[...new Set(paths)].map(path => place('url', origin + path, null)),
      ...entries.filter(({ updatedAt }) => updatedAt !== null).map(({ path, updatedAt }) => place('url', origin + path, updatedAt)),
    ]
    return `${declaration}<urlset xmlns="${namespace}">\n${places.join('')}</urlset>\n`
  })

  app.get<{ Params: { part: string } }>('/sitemaps/items-:part(^\\d{1,6}$).xml', async (request, reply) => {
    const { key, origin } = begin(request, reply)
    if (origin === null) return refuse(reply)
    const batches = sitemaps.entries(key, Number(request.params.part))[Symbol.asyncIterator]()
    // The first batch is read before anything is sent, so that a failure still gets an error status.
    const first = await batches.next()
    if (first.done) {
      reply.code(404).type('application/json; charset=utf-8').header('Cache-Control', 'no-store')
      return { errors: [{ message: 'There is no such sitemap.' }] }
    }
    const firstEntries = first.value
    const written = (entries: readonly { path: string; updatedAt: Date }[]): string =>
      entries.map(({ path, updatedAt }) => place('url', origin + path, updatedAt)).join('')
    async function* write() {
      yield `${declaration}<urlset xmlns="${namespace}">\n${written(firstEntries)}`
      for (let batch = await batches.next(); !batch.done; batch = await batches.next()) yield written(batch.value)
      yield '</urlset>\n'
    }
    return reply.send(Readable.from(write()))
  })

  /** URLs in a sitemap must be absolute. */
  function begin(request: FastifyRequest, reply: FastifyReply): { key: string; platform: Site['platform']; origin: string | null } {
    const site = siteOf(request.host)
    const { platform } = site
    reply.type('application/xml; charset=utf-8').header('Cache-Control', site.origin === null ? 'no-store' : 'public, max-age=3600')
    return { key: platform.key, platform, origin: originFor(site, request) }
  }
}

function refuse(reply: FastifyReply) {
  reply.code(400).type('application/json; charset=utf-8').header('Cache-Control', 'no-store')
  return { errors: [{ message: 'The Host header names no host.' }] }
}
