/** The application: the server, the modules in the order in which they need each other, and the API and the site over them. */
import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { variesBetweenCallAndPage } from '../api/call-paths.ts'
import { serveApi } from '../api/serve-api.ts'
import { createPageCache } from '../core/http/pages/page-cache.ts'
import { scheduleKey } from '../core/jobs/queues.ts'
import { startAccounts } from '../modules/accounts/module.ts'
import { startAlerts } from '../modules/alerts/module.ts'
import { noteBounces } from '../modules/alerts/use-cases/note-bounces.ts'
import { startComments } from '../modules/comments/module.ts'
import { serveDiscovery, startDiscovery } from '../modules/discovery/module.ts'
import { startEmail } from '../modules/email/module.ts'
import { startGateways } from '../modules/gateways/module.ts'
import { browsedGateways } from '../modules/gateways/use-cases/browsed-gateways.ts'
import { startMetrics } from '../modules/metrics/module.ts'
import { startPublications } from '../modules/publications/module.ts'
import { keepLibraryCurrent } from '../modules/publications/use-cases/publication-jobs.ts'
import { startSites } from '../modules/sites/module.ts'
import { startUploads } from '../modules/uploads/module.ts'
import { findCommentablePost } from '../modules/website/data/blog-post.ts'
import { listShownPaths } from '../modules/website/data/site-page.ts'
import { startWebsite } from '../modules/website/module.ts'
import type { PageServices } from '../site/module-contexts.ts'
import { serveSite } from '../site/serve/serve-site.ts'
import { accountParts } from './account-data.ts'
import { type AppDependencies, createApplication } from './create-application.ts'
import { createDrain } from './drain.ts'
import { emailExamples } from './email-examples.ts'
import { emailWriters } from './email-writers.ts'
import { fileGuards, fileReferences } from './file-references.ts'
import { itemSources } from './item-sources.ts'
import { indexParts } from './search-document-parts.ts'
import { uploadPurposes } from './upload-purposes.ts'

/** So much of the memory for pages is for lists that a reader put together. */
const partForSearches = 8

export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, openTypesetter, drain = createDrain(), purposes = uploadPurposes } = dependencies
  // While a developer changes the code, no page is kept.
  const pageCacheBytes = config.mode === 'development' ? 0 : config.pageCacheBytes
  const application = createApplication(dependencies)
  const { server, database, jobs, siteOf, platformOf, messages, secret, revision } = application
  drain.attach(server)

  const { pages: sites } = await startSites(application)
  const email = startEmail(application, config, {
    writers: emailWriters,
    examples: emailExamples,
    onBounced: addresses => noteBounces(database.kysely, addresses),
  })
  const onUnmadePdfs = (): void =>
    void jobs
      .enqueue(keepLibraryCurrent, {}, { key: scheduleKey })
      .catch(error => server.log.error(error, 'PDFs are made at the next start'))
  const accounts = await startAccounts(application, config, { ...email, accountParts, onUnmadePdfs })
  const userOf = dependencies.userOf ?? accounts.userOf
  const metrics = startMetrics(application, config)
  const publications = await startPublications(application, {
    ...metrics,
    userOf,
    sources: itemSources,
    files: { references: fileReferences, guards: fileGuards },
    openTypesetter,
  })
  const { uploads } = await startUploads(application, config, { purposes, references: fileReferences, userOf })
  const discovery = startDiscovery(application, config, { gateways: browsedGateways, ...indexParts })
  const gateways = await startGateways(application, { shownPaths: listShownPaths })
  const alerts = startAlerts(application, config, { ...email, ...discovery, ...accounts })
  const comments = startComments(application, { ...email, findPost: findCommentablePost })
  const website = await startWebsite(application, config, { ...discovery, ...email, ...accounts, uploads })

  const searches = { cache: createPageCache(pageCacheBytes / partForSearches), revision: discovery.revisionWithSearch }
  await serveDiscovery(application, {
    ...{ ...discovery, ...searches },
    sources: [gateways.sitemap, ...website.sitemaps],
    beneath: gateways.feeds,
  })
  await server.register(serveApi, {
    ...{ ...accounts, ...metrics, ...discovery, ...gateways, ...alerts, ...comments, ...website, ...publications },
    ...{ uploads, contentManager: website.content, siteOf, platformOf, messages, userOf, secret },
    contentState: async () => hash('sha256', await revision()),
  })
  const services: PageServices = { accounts, alerts, comments, discovery, email, gateways, metrics, publications, sites, website }
  const { collectMissing, forMachines } = publications
  const parts = { services, userOf, uploads, searches, collectMissing, forMachines, variesBetweenCallAndPage }
  await serveSite(application, { ...config, pageCacheBytes }, parts)
  server.addHook('onReady', async () => void jobs.start())
  // The last hook is the first that runs: what jobs use is open until they have ended.
  server.addHook('onClose', () => jobs.close())
  return server
}
