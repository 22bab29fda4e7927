/** Gateways, collections and community gateways: themed sub-sites of a platform (specification, reading.md sections 2.3 and 3). */

/** `GATEWAY_FILTER` is a part of a gateway, `GATEWAY_ONLY` the one gateway that a platform is. */
export const gatewayTypes = ['GATEWAY', 'COLLECTION', 'GATEWAY_FILTER', 'GATEWAY_ONLY'] as const
export type GatewayType = (typeof gatewayTypes)[number]

/** Those that a file makes; filters stand in the file of their gateway. */
export const ownGatewayTypes = ['GATEWAY', 'COLLECTION', 'GATEWAY_ONLY'] as const
export type OwnGatewayType = (typeof ownGatewayTypes)[number]

/** The sections of the site in which they stand. */
export const gatewayKinds = ['gateways', 'collections', 'community-gateways'] as const
export type GatewayKind = (typeof gatewayKinds)[number]

/** The lists: the three kinds, and the special ones, whose path and title the platform chooses. */
export const gatewayLists = ['gateways', 'special', 'collections', 'community-gateways'] as const
export type GatewayListName = (typeof gatewayLists)[number]

/** What decides where a gateway stands. */
export interface GatewayIdentity {
  type: OwnGatewayType
  community: boolean
  special: boolean
  /** The last part of its address. */
  url: string
}

export function gatewayKindOf({ type, community }: Pick<GatewayIdentity, 'type' | 'community'>): GatewayKind {
  if (type === 'COLLECTION') return 'collections'
  return community ? 'community-gateways' : 'gateways'
}

/** The list that names it: a special one is in the list of those alone. */
export const gatewayListOf = (gateway: Pick<GatewayIdentity, 'type' | 'community' | 'special'>): GatewayListName =>
  gateway.special ? 'special' : gatewayKindOf(gateway)

/** How many a list shows on a page (section 9, collection limit). */
export const gatewaysPerPage = 120

/** Section 9: latest gateway articles. */
export const latestArticlesShown = 3
