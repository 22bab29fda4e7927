/** Renders the people and groups above an article or a report. */

import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Affiliation, Contributor } from '../article-document.ts'
import { titleText } from '../text.ts'
import type { RenderContext } from './context.ts'
import { fillLabel } from './labels/labels.ts'
import { languageAttributes } from './labels/language.ts'
import { outLink } from './link.ts'

export function contributorName(contributor: Contributor, context: Pick<RenderContext, 'labels'>): string {
  switch (contributor.kind) {
    case 'person':
      return contributor.name.full
    case 'group':
      return titleText(contributor.collectiveName)
    case 'anonymous':
      return context.labels.anonymous
  }
}

/** The name as text of the page: an anonymous contributor is labelled in the language of the labels. */
export function renderName(contributor: Contributor, context: RenderContext): SafeHtml {
  const name = contributorName(contributor, context)
  return contributor.kind === 'anonymous' ? context.label(name) : escapeHtml(name)
}

/** The name in all its forms, and degrees. @param works the URL of other works under this name */
export function renderContributorName(contributor: Contributor, context: RenderContext, works: string | null = null): SafeHtml {
  const shown = contributor.kind === 'group' ? context.inlines(contributor.collectiveName) : renderName(contributor, context)
  const name =
    works === null
      ? html`<span class="author-name">${shown}</span>`
      : html`<a${attributes({ class: 'author-name', href: works })}>${shown}</a>`
  const others = contributor.kind === 'person' ? contributor.alternativeNames : []
  const alternatives = others.map(
    other =>
      html` <span${attributes({ class: 'alternative-name', ...languageAttributes(other.language) })}>(${escapeHtml(other.full)})</span>`,
  )
  const degrees =
    contributor.degrees.length === 0 ? noHtml : html`, <span class="degrees">${escapeHtml(contributor.degrees.join(', '))}</span>`
  return html`${name}${alternatives}${degrees}`
}

export function renderOrcid(contributor: Contributor, context: RenderContext): SafeHtml {
  const { orcid } = contributor
  if (orcid === null || orcid === '') return noHtml
  const url = urlOfOrcid(orcid)
  const name = fillLabel(context.labels.orcidOf, { name: contributorName(contributor, context) })
  if (context.setting.insideLink) return noHtml
  const values = attributes({
    class: 'orcid',
    href: url,
    rel: 'noopener',
    'aria-label': name,
    title: url,
    ...context.labelLanguage(),
  })
  return orcidUrl.test(url) ? html`<a${values}>ORCID</a>` : html`<span class="orcid">${escapeHtml(orcid)}</span>`
}

/** The iD in full, which ORCID requires to be shown somewhere. */
export function renderWrittenOrcid({ orcid }: Contributor, context: RenderContext): SafeHtml {
  if (orcid === null || orcid === '') return noHtml
  const url = urlOfOrcid(orcid)
  return orcidUrl.test(url) ? outLink(url, escapeHtml(url), context) : escapeHtml(orcid)
}

function urlOfOrcid(orcid: string): string {
  return orcid.startsWith('http') ? orcid : `https://orcid.org/${encodeURIComponent(orcid)}`
}
const orcidUrl = /^https?:\/\/(sandbox\.)?orcid\.org\/[\w-]+\/?$/i

export function renderEmails(contributor: Contributor, context: RenderContext): SafeHtml {
  const links = contributor.emails.map(email => outLink(`mailto:${email}`, escapeHtml(email), context))
  return joinHtml(links, html`, `)
}

/** An address behind an envelope, which the style sheet draws: addresses in full would hide the names. */
export function renderEmail(email: string, contributor: Contributor, context: RenderContext): SafeHtml {
  if (context.setting.insideLink) return escapeHtml(email)
  const label = fillLabel(context.labels.emailTo, { name: contributorName(contributor, context) })
  const values = attributes({ class: 'email', href: `mailto:${email}`, title: email, 'aria-label': label, ...context.labelLanguage() })
  return html`<a${values}>${escapeHtml(email)}</a>`
}

/**
 * The marks after a name: affiliations, notes, corresponding, equal contribution, deceased. They are text, since links as small as these
 * beside that of the name are too near for fingers (WCAG 2.2, 2.5.8); what they mark stands beneath the names.
 */
export function renderMarks(contributor: Contributor, marks: MarkSource, context: RenderContext): SafeHtml {
  const ids = [...contributor.affiliationIds, ...contributor.noteIds]
  const written = ids.flatMap(id => {
    const text = marks.labels.get(id)
    return text === undefined || context.anchors.target(id) === null ? [] : [escapeHtml(text)]
  })
  const signs = [
    contributor.isCorresponding ? sign('✉', context.labels.corresponding, context) : noHtml,
    contributor.equalContribution ? sign('=', context.labels.equalContribution, context) : noHtml,
    contributor.deceased ? sign('†', context.labels.deceased, context) : noHtml,
  ]
  const all = joinHtml([...written, ...signs.filter(mark => mark !== noHtml)], html`, `)
  // A hair space separates a name from its marks for readers who copy or listen.
  return all === noHtml ? noHtml : html`\u200a<sup class="author-marks">${all}</sup>`
}

function sign(character: string, meaning: string, context: RenderContext): SafeHtml {
  return html`<span${attributes({ class: 'mark', role: 'img', 'aria-label': meaning, title: meaning, ...context.labelLanguage() })}>${escapeHtml(character)}</span>`
}

/** The marks of affiliations and notes: the source's label, or the position in the list. */
export interface MarkSource {
  labels: ReadonlyMap<string, string>
}

export function affiliationMark(affiliation: Affiliation, index: number): string {
  return affiliation.label ?? String(index + 1)
}
