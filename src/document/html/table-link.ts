/** The links to tables as files: the stored HTML does not know yet where its version will stand. */
import { escapeHtml } from '../../core/text/safe-html.ts'

/** What a renderer writes; the mark before it is nobody else's. */
export const unplacedTable = (name: string): { 'data-tool': 'csv'; href: string } => ({
  'data-tool': 'csv',
  href: `tables/${encodeURIComponent(name)}.csv`,
})

const unplaced = 'data-tool="csv" href="tables/'

/**
 * @param html as the readers of the article tree write it: no text of an article holds a quotation mark
 * @param path of the version, from the site's root
 */
export function placeTableLinks(html: string, path: string): string {
  return html.replaceAll(unplaced, `data-tool="csv" href="${escapeHtml(path)}/tables/`)
}
