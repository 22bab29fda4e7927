import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { SitemapSource } from '../../discovery/index.ts'
import { hasGatewayPages } from '../../sites/domain/gateway-pages.ts'
import { findGateways, listFilters, listGateways } from '../data/gateway.ts'
import { gatewayListOf, gatewayLists } from '../domain/gateway.ts'
import { isListOf, pathOfList } from '../domain/paths.ts'
import { gatewayPaths } from '../domain/tabs.ts'
import { presentFacts } from './present-gateway.ts'

/** The lists of gateways that are not empty, and the pages of the gateways that lists show. */
export const gatewaySitemap =
  (kysely: Kysely<Schema>): SitemapSource =>
  async platform => {
    if (!hasGatewayPages(platform)) return []
    const named = (await listGateways(kysely, platform.key)).filter(({ browsable }) => browsable)
    const ids = named.map(({ id }) => id)
    const [rows, filters] = await Promise.all([findGateways(kysely, platform.key, ids), listFilters(kysely, ids)])
    const filtersOf = Map.groupBy(filters, ({ gatewayId }) => gatewayId)
    const facts = rows.map(row => presentFacts(platform, row, [], filtersOf.get(row.id) ?? []))
    const lists = gatewayLists.filter(list => isListOf(platform, list) && named.some(gateway => gatewayListOf(gateway) === list))
    const paths = [...lists.map(list => pathOfList(list, platform.features)), ...facts.flatMap(gatewayPaths).toSorted()]
    return paths.map(path => ({ path, updatedAt: null }))
  }
