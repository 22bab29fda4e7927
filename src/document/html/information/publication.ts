/** Renders rights, dates and identifiers of a publication. */

import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../../core/text/safe-html.ts'
import type { ArticleMetadata } from '../../article-document.ts'
import { isPlaceholderIssn } from '../../metadata/check-digits.ts'
import type { Inline } from '../../node.ts'
import { inlineText } from '../../text.ts'
import type { RenderContext } from '../context.ts'
import { fact, factList, missingFrom, renderTime, textFact } from '../facts.ts'
import { firstPublishedPlace } from '../first-published.ts'
import { renderLicence } from '../float.ts'
import { isEmpty } from '../inline.ts'
import { type ArticleLabels, fillLabel } from '../labels/labels.ts'
import { languageAttributes } from '../labels/language.ts'
import { outLink } from '../link.ts'
import { eventName, issnKind, sourceWord } from '../source-word.ts'
import { renderIdentifier } from './funding.ts'

export function renderRights({ permissions }: ArticleMetadata, context: RenderContext): SafeHtml {
  const written = permissions.statements.map(inlineText).join(' ')
  const copyright = missingFrom(written, [permissions.copyrightYear, permissions.copyrightHolder])
  const statements = permissions.statements
    .filter(statement => !isEmpty(statement))
    .map(statement => html`<p>${context.inlines(statement)}</p>`)
  const rest =
    copyright.length === 0
      ? noHtml
      : html`<p>${context.named(context.label(context.labels.copyright), escapeHtml(copyright.join(' ')))}</p>`
  const free = permissions.freeToRead ? html`<p>${context.label(context.labels.freeToRead)}</p>` : noHtml
  return html`${statements}${rest}${permissions.licences.map(licence => renderLicence(licence, context))}${free}`
}

export function renderDates(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  const published = metadata.published === null ? noHtml : renderTime(metadata.published, context)
  const others = metadata.dates.map(({ type, date }) => ({ type, time: renderTime(date, context) }))
  // Sources often give the publication date twice, under different names.
  const again = new Set(['', 'pub', 'epub'])
  const dates = others
    .filter(({ type, time }) => time !== published || !again.has(type))
    .map(({ type, time }) => fact(eventName(type, context), [time]))
  const events = metadata.history.map(event => {
    const parts = [
      event.date === null ? noHtml : renderTime(event.date, context),
      context.inlines(event.description),
      ...event.links.map(link => outLink(link.href, escapeHtml(link.href), context)),
    ]
    const value = joinHtml(
      parts.filter(part => part !== noHtml),
      html` `,
    )
    return { isReceipt: event.type === 'received', row: fact(eventName(event.type, context), [value]) }
  })
  const rowsOf = (isReceipt: boolean) => events.filter(event => event.isReceipt === isReceipt).map(({ row }) => row)
  return factList([...rowsOf(true), renderPublished(metadata, published, context), ...dates, ...rowsOf(false)])
}

/** Of a later version, its page adds the first publication before this row: see `placeFirstPublished`. */
function renderPublished({ versionNumber }: ArticleMetadata, published: SafeHtml, context: RenderContext): SafeHtml {
  if (published === noHtml) return noHtml
  if (versionNumber === 1) return fact(context.label(context.labels.published), [published])
  const name = context.label(fillLabel(context.labels.thisVersionPublished, { version: String(versionNumber) }))
  return html`${firstPublishedPlace}${fact(name, [published])}`
}

/** All remaining metadata in one list. */
export function renderPublicationDetails(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  const { labels } = context
  const label = (key: keyof ArticleLabels): SafeHtml => context.label(labels[key])
  const { journal } = metadata
  const pages = [metadata.firstPage, metadata.lastPage].filter(page => page !== null).join('–')
  return factList([
    fact(
      label('doi'),
      metadata.doi === null || metadata.identifiers.some(other => other.value === metadata.doi)
        ? []
        : [renderIdentifier({ type: 'doi', value: metadata.doi }, context)],
    ),
    ...metadata.identifiers.map(other => fact(sourceWord(other.type, context), [renderIdentifier(other, context)])),
    textFact(label('version'), metadata.versionLabel ?? String(metadata.versionNumber)),
    textFact(label('journal'), journal.title, journal.abbreviation),
    ...journal.identifiers.map(other => textFact(context.named(label('journal'), sourceWord(other.type, context)), other.value)),
    ...journal.issns
      .filter(({ value }) => !isPlaceholderIssn(value))
      .map(issn => textFact(issn.type === null ? label('issn') : html`${label('issn')} (${issnKind(issn.type, context)})`, issn.value)),
    textFact(label('publisher'), [journal.publisher, journal.publisherPlace].filter(part => part !== null).join(', ')),
    textFact(label('volume'), metadata.volume),
    textFact(label('issue'), metadata.issue),
    textFact(label('pages'), pages),
    textFact(label('elocation'), metadata.elocationId),
    textFact(label('copyrightYear'), metadata.permissions.copyrightYear),
    textFact(label('copyrightHolder'), metadata.permissions.copyrightHolder),
    ...metadata.subjects.map(subject =>
      textFact(subject.groupType === null ? label('subjects') : sourceWord(subject.groupType, context), subject.path.join(' › ')),
    ),
    fact(
      label('alternativeTitles'),
      metadata.alternativeTitles.map(
        other => html`<span${attributes({ ...languageAttributes(other.language) })}>${context.inlines(other.title)}</span>`,
      ),
    ),
    fact(
      label('relatedArticles'),
      metadata.related.map(related => renderRelated(related, context)),
    ),
    fact(
      label('conferences'),
      metadata.conferences.map(conference => context.inlines(conference.text)),
    ),
    fact(
      label('products'),
      metadata.products.map(product => context.inlines(product.children)),
    ),
    fact(
      label('selfLinks'),
      metadata.selfLinks.map(link => renderSelfLink(link, context)),
    ),
    fact(
      label('counts'),
      metadata.counts.map(count => context.named(sourceWord(count.type, context), escapeHtml(context.number(count.count)))),
    ),
    ...metadata.custom.map(custom => renderCustom(custom, context)),
  ])
}

/** A name without a value is shown too. */
function renderCustom({ name, value }: ArticleMetadata['custom'][number], context: RenderContext): SafeHtml {
  const named = sourceWord(name, context)
  return fact(named, [isEmpty(value) ? escapeHtml('–') : context.inlines(value)])
}

function renderRelated(related: ArticleMetadata['related'][number], context: RenderContext): SafeHtml {
  const text = context.inlines(related.text)
  const named = (what: SafeHtml): SafeHtml => (related.type === null ? what : context.named(sourceWord(related.type, context), what))
  if (related.href === null) return named(text)
  const shown = inlineText(related.text).includes(related.href)
    ? noHtml
    : renderIdentifier({ type: related.linkType ?? '', value: related.href }, context)
  return named(
    joinHtml(
      [text, shown].filter(part => part !== noHtml),
      html` `,
    ),
  )
}

/** Another form of the article: a URL is a link, and so is a file that was imported with the source; a missing file is only named. */
function renderSelfLink(link: { type: string | null; href: string; text: readonly Inline[] }, context: RenderContext): SafeHtml {
  const text = isEmpty(link.text) ? escapeHtml(link.href) : context.inlines(link.text)
  const kind = link.type === null ? noHtml : html` (${escapeHtml(link.type)})`
  const file = context.setting.resolveFile(link.href)
  if (file !== null) return html`<a${attributes({ class: 'file-link', href: file.url })}>${text}</a>${kind}`
  return html`${outLink(link.href, text, context)}${kind}`
}
