/** What a JATS source says, counted on the XML itself, so that a fault of the importer cannot hide it. */
import type { XmlElement } from '../../jats/xml/node.ts'
import { descendants } from '../../jats/xml/read.ts'

export interface ArticleFacts {
  /** Running text, a line for each piece that stands apart. */
  text: string
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

/** Parts that stand on lines of their own; between all others words may touch (`H<sub>2</sub>O`). */
const inLine = new Set([
  'bold',
  'italic',
  'sub',
  'sup',
  'sc',
  'underline',
  'overline',
  'strike',
  'roman',
  'sans-serif',
  'monospace',
  'styled-content',
  'named-content',
  'ext-link',
  'xref',
  'uri',
  'email',
  'abbrev',
  'abbreviation',
  'target',
  'private-char',
  'chem-struct',
  'inline-formula',
  'inline-graphic',
  'fixed-case',
  'index-term',
])

function writeText(element: XmlElement, lines: string[]): void {
  if (shownOtherwise.has(element.name)) return
  // Of the same thing in several forms, one is shown.
  const children = element.name === 'alternatives' || element.name.endsWith('-alternatives') ? firstForm(element) : element.children
  const apart = !inLine.has(element.name)
  if (apart) lines.push('\n')
  for (const child of children) typeof child === 'string' ? lines.push(child) : writeText(child, lines)
  if (apart) lines.push('\n')
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
  const lines: string[] = []
  writeText(article, lines)
  const counts = { figures: 0, tables: 0, references: 0 }
  for (const { name } of descendants(article)) {
    if (name === 'fig') counts.figures += 1
    else if (name === 'table-wrap') counts.tables += 1
    else if (name === 'ref') counts.references += 1
  }
  return { text: lines.join(''), ...counts, formulas: countFormulas(article, false) }
}
