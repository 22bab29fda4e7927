/**
 * Builds the stored words of a document, a `tsvector` of words with positions. Words of the full text (including title, abstract and
 * keywords) have no prefix. Words of other scopes have the scope's letter as a prefix, and are stored once more under a common prefix, so
 * that `all` searches two words instead of twelve. No word of a text contains a colon.
 */

import type { SearchScope } from '../../domain/search/search-tree.ts'
import { isStopWord, stopWordLanguages } from '../analysis/stop-words.ts'
import type { ReadToken, TextReader } from '../analysis/text-reader.ts'
import type { SearchDocument } from '../search-port.ts'

/** The prefixes by scope; `all` is the full text together with `other`. */
export const scopePrefixes = {
  fullText: '',
  title: 't:',
  abstract: 'b:',
  authors: 'u:',
  affiliations: 'f:',
  reports: 'r:',
  subject: 's:',
  comments: 'c:',
  commenterName: 'n:',
  reviewerName: 'v:',
  grantInformation: 'g:',
  competingInterests: 'i:',
} as const satisfies Record<Exclude<SearchScope, 'all'>, string>
/** Prefixes of scopes whose words have no stems. */
export const namePrefixes: ReadonlySet<string> = new Set([scopePrefixes.authors, scopePrefixes.reviewerName, scopePrefixes.commenterName])
export const otherPrefix = 'o:'
export const grantAcronymPrefix = 'a:'
export const grantNumberPrefix = 'm:'

/** Words that no text contains: one for every document of a platform, and one each for a sample of 1 in 16 and 1 in 64. */
export const platformWord = (platform: number): string => `#${platform}`
export const sampleWords = { 16: '#s16', 64: '#s64' } as const

/** PostgreSQL's limits: the highest position, positions per word, and bytes in total (1 MB, with a margin). */
const lastPosition = 16_383
const maxPositions = 255
const maxBytes = 900_000

type Weight = '' | 'A' | 'B' | 'C' | 'D'

/** Collects words with positions. What exceeds the limits is left out: the first million characters of distinct words can be found. */
export class WordList {
  readonly #read: TextReader
  readonly #places = new Map<string, string[]>()
  readonly #ends = new Map<string, number>()
  #bytes = 0

  constructor(read: TextReader) {
    this.#read = read
  }

  /** @param text another text of the scope; phrases do not match across its start */
  add(prefix: string, text: string, weight: Weight = ''): void {
    this.#addForms(prefix, text, weight, ({ forms }) => forms)
  }

  /** Adds words without stems: names and numbers are not inflected. */
  addPlain(prefix: string, text: string): void {
    this.#addForms(prefix, text, '', ({ folded }) => [folded])
  }

  #addForms(prefix: string, text: string, weight: Weight, formsOf: (token: ReadToken) => readonly string[]): void {
    if (text === '') return
    const start = this.#ends.get(prefix) ?? 0
    let end = start
    for (const token of this.#read(text)) {
      const position = start + token.position
      end = Math.max(end, position)
      for (const form of formsOf(token)) this.#place(prefix + form, position, weight)
    }
    this.#ends.set(prefix, end + 1)
  }

  /** Adds a word as it is, at no position of a text. */
  addWord(word: string, weight: Weight): void {
    const position = (this.#ends.get('') ?? 0) + 1
    this.#ends.set('', position)
    this.#place(word, position, weight)
  }

  addMark(word: string): void {
    this.#place(word, 0, '')
  }

  /** @returns the text format of `tsvector` */
  toString(): string {
    return [...this.#places].map(([word, places]) => `'${word}'${places.length > 0 ? ':' : ''}${places.join(',')}`).join(' ')
  }

  #place(word: string, position: number, weight: Weight): void {
    let places = this.#places.get(word)
    if (!places) {
      const bytes = Buffer.byteLength(word) + 8
      if (this.#bytes + bytes > maxBytes) return
      this.#bytes += bytes
      places = []
      this.#places.set(word, places)
    }
    if (position < 1 || position > lastPosition || places.length >= maxPositions || this.#bytes + 2 > maxBytes) return
    this.#bytes += 2
    places.push(`${position}${weight}`)
  }
}

/** Multiplies by a large odd number, so that the ids of a sample have no pattern. */
const spread = (id: number): number => Math.imul(id, 0x9e3779b1) >>> 16

export function documentWords(document: SearchDocument, platform: number, read: TextReader): string {
  const words = new WordList(read)
  words.addMark(platformWord(platform))
  if (spread(document.id) % 16 === 0) words.addMark(sampleWords[16])
  if (spread(document.id) % 64 === 0) words.addMark(sampleWords[64])

  const other: [prefix: string, texts: readonly string[]][] = [
    [scopePrefixes.authors, document.authors],
    [scopePrefixes.subject, document.subjects],
    [scopePrefixes.affiliations, document.affiliations],
    [scopePrefixes.reviewerName, document.reviewerNames],
    [scopePrefixes.commenterName, document.commenterNames],
    [scopePrefixes.grantInformation, [document.grantInformation, ...document.grants.flatMap(({ acronym, number }) => [acronym, number])]],
    [scopePrefixes.competingInterests, [document.competingInterests]],
    [scopePrefixes.reports, [document.reports]],
    [scopePrefixes.comments, [document.comments]],
  ]
  words.add(scopePrefixes.title, document.title)
  words.add(scopePrefixes.abstract, document.abstract)
  for (const { acronym, number } of document.grants) {
    words.addPlain(grantAcronymPrefix, acronym)
    words.addPlain(grantNumberPrefix, number)
  }
  for (const [prefix, texts] of other) {
    for (const text of texts) {
      if (namePrefixes.has(prefix)) words.addPlain(prefix, text)
      else words.add(prefix, text)
    }
  }
  for (const text of [document.title, document.abstract, document.keywords]) words.add(scopePrefixes.fullText, text)
  for (const [, texts] of other) for (const text of texts) words.add(otherPrefix, text)
  words.add(scopePrefixes.fullText, document.fullText)
  return words.toString()
}

/** A word that a text repeats this often is likely to be its topic. */
const minTimes = 5
const maxFrequentWords = 30
const everyLanguage = [...stopWordLanguages]
const isTelling = (word: string): boolean => /^\p{L}{3}/u.test(word) && !isStopWord(word, everyLanguage)

/** Lists stems (words where the language has none), because every query searches for those. The most frequent come first. */
function repeatedWords(text: string, read: TextReader): string[] {
  const times = new Map<string, number>()
  for (const { folded, forms } of read(text)) {
    const form = forms.at(-1) ?? folded
    if (isTelling(folded)) times.set(form, (times.get(form) ?? 0) + 1)
  }
  const often = [...times].filter(([, count]) => count >= minTimes).sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  return often.slice(0, maxFrequentWords).map(([form]) => form)
}

/** The words that determine relevance: title A, abstract B, subjects and keywords C, authors and frequent words of the text D. */
export function documentRankWords(document: SearchDocument, read: TextReader): string {
  const words = new WordList(read)
  words.add('', document.title, 'A')
  words.add('', document.abstract, 'B')
  for (const text of [document.keywords, ...document.subjects]) words.add('', text, 'C')
  for (const name of document.authors) words.add('', name, 'D')
  for (const form of repeatedWords(document.fullText, read)) words.addWord(form, 'D')
  return words.toString()
}
