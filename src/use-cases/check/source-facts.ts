/** What a JATS source says, counted on the XML itself, so that a fault of the importer cannot hide it. */
import type { XmlElement } from '../../jats/xml/node.ts'
import { descendants } from '../../jats/xml/read.ts'

export interface ArticleFacts {
  /** The text between any two tags. */
  pieces: string[]
  figures: number
  tables: number
  formulas: number
  references: number
}

/**
 * Elements whose text is for machines or is shown in another form, and so is not looked for word by word:
 * dates are shown as dates; counts, page ranges of processing and submission data describe the file.
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

function writeText(element: XmlElement, pieces: string[]): void {
  if (shownOtherwise.has(element.name)) return
  for (const child of formsShown(element)) {
    if (typeof child === 'string') pieces.push(child)
    else writeText(child, pieces)
  }
}

/** Of the same thing in several forms, one is shown. */
function formsShown(element: XmlElement): (XmlElement | string)[] {
  if (element.name === 'alternatives' || element.name.endsWith('-alternatives')) return firstForm(element)
  // Some publishers give each reference twice, for people and for machines, without saying so.
  const isCitation = (name: string) => (child: XmlElement | string) => typeof child !== 'string' && child.name === name
  if (element.name === 'ref' && element.children.some(isCitation('mixed-citation')))
    return element.children.filter(child => !isCitation('element-citation')(child))
  return element.children
}

function firstForm(element: XmlElement): (XmlElement | string)[] {
  const forms = element.children.filter(child => typeof child !== 'string')
  const shown =
    forms.find(form => form.name === 'mml:math') ??
    forms.find(form => !['graphic', 'inline-graphic', 'media'].includes(form.name)) ??
    forms[0]
  return shown ? [shown] : []
}

const formulaNames = new Set(['disp-formula', 'inline-formula'])

/** Formulas, and mathematics that stands outside of one. */
function countFormulas(element: XmlElement, within: boolean): number {
  const own = formulaNames.has(element.name) || (!within && (element.name === 'mml:math' || element.name === 'tex-math')) ? 1 : 0
  const inside = within || own === 1 || element.name === 'alternatives'
  // Alternatives outside of a formula are one formula, where mathematics is among them.
  const alternatives =
    !within &&
    element.name === 'alternatives' &&
    element.children.some(child => typeof child !== 'string' && /^(mml:math|tex-math)$/.test(child.name))
      ? 1
      : 0
  return element.children.reduce((sum, child) => sum + (typeof child === 'string' ? 0 : countFormulas(child, inside)), own + alternatives)
}

/** @param article the root element `article` */
export function readSourceFacts(article: XmlElement): ArticleFacts {
  const pieces: string[] = []
  writeText(article, pieces)
  const counts = { figures: 0, tables: 0, references: 0 }
  for (const { name } of descendants(article)) {
    if (name === 'fig') counts.figures += 1
    else if (name === 'table-wrap') counts.tables += 1
    else if (name === 'ref') counts.references += 1
  }
  return { pieces, ...counts, formulas: countFormulas(article, false) }
}
