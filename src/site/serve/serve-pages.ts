/**
 * Serves the site with Fastify: URLs are normalised, pages come from the cache while nothing has changed,
 * are rendered once for concurrent requests, and are served stale when the database is unreachable.
 */

import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayOnSite } from '../../core/access/access.ts'
import { anonymous, type User } from '../../core/access/user.ts'
import { subnetOf } from '../../core/http/network.ts'
import type { CachedPage, PageCache } from '../../core/http/pages/page-cache.ts'
import { readyPage } from '../../core/http/pages/ready-page.ts'
import { regularPath } from '../../core/http/pages/regular-path.ts'
import { createRenderLimit, TooManyRendersError, type Turn } from '../../core/http/pages/render-limit.ts'
import { type CacheState, sendBusy, sendPage, sendResponse } from '../../core/http/pages/send-page.ts'
import { watchConnections } from '../../core/http/pages/waiting-connections.ts'
import { closedSignal, isHost, requestForAll, requestOfOne } from '../../core/http/pages/web-request.ts'
import { isSameOrigin } from '../../core/http/same-origin.ts'
import { splitLanguage } from '../../core/text/languages.ts'
import { clientInfoOf, credentialsFrom, hasCredentials } from '../../modules/accounts/use-cases/sessions/credentials.ts'
import { type RequestedTable, readTablePath } from '../../modules/publications/domain/content/table-path.ts'
import type { RequestedItem, RequestedReport } from '../../modules/publications/domain/metadata/alternate-formats.ts'
import { metadataSiteOf } from '../../modules/publications/domain/metadata/item-metadata.ts'
import type { ReportMetadata } from '../../modules/publications/domain/metadata/report-metadata.ts'
import {
  describedItem,
  describedReport,
  machineAnswer,
  readItemRequest,
  readReportRequest,
} from '../../modules/publications/serve/alternate-format-answer.ts'
import { tableAnswer } from '../../modules/publications/serve/table-answer.ts'
import type { ItemDescription } from '../../modules/publications/use-cases/reading/describe-item.ts'
import type { TableFile } from '../../modules/publications/use-cases/reading/read-table.ts'
import type { Found } from '../../modules/sites/domain/found.ts'
import { isShown } from '../../modules/sites/domain/review-setting.ts'
import type { PageRequestContext } from '../../modules/sites/pages/context.ts'
import type { Site } from '../../modules/sites/use-cases/load-platforms.ts'
import type { Uploads } from '../../modules/uploads/use-cases/uploads.ts'
import { serveUploadForms } from '../../modules/website/serve/uploads.ts'
import { keepLanguage, pageLanguage, wishesOf } from './page-language.ts'
import { type CollectMissing, passOverMissing } from './pass-over-missing.ts'

export type AnswerPage = (request: Request, about: Omit<PageRequestContext, 'forData'>) => Promise<Response>

export interface SiteDependencies {
  /** Called for each request, so that a development server can change it. */
  answerPage: () => Promise<AnswerPage>
  siteOf: (host: string) => Site
  /** Receives the files of forms. */
  uploads: Pick<Uploads, 'receive' | 'take' | 'remove'>
  isDevelopment: boolean
  /** Called only for requests with credentials: all others get the shared page. */
  userOf: (request: FastifyRequest, reply: FastifyReply) => Promise<User>
  noteMissing: (message: string) => void
  collectMissing: CollectMissing
  logFailure: PageRequestContext['logFailure']
  /** The Vary header of a URL that is both a page and a call of the API; null where it is a page only. */
  variesBetweenCallAndPage: (url: string) => string | null
  /** An item for machines, by the platform's key. */
  describe: (platform: string, pageRequest: RequestedItem) => Promise<Found<ItemDescription>>
  /** A report for machines, by the platform's key. */
  describeReport: (platform: string, pageRequest: RequestedReport) => Promise<Found<ReportMetadata>>
  /** A table as a file, by the platform's key. */
  table: (platform: string, pageRequest: RequestedTable) => Promise<Found<TableFile>>
  cache: PageCache
  /** A word that changes with everything a page could show. Rejects when the database cannot be reached. */
  revision: () => Promise<string>
  /**
   * The cache and revision of pages with search results, since the search index is updated with a delay. A crawler that follows every
   * filter requests endlessly many such pages, so they have a cache of their own and displace no articles.
   */
  searches: { cache: PageCache; revision: () => Promise<string> }
  /** The maximum number of simultaneous renders for anonymous readers. */
  rendersAtOnce: number
  /** The maximum of these for one network. */
  rendersPerNetwork: number
}

