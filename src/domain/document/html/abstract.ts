/** Abstracts and keywords. */
import type { Abstract, ArticleMetadata } from '../../content/article-document.ts'
import { escapeHtml, html, noHtml, type SafeHtml } from '../../text/safe-html.ts'
import { titleText } from '../text.ts'
import type { RenderContext } from './context.ts'
import { readableWord } from './facts.ts'
import { renderLabelAndTitle } from './float.ts'
import { isEmpty } from './inline.ts'
import type { ArticleLabels } from './labels.ts'
import { languageAttributes } from './language.ts'
import { renderNamedSection } from './section.ts'

/** Names of the kinds of abstract that sources use, by JATS `abstract-type`. */
const abstractLabels: Record<string, keyof ArticleLabels> = {
  'plain-language-summary': 'plainLanguageSummary',
  'plain-language': 'plainLanguageSummary',
  'lay-summary': 'plainLanguageSummary',
  lay: 'plainLanguageSummary',
  'executive-summary': 'executiveSummary',
  executive: 'executiveSummary',
  graphical: 'graphicalAbstract',
  'graphical-abstract': 'graphicalAbstract',
  highlights: 'highlights',
  'author-highlights': 'highlights',
  'key-points': 'keyPoints',
  summary: 'shortSummary',
  short: 'shortSummary',
  teaser: 'shortSummary',
  toc: 'shortSummary',
  'toc-abstract': 'shortSummary',
}

/** The heading of an abstract as plain text: its own title, or the name of its kind. */
export function abstractTitle(abstract: Abstract, labels: ArticleLabels): string {
  const own = titleText([...abstract.label, { kind: 'text', value: ' ' }, ...abstract.title])
  return own === '' ? labels[abstractLabels[abstract.type?.toLowerCase() ?? ''] ?? 'abstract'] : own
}

export function renderAbstract(abstract: Abstract, context: RenderContext): SafeHtml {
  const own = renderLabelAndTitle(abstract.label, abstract.title, context, html`section-title`)
  const facts = {
    id: context.anchors.takeOrMake(abstract, 'abstract'),
    className: 'abstract',
    heading: own === noHtml ? escapeHtml(abstractTitle(abstract, context.labels)) : own,
    attributes: { 'data-abstract-type': abstract.type, ...languageAttributes(abstract.language) },
  }
  return renderNamedSection(facts, below => below.blocks(abstract.children), context)
}

export function renderKeywords(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  return html`${metadata.keywords.map(group => renderKeywordGroup(group, context))}`
}

/** Kinds of keywords that need no name of their own. */
const plainKeywords = new Set(['author', 'author-keywords', 'author-created', 'kwd', 'keywords', 'author-generated', 'general'])

export function renderKeywordGroup(group: ArticleMetadata['keywords'][number], context: RenderContext): SafeHtml {
  if (group.keywords.length === 0 && isEmpty(group.title)) return noHtml
  const named = group.type === null || plainKeywords.has(group.type.toLowerCase()) ? context.labels.keywords : readableWord(group.type)
  const heading = isEmpty(group.title) ? escapeHtml(named) : context.inlines(group.title)
  const items = group.keywords.map(keyword => html`<li class="keyword">${context.inlines(keyword)}</li>`)
  const facts = {
    id: context.anchors.own('keywords'),
    className: 'keywords',
    heading,
    attributes: { 'data-keyword-type': group.type, ...languageAttributes(group.language) },
  }
  return renderNamedSection(facts, () => html`<ul class="keyword-list" role="list">${items}</ul>`, context)
}
