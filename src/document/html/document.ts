/** Renders one whole article: the main one of a page, or a translation or other part of it. */

import { attributes, escapeHtml, html, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Abstract, ArticleDocument } from '../article-document.ts'
import type { Block, References, Section } from '../node.ts'
import { type OutlineEntry, outlineOf } from '../outline.ts'
import { titleText } from '../text.ts'
import { abstractTitle, hasOwnTitle, renderAbstract, renderKeywords } from './abstract.ts'
import type { Anchors } from './anchors.ts'
import type { RenderContext } from './context.ts'
import { readableWord } from './facts.ts'
import { renderInformation } from './information/information.ts'
import { fillLabel } from './labels/labels.ts'
import { languageAttributes, languageName } from './labels/language.ts'
import { renderPendingNotes } from './note.ts'
import { type PreparedReport, prepareReports, renderWholeReport } from './report.ts'
import { idFromTitle, roleTitle } from './section.ts'
import { sourceWord } from './source-word.ts'
import { renderTitleBlock } from './title-block.ts'

/** A document whose ids are registered, with its reports and sub-articles. */
export interface PreparedDocument {
  document: ArticleDocument
  anchors: Anchors
  informationId: string
  reports: PreparedReport[]
  parts: { id: string; name: (context: RenderContext) => SafeHtml; language: string | null; prepared: PreparedDocument }[]
}

export function prepareDocument(document: ArticleDocument, anchors: Anchors): PreparedDocument {
  const { metadata } = document
  const informationId = anchors.own('article-information')
  // The text comes before the metadata, which may repeat parts of it as copies.
  anchors.collect([document.body, document.back, document.floats, metadata.abstracts])
  anchors.collect(metadata)
  const inner = [
    ...document.translations.map(translation => ({ id: null, name: nameOfTranslation(translation), document: translation })),
    ...document.subArticles.map(part => ({ id: part.id, name: nameOfPart(part), document: part.document })),
  ]
  const reports = prepareReports(document.peerReview, anchors)
  const parts = inner.map((part, index) => {
    const id = anchors.own(part.id ?? `part-${index + 1}`)
    if (part.id !== null) anchors.alias(part.id, id)
    return {
      id,
      name: part.name,
      language: part.document.metadata.language || null,
      prepared: prepareDocument(part.document, anchors.scope(`${id}-`)),
    }
  })
  return { document, anchors, informationId, reports, parts }
}

function nameOfTranslation(document: ArticleDocument): (context: RenderContext) => SafeHtml {
  return context => {
    const language = languageName(document.metadata.language, context.setting.language)
    return nameWithTitle(context.label(fillLabel(context.labels.translation, { language })), document, context)
  }
}

function nameOfPart(part: { type: string; document: ArticleDocument }): (context: RenderContext) => SafeHtml {
  return context => {
    const kind = readableWord(part.type) === '' ? context.label(context.labels.subArticle) : sourceWord(part.type, context)
    return nameWithTitle(kind, part.document, context)
  }
}

function nameWithTitle(kind: SafeHtml, { metadata }: ArticleDocument, context: RenderContext): SafeHtml {
  const title = escapeHtml(titleText(metadata.title))
  if (title === noHtml) return kind
  const isForeign = metadata.language !== '' && metadata.language !== context.setting.textLanguage
  return context.named(kind, isForeign ? html`<span${attributes(languageAttributes(metadata.language))}>${title}</span>` : title)
}

/** Header and text; notes within either are written before the references. */
export function renderDocument(
  prepared: PreparedDocument,
  titleLevel: 1 | 2,
  context: RenderContext,
): { header: SafeHtml; main: SafeHtml } {
  const { document } = prepared
  const { metadata } = document
  const header = renderTitleBlock(metadata, titleLevel, context)
  const abstracts = metadata.abstracts.map(abstract => renderAbstract(abstract, context))
  const keywords = renderKeywords(metadata, context)
  const text = html`${context.blocks(document.body)}${context.blocks(document.floats)}`
  const [before, after] = splitAtReferences(document.back)
  const back = context.blocks(before)
  const references = context.blocks(after)
  const information = renderInformation(document, prepared.informationId, context)
  const notes = renderPendingNotes(context)
  const parts = prepared.parts.map(part => renderPart(part, context))
  return { header, main: html`${abstracts}${keywords}${text}${back}${notes}${references}${information}${parts}` }
}

function splitAtReferences(back: readonly Block[]): [readonly Block[], readonly Block[]] {
  const first = back.findIndex(block => block.kind === 'references')
  return first < 0 ? [back, []] : [back.slice(0, first), back.slice(first)]
}

function renderPart(part: PreparedDocument['parts'][number], page: RenderContext): SafeHtml {
  const { prepared } = part
  const context = page.forDocument(prepared.anchors, 3).inLanguage(part.language)
  const { header, main } = renderDocument(prepared, 2, context)
  const reports = prepared.reports.map(report => renderWholeReport(report, context))
  const article = html`<article${attributes({ id: part.id, ...languageAttributes(part.language) })}><header class="article-header">${header}</header>${main}${reports}</article>`
  return html`<details class="sub-article"><summary>${part.name(page)}</summary>${article}</details>`
}

/** Read before rendering, so that sections of the text get their ids before an abstract's sections with the same title. */
export function readPageOutline(prepared: PreparedDocument, context: RenderContext): OutlineEntry[] {
  const { document, anchors } = prepared
  const { labels } = context
  const abstracts = document.metadata.abstracts.map(abstract => ({
    id: anchors.of(abstract, 'abstract'),
    label: null,
    ...abstractEntryTitle(abstract, context),
    children: [],
  }))
  const naming = {
    idOf: (node: Section | References) => anchors.of(node, node.kind === 'section' ? idFromTitle(node) : 'references'),
    untitled: { section: (node: Section) => roleTitle(node, labels), references: () => labels.references },
    language: context.labelLanguage().lang,
  }
  const information = {
    id: prepared.informationId,
    label: null,
    title: labels.articleInformation,
    ...labelEntryLanguage(context),
    children: [],
  }
  return [...abstracts, ...outlineOf([...document.body, ...document.floats, ...document.back], naming), information]
}

function labelEntryLanguage(context: RenderContext): { language?: string } {
  const { lang } = context.labelLanguage()
  return lang === null ? {} : { language: lang }
}

function abstractEntryTitle(abstract: Abstract, context: RenderContext): { title: string; language?: string } {
  const title = abstractTitle(abstract, context)
  if (!hasOwnTitle(abstract)) return { title, ...labelEntryLanguage(context) }
  return abstract.language === null ? { title } : { title, language: abstract.language }
}
