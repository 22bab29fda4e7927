/** The tables of an article by name, and each as rows of text (docs/decisions/0018-reading-aids.md). */
import type { ArticleDocument } from './article-document.ts'
import type { Block, Inline, Table, TableGrid, TableRow } from './node.ts'
import { graphicParts, type Part, partsOf } from './parts.ts'
import { fillRows, raised, spreadCells, writeCsv } from './table-csv.ts'
import { formulaText, inlineText, titleText } from './text.ts'
import { walkDocument } from './walk.ts'

const maxNameLength = 100
const unsafe = /[^\p{L}\p{N}_.-]+/gu

/**
 * A unique name for the URL of each table that has rows: the source's id, made safe, or its position. Tables of reports, translations and
 * other parts are included; the same document gives the same names.
 */
export function nameTables(document: ArticleDocument): ReadonlyMap<Table, string> {
  const names = new Map<Table, string>()
  const used = new Set<string>()
  walkDocument(document, {
    block: block => {
      if (block.kind !== 'table' || names.has(block) || !block.children.some(child => child.kind === 'grid')) return
      const wanted = (block.id ?? '').replace(unsafe, '-').slice(0, maxNameLength) || `table-${names.size + 1}`
      let name = wanted
      for (let number = 2; used.has(name); number += 1) name = `${wanted}-${number}`
      used.add(name)
      names.set(block, name)
    },
  })
  return names
}

export function findTable(document: ArticleDocument, name: string): Table | null {
  for (const [table, own] of nameTables(document)) if (own === name) return table
  return null
}

/** The table as comma-separated values, with an empty line between grids. */
export function tableCsv({ children }: Table): string {
  return writeCsv(children.flatMap(child => (child.kind === 'grid' ? [readGrid(child)] : [])))
}

/** The end of a saved table's file name, such as `table-2`: from its label; empty where that has no words. */
export function tableFileName({ label }: Table): string {
  return (
    titleText(label)
      .toLowerCase()
      .slice(0, maxNameLength)
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('-')
}

/** Head, bodies and foot, each as a full grid. */
function readGrid({ head, bodies, foot }: TableGrid): string[][] {
  return fillRows([head, ...bodies, foot].flatMap(group => spreadCells(group.map(readRow))))
}

const readRow = ({ cells }: TableRow) =>
  cells.map(({ children, columnSpan, rowSpan }) => ({ text: collapse(blocksText(children)), columnSpan, rowSpan }))

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim()

const blocksText = (blocks: readonly Block[]): string => blocks.map(block => partsText(partsOf(block))).join(' ')
const partsText = (parts: readonly Part[]): string => parts.map(partText).join(' ')

function partText(part: Part): string {
  switch (part.kind) {
    case 'line':
      return part.runs.map(runText).join(' ')
    case 'blocks':
      return blocksText(part.blocks)
    case 'row':
      return part.cells.map(blocksText).join(' ')
    case 'formula':
      return formulaText(part.formula)
    case 'graphic':
      return partsText(graphicParts(part.graphic))
    case 'description':
      return part.text
    case 'file':
      return ''
  }
}

const runText = (nodes: readonly Inline[]): string => nodes.map(nodeText).join('')

/** The text of a node, with raised characters written so that they keep their meaning: 10³, and calls of notes in brackets. */
function nodeText(node: Inline): string {
  switch (node.kind) {
    case 'styled': {
      const text = runText(node.children)
      if (node.style === 'subscript') return raised(text.trim(), 'subscript') ?? text
      if (node.style !== 'superscript' || node.children.some(isLink)) return text
      return raised(text.trim(), 'superscript') ?? `^${text}`
    }
    case 'cross-reference': {
      const text = runText(node.children)
      return node.refType === 'fn' || node.refType === 'table-fn' ? ` [${text}]` : text
    }
    case 'marked':
      return node.as === 'index-term' ? '' : runText(node.children)
    case 'link':
    case 'file-link':
    case 'abbreviation':
    case 'people':
    case 'person':
    case 'unknown-inline':
      return runText(node.children)
    case 'text':
      return node.value
    case 'line-break':
      return ' '
    case 'inline-note':
      return ` ${inlineText([node])}`
    case 'inline-formula':
    case 'inline-graphic':
    case 'inline-code':
      return inlineText([node])
  }
}

/** Whether text is raised because it is a call, and not an exponent. */
function isLink(node: Inline): boolean {
  if (node.kind === 'cross-reference' || node.kind === 'link' || node.kind === 'inline-note') return true
  return (node.kind === 'styled' || node.kind === 'marked') && node.children.some(isLink)
}
