/** What a JATS source says, counted on the XML itself, so that a fault of the importer cannot hide it. */
import type { XmlElement } from '../../jats/xml/node.ts'
import { descendants } from '../../jats/xml/read.ts'
import { formsShown } from './forms-shown.ts'

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

function writeText(element: XmlElement, above: readonly XmlElement[], pieces: string[]): void {
  if (shownOtherwise.has(element.name)) return
  const here = [...above, element]
  for (const child of formsShown(element, above)) {
    if (typeof child === 'string') pieces.push(child)
    else writeText(child, here, pieces)
  }
}

const formulaNames = new Set(['disp-formula', 'inline-formula'])

/** Formulas, and mathematics that stands outside of one. */
function countFormulas(element: XmlElement, above: readonly XmlElement[], within: boolean): number {
  const own = formulaNames.has(element.name) || (!within && (element.name === 'mml:math' || element.name === 'tex-math')) ? 1 : 0
  const inside = within || own === 1 || element.name === 'alternatives'
  // Alternatives outside of a formula are one formula, where mathematics is among them.
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
export function readSourceFacts(article: XmlElement): ArticleFacts {
  const pieces: string[] = []
  writeText(article, [], pieces)
  const counts = { figures: 0, tables: 0, references: 0 }
  for (const { name } of descendants(article)) {
    if (name === 'fig') counts.figures += 1
    else if (name === 'table-wrap') counts.tables += 1
    else if (name === 'ref') counts.references += 1
  }
  return { pieces, ...counts, formulas: countFormulas(article, [], false) }
}
