import { gatewayPath, type NamedGateway } from '../../../gateways/domain/addresses.ts'
import type { ItemMetadata } from '../../domain/metadata/item-metadata.ts'

/** The gateways and collections in a publication's metadata. The only gateway of a site is the site itself, so it is left out. */
export const collectionsOf = (gateways: readonly NamedGateway[]): ItemMetadata['collections'] =>
  gateways.flatMap(gateway => (gateway.type === 'GATEWAY_ONLY' ? [] : [{ name: gateway.name, path: gatewayPath(gateway) }]))
