import type { PlatformFacts } from '../../sites/domain/platform.ts'
import type { NamedGateway } from '../domain/addresses.ts'
import { gatewayLink } from '../domain/link.ts'

/** As a page of something else shows it. */
export interface GatewayLink {
  id: number
  name: string
  href: string
}

/** For loaders: the rules of where gateways stand are nothing that an article's page has to load. */
export const linksToGateways = (gateways: readonly NamedGateway[], platform: PlatformFacts): GatewayLink[] =>
  gateways.map(gateway => ({ id: gateway.id, name: gateway.name, href: gatewayLink(gateway, platform) }))
