/** Renders data as rows of a description list. */

import { formatPartialDate, machineDate, type PartialDate } from '../../core/text/date.ts'
import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { RenderContext } from './context.ts'

/** A row with its values; nothing where there are none. */
export function fact(name: SafeHtml, values: readonly SafeHtml[]): SafeHtml {
  const shown = values.filter(value => value !== noHtml)
  if (shown.length === 0) return noHtml
  return html`<div class="fact"><dt>${name}</dt>${shown.map(value => html`<dd>${value}</dd>`)}</div>`
}

export function textFact(name: SafeHtml, ...values: readonly (string | null)[]): SafeHtml {
  return fact(
    name,
    values.flatMap(value => (value === null || value === '' ? [] : [escapeHtml(value)])),
  )
}

export function factList(rows: readonly SafeHtml[]): SafeHtml {
  const list = joinHtml(rows)
  return list === noHtml ? noHtml : html`<dl class="facts">${list}</dl>`
}

/** Makes a JATS term readable: `publisher-id` becomes “Publisher id”. */
export function readableWord(word: string): string {
  const text = word.replace(/[-_]+/g, ' ').trim()
  if (abbreviations.has(text.toLowerCase())) return text.toUpperCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const abbreviations = new Set(['doi', 'pmid', 'pmcid', 'pmc', 'pii', 'isbn', 'issn', 'isni', 'ror', 'grid', 'orcid', 'url', 'uri'])

export function renderTime(date: PartialDate, context: RenderContext): SafeHtml {
  const shown = formatPartialDate(date, context.setting.language)
  const datetime = machineDate(date)
  // A date in the source's own words is in the article's language.
  const ours = date.text === null && shown !== String(date.year)
  if (datetime === null) return ours ? context.label(shown) : escapeHtml(shown)
  const { lang } = ours ? context.labelLanguage() : { lang: null }
  return html`<time${attributes({ datetime, lang })}>${escapeHtml(shown)}</time>`
}

/** The values that a text does not contain. */
export function missingFrom(text: string, values: readonly (string | null)[]): string[] {
  return values.flatMap(value => (value === null || value === '' || text.includes(value) ? [] : [value]))
}
