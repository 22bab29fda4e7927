/**
 * Dates and history of a later version include its first publication. The stored HTML of a version has a place for it alone, because
 * earlier versions may come later, or change.
 */
import { formatDate } from '../../core/text/date.ts'
import type { Language } from '../../core/text/languages.ts'
import { attributes, escapeHtml, html } from '../../core/text/safe-html.ts'
import { labelsOf } from './labels/labels.ts'
import { primaryLanguage } from './labels/language.ts'

export const firstPublishedPlace = html`<!--first-published-->`

/**
 * @param main the text with its details
 * @param published in ISO 8601, as far as it is known; null where it is not
 * @param languages of the labels in the text, and of the text
 */
export function placeFirstPublished(main: string, published: string | null, languages: { labels: Language; text: string }): string {
  const place = String(firstPublishedPlace)
  if (!main.includes(place)) return main
  return main.replace(place, () => (published === null ? '' : String(firstPublishedRow(published, languages))))
}

function firstPublishedRow(published: string, { labels, text }: { labels: Language; text: string }) {
  const lang = primaryLanguage(text) === labels ? null : labels
  const name = html`<dt${attributes({ lang })}>${escapeHtml(labelsOf(labels).firstPublished)}</dt>`
  return html`<div class="fact">${name}<dd><time${attributes({ datetime: published, lang })}>${escapeHtml(formatDate(published, labels))}</time></dd></div>`
}
