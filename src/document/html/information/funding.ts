/** Renders the funding of the work. */

import { safeHref } from '../../../core/text/link.ts'
import { escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../../core/text/safe-html.ts'
import type { ArticleMetadata, Award } from '../../article-document.ts'
import { inlineText } from '../../text.ts'
import type { RenderContext } from '../context.ts'
import { missingFrom } from '../facts.ts'
import { outLink } from '../link.ts'

export function renderFunding({ funding }: ArticleMetadata, context: RenderContext): SafeHtml {
  const awards = funding.awards.map(award => renderAward(award, context)).filter(award => award !== noHtml)
  const list = awards.length === 0 ? noHtml : html`<ul class="awards">${awards.map(award => html`<li>${award}</li>`)}</ul>`
  const statements = [...funding.statements, ...funding.openAccess].map(statement => html`<p>${context.inlines(statement)}</p>`)
  return html`${list}${statements}`
}

/** The source's text of an award, followed by those of its fields that it lacks. */
function renderAward(award: Award, context: RenderContext): SafeHtml {
  const written = inlineText(award.text)
  const { labels } = context
  const numbers = missingFrom(written, award.awardNumbers)
  const recipients = missingFrom(written, award.recipients)
  const parts = [
    context.inlines(award.text),
    ...missingFrom(written, [award.funder]).map(escapeHtml),
    numbers.length === 0 ? noHtml : context.named(context.label(labels.awardNumbers), escapeHtml(numbers.join(', '))),
    recipients.length === 0 ? noHtml : context.named(context.label(labels.recipients), escapeHtml(recipients.join(', '))),
    ...award.funderIdentifiers.filter(other => !written.includes(other.value)).map(other => renderIdentifier(other, context)),
  ]
  return joinHtml(
    parts.filter(part => part !== noHtml),
    html`. `,
  )
}

/** An identifier, as a link where it is a URL or a DOI. */
export function renderIdentifier(identifier: { type: string; value: string }, context: RenderContext): SafeHtml {
  const { value } = identifier
  const url = safeHref(value) ?? (doi.test(value) ? `https://doi.org/${value}` : null)
  return url === null ? escapeHtml(value) : outLink(url, escapeHtml(doi.test(value) ? url : value), context)
}
const doi = /^10\.\d{4,9}\/\S+$/
