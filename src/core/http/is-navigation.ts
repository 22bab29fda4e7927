import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser navigates to a page, and does not fetch a resource of one. Browsers send Sec-Fetch-Mode over https and to local hosts
 * (Fetch
 * Metadata); for other clients, accepting HTML decides.
 */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept?.includes('text/html') ?? false) : mode === 'navigate'
}
