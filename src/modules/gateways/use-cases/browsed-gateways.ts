import type { BrowsedGateways } from '../../discovery/index.ts'
import { listGateways } from '../data/gateway.ts'
import { countContentByType, listLatestIds } from '../data/gateway-content.ts'
import { gatewayLink } from '../domain/link.ts'

/** Browsing needs this of gateways. */
export const browsedGateways: BrowsedGateways = {
  latest: listLatestIds,
  counts: countContentByType,
  async listed(db, platform) {
    const gateways = await listGateways(db, platform.key)
    return gateways.flatMap(gateway => (gateway.browsable ? [{ name: gateway.name, path: gatewayLink(gateway, platform) }] : []))
  },
}
