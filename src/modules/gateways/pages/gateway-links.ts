import type { GatewayOfItem } from '../../publications/domain/content/gateway-of-item.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { gatewayLink } from '../domain/link.ts'

/** A gateway as the pages of publications link to it. */
export interface GatewayLink {
  id: number
  name: string
  href: string
}

/** Loaders build the links, so that an article's page does not load the code of gateway paths. */
export const linksToGateways = (gateways: readonly GatewayOfItem[], platform: PlatformFacts): GatewayLink[] =>
  gateways.map(gateway => ({ id: gateway.id, name: gateway.name, href: gatewayLink(gateway, platform) }))
