import type { GatewayFacts } from '../../../gateways/domain/for-reading.ts'
import type { SiteRequest } from '../../../sites/pages/context.ts'

/** By the last part of its address; null where the platform has no gateways, or none that is called so. */
export async function gatewayCalled({ platform, gateways }: SiteRequest, url: string): Promise<GatewayFacts | null> {
  const { gateways: feature, gatewayOnly } = platform.features
  // What stands in an address may be anything; the database does not take every character.
  const isName = /^[a-z0-9-]{1,200}$/.test(url)
  return isName && (feature.enabled || gatewayOnly.enabled) ? await gateways.find(platform, url) : null
}
