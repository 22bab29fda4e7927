/** Compares the content of a JATS source with the page that it would give, without storing anything. */

import type { ImportWarning } from '../../../../document/article-document.ts'
import { renderArticle } from '../../../../document/html/render-article.ts'
import type { DisplayedFile } from '../../../../document/html/rendered-article.ts'
import { findArticle } from '../../../../document/jats/read/find-article.ts'
import { parseJats } from '../../../../document/jats/read/parse-jats.ts'
import { parseXml } from '../../../../document/jats/read/xml/parse-xml.ts'
import { countWords, missingWords } from '../../../../document/words.ts'
import { articleHtml, type PageFacts, readPageFacts } from './page-facts.ts'
import { readSourceFacts, type SourceFacts } from './source-facts.ts'
import { wordsOf } from './words-of.ts'

export interface ArticleCheck {
  words: { source: number; missing: number /** The first missing words. */; examples: string[] }
  figures: Comparison
  tables: Comparison
  formulas: Comparison
  references: Comparison
  headerCells: Comparison
  affiliations: Comparison
  /** Images of the source that the page shows as images. */
  images: ListedComparison
  /** Links of the source that are links on the page. */
  links: ListedComparison
  /** Funders that the page lists under their own name. */
  funders: ListedComparison
  warnings: ImportWarning[]
  /** True where the page has every word, and everything else that is compared. */
  whole: boolean
}
export interface Comparison {
  source: number
  page: number
}
export interface ListedComparison extends Comparison {
  /** The first missing ones. */
  examples: string[]
}

export interface CheckSetting {
  bytes: number
  /** The files as a page shows them, by href; without it, every file is assumed to exist. */
  files?: ReadonlyMap<string, DisplayedFile>
}

const counted = ['figures', 'tables', 'formulas', 'references', 'headerCells', 'affiliations'] as const
const examplesShown = 20

/** An image that was imported under any name. */
const assumedFile = (href: string): DisplayedFile => ({
  url: `/files/assumed/${encodeURIComponent(href)}`,
  mimeType: 'image/png',
  width: 1,
  height: 1,
  bytes: 1,
  variants: [],
})

/** @throws JatsSyntaxError, NotAnArticleError */
export function checkArticle(source: Uint8Array, { bytes, files }: CheckSetting): ArticleCheck {
  const limits = { bytes }
  const { document, warnings } = parseJats(source, { limits })
  const resolveFile = (href: string): DisplayedFile | null => (files === undefined ? assumedFile(href) : (files.get(href) ?? null))
  const said = readSourceFacts(findArticle(parseXml(source, limits).root))
  const shown = readPageFacts(articleHtml(renderArticle(document, { resolveFile })))
  const funders = document.metadata.funding.awards.flatMap(({ funder }) => funder ?? [])
  return { ...compareFacts(said, shown, { urlOf: href => resolveFile(href)?.url ?? null, funders }), warnings }
}

interface Stored {
  /** Maps an href to the URL of its image on the page. */
  urlOf: (href: string) => string | null
  /** The funders as the page lists them. */
  funders: readonly string[]
}

export function compareFacts(said: SourceFacts, shown: PageFacts, { urlOf, funders }: Stored): Omit<ArticleCheck, 'warnings'> {
  const words = wordsOf(said.pieces)
  const onPage = wordsOf(shown.pieces)
  const missing = withoutJoined(missingWords(words, onPage), missingWords(onPage, words))
  const compare = (what: (typeof counted)[number]): Comparison => ({ source: said[what], page: shown[what] })
  const comparisons = {
    figures: compare('figures'),
    tables: compare('tables'),
    formulas: compare('formulas'),
    references: compare('references'),
    headerCells: compare('headerCells'),
    affiliations: compare('affiliations'),
    images: listed(said.images, href => shown.images.has(urlOf(href) ?? '')),
    links: compareLinks(said.links, shown),
    funders: compareFunders(said.funders, funders),
  }
  return {
    words: { source: words.length, missing: missing.length, examples: [...new Set(missing)].slice(0, examplesShown) },
    ...comparisons,
    whole: missing.length === 0 && Object.values(comparisons).every(({ source: wanted, page }) => page >= wanted),
  }
}

function listed(wanted: readonly string[], isUnchanged: (each: string) => boolean): ListedComparison {
  const lost = wanted.filter(each => !isUnchanged(each))
  return { source: wanted.length, page: wanted.length - lost.length, examples: [...new Set(lost)].slice(0, examplesShown) }
}

/**
 * Compares links by their words, because several links of the source may be one on the page. A link without words has its target's name.
 */
function compareLinks(links: readonly string[], { linkPieces }: PageFacts): ListedComparison {
  const left = countWords(wordsOf(linkPieces))
  const texts = links
    .map(text => ({ text: text.replace(/\s+/g, ' ').trim(), words: wordsOf([text]) }))
    .filter(({ words }) => words.length > 0)
  const lost = texts.filter(({ words }) => {
    const needed = countWords(words)
    if ([...needed].some(([word, count]) => (left.get(word) ?? 0) < count)) return true
    for (const [word, count] of needed) left.set(word, (left.get(word) ?? 0) - count)
    return false
  })
  return {
    source: texts.length,
    page: texts.length - lost.length,
    examples: [...new Set(lost.map(({ text }) => text))].slice(0, examplesShown),
  }
}

/** A name with additions does not count as the funder's. */
function compareFunders(wanted: readonly string[], listedAs: readonly string[]): ListedComparison {
  const key = (name: string): string => wordsOf([name]).join(' ')
  const known = new Set(listedAs.flatMap(name => [name, ...name.split('; ')]).map(key))
  return listed(wanted, name => known.has(key(name)))
}

/** Tags separate words, and a page may lack a tag that the source has within a word: `284r</fpage>e` is shown as 284re. */
function withoutJoined(missing: readonly string[], surplus: readonly string[]): string[] {
  const left = [...missing]
  for (const word of surplus) {
    const parts = partsOf(word, left)
    for (const part of parts ?? []) left.splice(left.indexOf(part), 1)
  }
  return left
}

/** The words of a list that form a word when joined; null where none do. */
function partsOf(word: string, list: readonly string[]): string[] | null {
  for (const part of new Set(list)) {
    if (part === word) return [part]
    if (!word.startsWith(part)) continue
    const rest = partsOf(word.slice(part.length), list.toSpliced(list.indexOf(part), 1))
    if (rest !== null) return [part, ...rest]
  }
  return null
}
