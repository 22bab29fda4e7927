import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser asks for a page to show, and not for something that a page fetches. Browsers say so over encrypted connections and to
 * local hosts (Fetch Metadata, Sec-Fetch-Mode); of others, whoever takes HTML does.
 */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept?.includes('text/html') ?? false) : mode === 'navigate'
}
