export type LinkKind =
  /** A page of this site, which the router opens. */
  | 'page'
  /** A place on the same page. */
  | 'anchor'
  /** A URL of this site that the server answers without a page: a file, a feed, an API call. */
  | 'document'
  /** Another site, or another program (email, telephone). */
  | 'external'
  /** A URL that a page may not link to (scripts, data). */
  | 'refused'

const openSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The excluded list of the link classification (specification, reading.md section 5): paths that the router has no page for. */
const excluded =
  /^\/(?:api|files|oai|published|sitemaps|widget|health|articles\/exportTo)(?:[/?#]|$)|\/(?:rss|atom|feed\.json)(?:[?#]|$)|^\/[\w.-]+\.(?:xml|txt|json)$/

/** Decides how a URL opens. URLs come from editors and authors too, so that an unknown scheme is refused. */
export function linkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'anchor'
  if (/^[/\\]{2}/.test(href)) return 'external'
  // Browsers drop tabs, line ends and leading control characters before they look for a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers drop.
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(href.replace(/[\u0000-\u0020]+/g, ''))?.[0]
  if (scheme === undefined) return excluded.test(href) ? 'document' : 'page'
  return openSchemes.has(scheme.toLowerCase()) ? 'external' : 'refused'
}
