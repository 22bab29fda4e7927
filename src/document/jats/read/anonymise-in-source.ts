/**
 * Removes the names of anonymised reviewers from a JATS source. Everything outside its peer review stays as written; the peer review keeps
 * its content, but not the comments of its markup.
 */
import { SaxesParser } from 'saxes'
import { type AnonymisedReviewer, type AnonymisedWords, anonymisedReviewerType, wordsOf } from '../../peer-review/anonymised-reviewer.ts'
import { withoutWords } from '../../peer-review/written-names.ts'
import { findArticle } from './find-article.ts'
import { isSubArticle, peerReviewKind } from './peer-review/kinds.ts'
import type { XmlElement } from './xml/node.ts'
import { expandedXml, parseXml } from './xml/parse-xml.ts'
import { attribute, childrenNamed, descendantsNamed, elementChildren, rawText, textOf } from './xml/read.ts'
import { writeXml } from './xml/write-xml.ts'

/** @throws JatsSyntaxError, NotAnArticleError, as an import of the source does */
export function anonymiseInSource(source: Uint8Array, anonymised: readonly AnonymisedReviewer[]): Uint8Array {
  const text = expandedXml(source)
  const bytes = new TextEncoder().encode(text)
  if (anonymised.length === 0) return source
  const article = findArticle(parseXml(bytes).root)
  const places = placesOf(text)
  const reviews = new Set(reviewsIn(article))
  const words = wordsOf(anonymised)
  let written = ''
  let done = 0
  for (const [index, element] of descendantsNamed(article, ...subArticleNames).entries()) {
    const place = places[index]
    if (!reviews.has(element) || place === undefined) continue
    written += text.slice(done, place.start) + writeXml(inReview(element, article, { anonymised, words }))
    done = place.end
  }
  return new TextEncoder().encode(written + text.slice(done))
}

const subArticleNames = ['sub-article', 'response']

/** The positions of sub-articles and responses in the text, in the order of their start tags; `end` is just after the end tag. */
function placesOf(text: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  const open: ({ start: number; end: number } | null)[] = []
  const parser = new SaxesParser({ xmlns: false })
  parser.on('opentagstart', ({ name }) => {
    const place = subArticleNames.includes(name) ? { start: text.lastIndexOf('<', parser.position - 1), end: text.length } : null
    if (place !== null) places.push(place)
    open.push(place)
  })
  parser.on('closetag', () => {
    const place = open.pop()
    if (place) place.end = parser.position
  })
  parser.write(text).close()
  return places
}

/** The reviews of an article and of its translations, without the responses inside them. */
function reviewsIn(article: XmlElement): XmlElement[] {
  return elementChildren(article)
    .filter(isSubArticle)
    .flatMap(element => (peerReviewKind(element, article) === null ? reviewsIn(element) : [element]))
}

interface Anonymised {
  anonymised: readonly AnonymisedReviewer[]
  words: AnonymisedWords
}

function inReview(element: XmlElement, parent: XmlElement, removed: Anonymised): XmlElement {
  const isAnswer = peerReviewKind(element, parent) === 'author-response'
  const withoutReviewers = isAnswer ? (front: XmlElement) => front : (front: XmlElement) => inFront(front, removed.anonymised)
  return {
    ...element,
    children: element.children.map(child => {
      if (typeof child === 'string') return child
      if (isSubArticle(child)) return inReview(child, element, removed)
      if (!child.name.startsWith('front')) return inTexts(child, removed.words.everywhere, [])
      return inTexts(withoutReviewers(child), removed.words.around, isAnswer ? ['contrib-group', 'aff', 'aff-alternatives'] : [])
    }),
  }
}

/** @param except names of elements that stay unchanged */
function inTexts(element: XmlElement, words: RegExp | null, except: readonly string[]): XmlElement {
  if (except.includes(element.name)) return element
  const attributes = Object.fromEntries(Object.entries(element.attributes).map(([key, value]) => [key, withoutWords(value, words, 'url')]))
  const children = element.children.map(child => (typeof child === 'string' ? withoutWords(child, words) : inTexts(child, words, except)))
  return { ...element, attributes, children }
}

function inFront(front: XmlElement, anonymised: readonly AnonymisedReviewer[]): XmlElement {
  const everybody = descendantsNamed(front, 'contrib')
  const removed = new Map(
    everybody.flatMap(contrib => {
      const found = anonymised.find(reviewer => isWrittenBy(contrib, reviewer))
      return found === undefined ? [] : [[contrib, found.number] as const]
    }),
  )
  if (removed.size === 0) return front
  const placesOfStaying = new Set(everybody.filter(contrib => !removed.has(contrib)).flatMap(pointsAt))
  const pointedAt = new Set(everybody.flatMap(pointsAt))
  const nobodyStays = removed.size === everybody.length
  const isTheirPlace = ({ name, attributes: { id = '' } }: XmlElement): boolean =>
    ['aff', 'aff-alternatives'].includes(name) && (pointedAt.has(id) ? !placesOfStaying.has(id) : nobodyStays)
  const without = (element: XmlElement): XmlElement => {
    const number = removed.get(element)
    if (number !== undefined) return anonymisedContributor(element, number)
    const isGroup = element.name === 'contrib-group'
    return {
      ...element,
      children: element.children.flatMap((child): (XmlElement | string)[] => {
        if (typeof child === 'string') return [isGroup && nobodyStays ? child.replace(/\S+/g, '') : child]
        return isTheirPlace(child) || (isGroup && nobodyStays && child.name !== 'contrib') ? [] : [without(child)]
      }),
    }
  }
  return without(front)
}

const pointsAt = (contrib: XmlElement): string[] =>
  [contrib, ...descendantsNamed(contrib, 'xref')].flatMap(element => (attribute(element, 'rid') ?? '').split(/\s+/)).filter(id => id !== '')

function isWrittenBy(contrib: XmlElement, { orcid, emails, names }: AnonymisedReviewer): boolean {
  const iDs: readonly string[] = JSON.stringify(contrib).match(/\d{4}-\d{4}-\d{4}-\d{3}[\dX]/g) ?? []
  if (iDs.length > 0 && orcid !== null) return iDs.includes(orcid)
  if (descendantsNamed(contrib, 'email').some(email => emails.includes(textOf(email)))) return true
  const written = new Set(descendantsNamed(contrib, 'name', 'string-name', 'collab').map(name => wordsIn(rawTextApart(name))))
  return iDs.length === 0 && names.some(({ full }) => written.has(wordsIn(full)))
}

/** The words of a name in sorted order, since a source has the family name first, or last. */
const wordsIn = (name: string): string =>
  (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .map(word => word.toLowerCase())
    .toSorted()
    .join(' ')

const rawTextApart = (element: XmlElement): string =>
  element.children.map(child => (typeof child === 'string' ? child : ` ${rawText(child)} `)).join('')

/** Keeps what a contributor did, and removes everything that identifies the person. */
function anonymisedContributor({ name, attributes, children, line }: XmlElement, number: number): XmlElement {
  const type = attributes['contrib-type']
  const made = (part: string, text: string[], facts: Record<string, string> = {}): XmlElement => ({
    name: part,
    attributes: facts,
    children: text,
    line,
  })
  return {
    name,
    attributes: type === undefined ? {} : { 'contrib-type': type },
    children: [
      made('contrib-id', [String(number)], { 'contrib-id-type': anonymisedReviewerType }),
      made('anonymous', []),
      ...childrenNamed({ name, attributes, children, line }, 'role'),
    ],
    line,
  }
}
