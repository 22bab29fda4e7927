/** Compares what a JATS source says with what its page would show: nothing is stored. */

import type { ImportWarning } from '../../domain/content/article-document.ts'
import { renderArticle } from '../../domain/document/html/render-article.ts'
import { missingWords } from '../../domain/document/words.ts'
import { findArticle } from '../../jats/find-article.ts'
import { parseJats } from '../../jats/parse-jats.ts'
import { parseXml } from '../../jats/xml/parse-xml.ts'
import { articleHtml, readPageFacts } from './page-facts.ts'
import { readSourceFacts } from './source-facts.ts'
import { wordsOf } from './words-of.ts'

export interface ArticleCheck {
  words: { source: number; missing: number /** The first of them, for a look. */; examples: string[] }
  figures: Comparison
  tables: Comparison
  formulas: Comparison
  references: Comparison
  warnings: ImportWarning[]
  /** True where every figure, table, formula and reference is on the page and at least `wordsNeeded` of the words. */
  whole: boolean
}
export interface Comparison {
  source: number
  page: number
}

const wordsNeeded = 0.999
const examplesShown = 20

/** @throws JatsSyntaxError, NotAnArticleError */
export function checkArticle(source: Uint8Array, limits: { bytes: number }): ArticleCheck {
  const { document, warnings } = parseJats(source, { limits })
  const said = readSourceFacts(findArticle(parseXml(source, limits).root))
  const shown = readPageFacts(articleHtml(renderArticle(document, { resolveFile: () => null })))
  const words = wordsOf(said.pieces)
  const missing = missingWords(words, wordsOf(shown.pieces))
  const compare = (what: 'figures' | 'tables' | 'formulas' | 'references'): Comparison => ({ source: said[what], page: shown[what] })
  const comparisons = {
    figures: compare('figures'),
    tables: compare('tables'),
    formulas: compare('formulas'),
    references: compare('references'),
  }
  return {
    words: { source: words.length, missing: missing.length, examples: [...new Set(missing)].slice(0, examplesShown) },
    ...comparisons,
    warnings,
    whole:
      missing.length <= words.length * (1 - wordsNeeded) && Object.values(comparisons).every(({ source: wanted, page }) => page >= wanted),
  }
}
