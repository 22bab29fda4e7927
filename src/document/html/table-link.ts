/** The links to tables as files, completed later: the stored HTML does not contain the path of its version. */
import { escapeHtml } from '../../core/text/safe-html.ts'

/** The attributes of an unplaced link, with a prefix that nothing else uses. */
export const unplacedTable = (name: string): { 'data-tool': 'csv'; href: string } => ({
  'data-tool': 'csv',
  href: `tables/${encodeURIComponent(name)}.csv`,
})

const unplaced = 'data-tool="csv" href="tables/'

/**
 * @param html from the renderers of the article tree: text of an article contains no unescaped quotation mark
 * @param path of the version, from the site's root
 */
export function placeTableLinks(html: string, path: string): string {
  return html.replaceAll(unplaced, `data-tool="csv" href="${escapeHtml(path)}/tables/`)
}