/** The length of the queue, and the wait in milliseconds; no page takes longer than 5 seconds. */
const maxWaiting = 300
const timeout = 3_000
const timeoutWithoutLibrary = 500
/** The maximum number of connections accepted before a render begins: under a constant stream of requests, pages must still be rendered. */
const maxAccepted = 100

/** TRACE is left out, which would echo the request. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export async function servePages(app: FastifyInstance, site: SiteDependencies): Promise<void> {
  // Form bodies belong to the pages' actions, which read them from the web request.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const renderOnce = shareWhileRunning<CachedPage>()
  const limit = createRenderLimit({ atOnce: site.rendersAtOnce, perSubnet: site.rendersPerNetwork, maxWaiting })
  const connections = watchConnections()
  app.addHook('onClose', async () => connections.close())
  /** Renders pages for anonymous readers, within the limit. */
  const inTurn = <Result>(work: () => Promise<Result>, turn: Turn) =>
    limit.run(async () => {
      await connections.accepted(maxAccepted)
      return work()
    }, turn)

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = regularPath(request.url)
    // A form that is sent again must be sent as the form that it is.
    if (target !== null) return reply.redirect(target, isRead(request) ? 301 : 308)
    // HTTP/1.0 clients may name no host at all.
    if (request.host !== '' && !isHost(request.host))
      return reply.code(400).send({ errors: [{ message: 'The Host header names no host.' }] })
    if (!isRead(request) && !isFromHere(request)) {
      return reply
        .code(403)
        .send({ errors: [{ message: 'The form was sent by a page of another site. Open it on this site and send it there.' }] })
    }
    const { platform, brand, origin } = site.siteOf(request.host)
    const item = isRead(request) ? readItemRequest(request.url, request.headers.accept) : null
    // A site that hides peer review serves neither the pages of reports nor their other formats.
    const report = isRead(request) && isShown(platform.peerReview) ? readReportRequest(request.url, request.headers.accept) : null
    const wanted = item ?? report
    const vary = [site.variesBetweenCallAndPage(request.url), varyOf(request.url, wanted)].filter(part => part !== null).join(', ')
    if (wanted !== null && wanted.form !== null) {
      const { form, mediaType, negotiated } = wanted
      const key = `${platform.key} ${origin ?? ''} ${form} ${mediaType} ${request.url}`
      const about = metadataSiteOf(platform, origin)
      return answerForAll(request, reply, { key, vary }, async () => {
        const found =
          report === null
            ? item && describedItem(await site.describe(platform.key, item), about)
            : describedReport(await site.describeReport(platform.key, report), about)
        return machineAnswer(found ?? { kind: 'missing' }, { form, mediaType, negotiated })
      })
    }
    const table = isRead(request) ? readTablePath(request.url) : null
    if (table !== null) {
      const key = `${platform.key} ${request.url}`
      return answerForAll(request, reply, { key, vary: 'Accept-Encoding' }, async () => tableAnswer(await site.table(platform.key, table)))
    }
    const credentials = credentialsFrom(request.headers)
    const cookies = parseCookie(request.headers.cookie ?? '')
    const inLanguage = pageLanguage(request.url, platform.languages, wishesOf(request, cookies))
    if (inLanguage.kind === 'redirect') {
      if (inLanguage.chosen !== null) reply.header('Set-Cookie', keepLanguage(inLanguage.chosen))
      reply.header('Cache-Control', 'private, no-store').header('Vary', 'Accept-Language, Cookie')
      return reply.redirect(inLanguage.path, isRead(request) ? 302 : 307)
    }
    const { language } = inLanguage
    const { noteMissing, logFailure, isDevelopment } = site
    const answer = (pageRequest: Request, user: User | null) =>
      isRead(request)
        ? passOverMissing(
            site.collectMissing,
            () => makePage(pageRequest, user),
            (part, error) => request.log.error(error, `minor error: ${part} cannot be read`),
          )
        : makePage(pageRequest, user)
    const makePage = async (pageRequest: Request, user: User | null) =>
      (await site.answerPage())(pageRequest, {
        ...{ platform, brand, origin, language, noteMissing, logFailure, isDevelopment, credentials },
        user: user ?? anonymous,
        isRecognised: user !== null,
        clientInfo: clientInfoOf(request),
      })
    // Tokens are for API calls: a page that is requested with one is the shared page.
    const isKnown = hasCredentials({ ...credentials, bearer: undefined })
    const user = isKnown ? await recognise(request, reply) : anonymous
    // If the session cannot be read, cached pages are still shown: they are the same for everybody.
    if (!isRead(request) || (isKnown && user !== null) || isSigningIn(request.url)) {
      const pageRequest = requestOfOne(request, reply)
      // A request with invalid credentials gets no precedence.
      const isCounted = isRead(request) && user?.kind === 'anonymous' && !isSigningIn(request.url)
      if (!isCounted) return sendResponse(reply, await answer(pageRequest, user))
      try {
        return await sendResponse(
          reply,
          await inTurn(() => answer(pageRequest, user), { signal: pageRequest.signal, timeout, subnet: subnetOf(request.ip) }),
        )
      } catch (error) {
        if (error instanceof TooManyRendersError) return sendBusy(request, reply)
        throw error
      }
    }

    const key = `${platform.key} ${origin ?? ''} ${request.url}`
    return answerForAll(request, reply, { key, vary }, () => answer(requestForAll(request.url), user))
  }

  app.route({ method: methods, url: '/*', handler })
  // A script or style sheet that is not there (/assets/…) is an unknown path as any other.
  app.setNotFoundHandler((request, reply) =>
    methods.includes(request.method)
      ? handler(request, reply)
      : reply.code(404).send({ errors: [{ message: 'No page is asked for in this way.' }] }),
  )
  await serveUploadForms(app, {
    uploads: site.uploads,
    handler,
    senderOf: async (request, reply) => {
      const user = isFromHere(request) ? await recognise(request, reply) : null
      const { platform } = site.siteOf(request.host)
      return user?.kind === 'signed-in' && mayOnSite(user, 'edit site content', platform) ? user : null
    },
  })

  const recognised = new WeakMap<FastifyRequest, Promise<User | null>>()
  /** Once for each request, so that a session is renewed only once. */
  function recognise(request: FastifyRequest, reply: FastifyReply): Promise<User | null> {
    const known = recognised.get(request) ?? recogniseAnew(request, reply)
    recognised.set(request, known)
    return known
  }

  /** Null if there are credentials that cannot be checked. */
  async function recogniseAnew(request: FastifyRequest, reply: FastifyReply): Promise<User | null> {
    try {
      return await site.userOf(request, reply)
    } catch (error) {
      request.log.error(error, 'who asks cannot be found out')
      return null
    }
  }

  /** @param name.key identifies the response in the cache. @param name.vary its Vary header */
  async function answerForAll(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, vary }: { key: string; vary: string },
    answer: () => Promise<Response>,
  ): Promise<FastifyReply> {
    const send = (page: CachedPage, state: CacheState) => sendPage(request, reply.header('Vary', vary), page, state)
    const client = closedSignal(reply)
    const render = (revision: string, maxWait: number) =>
      renderOnce(`${revision} ${key}`, client, (begins, signal) => {
        const make = async () => {
          begins()
          return readyPage(await answer(), revision)
        }
        return inTurn(make, { signal, timeout: maxWait, subnet: subnetOf(request.ip) })
      })
    const shows = showsSearch(request.url, site.siteOf(request.host).platform.features.gatewayOnly.url)
    const cache = shows === 'query' ? site.searches.cache : site.cache
    const cached = cache.get(key)
    let revision: string
    try {
      revision = await (shows === null ? site.revision() : site.searches.revision())
    } catch (error) {
      request.log.error(error, 'the library cannot be reached')
      if (cached) return send(cached, 'stale')
      const made = await orNullWhereBusy(render('unknown', timeoutWithoutLibrary))
      return made === null ? sendBusy(request, reply) : send(made, 'miss')
    }
    if (cached?.revision === revision) return send(cached, 'hit')

    const fresh = await orNullWhereBusy(render(revision, timeout))
    if (fresh === null) return cached ? send(cached, 'stale') : sendBusy(request, reply)
    if (fresh.status >= 500 && cached) return send(cached, 'stale')
    if (isCacheable(fresh)) cache.set(key, fresh)
    return send(fresh, 'miss')
  }
}

