/** Checks the URLs that a page may link to. */

const allowedProtocols = new Set(['http:', 'https:', 'ftp:', 'mailto:'])

/** The URL, if it is absolute and of a scheme that cannot run code in the page; else null. */
export function safeHref(href: string): string | null {
  const url = URL.parse(href.trim())
  return url !== null && allowedProtocols.has(url.protocol) ? href.trim() : null
}

/** Whether a page may link to it: a path of this site, an anchor in the page, or an absolute URL. */
export const mayBeLinked = (href: string): boolean => /^\/(?![/\\])/.test(href) || /^#\S+$/.test(href) || safeHref(href) !== null
