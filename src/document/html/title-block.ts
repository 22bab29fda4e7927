/** Renders the block above an article: its type, titles, people, affiliations and correspondence. */

import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { ArticleMetadata, Contributor } from '../article-document.ts'
import { authorsOf } from '../metadata/authors.ts'
import { titleText } from '../text.ts'
import { renderAffiliations } from './affiliation.ts'
import type { RenderContext } from './context.ts'
import { affiliationMark, type MarkSource, renderContributorName, renderEmail, renderMarks, renderOrcid } from './contributor.ts'
import { isEmpty } from './inline.ts'
import { fillLabel } from './labels/labels.ts'
import { languageAttributes } from './labels/language.ts'

export { authorsOf }

/** The number of names shown; the others unfold (specification, reading.md section 9). */
const shownAuthors = 3

export function renderTitleBlock(metadata: ArticleMetadata, titleLevel: 1 | 2, context: RenderContext): SafeHtml {
  const type = metadata.heading === null ? noHtml : html`<p class="article-type">${escapeHtml(metadata.heading)}</p>`
  const title = isEmpty(metadata.title)
    ? noHtml
    : html`<h${titleLevel} class="article-title">${context.inlines(metadata.title)}</h${titleLevel}>`
  const subtitles = metadata.subtitles.map(subtitle => html`<p class="article-subtitle">${context.inlines(subtitle)}</p>`)
  const translated = metadata.translatedTitles.map(other => {
    const inner = other.subtitles.map(subtitle => html`<span class="translated-subtitle">${context.inlines(subtitle)}</span>`)
    return html`<p${attributes({ class: 'translated-title', ...languageAttributes(other.language) })}>${context.inlines(other.title)}${inner.map(subtitle => html` ${subtitle}`)}</p>`
  })
  return html`${type}${title}${subtitles}${translated}${renderAuthors(metadata, context)}${renderAffiliations(metadata.affiliations, context)}${renderCorrespondence(metadata, context)}`
}

function renderAuthors(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  const marks = markSource(metadata)
  const authors = authorsOf(metadata.contributorGroups).map(author => renderAuthor(author, marks, context, context.contentLanguage()))
  const notes = metadata.contributorGroups.flatMap(group =>
    group.notes.map(note => html`<p class="authors-note">${context.inlines(note)}</p>`),
  )
  if (authors.length === 0) return html`${notes}`
  const label = attributes({ 'aria-label': context.labels.authors, ...context.labelLanguage() })
  const first = html`<ul class="authors" role="list"${label}>${authors.slice(0, shownAuthors)}</ul>`
  if (authors.length <= shownAuthors) return html`${first}${notes}`
  const all = context.label(fillLabel(context.labels.showAllAuthors, { count: context.number(authors.length) }))
  const rest = html`<ul class="authors" role="list"${label}>${authors.slice(shownAuthors)}</ul>`
  return html`${first}<details class="authors-more"><summary>${all}</summary>${rest}</details>${notes}`
}

/** With one affiliation for all authors, marks would say nothing. */
function markSource(metadata: ArticleMetadata): MarkSource {
  const labels = new Map<string, string>()
  for (const [index, affiliation] of metadata.affiliations.entries()) {
    const marked = metadata.affiliations.length > 1 || affiliation.label !== null
    if (affiliation.id !== null && marked) labels.set(affiliation.id, affiliationMark(affiliation, index))
  }
  for (const note of metadata.authorNotes) if (note.id !== null && note.label !== null) labels.set(note.id, note.label)
  for (const note of metadata.correspondence) if (note.id !== null && note.label !== null) labels.set(note.id, note.label)
  return { labels }
}

/** `within` restores the language of the text, inside a list that is labelled in another. */
function renderAuthor(
  author: Contributor,
  marks: MarkSource,
  context: RenderContext,
  within: { lang: string | null } = { lang: null },
): SafeHtml {
  const emails = author.emails.map(email => renderEmail(email, author, context))
  const email = emails.length === 0 ? noHtml : html` <span class="emails">${joinHtml(emails, html` `)}</span>`
  const onBehalfOf = author.onBehalfOf.map(text => html` <span class="on-behalf-of">${context.inlines(text)}</span>`)
  const orcid = renderOrcid(author, context)
  const values = attributes({ id: context.id(author), class: 'author', 'data-kind': author.kind, ...within })
  return html`<li${values}>${renderContributorName(author, context, worksOf(author, context))}${renderMarks(author, marks, context)}${orcid === noHtml ? noHtml : html` ${orcid}`}${onBehalfOf}${email}${renderMembers(author, marks, context)}</li>`
}

/** Where other works of the author are found. Groups are stored under names of many forms, so that theirs lead nowhere. */
function worksOf(author: Contributor, { setting }: RenderContext): string | null {
  return author.kind !== 'person' || setting.worksOf === null || setting.insideLink ? null : setting.worksOf(author.name.full)
}

function renderMembers(author: Contributor, marks: MarkSource, context: RenderContext): SafeHtml {
  if (author.kind !== 'group' || author.members.length === 0) return noHtml
  const members = author.members.map(member => renderAuthor(member, marks, context))
  const name = context.named(context.label(context.labels.members), escapeHtml(titleText(author.collectiveName)))
  return html`<details class="group-members"><summary>${name}</summary><ul class="authors" role="list">${members}</ul></details>`
}

function renderCorrespondence({ correspondence }: ArticleMetadata, context: RenderContext): SafeHtml {
  if (correspondence.length === 0) return noHtml
  const notes = correspondence.map(note => {
    const label = note.label === null ? noHtml : html`<sup class="note-label">${escapeHtml(note.label)}</sup> `
    return html`<p${attributes({ id: context.id(note) })}>${label}${context.inlines(note.children)}</p>`
  })
  return html`<div class="correspondence">${notes}</div>`
}
