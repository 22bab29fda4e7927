/**
 * Serves feeds of the newest publications: /published/rss, /published/atom and /published/feed.json (specification, reading.md sections 1
 * and 7). Each accepts the same subjects, types and parameters as /browse. Gateways and their filters have the same three feeds beneath
 * their own paths.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageCache } from '../../../core/http/pages/page-cache.ts'
import { readyPage } from '../../../core/http/pages/ready-page.ts'
import { sendPage } from '../../../core/http/pages/send-page.ts'
import { originFor } from '../../../core/http/pages/web-request.ts'
import type { Catalogues } from '../../../core/text/message.ts'
import { contactOf } from '../../sites/domain/contact.ts'
import type { Site } from '../../sites/index.ts'
import { parseBrowsePath, readBrowsePath } from '../domain/search/browse-path.ts'
import { writeAtom } from '../domain/syndication/atom.ts'
import { type FeedForm, feedForms, feedMediaTypes, feedPath, type SyndicationFeed } from '../domain/syndication/feed.ts'
import { writeJsonFeed } from '../domain/syndication/json-feed.ts'
import { writeRss } from '../domain/syndication/rss.ts'
import type { FeedPart, FeedsBeneath } from '../use-cases/syndication/feeds-beneath.ts'
import type { FoundFeed, RequestedFeed, Syndication } from '../use-cases/syndication/syndication.ts'
import { categoriesOf, createTranslate, feedTitle } from './feed-messages.ts'

export interface FeedDependencies {
  siteOf: (host: string) => Site
  syndication: Syndication
  /** Feeds of parts of the site, beneath their own paths. */
  beneath: FeedsBeneath
  cache: PageCache
  /** A token that changes with everything that can be found. Rejects when the database cannot be reached. */
  revision: () => Promise<string>
  /** The messages of all modules, by language. */
  messages: Catalogues
  now?: () => number
}

const writers: Readonly<Record<FeedForm, (feed: SyndicationFeed) => string>> = {
  rss: writeRss,
  atom: writeAtom,
  'feed.json': writeJsonFeed,
}
/** Seconds for which feed readers and shared caches may use a response. */
const lifetime = 300
/** Milliseconds. Last-Modified has a resolution of seconds, so it is sent only once that second is over. */
const certain = 2000

export async function serveFeed(
  app: FastifyInstance,
  { siteOf, syndication, beneath, cache, revision, messages, now = Date.now }: FeedDependencies,
): Promise<void> {
  let seen = { revision: '', at: now() }

  const answer =
    <InPath>(form: FeedForm, ask: (site: Site, parameters: URLSearchParams, inPath: InPath) => Promise<Requested | null>) =>
    async (request: FastifyRequest, reply: FastifyReply, inPath: InPath) => {
      const site = siteOf(request.host)
      const origin = originFor(site, request)
      if (origin === null) return refuse(reply, 400, 'The Host header names no host.')
      const isCached = site.origin !== null
      const caching = isCached ? `public, max-age=${lifetime}` : 'no-store'
      reply.header('Vary', 'Accept-Encoding').header('Access-Control-Allow-Origin', '*')
      const key = `${site.platform.key} ${origin} ${request.url}`
      const cached = isCached ? cache.get(key) : undefined
      const current = await revision().catch((error: unknown) => {
        if (cached === undefined) throw error
        return null
      })
      if (current === null && cached !== undefined) return sendPage(request, reply, cached, 'stale')
      if (current !== null && current !== seen.revision) seen = { revision: current, at: now() }
      if (isCached && now() - seen.at > certain) reply.header('Last-Modified', new Date(seen.at).toUTCString())
      if (cached?.revision === current && cached !== undefined) return notChanged(request, reply) ?? sendPage(request, reply, cached, 'hit')

      const requested = await ask(site, new URL(request.url, origin).searchParams, inPath)
      const found = requested && (await syndication.feed(site.platform, requested.feed))
      if (!found) return refuse(reply, 404, 'There is no such feed.')
      const content = writers[form](feedOf(site, { origin, form, found, part: requested.part }, messages))
      const headers = { 'Content-Type': `${feedMediaTypes[form]}; charset=utf-8`, 'Cache-Control': caching }
      const page = await readyPage(new Response(content, { headers }), current ?? '')
      if (isCached) cache.set(key, page)
      return notChanged(request, reply) ?? sendPage(request, reply, page, 'miss')
    }

  async function askBrowse(_site: Site, parameters: URLSearchParams, rest: string): Promise<Requested | null> {
    const segments = rest.split('/').filter(segment => segment !== '')
    const path = readBrowsePath(segments)
    if (path === null) return null
    const query = parseBrowsePath(segments, parameters)
    return { feed: { query, within: null }, part: null }
  }

  async function askPart({ platform }: Site, parameters: URLSearchParams, { path, filter }: PartPlace): Promise<Requested | null> {
    const part = await beneath.find(platform, path, filter)
    return part && { feed: { query: parseBrowsePath([], parameters), within: part.within }, part }
  }

  for (const form of feedForms) {
    const ofBrowse = answer(form, askBrowse)
    const handler = (request: FastifyRequest<{ Params: { '*'?: string } }>, reply: FastifyReply) =>
      ofBrowse(request, reply, request.params['*'] ?? '')
    app.get(`/published/${form}`, handler)
    app.get(`/published/${form}/*`, handler)

    const ofPart = answer(form, askPart)
    for (const place of beneath.places) {
      const within = (request: FastifyRequest<{ Params: { name?: string; filter?: string } }>, reply: FastifyReply) => {
        const { name = '', filter = null } = request.params
        return ofPart(request, reply, { path: place.replace(':name', name), filter })
      }
      app.get(`${place}/${form}`, within)
      app.get(`${place}/:filter/${form}`, within)
    }
  }
}

