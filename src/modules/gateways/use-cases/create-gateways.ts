/** Implements the gateways port over the database. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { normaliseForSearch } from '../../discovery/index.ts'
import { readPart } from '../../publications/index.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import {
  findGateway,
  findGatewayUrl,
  hasGatewayWithEuropePmc,
  hasListedGateway,
  listFilters,
  listGatewayFiles,
  listGatewayRelations,
  listGatewaysWithCards,
} from '../data/gateway.ts'
import { listLatestIds, listPickedIds } from '../data/gateway-content.ts'
import { slug } from '../domain/file-parts.ts'
import type { GatewayCard, GatewayFacts } from '../domain/for-reading.ts'
import { gatewayListOf, gatewayLists, gatewaysPerPage } from '../domain/gateway.ts'
import { gatewayTabPath } from '../domain/paths.ts'
import { describeGateways } from './describe-gateways.ts'
import type { Gateways } from './gateways.ts'
import { presentFacts, presentGateway, themeHashOf } from './present-gateway.ts'
import { cardsOf, readPage } from './read-page.ts'

export interface GatewayDependencies {
  kysely: Kysely<Schema>
  /** This finds which of these paths have a page by editors that readers see. @param platform its key */
  shownPaths: (db: Kysely<Schema>, platform: string, paths: readonly string[]) => Promise<string[]>
}

/** The tab of a CMS page is shown only while readers can see the page. */
async function withSeenTabs(
  { kysely, shownPaths }: GatewayDependencies,
  platform: PlatformFacts,
  gateway: GatewayFacts,
): Promise<GatewayFacts> {
  const written = gateway.customPages
    .filter(({ fromContentManager }) => fromContentManager)
    .map(({ slug: last }) => gatewayTabPath(gateway.path, last))
  if (written.length === 0) return gateway
  const seen = await shownPaths(kysely, platform.key, written)
  return { ...gateway, tabs: gateway.tabs.filter(({ href }) => !written.includes(href) || seen.includes(href)) }
}

export function createGateways(dependencies: GatewayDependencies): Gateways {
  const { kysely } = dependencies
  const all = async (platform: PlatformFacts): Promise<GatewayCard[]> => {
    const rows = await listGatewaysWithCards(kysely, platform.key)
    const files = Map.groupBy(
      await listGatewayFiles(
        kysely,
        rows.map(({ id }) => id),
      ),
      ({ gatewayId }) => gatewayId,
    )
    return rows.map(row =>
      presentGateway(platform, row, files.get(row.id) ?? [], { thumbnail: row.thumbnail, wideThumbnail: row.wideThumbnail }),
    )
  }
  const find = async (platform: PlatformFacts, url: string): Promise<GatewayFacts | null> => {
    // Invalid slugs are rejected without a query.
    const row = slug.safeParse(url).success ? await findGateway(kysely, platform.key, url) : undefined
    if (row === undefined) return null
    const [files, filters] = await Promise.all([listGatewayFiles(kysely, [row.id]), listFilters(kysely, [row.id])])
    return await withSeenTabs(dependencies, platform, presentFacts(platform, row, files, filters))
  }
  return {
    all: platform => readPart('GATEWAYS', () => all(platform), []),
    list: async (platform, list, { page, text }) => {
      const named = (await all(platform)).filter(({ browsable }) => browsable)
      const sought = normaliseForSearch(text)
      const cards = named
        .filter(card => gatewayListOf(card) === list)
        .filter(({ name, shortSummary }) => sought === '' || normaliseForSearch(`${name} ${shortSummary}`).includes(sought))
      const lastPage = Math.max(1, Math.ceil(cards.length / gatewaysPerPage))
      const shown = Math.min(Math.max(1, page), lastPage)
      return {
        list,
        cards: cards.slice((shown - 1) * gatewaysPerPage, shown * gatewaysPerPage),
        total: cards.length,
        page: shown,
        lastPage,
        text,
        lists: gatewayLists.filter(each => named.some(card => gatewayListOf(card) === each)),
      }
    },
    hasListed: platform => hasListedGateway(kysely, platform.key),
    find: (platform, url) => find(platform, url),
    findById: async (platform, id) => {
      const url = await findGatewayUrl(kysely, platform.key, id)
      return url === null ? null : await find(platform, url)
    },
    describe: (platform, ids) => describeGateways(kysely, platform, ids),
    page: (platform, gateway, place) => readPage(kysely, platform, gateway, place),
    latest: async (platform, gatewayId, requested) => cardsOf(kysely, platform.key, await listLatestIds(kysely, gatewayId, requested)),
    picked: (_platform, gatewayId) => listPickedIds(kysely, gatewayId),
    theme: async (platform, url) => {
      const row = await findGateway(kysely, platform.key, url)
      if (row === undefined) return null
      const { id, details } = row
      const theme = details?.theme ?? {}
      return { id, theme, hash: themeHashOf(platform, id, theme) }
    },
    offerEuropePmc: platform => hasGatewayWithEuropePmc(kysely, platform.key),
    relations: platform => readPart('GATEWAYS', () => listGatewayRelations(kysely, platform.key), []),
  }
}
