import { watchRevision } from '../../core/database/watch-revision.ts'
import type { Application } from '../sites/index.ts'
import { createPostgresSearch } from './engine/postgres/create-postgres-search.ts'
import { createEuropePmcSearch } from './external/open-literature/europe-pmc.ts'
import { serveOpenSearch } from './serve/opensearch.ts'
import { type FeedDependencies, serveFeed } from './serve/published-feed.ts'
import { serveOai } from './serve/serve-oai.ts'
import { type SitemapDependencies, serveSitemaps } from './serve/serve-sitemaps.ts'
import { type Browse, createBrowse } from './use-cases/browse/browse.ts'
import type { BrowsedGateways } from './use-cases/browse/browsed-gateways.ts'
import { createOpenLiteratureSearch } from './use-cases/browse/search-open-literature.ts'
import { createHarvest } from './use-cases/harvest/harvest.ts'
import type { IndexedLibrary } from './use-cases/search/index-changes.ts'
import { startIndexJob } from './use-cases/search/index-job.ts'
import { createSitemaps } from './use-cases/sitemaps/sitemaps.ts'
import { createSyndication } from './use-cases/syndication/syndication.ts'

export interface DiscoverySettings {
  /** The external open-literature feed is searched here; null: it is not offered. */
  openLiteratureUrl: string | null
  /** An email address that other services are told, or null. */
  servicesContact: string | null
}

interface DiscoveryDependencies extends Pick<IndexedLibrary, 'searchDocumentParts' | 'afterIndexing'> {
  gateways: BrowsedGateways
}

/** Keeps the search index up to date while the server runs. */
export function startDiscovery(
  { server, database, files, revision, revisionMaxAge }: Application,
  settings: DiscoverySettings,
  { gateways, searchDocumentParts, afterIndexing }: DiscoveryDependencies,
) {
  const search = createPostgresSearch(database.kysely)
  const job = startIndexJob({
    ...{ database, files, createSearch: createPostgresSearch, searchDocumentParts, afterIndexing },
    onDone: message => server.log.info(message),
    onRefused: (contentItemId, error) => server.log.error(error, `the item ${contentItemId} cannot be found by a search yet`),
    onFailure: error => server.log.error(error, 'the search index waits'),
  })
  server.addHook('onClose', () => job.close())
  const searchRevision = watchRevision(() => search.revision(), revisionMaxAge)
  /** Changes with everything that a page with search results could show: the index follows the library with a delay. */
  const revisionWithSearch = async () => (await Promise.all([revision(), searchRevision()])).join(' ')
  const literature =
    settings.openLiteratureUrl === null
      ? null
      : createOpenLiteratureSearch({
          feed: createEuropePmcSearch({ url: settings.openLiteratureUrl, contact: settings.servicesContact }),
          onChange: message => server.log.warn(message),
        })
  const browse = createBrowse({ kysely: database.kysely, search, literature, gateways, revision: revisionWithSearch })
  return { search, browse, literature, revisionWithSearch }
}

interface ServedFrom extends Pick<SitemapDependencies, 'sources'>, Pick<FeedDependencies, 'beneath' | 'cache' | 'revision'> {
  browse: Browse
}

/** Adds the routes of harvesters and feed readers, once the modules whose pages they list have started. */
export async function serveDiscovery(
  { server, database: { kysely }, siteOf, messages }: Application,
  { browse, sources, ...feeds }: ServedFrom,
): Promise<void> {
  await serveOpenSearch(server, { siteOf, messages })
  await serveOai(server, { siteOf, messages, harvest: createHarvest(kysely) })
  await serveSitemaps(server, { siteOf, sitemaps: createSitemaps(kysely), sources })
  await serveFeed(server, { siteOf, messages, syndication: createSyndication({ kysely, browse }), ...feeds })
}
