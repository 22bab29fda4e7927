/**
 * Whether a call that changes something comes from a page of the same site. Browsers say where a call comes from and cannot be made to
 * say otherwise; what says nothing of it is no browser, and brings nobody's cookies along.
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
