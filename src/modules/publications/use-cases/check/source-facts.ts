/** Extracts the content of a JATS source from the XML itself, so that an error of the importer cannot hide a loss. */
import type { XmlElement } from '../../../../document/jats/read/xml/node.ts'
import {
  attribute,
  descendants,
  descendantsNamed,
  elementChildren,
  firstChild,
  hasText,
  textOf,
} from '../../../../document/jats/read/xml/read.ts'
import { formsShown } from './forms-shown.ts'

/** Counts that apply to a source and to its page. */
export interface CountedFacts {
  /** The text between any two tags. */
  pieces: string[]
  figures: number
  tables: number
  formulas: number
  references: number
  headerCells: number
  affiliations: number
}

export interface SourceFacts extends CountedFacts {
  /** `href` of each image outside of formulas, in one of its forms. */
  images: string[]
  /** The text of each link out of the article, or to a target within it. */
  links: string[]
  /** The name of each funder, once. */
  funders: string[]
}

/**
 * Elements that are not compared word by word, because their text is for machines or is shown in another form: dates are formatted; counts,
 * page ranges of processing and submission data describe the file.
 */
const shownOtherwise = new Set([
  'pub-date',
  'date',
  'date-in-citation',
  'conf-date',
  'day',
  'month',
  'season',
  'counts',
  'processing-meta',
  'tex-math',
  'annotation',
  'annotation-xml',
  'mml:annotation',
  'mml:annotation-xml',
  'x',
  'milestone-start',
  'milestone-end',
])

function writeText(element: XmlElement, above: readonly XmlElement[], pieces: string[]): void {
  if (shownOtherwise.has(element.name)) return
  const here = [...above, element]
  for (const child of formsShown(element, above)) {
    if (typeof child === 'string') pieces.push(child)
    else writeText(child, here, pieces)
  }
}

const formulaNames = new Set(['disp-formula', 'inline-formula'])

/** Counts formulas, and mathematics outside of formulas. */
function countFormulas(element: XmlElement, above: readonly XmlElement[], within: boolean): number {
  const own = formulaNames.has(element.name) || (!within && (element.name === 'mml:math' || element.name === 'tex-math')) ? 1 : 0
  const inside = within || own === 1 || element.name === 'alternatives'
  // Alternatives outside of a formula count as one formula if they contain mathematics.
  const alternatives =
    !within &&
    element.name === 'alternatives' &&
    element.children.some(child => typeof child !== 'string' && /^(mml:math|tex-math)$/.test(child.name))
      ? 1
      : 0
  const here = [...above, element]
  const children = element.name === 'alternatives' ? element.children : formsShown(element, above)
  return children.reduce((sum, child) => sum + (typeof child === 'string' ? 0 : countFormulas(child, here, inside)), own + alternatives)
}

/** @param article the root element `article` */
export function readSourceFacts(article: XmlElement): SourceFacts {
  const pieces: string[] = []
  writeText(article, [], pieces)
  const counts = { figures: 0, tables: 0, references: 0 }
  for (const { name } of descendants(article)) {
    if (name === 'fig') counts.figures += 1
    else if (name === 'table-wrap') counts.tables += 1
    else if (name === 'ref') counts.references += 1
  }
  return {
    pieces,
    ...counts,
    formulas: countFormulas(article, [], false),
    headerCells: countHeaderCells(article, [], false),
    affiliations: countAffiliations(article),
    images: listImages(article, []),
    links: listLinks(article),
    funders: listFunders(article),
  }
}

const isElement = (child: XmlElement | string): child is XmlElement => typeof child !== 'string'

function listImages(element: XmlElement, above: readonly XmlElement[]): string[] {
  if (formulaNames.has(element.name) || element.name === 'mml:math') return []
  if (element.name === 'graphic' || element.name === 'inline-graphic') {
    const href = attribute(element, 'xlink:href')
    return href === null || href === '' ? [] : [href]
  }
  const here = [...above, element]
  return withoutOtherSizes(formsShown(element, above).filter(isElement)).flatMap(child => listImages(child, here))
}