interface PartPlace {
  /** The path of the part. */
  path: string
  /** The slug of one of its filters. */
  filter: string | null
}

interface Requested {
  feed: RequestedFeed
  part: FeedPart | null
}

/** This header is for feed readers that support only dates; an entity tag takes precedence (RFC 9110, section 13.2.2). */
function notChanged(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (request.headers['if-none-match'] !== undefined) return null
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  const changed = Date.parse(String(reply.getHeader('last-modified') ?? ''))
  return since >= changed ? reply.code(304).header('Cache-Control', `public, max-age=${lifetime}`).send() : null
}

interface Written {
  /** The origin, without a trailing slash. */
  origin: string
  form: FeedForm
  found: FoundFeed
  /** The part whose feed it is; null for the site's own. */
  part: FeedPart | null
}

export function feedOf(
  { platform, brand }: Pick<Site, 'platform' | 'brand'>,
  { origin, form, found, part }: Written,
  messages: Catalogues,
): SyndicationFeed {
  const { displayName } = platform
  const language = part?.language ?? platform.languages[0] ?? 'en'
  const t = createTranslate({ brand, language, messages })
  const updates = found.items.flatMap(({ updated, published }) => updated?.getTime() ?? published?.getTime() ?? [])
  const name = part?.name ?? displayName
  return {
    title: feedTitle(name, found.applied, t),
    description: part?.description ?? t('browse-description', { site: displayName }),
    language,
    url: origin + feedPath(form, found.browsePath),
    pageUrl: origin + found.browsePath,
    publisher: { name: displayName, url: `${origin}/`, email: contactOf(platform, 'info'), icon: origin + iconOf(form, part) },
    updated: updates.length === 0 ? null : new Date(Math.max(...updates)),
    items: found.items.map(item => ({
      ...item,
      url: origin + item.path,
      categories: categoriesOf(item, t),
      picture: item.picture && { ...item.picture, url: origin + item.picture.path },
    })),
  }
}

/** RSS supports only bitmap images (RSS 2.0, “image”). */
function iconOf(form: FeedForm, part: FeedPart | null): string {
  const picture = part?.picture ?? null
  const fits = picture !== null && (form !== 'rss' || /\.(?:png|jpe?g|gif)$/i.test(picture))
  return fits ? picture : '/apple-touch-icon.png'
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message }] })
}