/**
 * Whether a page shows search results: a browse page, or a gateway, which has one too. 'query': one of endlessly many such pages.
 * @param onlyPath path of the gateway of a gateway-only site
 */
function showsSearch(url: string, onlyPath: string | null): 'list' | 'query' | null {
  const { path } = splitLanguage(url)
  const isSearch = /^\/(?:browse|gateways|collections|community-gateways)(?:[/.?]|$)/.test(path)
  if (!isSearch && (onlyPath === null || !path.startsWith(`${onlyPath}/`))) return null
  return url.includes('?') ? 'query' : 'list'
}

/** The Vary header of a URL. Only the front page may redirect by a browser's language (page-language.ts). */
function varyOf(url: string, item: { negotiated: boolean } | null): string {
  if (url === '/') return 'Accept-Encoding, Accept-Language, Cookie'
  if (item === null) return 'Accept-Encoding, Cookie'
  return item.negotiated ? 'Accept, Accept-Encoding, Cookie' : 'Accept-Encoding'
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/**
 * A user who leaves for a provider or returns has no session yet, nor has one who has just registered, and an editor of a WordPress site
 * never has one; these responses are private.
 */
const isSigningIn = (url: string): boolean =>
  /^\/(?:(?:login|blogPreview|staticContentPreview)\/|register(?:\/redirect)?(?:\.data)?(?:\?|$))/.test(splitLanguage(url).path)

/** Rejects forms that another site sends with a user's cookies. */
const isFromHere = ({ host, headers }: FastifyRequest): boolean =>
  isSameOrigin({ host, origin: headers.origin, fetchSite: headers['sec-fetch-site']?.toString() })

/** Only a successful response is cached, without cookies, and whose headers do not make it private or uncacheable. */
function isCacheable({ status, headers }: CachedPage): boolean {
  return status === 200 && headers['set-cookie'] === undefined && !/\b(no-store|private)\b/.test(headers['cache-control'] ?? '')
}

const orNullWhereBusy = (made: Promise<CachedPage>): Promise<CachedPage | null> =>
  made.catch((error: unknown) => {
    if (error instanceof TooManyRendersError) return null
    throw error
  })

/** Calls `begins` at its start, after which it is not aborted. Until then the signal aborts once all clients have gone. */
type SharedWork<Result> = (begins: () => void, signal: AbortSignal) => Promise<Result>

/** Work under the same name that is still going on is waited for, not done again. */
function shareWhileRunning<Result>(): (name: string, client: AbortSignal, work: SharedWork<Result>) => Promise<Result> {
  const running = new Map<string, { result: Promise<Result>; clients: Set<AbortSignal>; leave: (client: AbortSignal) => void }>()

  function begin(name: string, work: SharedWork<Result>) {
    let hasBegun = false
    const unwanted = new AbortController()
    const clients = new Set<AbortSignal>()
    const end = () => {
      if (running.get(name) === started) running.delete(name)
    }
    const leave = (client: AbortSignal) => {
      clients.delete(client)
      if (clients.size > 0 || hasBegun) return
      // A later request starts the work anew.
      end()
      unwanted.abort()
    }
    const begins = () => {
      hasBegun = true
    }
    const started = { result: work(begins, unwanted.signal).finally(end), clients, leave }
    running.set(name, started)
    return started
  }

  return (name, client, work) => {
    const going = running.get(name) ?? begin(name, work)
    going.clients.add(client)
    client.addEventListener('abort', () => going.leave(client), { once: true })
    return going.result
  }
}
