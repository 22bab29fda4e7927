/** Renders affiliations as in the source, with additional data from their fields. */

import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Affiliation } from '../article-document.ts'
import { inlineText } from '../text.ts'
import type { RenderContext } from './context.ts'
import { affiliationMark } from './contributor.ts'
import { missingFrom } from './facts.ts'
import { fillLabel } from './labels/labels.ts'
import { outLink } from './link.ts'

/** The text, followed by those of its fields that it lacks, and links to the institution's ROR record. */
export function renderAffiliationText(affiliation: Affiliation, context: RenderContext): SafeHtml {
  const written = inlineText(affiliation.text)
  const { department, institution, city, state, country } = affiliation
  const rest = missingFrom(written, [department, institution, city, state, country])
  const text = context.inlines(affiliation.text)
  const separator = text !== noHtml && rest.length > 0 ? html`, ` : noHtml
  const ror = affiliation.ror === null ? noHtml : renderRor(affiliation.ror, context)
  const others = affiliation.otherIdentifiers
    .filter(other => !written.includes(other.value))
    .map(other => html` <span${attributes({ class: 'identifier', 'data-identifier-type': other.type })}>${escapeHtml(other.value)}</span>`)
  return html`${text}${separator}${escapeHtml(rest.join(', '))}${ror}${others}`
}

export function rorUrl(ror: string): string {
  return ror.startsWith('http') ? ror : `https://ror.org/${encodeURIComponent(ror)}`
}

function renderRor(ror: string, context: RenderContext): SafeHtml {
  const url = rorUrl(ror)
  return html` <span${attributes({ class: 'ror', title: url })}>${outLink(url, html`ROR`, context)}</span>`
}

/** A long list of a large collaboration would push the abstract out of sight. */
const maxVisible = 8
const shownFirst = 4

export function renderAffiliations(affiliations: readonly Affiliation[], context: RenderContext): SafeHtml {
  if (affiliations.length === 0) return noHtml
  const items = affiliations.map((affiliation, index) => {
    const mark =
      affiliations.length > 1 || affiliation.label !== null
        ? html`<sup class="affiliation-label">${escapeHtml(affiliationMark(affiliation, index))}</sup> `
        : noHtml
    return html`<li${attributes({ id: context.id(affiliation), class: 'affiliation', ...context.contentLanguage() })}>${mark}${renderAffiliationText(affiliation, context)}</li>`
  })
  const label = attributes({ 'aria-label': context.labels.affiliations, ...context.labelLanguage() })
  const list = (some: readonly SafeHtml[]): SafeHtml => html`<ul class="affiliations" role="list"${label}>${joinHtml(some)}</ul>`
  if (items.length <= maxVisible) return list(items)
  const all = context.label(fillLabel(context.labels.showAllAffiliations, { count: context.number(items.length) }))
  // A link to one of the folded affiliations opens them.
  return html`${list(items.slice(0, shownFirst))}<details class="affiliations-more"><summary>${all}</summary>${list(items.slice(shownFirst))}</details>`
}
