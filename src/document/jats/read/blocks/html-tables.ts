import type { CellAlign, CellVerticalAlign, TableCell, TableGrid, TableRow } from '../../../node.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed, elementChildren, hasText } from '../xml/read.ts'
import { alignOf, countOf, verticalAlignOf } from './cell-attributes.ts'
import { withColumnAlign } from './table-columns.ts'

type Column = TableGrid['columns'][number]
interface Inherited {
  align: CellAlign | null
  verticalAlign: CellVerticalAlign | null
}

/** Reads the XHTML table model of JATS. Alignment comes from cell, row, section, column or table, in that order. */
export function readHtmlTable(table: XmlElement, context: ReadContext): TableGrid {
  const columns = readColumns(table)
  const own = inherit({ align: null, verticalAlign: null }, table)
  const rowsOf = (element: XmlElement, isHead: boolean) => {
    const section = inherit(own, element)
    return withColumnAlign(readRows(elementChildren(element), isHead, section, context), columns)
  }
  const [head, bodies, foot]: [TableRow[], TableRow[][], TableRow[]] = [[], [], []]
  let loose: XmlElement[] = []
  const endLoose = () => {
    const isHead = bodies.length === 0 && loose.length > 0 && loose.every(({ name }) => name === 'th')
    const rows = withColumnAlign(readRows(loose, isHead, own, context), columns)
    if (isHead) head.push(...rows)
    else if (rows.length > 0) bodies.push(rows)
    loose = []
  }
  for (const child of elementChildren(table)) {
    if (['col', 'colgroup', 'caption'].includes(child.name)) continue
    if (!['thead', 'tbody', 'tfoot'].includes(child.name)) {
      // Header cells before the first row form a head of their own.
      if (child.name !== 'th' && loose.length > 0 && loose.every(({ name }) => name === 'th')) endLoose()
      if (['tr', 'td', 'th'].includes(child.name) || hasText([child])) loose.push(child)
      continue
    }
    endLoose()
    if (child.name === 'thead') head.push(...rowsOf(child, true))
    else if (child.name === 'tbody') bodies.push(rowsOf(child, false))
    else foot.push(...rowsOf(child, false))
  }
  endLoose()
  return { kind: 'grid', id: attribute(table, 'id'), columns, head, bodies, foot, picture: null }
}

function readColumns(table: XmlElement): Column[] {
  return childrenNamed(table, 'col', 'colgroup').flatMap(element => {
    const columns = element.name === 'colgroup' ? childrenNamed(element, 'col') : []
    const groupAlign = alignOf(element)
    return (columns.length > 0 ? columns : [element]).map(column => ({
      span: countOf(column, 'span'),
      width: attribute(column, 'width'),
      align: alignOf(column) ?? groupAlign,
    }))
  })
}

/** Neighbouring cells outside of any row form one row. */
function readRows(elements: readonly XmlElement[], isHead: boolean, section: Inherited, context: ReadContext): TableRow[] {
  const rows: TableRow[] = []
  let after: XmlElement | null = null
  for (const element of elements) {
    const last = rows.at(-1)
    if (isCell(element) && after !== null && isCell(after) && last) last.cells.push(readCell(element, isHead, section, context))
    else if (isCell(element)) rows.push({ id: null, cells: [readCell(element, isHead, section, context)] })
    else rows.push(...readRow(element, isHead, section, context))
    after = element
  }
  return rows
}

const isCell = ({ name }: XmlElement): boolean => name === 'td' || name === 'th'

function readRow(row: XmlElement, isHead: boolean, section: Inherited, context: ReadContext): TableRow[] {
  const own = inherit(section, row)
  if (row.name !== 'tr') {
    // Misplaced text becomes a row of its own, so that it is not lost.
    return [{ id: null, cells: [{ ...emptyCell(own), children: context.readBlocks([row]) }] }]
  }
  const cells = elementChildren(row).map(cell => readCell(cell, isHead, own, context))
  return [{ id: attribute(row, 'id'), cells }]
}

function readCell(cell: XmlElement, isHead: boolean, row: Inherited, context: ReadContext): TableCell {
  const own = inherit(row, cell)
  const header = cell.name === 'th' || isHead
  return {
    ...emptyCell(own),
    id: attribute(cell, 'id'),
    header,
    scope: header ? scopeOf(cell, isHead) : null,
    columnSpan: countOf(cell, 'colspan'),
    rowSpan: countOf(cell, 'rowspan'),
    children: context.readBlocks(isCell(cell) ? cell.children : [cell]),
  }
}

function emptyCell(own: Inherited): TableCell {
  return { id: null, header: false, scope: null, columnSpan: 1, rowSpan: 1, ...own, children: [] }
}

function scopeOf(cell: XmlElement, isHead: boolean): TableCell['scope'] {
  const scope = attribute(cell, 'scope')
  if (scope === 'row' || scope === 'col' || scope === 'rowgroup' || scope === 'colgroup') return scope
  if (isHead) return countOf(cell, 'colspan') > 1 ? 'colgroup' : 'col'
  return countOf(cell, 'rowspan') > 1 ? 'rowgroup' : 'row'
}

function inherit(outer: Inherited, element: XmlElement): Inherited {
  return { align: alignOf(element) ?? outer.align, verticalAlign: verticalAlignOf(element) ?? outer.verticalAlign }
}
