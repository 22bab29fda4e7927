/** Where links to gateways lead on a platform that may have no pages of them. */
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { gatewayDestination, hasGatewayPages, onlyPathOf, type PlacedGateway } from './addresses.ts'

type Platform = Pick<PlatformFacts, 'features'>

/**
 * Without pages: what is in it, or in a filter. Written out, so that an article's page does not load all that browse addresses can say; a
 * test holds it against them.
 */
export const itemsOfGateway = (id: number): string => `/browse?gatewayIds=${id}`

export const gatewayLink = (gateway: PlacedGateway & { id: number }, platform: Platform): string =>
  hasGatewayPages(platform) ? gatewayDestination(gateway, onlyPathOf(platform)) : itemsOfGateway(gateway.id)
