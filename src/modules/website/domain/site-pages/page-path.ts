/** Where editors may put pages: nothing that the program answers by itself can be taken by one. */

import { reservedTabSlugs } from '../../../gateways/domain/tabs.ts'
import { reservedAddresses } from '../../../sites/domain/reserved-addresses.ts'

export const maxPathLength = 200

/** Sections in which pages stand beside those of the program, and what is the program's in them. */
const openSections: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['about', new Set()],
  ['legal', new Set()],
  ['glossary', new Set()],
  ['for-authors', new Set(['', 'publish-your-research', 'article-guidelines'])],
])
export type InvalidPath = 'too-long' | 'signs' | 'reserved' | 'not-in-gateway' | 'in-no-gateway'

/** A path as it is kept: from the site's root, without a slash at its end. */
export const normalisePath = (typed: string): string => `/${typed.trim().split('/').filter(Boolean).join('/')}`

/**
 * What is wrong with a path; null where a page may stand there.
 * @param path as `normalisePath` gives it @param gateway the address of the gateway that the page belongs to, null for the site itself
 */
export function invalidPath(path: string, gateway: string | null): InvalidPath | null {
  const segments = path.split('/').filter(Boolean)
  const [first, second = ''] = segments
  // The front page is the site's own.
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
