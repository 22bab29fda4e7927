/** What kind of address a link has, and which addresses a page may link to. */

export type LinkClass = 'in-page' | 'internal' | 'external'

/** Begins with `#`: in-page. Has http or mailto, or is in the excluded list: external. All others are internal (specification, reading.md section 5). */
export function classifyLink(href: string, excluded: readonly string[] = []): LinkClass {
  if (href.startsWith('#')) return 'in-page'
  return withScheme.test(href) || excluded.includes(href) ? 'external' : 'internal'
}
const withScheme = /^(https?:|mailto:|\/\/)/i

const allowedProtocols = new Set(['http:', 'https:', 'ftp:', 'mailto:'])

/** The address, where it is absolute and of a kind that cannot run anything in the page; otherwise null. */
export function safeAddress(href: string): string | null {
  const url = URL.parse(href.trim())
  return url !== null && allowedProtocols.has(url.protocol) ? href.trim() : null
}

/** Whether a page may link to it: a path of this site, an anchor in the page, or a whole address. */
export const mayBeLinked = (href: string): boolean => /^\/(?![/\\])/.test(href) || /^#\S+$/.test(href) || safeAddress(href) !== null
