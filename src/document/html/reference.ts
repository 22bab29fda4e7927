/** Renders reference lists: the source's labels, whole texts, and links to each work. */
import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Citation, Inline, Reference, References } from '../node.ts'
import { inlineText } from '../text.ts'
import type { RenderContext } from './context.ts'
import { renderLabelAndTitle } from './float.ts'
import { isEmpty } from './inline.ts'
import { outLink } from './link.ts'
import { renderBackLink } from './note.ts'
import { renderNamedSection } from './section.ts'

export function renderReferences(node: References, context: RenderContext): SafeHtml {
  return renderReferenceSection(node, context, false)
}

/** A list without a title is titled “References”, but not inside one with that title. */
function renderReferenceSection(node: References, context: RenderContext, isInner: boolean): SafeHtml {
  const id = context.anchors.takeOrMake(node, 'references')
  const given = renderLabelAndTitle(node.label, node.title, context, html`section-title`)
  const heading = given === noHtml && node.entries.length > 0 && !isInner ? context.label(context.labels.references) : given
  return renderNamedSection(
    { id, className: 'references', heading },
    below => renderListContent(node, below, isInner || heading !== noHtml),
    context,
  )
}

function renderListContent(node: References, context: RenderContext, isNamed: boolean): SafeHtml {
  const entries = node.entries.map(entry => renderReference(entry, context))
  const list = entries.length === 0 ? noHtml : html`<ol class="reference-list" role="list">${entries}</ol>`
  return html`${context.blocks(node.introduction)}${list}${node.lists.map(inner => renderReferenceSection(inner, context, isNamed))}`
}

function renderReference(node: Reference, context: RenderContext): SafeHtml {
  const label = isEmpty(node.label) ? noHtml : html`<span class="reference-label">${context.inlines(node.label)}</span> `
  const citations = node.citations.map(citation => renderCitation(citation, context))
  const back = node.id === null || context.setting.plain ? noHtml : renderBackLink(context.anchors.citationOf(node.id), context)
  return html`<li${attributes({ id: context.id(node), class: 'reference' })}>${label}<div class="reference-text">${citations}${context.blocks(node.notes)}${back}</div></li>`
}

function renderCitation(citation: Citation, context: RenderContext): SafeHtml {
  const { display, isLinked } = linkDoi(citation)
  const text = html`<div class="citation-text">${context.inlines(display)}</div>`
  return html`<div${attributes({ class: 'citation', 'data-publication-type': citation.publicationType })}>${text}${renderReferenceLinks(citation, isLinked, context)}</div>`
}

/** Makes the DOI that the text has a link, so that it stands there once. */
function linkDoi({ display, doi }: Citation): { display: readonly Inline[]; isLinked: boolean } {
  if (doi === null) return { display, isLinked: false }
  let isLinked = display.some(node => node.kind === 'link' && node.href.toLowerCase().includes(doi.toLowerCase()))
  const linked = display.flatMap((node): Inline[] => {
    const at = node.kind === 'text' && !isLinked ? node.value.toLowerCase().indexOf(doi.toLowerCase()) : -1
    if (node.kind !== 'text' || at < 0) return [node]
    isLinked = true
    const [before, own, after] = [node.value.slice(0, at), node.value.slice(at, at + doi.length), node.value.slice(at + doi.length)]
    const text = (value: string): Inline[] => (value === '' ? [] : [{ kind: 'text', value }])
    return [...text(before), { kind: 'link', href: doiUrl(doi), children: text(own) }, ...text(after)]
  })
  return { display: linked, isLinked }
}

function renderReferenceLinks(citation: Citation, isDoiLinked: boolean, context: RenderContext): SafeHtml {
  const { labels } = context
  const links = [
    citation.doi === null || isDoiLinked ? noHtml : outLink(doiUrl(citation.doi), escapeHtml(labels.doi), context),
    citation.pmid === null
      ? noHtml
      : outLink(`https://pubmed.ncbi.nlm.nih.gov/${encodeURIComponent(citation.pmid)}/`, escapeHtml(labels.pubMed), context),
    citation.pmcid === null ? noHtml : outLink(pmcUrl(citation.pmcid), escapeHtml(labels.pubMedCentral), context),
    outLink(scholarUrl(citation), escapeHtml(labels.googleScholar), context),
  ]
  return html`<div class="reference-links">${joinHtml(
    links.filter(link => link !== noHtml),
    html` `,
  )}</div>`
}

export function doiUrl(doi: string): string {
  return `https://doi.org/${encodeURIComponent(doi).replaceAll('%2F', '/').replaceAll('%3A', ':')}`
}

function pmcUrl(pmcid: string): string {
  const number = pmcid.trim().replace(/^pmc/i, '')
  return `https://pmc.ncbi.nlm.nih.gov/articles/PMC${encodeURIComponent(number)}/`
}

const maxQueryLength = 256

/** A search for the work by its title, first author and year; by its whole text where it has no title. */
function scholarUrl(citation: Citation): string {
  const first = citation.authors.find(author => author.kind !== 'et-al')
  const name = first === undefined ? null : first.kind === 'person' ? first.family : first.name
  const words = citation.title === null ? [inlineText(citation.display)] : [citation.title, name, citation.year]
  const query = words
    .filter(word => word !== null)
    .join(' ')
    .slice(0, maxQueryLength)
  return `https://scholar.google.com/scholar?${new URLSearchParams({ q: query.toWellFormed() })}`
}
