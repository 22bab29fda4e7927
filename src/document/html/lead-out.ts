import { escapeHtml } from '../../core/text/safe-html.ts'

const inPageLink = /(<a\b[^>]*?\shref=")#([^"]*)"/g
const ids = /\sid="([^"]*)"/g

/**
 * Prepares a part of a page to be shown by itself: its links to other parts get the page's path.
 * @param html from the renderers of the article tree: attributes in double quotes
 * @param path of the whole page
 */
export function leadOut(html: string, path: string): string {
  const within = new Set(Array.from(html.matchAll(ids), ([, id]) => id))
  return html.replace(inPageLink, (link, before: string, id: string) => (within.has(id) ? link : `${before}${escapeHtml(path)}#${id}"`))
}
