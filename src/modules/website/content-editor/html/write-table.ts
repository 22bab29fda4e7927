import type { Node as PageNode } from 'prosemirror-model'
import { attributesOf, nodeTypes, stringAttribute } from '../schema.ts'
import type { PageWriter } from './page-writer.ts'
import { element } from './write-text.ts'

/** Writes a table with its caption; new rows belong to the row group of the row before them. */
export function writeTable(frame: PageNode, writer: PageWriter): string {
  const [caption, table] = frame.children
  const rows = table?.children ?? []
  const captionHtml = caption && caption.content.size > 0 ? element('caption', attributesOf(caption), writer.text(caption)) : ''
  return element(
    'table',
    attributesOf(frame),
    captionHtml +
      partsOf(rows)
        .map(part => writePart(part, rows, writer))
        .join(''),
  )
}

interface TablePart {
  section: string
  part: string
  rows: PageNode[]
}

function partsOf(rows: readonly PageNode[]): TablePart[] {
  const parts: TablePart[] = []
  for (const row of rows) {
    const [section, part] = [stringAttribute(row, 'section'), stringAttribute(row, 'part')]
    const last = parts.at(-1)
    // A new row after the head starts the body.
    if (last && (section === '' ? last.section !== 'thead' : section === last.section && (part === last.part || last.part === '')))
      last.rows.push(row)
    else parts.push({ section: section || 'tbody', part, rows: [row] })
  }
  return parts
}

const writePart = ({ section, rows }: TablePart, all: readonly PageNode[], writer: PageWriter): string =>
  element(section, {}, rows.map(row => element('tr', attributesOf(row), writeCells(row, row === all[0], writer))).join(''))

const writeCells = (row: PageNode, isFirst: boolean, writer: PageWriter): string =>
  row.children
    .map(cell => {
      const isHeader = cell.type === nodeTypes.tableHeader
      const spans = ['colspan', 'rowspan'].flatMap(name =>
        stringAttribute(cell, name) === '1' ? [] : [[name, stringAttribute(cell, name)] as const],
      )
      const attributes = {
        // Screen readers need to know which cells a header cell belongs to.
        ...(isHeader && { scope: isFirst ? 'col' : 'row' }),
        ...attributesOf(cell),
        ...Object.fromEntries(spans),
      }
      return element(isHeader ? 'th' : 'td', attributes, writer.inner(cell))
    })
    .join('')
