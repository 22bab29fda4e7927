/** The paths of gateways and their tabs (specification, reading.md section 2.3; accounts.md section 2 “Gateway destinations”). */
import { href } from '../../../core/http/href.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { type GatewayIdentity, type GatewayKind, type GatewayListName, gatewayKindOf, gatewayKinds } from './gateway.ts'

export interface PlacedGateway extends GatewayIdentity {
  hasHomepage: boolean
}

/** The path of the only gateway on a gateway-only platform, such as /funders/name; null on all other platforms. */
export type GatewayOnlyPath = string | null

type Platform = Pick<PlatformFacts, 'features'>

export const onlyPathOf = ({ features: { gatewayOnly } }: Platform): GatewayOnlyPath => (gatewayOnly.enabled ? gatewayOnly.url : null)

/** Whether the platform has the list. A gateway-only platform has lists only if it has other gateways as well. */
export const isListOf = ({ features: { gateways, specialCollections } }: Platform, list: GatewayListName): boolean =>
  gateways.enabled && (list !== 'special' || specialCollections.enabled)

/** The path of the special list is a setting of the platform. */
export const pathOfList = (list: GatewayListName, { specialCollections }: Pick<PlatformFacts['features'], 'specialCollections'>): string =>
  list === 'special' ? specialCollections.path : href(`/${list}`)

export const isGatewayKind = (segment: string): segment is GatewayKind => gatewayKinds.some(kind => kind === segment)

/** The path beneath which the gateway's tabs are; on a gateway-only platform it comes from the settings (/{gatewayType}/{gatewayUrl}). */
export function gatewayPath(gateway: GatewayIdentity, only: GatewayOnlyPath = null): string {
  if (gateway.type === 'GATEWAY_ONLY' && only !== null && lastSegment(only) === gateway.url) return only
  return href(`/${gatewayKindOf(gateway)}/:gatewayUrl`, { gatewayUrl: gateway.url })
}

/**
 * The path of a tab, filter or page of a gateway. It follows the gateway's path, which on a gateway-only platform is in no table of routes.
 * @param path of the gateway @param slug as it stands in a path
 */
export const gatewayTabPath = (path: string, slug: string): string => `${path}/${slug}`

/** The path that links to the gateway use. */
export function gatewayDestination(gateway: PlacedGateway, only: GatewayOnlyPath = null): string {
  return gateway.hasHomepage ? homePath(gateway, only) : gatewayTabPath(gatewayPath(gateway, only), 'about')
}

/** The path of the gateway's home page, whether or not it has one. */
export function homePath(gateway: GatewayIdentity, only: GatewayOnlyPath = null): string {
  const path = gatewayPath(gateway, only)
  if (gateway.type === 'COLLECTION') return gatewayTabPath(path, 'home')
  // The path of the only gateway of a platform is short already.
  return only !== null && path === only ? path : href('/*', { '*': gateway.url })
}

export const publishPath = (gateway: GatewayIdentity, only: GatewayOnlyPath = null): string =>
  gatewayPath(gateway, only) + href('/for-authors/publish-your-research')

export const lastSegment = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? ''

declare module '../../publications/domain/content/gateway-of-item.ts' {
  interface GatewayOfItem extends PlacedGateway {}
}
