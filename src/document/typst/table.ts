/** Writes tables: rules above, below the head and at the end; smaller type for more columns. */
import type { Block, CellAlign, Table, TableCell, TableGrid, TableRow } from '../node.ts'
import { titleText } from '../text.ts'
import { call, noTypst, sequence, type Typst, word } from './code.ts'
import type { TypstContext } from './context.ts'
import { writeCaption, writeFloat } from './float.ts'
import { writeImage } from './image.ts'

export function writeTable(node: Table, context: TypstContext): Typst {
  const content = sequence(node.children.map(child => (child.kind === 'grid' ? writeGrid(child, node, context) : context.blocks([child]))))
  const notes = node.footnotes.length === 0 ? noTypst : call('table-notes', [context.blocks(node.footnotes)])
  const caption = writeCaption(node, context)
  return writeFloat(node, { kind: node.children.some(hasCells) ? 'table' : 'loose', content, caption, after: notes }, context)
}

const hasCells = (child: TableGrid | Block): boolean =>
  child.kind === 'grid' && [child.head, ...child.bodies, child.foot].some(rows => rows.length > 0 && widthOf(rows) <= maxColumns)

/** A page has no room for more; such a table is given as its image or its rows. */
const maxColumns = 60

function writeGrid(grid: TableGrid, table: Table, context: TypstContext): Typst {
  const groups = [grid.head, ...grid.bodies, grid.foot]
  const columns = Math.max(...groups.map(widthOf), 0)
  const place = context.place(grid)
  if (columns === 0) return grid.picture === null ? place : writeImage(grid.picture, context, { alt: titleText(table.label) })
  if (columns > maxColumns)
    return sequence([place, ...groups.flat().map(row => call('par', [sequence(row.cells.map(cell => context.blocks(cell.children)))]))])
  const aligns = grid.columns.flatMap(column => Array.from({ length: Math.min(Math.max(column.span, 1), columns) }, () => column.align))
  // A head is repeated on each page that the table continues on; repeated content must not contain links.
  const headRows = (some: readonly TableRow[]): Typst[] => writeRows(some, { columns, aligns }, context.with({ insideLink: true }))
  const rows = (some: readonly TableRow[]): Typst[] => writeRows(some, { columns, aligns }, context)
  const head = grid.head.length === 0 ? [] : [call('table.header', headRows(grid.head)), call('head-rule')]
  const body = [...grid.bodies, grid.foot].filter(each => each.length > 0).map(rows)
  const cells = body.flatMap((each, index) => (index === 0 ? each : [call('body-rule'), ...each]))
  return sequence([place, call('grid-table', [...head, ...cells], { columns })])
}

function widthOf(rows: readonly TableRow[]): number {
  return placeCells(rows).columns
}

interface PlacedRow {
  cells: { cell: TableCell; column: number; columnSpan: number; rowSpan: number }[]
  /** Columns that no cell covers. */
  free: number[]
}

/** Finds the position of each cell as HTML does; spans end with their group. */
function placeCells(rows: readonly TableRow[]): { rows: PlacedRow[]; columns: number } {
  const taken = rows.map(() => new Set<number>())
  const placed = rows.map((row, index): PlacedRow => {
    let column = 0
    const cells = row.cells.map(cell => {
      while (taken[index]?.has(column)) column += 1
      const columnSpan = Math.min(Math.max(Math.trunc(cell.columnSpan) || 1, 1), 1000)
      const rowSpan = Math.min(Math.max(Math.trunc(cell.rowSpan) || 1, 1), rows.length - index)
      let width = 1
      while (width < columnSpan && !taken[index]?.has(column + width)) width += 1
      for (let down = 0; down < rowSpan; down += 1) for (let right = 0; right < width; right += 1) taken[index + down]?.add(column + right)
      const place = { cell, column, columnSpan: width, rowSpan }
      column += width
      return place
    })
    return { cells, free: [] }
  })
  const columns = Math.max(0, ...taken.flatMap(each => [...each].map(column => column + 1)))
  for (const [index, row] of placed.entries())
    row.free = Array.from({ length: columns }, (_, column) => column).filter(column => !taken[index]?.has(column))
  return { rows: placed, columns }
}

function writeRows(
  rows: readonly TableRow[],
  grid: { columns: number; aligns: readonly (CellAlign | null)[] },
  context: TypstContext,
): Typst[] {
  return placeCells(rows).rows.flatMap((row, index) => {
    const rowPlace = rows[index] === undefined ? noTypst : context.place(rows[index])
    const cells = row.cells.map((placed, position) => ({
      column: placed.column,
      code: writeCell(placed, grid.aligns[placed.column] ?? null, position === 0 ? rowPlace : noTypst, context),
    }))
    const missing = Array.from({ length: grid.columns }, (_, column) => column).filter(column => row.free.includes(column))
    const beyond = Array.from({ length: grid.columns - placeCells(rows).columns }, () => ({
      column: grid.columns,
      code: call('table.cell', [noTypst]),
    }))
    const empty = missing.map(column => ({ column, code: call('table.cell', [noTypst]) }))
    return [...cells, ...empty]
      .toSorted((one, other) => one.column - other.column)
      .concat(beyond)
      .map(({ code }) => code)
  })
}

function writeCell(placed: PlacedRow['cells'][number], columnAlign: CellAlign | null, rowPlace: Typst, context: TypstContext): Typst {
  const { cell } = placed
  const align = cell.align ?? columnAlign
  const content = sequence([rowPlace, context.place(cell), cellContent(cell.children, context)])
  return call('table.cell', [cell.header && content !== noTypst ? call('strong', [content]) : content], {
    colspan: placed.columnSpan > 1 ? placed.columnSpan : undefined,
    rowspan: placed.rowSpan > 1 ? placed.rowSpan : undefined,
    align: align === 'right' || align === 'center' || align === 'left' ? word(align) : undefined,
  })
}

/** A single paragraph is written without a paragraph's space. */
function cellContent(children: readonly Block[], context: TypstContext): Typst {
  const only = children[0]
  if (children.length !== 1 || only === undefined || only.kind !== 'paragraph') return context.blocks(children)
  return sequence([context.place(only), context.inlines(only.children)])
}
