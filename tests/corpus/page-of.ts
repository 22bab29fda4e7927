/** The page of an article written in a test, and what stands on it. */
import { renderArticle } from '../../src/document/html/render-article.ts'
import { parseJats } from '../../src/document/jats/read/parse-jats.ts'
import { type ArticleCheck, checkArticle } from '../../src/modules/publications/use-cases/check/check-article.ts'
import { articleHtml } from '../../src/modules/publications/use-cases/check/page-facts.ts'

export interface Parts {
  doctype?: string
  /** Children of `journal-meta`. */
  journal?: string
  /** Children of `article-meta`. */
  meta?: string
  body?: string
  back?: string
  /** Behind the back matter: floats, sub-articles, responses. */
  below?: string
}

const namespaces =
  'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML" xmlns:ali="http://www.niso.org/schemas/ali/1.0/" ' +
  'xmlns:tp="http://www.plazi.org/taxpub" xmlns:xi="http://www.w3.org/2001/XInclude" xmlns:oasis="http://www.niso.org/standards/z39-96/ns/oasis-exchange/table"'

export function articleOf({ doctype = '', journal = '', meta = '', body = '', back = '', below = '' }: Parts): Uint8Array {
  const front = `<front><journal-meta>${journal}</journal-meta><article-meta><title-group><article-title>Moths</article-title></title-group>${meta}</article-meta></front>`
  return new TextEncoder().encode(
    `${doctype}<article ${namespaces} article-type="research-article" xml:lang="en">${front}<body>${body}</body><back>${back}</back>${below}</article>`,
  )
}

export function checkParts(parts: Parts): ArticleCheck {
  return checkArticle(articleOf(parts), { bytes: 1_000_000 })
}

/** The page as HTML, all of its parts. */
export function pageOf(parts: Parts): string {
  return articleHtml(renderArticle(parseJats(articleOf(parts)).document, { resolveFile: () => null }))
}
