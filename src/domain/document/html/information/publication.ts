/** Rights, dates and the dry facts of a publication. */
import type { ArticleMetadata } from '../../../content/article-document.ts'
import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../../text/safe-html.ts'
import type { Inline } from '../../node.ts'
import { inlineText } from '../../text.ts'
import type { RenderContext } from '../context.ts'
import { fact, factList, missingFrom, readableWord, renderTime, textFact } from '../facts.ts'
import { renderLicence } from '../float.ts'
import { isEmpty } from '../inline.ts'
import type { ArticleLabels } from '../labels.ts'
import { languageAttributes } from '../language.ts'
import { outLink } from '../link.ts'
import { renderIdentifier } from './funding.ts'

export function renderRights({ permissions }: ArticleMetadata, context: RenderContext): SafeHtml {
  const written = permissions.statements.map(inlineText).join(' ')
  const copyright = missingFrom(written, [permissions.copyrightYear, permissions.copyrightHolder])
  const statements = permissions.statements
    .filter(statement => !isEmpty(statement))
    .map(statement => html`<p>${context.inlines(statement)}</p>`)
  const rest = copyright.length === 0 ? noHtml : html`<p>${escapeHtml(`${context.labels.copyright}: ${copyright.join(' ')}`)}</p>`
  const free = permissions.freeToRead ? html`<p>${escapeHtml(context.labels.freeToRead)}</p>` : noHtml
  return html`${statements}${rest}${permissions.licences.map(licence => renderLicence(licence, context))}${free}`
}

/** Events whose names have a translation; others are shown by the source's word. */
const eventLabels: Record<string, keyof ArticleLabels> = {
  received: 'received',
  accepted: 'accepted',
  'rev-recd': 'revised',
  revised: 'revised',
  pub: 'published',
  epub: 'publishedOnline',
  ppub: 'publishedInPrint',
  collection: 'collection',
}

export function renderDates(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  const nameOf = (type: string): string => {
    const key = type === '' ? 'published' : eventLabels[type]
    return key === undefined ? readableWord(type) : context.labels[key]
  }
  const published = metadata.published === null ? noHtml : renderTime(metadata.published, context)
  const others = metadata.dates.map(({ type, date }) => ({ type, time: renderTime(date, context) }))
  // The day of publication often stands in the source twice, once by each of its names.
  const again = new Set(['', 'pub', 'epub'])
  const dates = others
    .filter(({ type, time }) => time !== published || !again.has(type))
    .map(({ type, time }) => fact(nameOf(type), [time]))
  const history = metadata.history.map(event => {
    const parts = [
      event.date === null ? noHtml : renderTime(event.date, context),
      context.inlines(event.description),
      ...event.links.map(link => outLink(link.href, escapeHtml(link.href), context)),
    ]
    return fact(nameOf(event.type), [
      joinHtml(
        parts.filter(part => part !== noHtml),
        html` `,
      ),
    ])
  })
  return factList([fact(context.labels.published, [published]), ...dates, ...history])
}

/** Everything dry, in one list. */
export function renderPublicationDetails(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  const { labels } = context
  const { journal } = metadata
  const pages = [metadata.firstPage, metadata.lastPage].filter(page => page !== null).join('–')
  return factList([
    textFact(labels.doi, metadata.doi === null || metadata.identifiers.some(other => other.value === metadata.doi) ? null : metadata.doi),
    ...metadata.identifiers.map(other => fact(readableWord(other.type), [renderIdentifier(other, context)])),
    textFact(labels.version, metadata.versionLabel ?? String(metadata.versionNumber)),
    textFact(labels.journal, journal.title, journal.abbreviation),
    ...journal.identifiers.map(other => textFact(`${labels.journal}: ${readableWord(other.type)}`, other.value)),
    ...journal.issns.map(issn => textFact(issn.type === null ? labels.issn : `${labels.issn} (${readableWord(issn.type)})`, issn.value)),
    textFact(labels.publisher, [journal.publisher, journal.publisherPlace].filter(part => part !== null).join(', ')),
    textFact(labels.volume, metadata.volume),
    textFact(labels.issue, metadata.issue),
    textFact(labels.pages, pages),
    textFact(labels.elocation, metadata.elocationId),
    textFact(labels.copyrightYear, metadata.permissions.copyrightYear),
    textFact(labels.copyrightHolder, metadata.permissions.copyrightHolder),
    ...metadata.subjects.map(subject =>
      textFact(subject.groupType === null ? labels.subjects : readableWord(subject.groupType), subject.path.join(' › ')),
    ),
    fact(
      labels.alternativeTitles,
      metadata.alternativeTitles.map(
        other => html`<span${attributes({ ...languageAttributes(other.language) })}>${context.inlines(other.title)}</span>`,
      ),
    ),
    fact(
      labels.relatedArticles,
      metadata.related.map(related => renderRelated(related, context)),
    ),
    fact(
      labels.conferences,
      metadata.conferences.map(conference => context.inlines(conference.text)),
    ),
    fact(
      labels.products,
      metadata.products.map(product => context.inlines(product.children)),
    ),
    fact(
      labels.selfLinks,
      metadata.selfLinks.map(link => renderSelfLink(link, context)),
    ),
    fact(
      labels.counts,
      metadata.counts.map(count => escapeHtml(`${readableWord(count.type)}: ${count.count}`)),
    ),
    ...metadata.custom.map(custom => renderCustom(custom, context)),
  ])
}

/** A name without a value is still said. */
function renderCustom({ name, value }: ArticleMetadata['custom'][number], context: RenderContext): SafeHtml {
  const named = escapeHtml(readableWord(name))
  return isEmpty(value) ? html`<div class="fact"><dt>${named}</dt><dd>–</dd></div>` : fact(readableWord(name), [context.inlines(value)])
}

function renderRelated(related: ArticleMetadata['related'][number], context: RenderContext): SafeHtml {
  const kind = related.type === null ? noHtml : html`${escapeHtml(readableWord(related.type))}: `
  const text = context.inlines(related.text)
  if (related.href === null) return html`${kind}${text}`
  const shown = inlineText(related.text).includes(related.href)
    ? noHtml
    : renderIdentifier({ type: related.linkType ?? '', value: related.href }, context)
  return html`${kind}${joinHtml(
    [text, shown].filter(part => part !== noHtml),
    html` `,
  )}`
}

/** A form of the article elsewhere; a file beside the source is a link where it came along, and named where it did not. */
function renderSelfLink(link: { type: string | null; href: string; text: readonly Inline[] }, context: RenderContext): SafeHtml {
  const text = isEmpty(link.text) ? escapeHtml(link.href) : context.inlines(link.text)
  const kind = link.type === null ? noHtml : html` (${escapeHtml(link.type)})`
  const file = context.setting.resolveFile(link.href)
  if (file !== null) return html`<a${attributes({ class: 'file-link', href: file.url })}>${text}</a>${kind}`
  return html`${outLink(link.href, text, context)}${kind}`
}
