import { escapeHtml } from '../../core/text/safe-html.ts'

const inPageLink = /(<a\b[^>]*?\shref=")#([^"]*)"/g
const ids = /\sid="([^"]*)"/g

/**
 * A part of a page that is shown by itself: its links to places outside of it lead to the page that has them.
 * @param html as the readers of the article tree write it: attributes in double quotes
 * @param path of the whole page
 */
export function leadOut(html: string, path: string): string {
  const within = new Set(Array.from(html.matchAll(ids), ([, id]) => id))
  return html.replace(inPageLink, (link, before: string, id: string) => (within.has(id) ? link : `${before}${escapeHtml(path)}#${id}"`))
}
