/** Where gateways and their tabs stand (specification, reading.md section 2.3; accounts.md section 2 “Gateway destinations”). */
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { type GatewayIdentity, type GatewayKind, type GatewayListName, gatewayKindOf, gatewayKinds } from './gateway.ts'

export interface PlacedGateway extends GatewayIdentity {
  hasHomepage: boolean
}

/** As a page of something else names it. */
export interface NamedGateway extends PlacedGateway {
  id: number
  name: string
}

/** `path` is that of the one gateway that the platform is, such as /funders/name; null on all other platforms. */
export type GatewayOnlyPath = string | null

type Platform = Pick<PlatformFacts, 'features'>

export const onlyPathOf = ({ features: { gatewayOnly } }: Platform): GatewayOnlyPath => (gatewayOnly.enabled ? gatewayOnly.url : null)

/** Elsewhere no page is at the address of a gateway: items are in it, and lists can be restricted to it. */
export const hasGatewayPages = ({ features: { gateways, gatewayOnly } }: Platform): boolean => gateways.enabled || gatewayOnly.enabled

/** Whether the platform has the list. One that is a single gateway has lists only where it has others beside. */
export const isListOf = ({ features: { gateways, specialCollections } }: Platform, list: GatewayListName): boolean =>
  gateways.enabled && (list !== 'special' || specialCollections.enabled)

export const isGatewayKind = (segment: string): segment is GatewayKind => gatewayKinds.some(kind => kind === segment)

/** Where its tabs stand beneath. On a gateway-only platform the path that the platform's settings name (/{gatewayType}/{gatewayUrl}). */
export function gatewayPath(gateway: GatewayIdentity, only: GatewayOnlyPath = null): string {
  if (gateway.type === 'GATEWAY_ONLY' && only !== null && lastSegment(only) === gateway.url) return only
  return `/${gatewayKindOf(gateway)}/${gateway.url}`
}

/** Where links to it lead. */
export function gatewayDestination(gateway: PlacedGateway, only: GatewayOnlyPath = null): string {
  return gateway.hasHomepage ? homeAddress(gateway, only) : `${gatewayPath(gateway, only)}/about`
}

/** The address of its home page, whether it has one or not. */
export function homeAddress(gateway: GatewayIdentity, only: GatewayOnlyPath = null): string {
  const path = gatewayPath(gateway, only)
  if (gateway.type === 'COLLECTION') return `${path}/home`
  // The whole path is short already where the platform is this gateway.
  return only !== null && path === only ? path : `/${gateway.url}`
}

export const publishPath = (gateway: GatewayIdentity, only: GatewayOnlyPath = null): string =>
  `${gatewayPath(gateway, only)}/for-authors/publish-your-research`

export const lastSegment = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? ''
