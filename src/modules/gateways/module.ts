import type { Application } from '../sites/application.ts'
import { onlyPathOf } from './domain/addresses.ts'
import { serveGatewayThemes } from './serve/gateway-themes.ts'
import { serveWidget } from './serve/widget.ts'
import { createGateways } from './use-cases/create-gateways.ts'

/** @returns onlyPaths: the paths of the gateways of gateway-only platforms */
export async function startGateways({ server, database, platforms, siteOf }: Application) {
  const gateways = createGateways(database.kysely)
  await serveWidget(server)
  await serveGatewayThemes(server, { siteOf, gateways })
  const onlyPaths = [...new Set([...platforms.all.values()].flatMap(({ platform }) => onlyPathOf(platform) ?? []))]
  return { gateways, onlyPaths }
}
