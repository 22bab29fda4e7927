/** XML written in a test, as the readers get it. */

import type { ArticleDocument, ImportWarning } from '../../src/document/article-document.ts'
import { createReadContext } from '../../src/document/jats/read/create-read-context.ts'
import { parseJats } from '../../src/document/jats/read/parse-jats.ts'
import type { ReadContext } from '../../src/document/jats/read/read-context.ts'
import type { XmlElement } from '../../src/document/jats/read/xml/node.ts'
import { parseXml } from '../../src/document/jats/read/xml/parse-xml.ts'

const namespaces =
  'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML" xmlns:ali="http://www.niso.org/schemas/ali/1.0/"'

/** Parses one element; the prefixes xlink, mml and ali are declared. */
export function element(xml: string): XmlElement {
  const [child] = parseXml(new TextEncoder().encode(`<root ${namespaces}>${xml}</root>`)).root.children.filter(
    node => typeof node !== 'string',
  )
  if (child === undefined) throw new Error('The test gave no element.')
  return child
}

export function contextOf(root: XmlElement): ReadContext {
  return createReadContext(root).context
}

export interface ArticleParts {
  attributes?: string
  journal?: string
  /** Children of `article-meta`. */
  meta?: string
  /** Siblings of `article-meta` in the front. */
  front?: string
  body?: string
  back?: string
  /** Sub-articles and responses. */
  below?: string
}

/** A whole article around the parts that a test is about, read as an import reads it. */
export function readArticle(parts: ArticleParts): { document: ArticleDocument; warnings: ImportWarning[] } {
  const front = `<front><journal-meta>${parts.journal ?? ''}</journal-meta><article-meta>${parts.meta ?? ''}</article-meta>${parts.front ?? ''}</front>`
  const text = `<body>${parts.body ?? ''}</body><back>${parts.back ?? ''}</back>`
  return parseJats(
    new TextEncoder().encode(
      `<article ${namespaces} ${parts.attributes ?? 'article-type="research-article" xml:lang="en"'}>${front}${text}${parts.below ?? ''}</article>`,
    ),
  )
}
