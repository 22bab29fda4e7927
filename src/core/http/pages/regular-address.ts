/**
 * The one address of a page: no repeated and no trailing slashes (specification, reading.md section 2.5), query kept.
 * @param url as in the request line: a path with its query, or an absolute address as clients send it to proxies
 * @returns null where the address is regular already; else a path that cannot lead to another host
 */
export function regularAddress(url: string): string | null {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  // Browsers read a backslash as a slash: '/\host' would lead elsewhere.
  const regular = `/${path.replace(/^https?:\/\/[^/\\]*/i, '')}`.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)[/\\]$/, '')
  if (regular === path) return null
  return end === -1 ? regular : regular + url.slice(end)
}

/** No text in a PostgreSQL database may hold the character NUL, and asking for one fails: its percent sign stands for itself. */
export const withoutNul = (url: string): string => url.replaceAll('%00', '%2500')

/**
 * An address whose percent signs can all be read: where they cannot, they stand for themselves. The router refuses such addresses before
 * any page is asked, and a visitor with a mistyped address is to see the page for those.
 */
export function readableAddress(url: string): string {
  try {
    decodeURIComponent(url)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}
