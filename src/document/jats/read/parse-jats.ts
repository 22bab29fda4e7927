import type { ArticleDocument, ImportWarning } from '../../article-document.ts'
import { createReadContext, targetsOf } from './create-read-context.ts'
import { findArticle } from './find-article.ts'
import { readMetadata } from './front/read-metadata.ts'
import { readSubArticles } from './peer-review/read-sub-articles.ts'
import { readParts } from './read-parts.ts'
import { repairSource } from './repair-source.ts'
import { transformDocument } from './transforms/transform-document.ts'
import type { XmlElement } from './xml/node.ts'
import { parseXml, type XmlLimits } from './xml/parse-xml.ts'
import { descendants } from './xml/read.ts'

export { NotAnArticleError } from './find-article.ts'
export { JatsSyntaxError } from './xml/syntax-error.ts'

/**
 * Reads a JATS file: its metadata, text and peer review, and warnings. Throws JatsSyntaxError where the file is not well-formed XML or
 * exceeds a limit, NotAnArticleError where it is something else.
 */
export function parseJats(
  source: Uint8Array,
  options: { limits?: Partial<XmlLimits> } = {},
): { document: ArticleDocument; warnings: ImportWarning[] } {
  const { root, unboundPrefixes } = parseXml(source, options.limits)
  const article = findArticle(root)
  repairSource(article)
  const { context, warnings } = createReadContext(article)
  for (const [prefix, line] of unboundPrefixes) {
    warnings.push({ code: 'namespace', element: prefix, message: `The prefix “${prefix}:” is used without being declared.`, line })
  }
  const document: ArticleDocument = {
    metadata: readMetadata(article, context),
    ...readParts(article, context),
    ...readSubArticles(article, context),
  }
  const unresolved = new Set<string>()
  transformDocument(document, target => unresolved.add(target), article)
  warnings.push(...unresolvedWarnings(article, unresolved))
  return { document, warnings }
}

function unresolvedWarnings(article: XmlElement, unresolved: ReadonlySet<string>): ImportWarning[] {
  const warnings: ImportWarning[] = []
  const reported = new Set<string>()
  if (unresolved.size === 0) return warnings
  for (const element of descendants(article)) {
    for (const target of targetsOf(element)) {
      if (!unresolved.has(target) || reported.has(target)) continue
      reported.add(target)
      warnings.push({
        code: 'unresolved-reference',
        element: element.name,
        message: `Nothing that can be linked to has the id “${target}”. The text of the reference was kept.`,
        line: element.line,
      })
    }
  }
  return warnings
}
