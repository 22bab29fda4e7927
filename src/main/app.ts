/** Builds the application from its dependencies: one process, one port, and one set of hooks for limits, logs and headers. */
import { createHash } from 'node:crypto'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { serveApi } from '../api/serve-api.ts'
import { anonymous, type Visitor } from '../core/access/visitor.ts'
import { whileAnswering } from '../core/database/answering.ts'
import { ensureInstallationSecret } from '../core/database/installation-secret.ts'
import type { Database } from '../core/database/open-database.ts'
import { findRevision } from '../core/database/revision.ts'
import type { FileStore } from '../core/files/file-store.ts'
import { limitBodyTime } from '../core/http/api/body-timeout.ts'
import { callAddress } from '../core/http/call-paths.ts'
import { isNavigation } from '../core/http/is-navigation.ts'
import { checkHost } from '../core/http/pages/check-host.ts'
import { createPageCache } from '../core/http/pages/page-cache.ts'
import { readableAddress, withoutNul } from '../core/http/pages/regular-address.ts'
import { withoutSecrets } from '../core/http/secret-paths.ts'
import { trustProxyOption } from '../core/http/trusted-proxies.ts'
import { inBackground } from '../core/jobs/in-background.ts'
import { createAltchaCaptcha } from '../modules/accounts/external/captcha/altcha-captcha.ts'
import { createPlainQuestions } from '../modules/accounts/external/captcha/plain-question.ts'
import { withRecaptcha } from '../modules/accounts/external/captcha/recaptcha.ts'
import { createOpenIdConnect } from '../modules/accounts/external/identity-provider/open-id-connect.ts'
import { readProviderSettings } from '../modules/accounts/external/identity-provider/provider-settings.ts'
import { createOpenIdResearcherId } from '../modules/accounts/external/researcher-id/open-id-researcher-id.ts'
import { createAfterwards } from '../modules/accounts/use-cases/afterwards.ts'
import { createAccounts } from '../modules/accounts/use-cases/create-accounts.ts'
import { createOrganisations } from '../modules/accounts/use-cases/organisations/organisations.ts'
import { clientInfoOf, credentialsFrom, hasCredentials } from '../modules/accounts/use-cases/sessions/credentials.ts'
import { sweepAccounts } from '../modules/accounts/use-cases/sweep-accounts.ts'
import { alertLinks } from '../modules/alerts/use-cases/alert-links.ts'
import { startDigestJob } from '../modules/alerts/use-cases/digests/digest-job.ts'
import { createRecommendations } from '../modules/alerts/use-cases/recommendations/recommendations.ts'
import { createUpdates } from '../modules/alerts/use-cases/updates/updates.ts'
import { createComments } from '../modules/comments/use-cases/comments.ts'
import { createPostgresSearch } from '../modules/discovery/engine/postgres/create-postgres-search.ts'
import { createEuropePmcSearch } from '../modules/discovery/external/open-literature/europe-pmc.ts'
import { serveOpenSearch } from '../modules/discovery/serve/opensearch.ts'
import { serveFeed } from '../modules/discovery/serve/published-feed.ts'
import { serveOai } from '../modules/discovery/serve/serve-oai.ts'
import { serveSitemaps } from '../modules/discovery/serve/serve-sitemaps.ts'
import { createBrowse } from '../modules/discovery/use-cases/browse/browse.ts'
import { createOpenLiteratureSearch } from '../modules/discovery/use-cases/browse/search-open-literature.ts'
import { createHarvest } from '../modules/discovery/use-cases/harvest/harvest.ts'
import { startIndexJob } from '../modules/discovery/use-cases/search/index-job.ts'
import { createSitemaps } from '../modules/discovery/use-cases/sitemaps/sitemaps.ts'
import { createSyndication } from '../modules/discovery/use-cases/syndication/syndication.ts'
import { createSmtpTransport } from '../modules/email/external/smtp-transport.ts'
import { createMail } from '../modules/email/use-cases/create-mail.ts'
import { createOutbox } from '../modules/email/use-cases/outbox.ts'
import { createMailSender } from '../modules/email/use-cases/send-mails.ts'
import { onlyPathOf } from '../modules/gateways/domain/addresses.ts'
import { serveGatewayThemes } from '../modules/gateways/serve/gateway-themes.ts'
import { serveWidget } from '../modules/gateways/serve/widget.ts'
import { createGateways } from '../modules/gateways/use-cases/create-gateways.ts'
import { createFigureServices } from '../modules/metrics/external/figure-services.ts'
import { startFigureJob } from '../modules/metrics/use-cases/figure-job.ts'
import { allFigureSources, figureSourcesOf } from '../modules/metrics/use-cases/figure-sources.ts'
import { createMetrics } from '../modules/metrics/use-cases/metrics.ts'
import { createUsageCounter } from '../modules/metrics/use-cases/usage-counter.ts'
import { serveFiles } from '../modules/publications/api/files/routes.ts'
import { collectingInto, collectMissing } from '../modules/publications/data/readable.ts'
import { metadataSiteOf } from '../modules/publications/domain/metadata/item-metadata.ts'
import { createTypstCitationStyles } from '../modules/publications/external/citation-styles/typst-citation-styles.ts'
import { servePdfAssets } from '../modules/publications/serve/pdf-assets.ts'
import { createCitations } from '../modules/publications/use-cases/citation/citations.ts'
import { createContent } from '../modules/publications/use-cases/content/content.ts'
import { createEditorial } from '../modules/publications/use-cases/editorial/editorial.ts'
import { findFileLinks } from '../modules/publications/use-cases/find-file-links.ts'
import { openFile } from '../modules/publications/use-cases/open-file.ts'
import { createReading } from '../modules/publications/use-cases/reading/create-reading.ts'
import { describeItem, describeReport } from '../modules/publications/use-cases/reading/describe-item.ts'
import { readTable } from '../modules/publications/use-cases/reading/read-table.ts'
import { watchRevision } from '../modules/publications/use-cases/reading/watch-revision.ts'
import { isForFinding, offersReading } from '../modules/sites/domain/submission-only.ts'
import { serveBrandFiles } from '../modules/sites/serve/brand-files.ts'
import type { Platforms } from '../modules/sites/use-cases/load-platforms.ts'
import { servePostFeeds } from '../modules/website/serve/post-feeds.ts'
import { createBlog } from '../modules/website/use-cases/blog/create-blog.ts'
import { createContentManager } from '../modules/website/use-cases/content-manager/content-manager.ts'
import { createSiteContent } from '../modules/website/use-cases/site-content/create-site-content.ts'
import { contentEditors } from '../modules/website/use-cases/wordpress/editors.ts'
import { followWordpress } from '../modules/website/use-cases/wordpress/follow-wordpress.ts'
import { followedWordpresses } from '../modules/website/use-cases/wordpress/followed-wordpresses.ts'
import { createFollowing } from '../modules/website/use-cases/wordpress/following.ts'
import { setSecurityHeaders } from '../site/serve/security-headers.ts'
import { servePages } from '../site/serve/serve-pages.ts'
import { serveBuild, serveVite } from '../site/serve/site-build.ts'
import type { Config } from './config.ts'
import { createDrain, type Drain } from './drain.ts'
import { describeError } from './http-errors.ts'

