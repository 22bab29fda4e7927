/**
 * Whether a state-changing request comes from a page of the same site. Browsers state its origin, and scripts cannot change it; a client
 * that
 * sends neither header is no browser, and sends nobody's cookies.
 */
export function isSameOrigin({
  host,
  origin,
  fetchSite,
}: {
  host: string
  /** The header Origin. */
  origin: string | undefined
  /** The header Sec-Fetch-Site. */
  fetchSite: string | undefined
}): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  if (origin === undefined) return true
  return URL.parse(origin)?.host === host.toLowerCase()
}
