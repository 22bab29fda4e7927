/**
 * The canonical form of a path: no repeated or trailing slashes (specification, reading.md section 2.5), with its query.
 * @param url as in the request line: a path with its query, or an absolute URL as clients send it to proxies
 * @returns null where it is canonical already; else a path that cannot lead to another host
 */
export function regularPath(url: string): string | null {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  // Browsers treat a backslash as a slash: '/\host' would lead to another host.
  const regular = `/${path.replace(/^https?:\/\/[^/\\]*/i, '')}`.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)[/\\]$/, '')
  if (regular === path) return null
  return end === -1 ? regular : regular + url.slice(end)
}

/** PostgreSQL rejects text with the character NUL, so that its percent sign is escaped. */
export const withoutNul = (url: string): string => url.replaceAll('%00', '%2500')

/**
 * Escapes percent signs that cannot be decoded. The router rejects such URLs before
 * a page is reached, but a mistyped URL should get the site's own page.
 */
export function readableUrl(url: string): string {
  try {
    decodeURIComponent(url)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}