/** Some publishers put several sizes and types of one image side by side: `f1.eps`, `f1_lr.jpg`, `f1_hr.jpg`. */
function withoutOtherSizes(elements: readonly XmlElement[]): XmlElement[] {
  const stem = (element: XmlElement | undefined): string | undefined =>
    element?.name === 'graphic'
      ? attribute(element, 'xlink:href')
          ?.replace(/\.[a-z0-9]{1,5}$/i, '')
          .replace(/[_-](?:lr|hr|lo|hi|low|high|print|online|web|thumb|thumbnail|small|large)$/i, '')
      : undefined
  return elements.filter((element, index) => stem(element) === undefined || stem(element) !== stem(elements[index - 1]))
}

/** Cells in the head of a table count as header cells, whatever their element. */
function countHeaderCells(element: XmlElement, above: readonly XmlElement[], isInHead: boolean): number {
  const isInTableHead = isInHead || element.name === 'thead' || element.name === 'oasis:thead'
  const isHeader = element.name === 'th' || (isInTableHead && ['td', 'entry', 'oasis:entry'].includes(element.name))
  // An empty cell is not a header of anything.
  const own = isHeader && !isEmpty(element) ? 1 : 0
  const here = [...above, element]
  const inCells = formsShown(element, above)
    .filter(isElement)
    .map(child => countHeaderCells(child, here, isInTableHead && !['td', 'th'].includes(element.name)))
  return own + inCells.reduce((sum, count) => sum + count, 0)
}

const isEmpty = (cell: XmlElement): boolean =>
  !hasText(cell.children) && !Array.from(descendants(cell)).some(({ name }) => name.endsWith('graphic') || name.startsWith('mml:'))

/** Counts the article's own affiliations; several forms of one count once. */
function countAffiliations(article: XmlElement): number {
  const count = (element: XmlElement): number =>
    element.name === 'aff' || element.name === 'aff-alternatives'
      ? Number(hasText(element.children))
      : elementChildren(element).reduce((sum, child) => sum + count(child), 0)
  const front = firstChild(article, 'front')
  const meta = front && firstChild(front, 'article-meta')
  return meta ? count(meta) : 0
}

const linkNames = new Set(['ext-link', 'uri', 'xref', 'email', 'inline-supplementary-material'])

function listLinks(article: XmlElement): string[] {
  const ids = new Set(Array.from(descendants(article), element => attribute(element, 'id') ?? ''))
  const links: string[] = []
  const visit = (element: XmlElement, above: readonly XmlElement[]): void => {
    if (notLinked.has(element.name)) return
    if (linkNames.has(element.name) && leadsSomewhere(element, ids)) return void links.push(spacedText(element))
    const here = [...above, element]
    for (const child of formsShown(element, above)) if (isElement(child)) visit(child, here)
  }
  visit(article, [])
  return links
}

/**
 * Links in these are not compared: marks of people and data of the journal are shown in another way, titles are within links themselves,
 * and the rest is not shown.
 */
const notLinked = new Set(['journal-meta', 'contrib', 'collab', 'aff', 'article-title', 'alt-title', 'trans-title', 'x'])

function leadsSomewhere(element: XmlElement, ids: ReadonlySet<string>): boolean {
  if (element.name === 'xref') return (attribute(element, 'rid') ?? '').split(/\s+/).some(id => id !== '' && ids.has(id))
  if (element.name === 'email' || element.name === 'inline-supplementary-material') return true
  const href = attribute(element, 'xlink:href') ?? textOf(element)
  if (href.startsWith('#')) return ids.has(href.slice(1))
  const type = attribute(element, 'ext-link-type')
  return /^(?:https?|ftp|mailto):/i.test(href) || (type !== null && !/^(?:uri|url|ftp|http|www|other)$/i.test(type) && href !== '')
}

function listFunders(article: XmlElement): string[] {
  const front = firstChild(article, 'front')
  const names = front === null || front === undefined ? [] : descendantsNamed(front, 'funding-source').map(funderName)
  return [...new Set(names.filter(name => name !== ''))]
}

function funderName(source: XmlElement): string {
  const parts = [...descendants(source)]
  const named = parts.find(part => part.name === 'named-content' && /^(?:funder-)?name$/.test(attribute(part, 'content-type') ?? ''))
  const institution = parts.find(part => part.name === 'institution')
  if (named ?? institution) return textOf(named ?? institution ?? source)
  const own = source.children.filter(
    child => typeof child === 'string' || !['institution-id', 'named-content', 'country'].includes(child.name),
  )
  return textOf({ ...source, children: own })
}

const spacedText = (element: XmlElement): string => element.children.map(child => (isElement(child) ? spacedText(child) : child)).join(' ')
