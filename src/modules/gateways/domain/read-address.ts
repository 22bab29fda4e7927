/** Finds out which gateway a copied URL belongs to; the URL may be of any of its pages. */
import { splitLanguage } from '../../../core/text/languages.ts'
import { reservedAddresses } from '../../sites/domain/reserved-addresses.ts'
import { type GatewayOnlyPath, isGatewayKind, lastSegment } from './addresses.ts'

export interface ReadGatewayAddress {
  /** The gateway's slug. */
  url: string
  /** The slug of the filter or tab; null where there is none. */
  segment: string | null
}

/** @param address a URL or a path. Never throws. The result does not mean that the gateway exists. */
export function readGatewayAddress(address: string, only: GatewayOnlyPath = null): ReadGatewayAddress | null {
  const url = URL.parse(address, 'http://localhost')
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const { path } = splitLanguage(url.pathname)
  const of = (name: string | undefined, segment: string | undefined): ReadGatewayAddress | null =>
    name === undefined || !/^[\w-]+$/.test(name) ? null : { url: name, segment: segment ?? null }
  if (only !== null && (path === only || path.startsWith(`${only}/`))) {
    return of(lastSegment(only), path.slice(only.length).split('/').find(Boolean))
  }
  const [first = '', second, third] = path.split('/').filter(Boolean)
  if (isGatewayKind(first)) return of(second, third)
  // The short form of a home page's path has a single segment.
  return second !== undefined || reservedAddresses.has(first) ? null : of(first, undefined)
}
