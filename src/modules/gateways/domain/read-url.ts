/** Finds out which gateway a copied URL belongs to; the URL may be of any of its pages. */
import { splitLanguage } from '../../../core/text/languages.ts'
import { reservedSegments } from '../../sites/domain/reserved-segments.ts'
import { type GatewayOnlyPath, isGatewayKind, lastSegment } from './paths.ts'

export interface ReadGatewayUrl {
  /** The gateway's slug. */
  url: string
  /** The slug of the filter or tab; null where there is none. */
  segment: string | null
}

/** @param href a URL or a path. Never throws. The result does not mean that the gateway exists. */
export function readGatewayUrl(href: string, only: GatewayOnlyPath = null): ReadGatewayUrl | null {
  const url = URL.parse(href, 'http://localhost')
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const { path } = splitLanguage(url.pathname)
  const of = (name: string | undefined, segment: string | undefined): ReadGatewayUrl | null =>
    name === undefined || !/^[\w-]+$/.test(name) ? null : { url: name, segment: segment ?? null }
  if (only !== null && (path === only || path.startsWith(`${only}/`))) {
    return of(lastSegment(only), path.slice(only.length).split('/').find(Boolean))
  }
  const [first = '', second, third] = path.split('/').filter(Boolean)
  if (isGatewayKind(first)) return of(second, third)
  // The short form of a home page's path has a single segment.
  return second !== undefined || reservedSegments.has(first) ? null : of(first, undefined)
}
