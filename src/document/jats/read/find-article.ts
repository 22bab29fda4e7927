import type { XmlElement } from './xml/node.ts'
import { descendants } from './xml/read.ts'

/** The file is well-formed XML but contains no article, or several. */
export class NotAnArticleError extends Error {
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.name = 'NotAnArticleError'
    this.line = line
  }
}

/** Elements that PubMed Central and OAI-PMH put around an article. */
const wrappers = new Set(['pmc-articleset', 'OAI-PMH', 'record', 'GetRecord', 'metadata', 'articles', 'art', 'article-set'])

export function findArticle(root: XmlElement): XmlElement {
  if (root.name === 'article') return root
  if (!wrappers.has(root.name)) throw new NotAnArticleError(`The root element is <${root.name}>, not <article>.`, root.line)
  const articles = outermostArticles(root)
  const [article, ...others] = articles
  if (!article) throw new NotAnArticleError(`There is no <article> in <${root.name}>.`, root.line)
  if (others.length > 0)
    throw new NotAnArticleError(`There are ${articles.length} articles in <${root.name}>; each needs a file of its own.`, root.line)
  return article
}

function outermostArticles(root: XmlElement): XmlElement[] {
  const articles: XmlElement[] = []
  for (const element of descendants(root)) if (element.name === 'article') articles.push(element)
  return articles
}
