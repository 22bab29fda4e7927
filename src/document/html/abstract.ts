import type { Language } from '../../core/text/languages.ts'
import { html, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Abstract, ArticleMetadata } from '../article-document.ts'
import { titleText } from '../text.ts'
import type { RenderContext } from './context.ts'
import { renderLabelAndTitle } from './float.ts'
import { isEmpty } from './inline.ts'
import { type ArticleLabels, fillLabel } from './labels/labels.ts'
import { languageAttributes, languageName, primaryLanguage } from './labels/language.ts'
import { renderNamedSection } from './section.ts'
import { sourceWord } from './source-word.ts'

/** The labels of kinds of abstracts, by JATS `abstract-type`. */
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

/** The key of the label for a kind of abstract (JATS `abstract-type`; null is the main one). */
function abstractLabel(type: string | null): keyof ArticleLabels {
  return abstractLabels[type?.toLowerCase() ?? ''] ?? 'abstract'
}

function ownTitle(abstract: Abstract): string {
  return titleText([...abstract.label, { kind: 'text', value: ' ' }, ...abstract.title])
}

export function hasOwnTitle(abstract: Abstract): boolean {
  return ownTitle(abstract) !== ''
}

/**
 * The heading of an abstract as plain text: its own title, or the label of its kind, with its language where that differs from the
 * article's.
 */
export function abstractTitle(abstract: Abstract, { labels, setting }: RenderContext): string {
  if (hasOwnTitle(abstract)) return ownTitle(abstract)
  return labelOfAbstract(abstract, setting.textLanguage, { labels, setting })
}

/** The label of an abstract's kind, with its language where that differs from the article's. */
export function labelOfAbstract(
  { type, language }: Pick<Abstract, 'type' | 'language'>,
  textLanguage: string,
  { labels, setting }: { labels: ArticleLabels; setting: { language: Language } },
): string {
  const name = labels[abstractLabel(type)]
  if (language === null || primaryLanguage(language) === primaryLanguage(textLanguage)) return name
  return fillLabel(labels.nameAndLanguage, { name, language: languageName(language, setting.language) })
}

export function renderAbstract(abstract: Abstract, page: RenderContext): SafeHtml {
  const context = page.inLanguage(abstract.language)
  const own = renderLabelAndTitle(abstract.label, abstract.title, context, html`section-title`)
  const facts = {
    id: context.anchors.takeOrMake(abstract, 'abstract'),
    className: 'abstract',
    heading: own === noHtml ? context.label(abstractTitle(abstract, page)) : own,
    attributes: { 'data-abstract-type': abstract.type, ...languageAttributes(abstract.language) },
  }
  return renderNamedSection(facts, below => below.blocks(abstract.children), context)
}

export function renderKeywords(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  return html`${metadata.keywords.map(group => renderKeywordGroup(group, context))}`
}

/** Kinds of keywords that need no label. */
const plainKeywords = new Set(['author', 'author-keywords', 'author-created', 'kwd', 'keywords', 'author-generated', 'general'])

export function renderKeywordGroup(group: ArticleMetadata['keywords'][number], page: RenderContext): SafeHtml {
  const context = page.inLanguage(group.language)
  if (group.keywords.length === 0 && isEmpty(group.title)) return noHtml
  const isPlain = group.type === null || plainKeywords.has(group.type.toLowerCase())
  const named = isPlain ? context.label(context.labels.keywords) : sourceWord(group.type ?? '', context)
  const heading = isEmpty(group.title) ? named : context.inlines(group.title)
  const items = group.keywords.map(keyword => html`<li class="keyword">${context.inlines(keyword)}</li>`)
  const facts = {
    id: context.anchors.own('keywords'),
    className: 'keywords',
    heading,
    attributes: { 'data-keyword-type': group.type, ...languageAttributes(group.language) },
  }
  return renderNamedSection(facts, () => html`<ul class="keyword-list" role="list">${items}</ul>`, context)
}
