/** The text of a table on the page, row by row. */
import { raised, spreadCells, type TableCellText } from '../../../domain/document/table-csv.ts'

/** Grids of a table's figure, each with all its places filled. */
export function readTables(figure: Element): string[][][] {
  return [...figure.querySelectorAll<HTMLTableElement>('table.table')].map(readTable)
}

function readTable(table: HTMLTableElement): string[][] {
  const groups = [table.tHead, ...table.tBodies, table.tFoot].flatMap(group => group ?? [])
  const grids = groups.flatMap(group => spreadCells([...group.rows].map(readRow)))
  const width = Math.max(0, ...grids.map(row => row.length))
  return grids.map(row => [...row, ...Array.from({ length: width - row.length }, () => '')])
}

function readRow(row: HTMLTableRowElement): TableCellText[] {
  return [...row.cells].map(cell => ({
    text: readText(cell).replace(/\s+/g, ' ').trim(),
    columnSpan: cell.colSpan,
    rowSpan: cell.rowSpan,
  }))
}

/** As it reads, with what only a picture or a raised line says put into the text: 10³, and note calls in brackets. */
function readText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  if (!(node instanceof Element) || node.matches('annotation, .index-term, .back-link, button')) return ''
  const text = [...node.childNodes].map(readText).join('')
  if (node.matches('[data-ref-type$="fn"]')) return ` [${text}]`
  if (node.matches('sup') && !node.querySelector('a')) return raised(text.trim(), 'superscript') ?? `^${text}`
  if (node.matches('sub')) return raised(text.trim(), 'subscript') ?? text
  if (node.matches('img')) return node.getAttribute('alt') ?? ''
  return node.matches('p, li, div, br, mtr, mtd') ? `${text} ` : text
}
