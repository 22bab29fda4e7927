import type { TableGrid, TableRow } from '../../../node.ts'

/**
 * Cells without an alignment take their column's. A cell's column follows HTML's table model: the first place in its row that no cell from
 * above covers.
 */
export function withColumnAlign(rows: TableRow[], columns: TableGrid['columns']): TableRow[] {
  if (!columns.some(column => column.align !== null)) return rows
  const aligns = columns.flatMap(column => Array.from({ length: Math.min(column.span, 1000) }, () => column.align))
  /** For each column, the number of further rows that a cell from above still covers. */
  const covered: number[] = []
  return rows.map(row => {
    let column = 0
    const reach: { from: number; span: number; rows: number }[] = []
    const cells = row.cells.map(cell => {
      while ((covered[column] ?? 0) > 0) column++
      const align = cell.align ?? (cell.header ? null : (aligns[column] ?? null))
      reach.push({ from: column, span: cell.columnSpan, rows: cell.rowSpan })
      column += cell.columnSpan
      return { ...cell, align }
    })
    for (const [index, left] of covered.entries()) if (left > 0) covered[index] = left - 1
    for (const { from, span, rows: height } of reach) {
      for (let at = from; at < from + span; at++) covered[at] = Math.max(covered[at] ?? 0, height - 1)
    }
    return { ...row, cells }
  })
}
