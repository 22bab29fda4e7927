/** Which gateway an address is of: of any of its pages, as somebody copied it. */
import { splitLanguage } from '../../../core/text/languages.ts'
import { reservedAddresses } from '../../sites/domain/reserved-addresses.ts'
import { type GatewayOnlyPath, isGatewayKind, lastSegment } from './addresses.ts'

export interface ReadGatewayAddress {
  /** The last part of the gateway's own address. */
  url: string
  /** The filter or tab after it; null where there is none. */
  segment: string | null
}

/** @param address whole, or from the site's root. Never throws; whether there is such a gateway, the database knows. */
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
  // Its home page stands at the root.
  return second !== undefined || reservedAddresses.has(first) ? null : of(first, undefined)
}
