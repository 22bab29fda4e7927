import type { GatewayOfItem } from '../../domain/content/gateway-of-item.ts'
import type { ItemMetadata } from '../../domain/metadata/item-metadata.ts'

/** The gateways and collections in a publication's metadata. */
export const collectionsOf = (gateways: readonly GatewayOfItem[]): ItemMetadata['collections'] =>
  gateways.flatMap(({ name, collectionPath }) => (collectionPath === null ? [] : [{ name, path: collectionPath }]))
