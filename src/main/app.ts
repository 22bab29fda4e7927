/** The application: the server, the modules in the order in which they need each other, and the API and the site over them. */
import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serveApi } from '../api/serve-api.ts'
import type { Visitor } from '../core/access/visitor.ts'
import { ensureInstallationSecret } from '../core/database/installation-secret.ts'
import { findRevision } from '../core/database/revision.ts'
import { watchRevision } from '../core/database/watch-revision.ts'
import { createPageCache } from '../core/http/pages/page-cache.ts'
import { startAccounts } from '../modules/accounts/module.ts'
import { startAlerts } from '../modules/alerts/module.ts'
import { noteBounces } from '../modules/alerts/use-cases/note-bounces.ts'
import { startComments } from '../modules/comments/module.ts'
import { serveDiscovery, startDiscovery } from '../modules/discovery/module.ts'
import { startEmail } from '../modules/email/module.ts'
import { startGateways } from '../modules/gateways/module.ts'
import { applyRules } from '../modules/gateways/use-cases/apply-rules.ts'
import { browsedGateways } from '../modules/gateways/use-cases/browsed-gateways.ts'
import { startMetrics } from '../modules/metrics/module.ts'
import { startPublications } from '../modules/publications/module.ts'
import type { Application } from '../modules/sites/application.ts'
import { startSites } from '../modules/sites/module.ts'
import { findCommentablePost } from '../modules/website/data/blog-post.ts'
import { listShownPaths } from '../modules/website/data/site-page.ts'
import { startWebsite } from '../modules/website/module.ts'
import { messages } from '../site/messages.ts'
import type { PageServices } from '../site/module-contexts.ts'
import { serveSite } from '../site/serve/serve-site.ts'
import { accountParts } from './account-data.ts'
import { type AnsweredRoute, createServer } from './create-server.ts'
import { createDrain, type Drain } from './drain.ts'
import { emailWriters } from './email-writers.ts'
import { itemSources } from './item-sources.ts'
import type { Library } from './library.ts'

/** Of the memory for pages, so much is for lists that a reader put together. */
const partForSearches = 8

export interface AppDependencies extends Library {
  /** Who asks, by a test's own word; by session and token where it is left out. */
  visitorOf?: (request: FastifyRequest, reply?: FastifyReply) => Promise<Visitor>
  /** Reported of each route that the application answers, for tests that walk through all of them. */
  onRoute?: (route: AnsweredRoute) => void
  /** Reported where articles have lost PDFs that are to be made anew. */
  onUnmadePdfs?: () => void
  /** Refuses requests once the server stops. */
  drain?: Drain
}

export async function buildApp({ config, database, files, platforms, ...options }: AppDependencies): Promise<FastifyInstance> {
  const { onRoute, onUnmadePdfs = () => undefined, drain = createDrain() } = options
  const { mode } = config
  // While a developer changes the code, no page is kept.
  const pageCacheBytes = mode === 'development' ? 0 : config.pageCacheBytes
  const revision = watchRevision(() => findRevision(database.kysely))
  const server = createServer(config, { platforms, onRoute, revision })
  drain.attach(server)
  const siteOf = platforms.ofHost
  const platformOf = (host: string) => siteOf(host).platform
  const storedSecret = ensureInstallationSecret(database.kysely, 'signing')
  const secret = async () => config.secret ?? (await storedSecret())
  const application: Application = { server, database, files, platforms, siteOf, platformOf, messages, mode, secret, revision }

  await startSites(application)
  const email = startEmail(application, config, { writers: emailWriters, onBounced: addresses => noteBounces(database.kysely, addresses) })
  const accounts = await startAccounts(application, config, { ...email, accountParts, onUnmadePdfs })
  const visitorOf = options.visitorOf ?? accounts.visitorOf
  const metrics = startMetrics(application, config)
  const publications = await startPublications(application, { ...metrics, visitorOf, sources: itemSources })
  const discovery = startDiscovery(application, config, { gateways: browsedGateways, afterIndexing: applyRules })
  const gateways = await startGateways(application, { shownPaths: listShownPaths })
  const alerts = startAlerts(application, config, { ...email, ...discovery, ...accounts })
  const comments = startComments(application, { ...email, findPost: findCommentablePost })
  const website = await startWebsite(application, config, discovery)

  const searches = { cache: createPageCache(pageCacheBytes / partForSearches), revision: discovery.revisionWithSearch }
  await serveDiscovery(application, {
    ...{ ...discovery, ...searches },
    sources: [gateways.sitemap, ...website.sitemaps],
    beneath: gateways.feeds,
  })
  await server.register(serveApi, {
    ...{ ...accounts, ...metrics, ...discovery, ...gateways, ...alerts, ...comments, ...website, ...publications },
    ...{ contentManager: website.content, siteOf, platformOf, messages, visitorOf },
    contentState: async () => hash('sha256', await revision()),
  })
  const services: PageServices = { accounts, alerts, comments, discovery, email, gateways, metrics, publications, website }
  const { collectMissing, forMachines } = publications
  await serveSite(application, { ...config, pageCacheBytes }, { services, visitorOf, searches, collectMissing, forMachines })
  return server
}
