/** Gateways, collections and community gateways: themed parts of a site (specification, reading.md sections 2.3 and 3). */

/** `GATEWAY_FILTER` is a filter within a gateway; `GATEWAY_ONLY` is the single gateway of a gateway-only platform. */
export const gatewayTypes = ['GATEWAY', 'COLLECTION', 'GATEWAY_FILTER', 'GATEWAY_ONLY'] as const
export type GatewayType = (typeof gatewayTypes)[number]

/** The types that have a file of their own; filters are part of their gateway's file. */
export const ownGatewayTypes = ['GATEWAY', 'COLLECTION', 'GATEWAY_ONLY'] as const
export type OwnGatewayType = (typeof ownGatewayTypes)[number]

/** The first path segments of gateways. */
export const gatewayKinds = ['gateways', 'collections', 'community-gateways'] as const
export type GatewayKind = (typeof gatewayKinds)[number]

/** The lists: the three kinds, and the special ones, whose path and title are settings of the platform. */
export const gatewayLists = ['gateways', 'special', 'collections', 'community-gateways'] as const
export type GatewayListName = (typeof gatewayLists)[number]

/** The facts that determine a gateway's path. */
export interface GatewayIdentity {
  type: OwnGatewayType
  community: boolean
  special: boolean
  /** The gateway's slug. */
  url: string
}

export function gatewayKindOf({ type, community }: Pick<GatewayIdentity, 'type' | 'community'>): GatewayKind {
  if (type === 'COLLECTION') return 'collections'
  return community ? 'community-gateways' : 'gateways'
}

/** @returns the list that shows the gateway; special gateways appear only in their own list */
export const gatewayListOf = (gateway: Pick<GatewayIdentity, 'type' | 'community' | 'special'>): GatewayListName =>
  gateway.special ? 'special' : gatewayKindOf(gateway)

/** Gateways on one page of a list (section 9, collection limit). */
export const gatewaysPerPage = 120

/** Number of articles; section 9: latest gateway articles. */
export const latestArticlesShown = 3
