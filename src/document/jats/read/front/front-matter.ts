import type { XmlElement } from '../xml/node.ts'
import { elementChildren, firstChild } from '../xml/read.ts'

/** The parts of an article's front. A `front-stub` contains the article's own metadata without an `article-meta`. */
export interface FrontMatter {
  journalMeta: XmlElement | null
  articleMeta: XmlElement
  /** Notes, lists and all other elements beside them, also in `processing-meta`. */
  others: XmlElement[]
}

/** `article` is an article, sub-article or response; without any front its metadata is empty. */
export function findFrontMatter(article: XmlElement): FrontMatter {
  const stub = firstChild(article, 'front-stub')
  const front = firstChild(article, 'front') ?? stub
  const processing = elementChildren(article).filter(child => child.name === 'processing-meta')
  if (!front) return { journalMeta: null, articleMeta: emptyMeta(article), others: processing }
  const articleMeta = front === stub ? front : (firstChild(front, 'article-meta') ?? emptyMeta(front))
  const journalMeta = firstChild(front, 'journal-meta')
  const siblings = front === stub ? [] : elementChildren(front).filter(child => child !== articleMeta && child !== journalMeta)
  return { journalMeta, articleMeta, others: [...siblings, ...processing] }
}

function emptyMeta(near: XmlElement): XmlElement {
  return { name: 'article-meta', attributes: {}, children: [], line: near.line }
}
