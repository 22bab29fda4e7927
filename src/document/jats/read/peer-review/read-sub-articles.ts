import type { ArticleDocument, PeerReviewDocument, SubArticle } from '../../../article-document.ts'
import { readMetadata } from '../front/read-metadata.ts'
import type { ReadContext } from '../read-context.ts'
import { readParts } from '../read-parts.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, elementChildren } from '../xml/read.ts'
import { attachResponses, type ReadReport } from './answers.ts'
import { isSubArticle, peerReviewKind, subArticleType } from './kinds.ts'
import { readReport } from './read-report.ts'

export type SubArticles = Pick<ArticleDocument, 'peerReview' | 'translations' | 'subArticles'>

/**
 * Reads each `sub-article` or `response` of an article: its peer review, its translations, and all others completely. A translation has its
 * own of each (SciELO translates reports with the article).
 */
export function readSubArticles(article: XmlElement, context: ReadContext, inheritedLanguage = 'en'): SubArticles {
  const language = attribute(article, 'xml:lang') ?? inheritedLanguage
  const reports: ReadReport[] = []
  const translations: ArticleDocument[] = []
  const subArticles: SubArticle[] = []
  for (const element of elementChildren(article).filter(isSubArticle)) {
    const type = subArticleType(element)
    const kind = peerReviewKind(element, article)
    if (kind) reports.push(readWithResponses(element, kind, article, language, context))
    else if (type === 'translation') translations.push(readWhole(element, language, context))
    else subArticles.push({ id: attribute(element, 'id'), type, document: readWhole(element, language, context) })
  }
  return { peerReview: attachResponses(reports), translations, subArticles }
}

function readWhole(element: XmlElement, language: string, context: ReadContext): ArticleDocument {
  return {
    metadata: readMetadata(element, context, language),
    ...readParts(element, context),
    ...readSubArticles(element, context, language),
  }
}

/** Reads a report with all its content; a child whose type is not a response becomes a comment among the responses, so that it is shown. */
function readWithResponses(
  element: XmlElement,
  kind: PeerReviewDocument['kind'],
  article: XmlElement,
  inherited: string,
  context: ReadContext,
): ReadReport {
  const language = attribute(element, 'xml:lang') ?? inherited
  const inside = elementChildren(element)
    .filter(isSubArticle)
    .map(child => readWithResponses(child, peerReviewKind(child, element) ?? 'commentary', article, language, context))
  const responses = attachResponses(inside)
  return { element, document: readReport(element, kind, subArticleType(element), { article, language, responses }, context) }
}
