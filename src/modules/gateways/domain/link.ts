/** Links to gateways on platforms with and without gateway pages. */
import { href } from '../../../core/http/href.ts'
import { hasGatewayPages } from '../../sites/domain/gateway-pages.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { gatewayDestination, onlyPathOf, type PlacedGateway } from './paths.ts'

type Platform = Pick<PlatformFacts, 'features'>

/**
 * The link to a gateway's or filter's publications, for platforms without gateway pages. It is written out so that an article's page does
 * not load the code of browse URLs; a test compares the two.
 */
export const itemsOfGateway = (id: number): string => `${href('/browse')}?gatewayIds=${id}`

export const gatewayLink = (gateway: PlacedGateway & { id: number }, platform: Platform): string =>
  hasGatewayPages(platform) ? gatewayDestination(gateway, onlyPathOf(platform)) : itemsOfGateway(gateway.id)
