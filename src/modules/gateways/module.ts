import type { Application } from '../sites/index.ts'
import { onlyPathOf } from './domain/paths.ts'
import { serveGatewayThemes } from './serve/gateway-themes.ts'
import { serveWidget } from './serve/widget.ts'
import { createGateways, type GatewayDependencies } from './use-cases/create-gateways.ts'
import { gatewayFeeds } from './use-cases/gateway-feeds.ts'
import { gatewaySitemap } from './use-cases/gateway-sitemap.ts'

/** Also returns what feeds and sitemaps have of gateways. */
export async function startGateways(
  { server, database: { kysely }, platforms, siteOf }: Application,
  { shownPaths }: Pick<GatewayDependencies, 'shownPaths'>,
) {
  const gateways = createGateways({ kysely, shownPaths })
  await serveWidget(server)
  await serveGatewayThemes(server, { siteOf, gateways })
  const onlyPaths = [...new Set([...platforms.all.values()].flatMap(({ platform }) => onlyPathOf(platform) ?? []))]
  return { gateways, feeds: gatewayFeeds(gateways, onlyPaths), sitemap: gatewaySitemap(kysely) }
}
