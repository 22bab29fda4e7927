/** Plain text of an article's parts: white space collapsed, one line per block, cells separated by tabs. */
import type { Block, Formula, Inline, MathElement } from './node.ts'
import { graphicParts, type InlineOfKind, type Part, partsOf } from './parts.ts'

type InlineReaders = { [Kind in keyof InlineOfKind]: (node: InlineOfKind[Kind], withNotes: boolean) => string }

const inlineReaders: InlineReaders = {
  text: node => node.value,
  styled: (node, withNotes) => readInlines(node.children, withNotes),
  link: (node, withNotes) => readInlines(node.children, withNotes),
  'file-link': (node, withNotes) => readInlines(node.children, withNotes),
  'cross-reference': (node, withNotes) => readInlines(node.children, withNotes),
  'inline-formula': (node, withNotes) => readFormula(node.formula, withNotes),
  'inline-graphic': node => node.graphic.alt ?? '',
  'inline-note': (node, withNotes) => (withNotes ? ` [${blockText(node.children).replaceAll('\n', ' ')}]` : ''),
  'inline-code': node => node.text,
  abbreviation: (node, withNotes) => readInlines(node.children, withNotes),
  marked: (node, withNotes) => readInlines(node.children, withNotes),
  people: (node, withNotes) => readInlines(node.children, withNotes),
  person: (node, withNotes) => readInlines(node.children, withNotes),
  'line-break': () => ' ',
  'unknown-inline': (node, withNotes) => readInlines(node.children, withNotes),
}

function readInline<Kind extends keyof InlineOfKind>(kind: Kind, node: InlineOfKind[Kind], withNotes: boolean): string {
  return inlineReaders[kind](node, withNotes)
}

function readInlines(nodes: readonly Inline[], withNotes: boolean): string {
  let text = ''
  for (const node of nodes) text += readInline(node.kind, node, withNotes)
  return text
}

/** White space other than a single space: also replacing each single space would double the time for a long text. */
const toCollapse = /[^\S ]\s*| \s+/g

function collapse(text: string): string {
  return text.replace(toCollapse, ' ').trim()
}

/** A run as one line. The text of its notes follows their calls in square brackets. */
export function inlineText(nodes: readonly Inline[]): string {
  return collapse(readInlines(nodes, true))
}

/** A run as one line, without its notes: for titles, headings and labels. */
export function titleText(nodes: readonly Inline[]): string {
  return collapse(readInlines(nodes, false))
}

/** Blocks, one line each; empty lines are left out. */
export function blockText(blocks: readonly Block[]): string {
  const lines: string[] = []
  for (const block of blocks) readParts(partsOf(block), lines)
  return lines.join('\n')
}

export function partsText(parts: readonly Part[]): string {
  const lines: string[] = []
  readParts(parts, lines)
  return lines.join('\n')
}

function readParts(parts: readonly Part[], lines: string[]): void {
  for (const part of parts) {
    if (part.kind === 'blocks') for (const block of part.blocks) readParts(partsOf(block), lines)
    else if (part.kind === 'graphic') readParts(graphicParts(part.graphic), lines)
    else {
      const text = lineOf(part)
      if (text !== '') lines.push(text)
    }
  }
}

function lineOf(part: Exclude<Part, { kind: 'blocks' | 'graphic' }>): string {
  switch (part.kind) {
    case 'line':
      return part.runs
        .map(inlineText)
        .filter(run => run !== '')
        .join(' ')
    case 'row':
      return part.cells
        .map(cell => blockText(cell).replaceAll('\n', ' '))
        .join('\t')
        .trim()
    case 'formula':
      return formulaText(part.formula)
    case 'description':
      return collapse(part.text)
    case 'file':
      return ''
  }
}

export const formulaText = (formula: Formula): string => collapse(readFormula(formula, true))

function readFormula(formula: Formula, withNotes: boolean): string {
  const text = readInlines(formula.text, withNotes)
  const form = formula.mathml === null ? (formula.tex ?? (text === '' ? (formula.graphic?.alt ?? '') : '')) : mathText(formula.mathml)
  return form === '' ? text : `${form}${text === '' ? '' : ` ${text}`}`
}

/** A formula as one line: “a2+b2”; spaces separate the cells and rows of a matrix, annotations are left out. */
export function mathText(element: MathElement): string {
  if (element.name === 'annotation' || element.name === 'annotation-xml') return ''
  const parts = element.children.map(child => (typeof child === 'string' ? child.replace(/\s+/g, ' ') : mathText(child)))
  return parts.join(spaced.has(element.name) ? ' ' : '')
}
const spaced = new Set(['mtable', 'mtr', 'mlabeledtr', 'mfrac'])