/** Milliseconds. What arrives slowly without a reason does not hold a connection for good. */
const bodyTimeouts = { ordinary: 60_000, upload: 600_000 }
const connectionTimeouts = {
  /** A whole request, the longest upload included. */
  requestTimeout: bodyTimeouts.upload + 60_000,
  /** A connection on which nothing moves, in either direction. */
  connectionTimeout: 120_000,
  http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 },
}

const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({ method, url: withoutSecrets(url), host, remoteAddress: ip })

/** Of the memory for pages, so much is for lists that a reader put together. */
const partForSearches = 8

export interface AnsweredRoute {
  method: string
  /** As the server matches it: /files/:sha256/*. */
  path: string
}

export interface AppDependencies {
  config: Config
  database: Database
  files: FileStore
  platforms: Platforms
  /** Who asks, by a test's own word; by session and token where it is left out. */
  visitorOf?: (request: FastifyRequest) => Promise<Visitor>
  /** Reported of each route that the application answers, for tests that walk through all of them. */
  onRoute?: (route: AnsweredRoute) => void
  /** Reported where articles have lost PDFs that are to be made anew. */
  onUnmadePdfs?: () => void
  /** Refuses requests once the server stops. */
  drain?: Drain
}

export async function buildApp({
  config,
  database,
  files,
  platforms,
  visitorOf: givenVisitorOf,
  onRoute,
  onUnmadePdfs = () => undefined,
  drain = createDrain(),
}: AppDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: { req: loggedRequest } },
    trustProxy: trustProxyOption(config.trustProxy),
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    // Somebody who mistyped an address sees the page for that; a machine is told what is wrong with it.
    rewriteUrl: ({ method = 'GET', url = '/', headers }) => {
      const address = withoutNul(url)
      const call = callAddress({ method, url: address, headers })
      if (call !== null) return call
      return headers.accept?.includes('text/html') ? readableAddress(address) : address
    },
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    ...connectionTimeouts,
    // An address that cannot be read reaches no route and no hook.
    frameworkErrors: ({ statusCode = 400, message }, _request, reply) => {
      reply.hijack()
      reply.raw.writeHead(statusCode, { 'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff' })
      reply.raw.end(JSON.stringify({ errors: [{ message }] }))
    },
  })
  drain.attach(app)
  limitBodyTime(app, bodyTimeouts)
  // Reading a body may lose the context of the first.
  app.addHook('onRequest', (_request, _reply, done) => whileAnswering(done))
  app.addHook('preValidation', (_request, _reply, done) => whileAnswering(done))
  if (onRoute !== undefined)
    app.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) onRoute({ method: each, path: url })
    })
  app.addHook('onRequest', async (request, reply) => checkHost(request, reply, platforms.knows))
  const platformOf = (host: string) => platforms.ofHost(host).platform
  // Before any route: a platform that takes submissions alone has nothing to find (sites/domain/submission-only).
  app.addHook('onRequest', async (request, reply) => {
    if (!isForFinding(request.url) || offersReading(platformOf(request.host))) return
    return reply
      .code(404)
      .header('Cache-Control', 'no-store')
      .send({ errors: [{ message: 'This site has nothing to browse or search.' }] })
  })
  app.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply, config))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Nobody is there any more who could be answered.
    if (request.raw.destroyed && !request.raw.complete) {
      request.log.debug(error, 'the client has ended its request')
      return reply.code(400).send()
    }
    const { status, message, retryAfter } = describeError(error)
    if (status >= 500) request.log.error(error)
    if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter))
    return reply
      .code(status)
      .header('Cache-Control', 'no-store')
      .send({ errors: [{ message }] })
  })

  await serveBrandFiles(app, { siteOf: platforms.ofHost, isDevelopment: config.mode === 'development' })
  await servePdfAssets(app)
  await serveWidget(app)
  await serveOpenSearch(app, { siteOf: platforms.ofHost })
  const counter = createUsageCounter({ kysely: database.kysely, onFailure: error => app.log.error(error, 'uses are not counted yet') })
  // Once the last request is answered, and before the database is closed.
  app.addHook('onClose', () => counter.close())
  const sites = [...platforms.all.values()].map(({ platform }) => platform)
  const figureSources = new Map(sites.map(platform => [platform.key, figureSourcesOf(config.figureServices, platform)]))
  const sourcesOf = (platform: string) => figureSources.get(platform) ?? []
  const job = startFigureJob({
    kysely: database.kysely,
    services: createFigureServices(allFigureSources(config.figureServices, sites), config.figureServices, config.servicesContact),
    onChange: message => app.log.warn(message),
    onFailure: error => app.log.error(error, 'other services are not asked'),
  })
  app.addHook('onClose', () => job.close())
  const mailSender = createMailSender({
    database,
    transport: config.mail && createSmtpTransport(config.mail.server),
    from: config.mail?.from ?? '',
    onChange: message => app.log.warn(message),
    onFailure: error => app.log.error(error, 'mails wait'),
  })
  app.addHook('onClose', () => mailSender.close())
  const search = createPostgresSearch(database.kysely)
  const indexJob = startIndexJob({
    database,
    files,
    search,
    onDone: message => app.log.info(message),
    onRefused: (contentItemId, error) => app.log.error(error, `the item ${contentItemId} cannot be found by a search yet`),
    onFailure: error => app.log.error(error, 'the search index waits'),
  })
  app.addHook('onClose', () => indexJob.close())
  const revision = watchRevision(() => findRevision(database.kysely))
  const searchRevision = watchRevision(() => search.revision())
  app.get('/health', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    try {
      await revision()
    } catch {
      return reply.code(503).header('Retry-After', '10').send({ status: 'database unreachable' })
    }
    return { status: 'ok' }
  })
  const revisionWithSearch = async () => (await Promise.all([revision(), searchRevision()])).join(' ')
  const literature =
    config.openLiteratureUrl === null
      ? null
      : createOpenLiteratureSearch({
          feed: createEuropePmcSearch({ url: config.openLiteratureUrl, contact: config.servicesContact }),
          onChange: message => app.log.warn(message),
        })
  const browse = createBrowse({ kysely: database.kysely, search, literature, revision: revisionWithSearch })
  const gateways = createGateways(database.kysely)
  const blog = createBlog(database.kysely)
  const siteContent = createSiteContent({
    kysely: database.kysely,
    browse,
    onMissing: message => app.log.warn(message),
    onSmallHero: message => app.log.warn(message),
  })
  const following = createFollowing(database.kysely, config.wordpress.sites)
  const editorsElsewhere = contentEditors({
    sites: config.wordpress.sites,
    following,
    siteContent,
    onFailure: error => app.log.error(error, 'a WordPress does not do what its editor asks'),
  })
  const contentManager = createContentManager({
    ...{ kysely: database.kysely, files, siteContent, blog },
    following,
  })
  await serveOai(app, { siteOf: platforms.ofHost, harvest: createHarvest(database.kysely) })
  await serveSitemaps(app, { siteOf: platforms.ofHost, sitemaps: createSitemaps(database.kysely), siteContent })
  const metrics = createMetrics({ kysely: database.kysely, sourcesOf }, counter)
  const keptSecret = ensureInstallationSecret(database.kysely, 'signing')
  const secret = async () => config.secret ?? (await keptSecret())
  const questions = createPlainQuestions({ secret })
  const proofOfWork = createAltchaCaptcha({ secret })
  const captcha =
    config.recaptcha === null
      ? proofOfWork
      : withRecaptcha(proofOfWork, config.recaptcha, error => app.log.error(error, 'reCAPTCHA does not verify'))
  const follower = followWordpress({
    database,
    files,
    followed: followedWordpresses(config.wordpress.sites, platforms),
    onDone: message => app.log.info(message),
    onFailure: (error, platform) => app.log.error(error, `the WordPress of ${platform} is not followed; what came from it before stays`),
  })
  app.addHook('onClose', () => follower.close())
  const mail = createMail({
    database,
    from: config.mail?.from ?? null,
    onPosted: ({ id, kind }) => {
      if (config.mail === null)
        app.log.warn(`The mail ${id} (${kind}) is kept in the outbox, since there is no mail server: npm run recto -- mail show ${id}`)
      else mailSender.notify()
    },
  })
  // Where nothing sends mails, what is new waits for somebody who asks for it (recto digest run).
  const digests =
    config.mail === null
      ? null
      : startDigestJob({
          database,
          search,
          mail,
          sites: platforms.all,
          linksOf: async (requestContext, subscriber, list) => alertLinks(await secret(), requestContext, subscriber, list),
          onDone: message => app.log.info(message),
          onFailure: error => app.log.error(error, 'mails about what is new wait'),
        })
  app.addHook('onClose', () => digests?.close())
  const afterwards = createAfterwards(error => app.log.error(error, 'a letter was not written'))
  app.addHook('onClose', () => afterwards.end())
  const providers = await readProviderSettings({
    orcid: config.orcid,
    institutionsFile: config.identityProvidersFile,
    platforms: new Set(platforms.all.keys()),
  })
  const accounts = createAccounts({
    kysely: database.kysely,
    secret,
    secureCookies: config.mode !== 'development',
    now: Date.now,
    mail,
    files,
    onUnmadePdfs,
    captcha,
    questions,
    afterwards,
    providers: providers.map(createOpenIdConnect),
    researcherIdService: config.researcherId && createOpenIdResearcherId(config.researcherId),
    onFailure: message => app.log.warn(message),
  })
  const visitorOf = async (request: FastifyRequest, reply?: FastifyReply): Promise<Visitor> => {
    if (givenVisitorOf !== undefined) return givenVisitorOf(request)
    const credentials = credentialsFrom(request.headers)
    if (!hasCredentials(credentials)) return anonymous
    const platform = platformOf(request.host).key
    const { visitor, setCookies, endingCookies } = await accounts.sessions.who(platform, credentials, clientInfoOf(request))
    const cookies = isNavigation(request.headers) ? [...setCookies, ...endingCookies] : setCookies
    for (const cookie of cookies) reply?.header('Set-Cookie', cookie)
    return visitor
  }
  await serveFiles(app, {
    openFile: (sha256, reader) => openFile({ kysely: database.kysely, files }, sha256, reader),
    linksOf: (host, sha256) => {
      const { platform, origin } = platforms.ofHost(host)
      return findFileLinks(database.kysely, platform.key, sha256, metadataSiteOf(platform, origin))
    },
    visitorOf,
    platformOf,
    onTaken: (host, sha256, visitor) => metrics.note(platformOf(host).key, { what: 'file', sha256 }, visitor),
  })
  const updates = createUpdates({ kysely: database.kysely, captcha, mail })
  const recommendations = createRecommendations({
    kysely: database.kysely,
    mail,
    captcha,
    questions,
  })
  const organisations = createOrganisations(database.kysely)
  const sweeping = inBackground(() => sweepAccounts(database.kysely), {
    every: 60 * 60_000,
    onFailure: error => app.log.error(error, 'sessions that have ended are not removed'),
  })
  app.addHook('onClose', () => sweeping.end())
  const comments = createComments({ kysely: database.kysely, mail })
  const editorial = createEditorial(database.kysely)
  const citations = createCitations(database.kysely, createTypstCitationStyles())
  await app.register(serveApi, {
    content: createContent(database.kysely),
    editorial,
    blog,
    browse,
    gateways,
    siteContent,
    contentManager,
    citations,
    updates,
    recommendations,
    metrics,
    literature,
    organisations,
    platformOf,
    siteOf: platforms.ofHost,
    visitorOf,
    accounts,
    comments,
    contentEditors: editorsElsewhere,
    contentState: async () =>
      createHash('sha256')
        .update(await revision())
        .digest('hex'),
    collectingMissing: collectingInto,
    wordpress: config.wordpress.secret === null ? null : { secret: config.wordpress.secret, notify: follower.notify },
  })
  const cacheBytes = config.mode === 'development' ? 0 : config.pageCacheBytes
  const searches = { cache: createPageCache(cacheBytes / partForSearches), revision: revisionWithSearch }
  await serveGatewayThemes(app, { siteOf: platforms.ofHost, gateways })
  await serveFeed(app, {
    siteOf: platforms.ofHost,
    syndication: createSyndication({ kysely: database.kysely, browse }),
    gateways,
    onlyPaths: [...new Set([...platforms.all.values()].flatMap(({ platform }) => onlyPathOf(platform) ?? []))],
    ...searches,
  })
  await servePostFeeds(app, { siteOf: platforms.ofHost, sites: [...platforms.all.values()], blog })
  const answerPage = config.mode === 'development' ? await serveVite(app) : await serveBuild(app)
  await app.register(async site => {
    await servePages(site, {
      answerPage,
      siteOf: platforms.ofHost,
      visitorOf,
      isDevelopment: config.mode !== 'production',
      reading: createReading(database.kysely, files, (part, error) => app.log.error(error, `a page goes without its ${part}`), sourcesOf),
      citations,
      browse,
      gateways,
      blog,
      siteContent,
      content: contentManager,
      contentEditors: editorsElsewhere,
      noteMissing: message => app.log.warn(message),
      collectMissing,
      logFailure: (error, what) => app.log.error(error, what),
      organisations,
      recommendations,
      updates,
      outbox: createOutbox(database.kysely, { keepsMails: config.mail === null }),
      accounts,
      comments,
      editorial,
      describe: (platform, asked) => describeItem(database.kysely, platform, asked),
      describeReport: (platform, asked) => describeReport(database.kysely, platform, asked),
      table: (platform, asked) => readTable(database.kysely, platform, asked),
      cache: createPageCache(cacheBytes),
      revision,
      searches,
      rendersAtOnce: config.rendersAtOnce,
      rendersPerNetwork: config.rendersPerNetwork,
    })
  })
  return app
}
