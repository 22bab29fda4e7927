import { gatewayPath, type NamedGateway } from '../../../gateways/domain/addresses.ts'
import type { ItemMetadata } from '../../domain/metadata/item-metadata.ts'

/** What machines are told of the gateways and collections that an item is in. The one gateway of a platform is the platform. */
export const collectionsOf = (gateways: readonly NamedGateway[]): ItemMetadata['collections'] =>
  gateways.flatMap(gateway => (gateway.type === 'GATEWAY_ONLY' ? [] : [{ name: gateway.name, path: gatewayPath(gateway) }]))
