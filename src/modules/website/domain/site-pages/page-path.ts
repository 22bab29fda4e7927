/** The paths that editors may use for pages: they must not hide any path of the program. */

import { reservedTabSlugs } from '../../../gateways/domain/tabs.ts'
import { reservedAddresses } from '../../../sites/domain/reserved-addresses.ts'

export const maxPathLength = 200

/** Sections in which editors may add pages, with the slugs that the program uses there. */
const openSections: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['about', new Set()],
  ['legal', new Set()],
  ['glossary', new Set()],
  ['for-authors', new Set(['', 'publish-your-research', 'article-guidelines'])],
])
export type InvalidPath = 'too-long' | 'signs' | 'reserved' | 'not-in-gateway' | 'in-no-gateway'

/** Normalises a path: with a leading slash and without a trailing one. */
export const normalisePath = (typed: string): string => `/${typed.trim().split('/').filter(Boolean).join('/')}`

/**
 * Checks a path; null where a page may have it.
 * @param path a result of `normalisePath` @param gateway the path of the page's gateway, null for the site itself
 */
export function invalidPath(path: string, gateway: string | null): InvalidPath | null {
  const segments = path.split('/').filter(Boolean)
  const [first, second = ''] = segments
  // The front page belongs to the site, not to a gateway.
  if (first === undefined) return gateway === null ? null : 'not-in-gateway'
  if (path.length > maxPathLength) return 'too-long'
  if (!segments.every(segment => /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*$/u.test(segment))) return 'signs'
  if (gateway !== null) {
    const within = path.startsWith(`${gateway}/`) ? path.slice(gateway.length + 1) : ''
    return within === '' || within.includes('/') ? 'not-in-gateway' : reservedTabSlugs.has(within) ? 'reserved' : null
  }
  if (['gateways', 'collections', 'community-gateways'].includes(first) && segments.length > 2) return 'in-no-gateway'
  const ofProgram = openSections.get(first)
  if (ofProgram !== undefined) return ofProgram.has(second) ? 'reserved' : null
  return reservedAddresses.has(first.toLowerCase()) ? 'reserved' : null
}
