import type { CellAlign, CellVerticalAlign, TableCell, TableGrid, TableRow } from '../../domain/document/node.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenExcept, childrenNamed, elementChildren, hasText } from '../xml/read.ts'
import { alignOf, countOf, verticalAlignOf } from './cell-attributes.ts'
import { withColumnAlign } from './table-columns.ts'

type Column = TableGrid['columns'][number]
interface Inherited {
  align: CellAlign | null
  verticalAlign: CellVerticalAlign | null
}

/** The XHTML table model of JATS. Alignment comes from cell, row, section, column or table, in that order. */
export function readHtmlTable(table: XmlElement, context: ReadContext): TableGrid {
  const columns = readColumns(table)
  const own = inherit({ align: null, verticalAlign: null }, table)
  const rowsOf = (element: XmlElement, isHead: boolean) => {
    const section = inherit(own, element)
    return elementChildren(element).flatMap(row => readRow(row, isHead, section, context))
  }
  const sectionsOf = (name: string) => childrenNamed(table, name)
  const head = sectionsOf('thead').flatMap(section => withColumnAlign(rowsOf(section, true), columns))
  const bodies = sectionsOf('tbody').map(section => withColumnAlign(rowsOf(section, false), columns))
  const foot = sectionsOf('tfoot').flatMap(section => withColumnAlign(rowsOf(section, false), columns))
  const loose = childrenExcept(table, 'thead', 'tbody', 'tfoot', 'col', 'colgroup', 'caption').filter(
    child => typeof child !== 'string' && (child.name === 'tr' || hasText([child])),
  )
  if (loose.length > 0) {
    bodies.push(
      withColumnAlign(
        loose.flatMap(row => (typeof row === 'string' ? [] : readRow(row, false, own, context))),
        columns,
      ),
    )
  }
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

function readRow(row: XmlElement, isHead: boolean, section: Inherited, context: ReadContext): TableRow[] {
  const own = inherit(section, row)
  if (row.name !== 'tr') {
    // Text in the wrong place is a row of its own rather than lost.
    return [{ id: null, cells: [{ ...emptyCell(own), children: context.readBlocks([row]) }] }]
  }
  const cells = elementChildren(row).map(cell => readCell(cell, isHead, own, context))
  return [{ id: attribute(row, 'id'), cells }]
}

function readCell(cell: XmlElement, isHead: boolean, row: Inherited, context: ReadContext): TableCell {
  const own = inherit(row, cell)
  const isCell = cell.name === 'td' || cell.name === 'th'
  const header = cell.name === 'th' || isHead
  return {
    ...emptyCell(own),
    id: attribute(cell, 'id'),
    header,
    scope: header ? scopeOf(cell, isHead) : null,
    columnSpan: countOf(cell, 'colspan'),
    rowSpan: countOf(cell, 'rowspan'),
    children: context.readBlocks(isCell ? cell.children : [cell]),
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
