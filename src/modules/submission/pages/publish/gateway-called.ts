import type { GatewayFacts } from '../../../gateways/domain/for-reading.ts'
import { gatewaysContext } from '../../../gateways/pages/context.ts'
import { type PageContext, pageRequestContext } from '../../../sites/pages/context.ts'

/** Finds a gateway by its slug; null where the platform has no gateways, or none with this slug. */
export async function gatewayCalled(context: PageContext, url: string): Promise<GatewayFacts | null> {
  const { platform } = context.get(pageRequestContext)
  const { gateways } = context.get(gatewaysContext)
  const { gateways: feature, gatewayOnly } = platform.features
  // The slug comes from a URL; PostgreSQL rejects some characters, such as U+0000.
  const isName = /^[a-z0-9-]{1,200}$/.test(url)
  return isName && (feature.enabled || gatewayOnly.enabled) ? await gateways.find(platform, url) : null
}
