/** A cell of a grid; row 0 is the head. */
export interface GridCell {
  row: number
  column: number
}

interface GridKey {
  key: string
  /** This is pressed with Ctrl, or with Command on a Mac. */
  ctrlKey: boolean
}

interface GridSize {
  /** Including the head. */
  rows: number
  columns: number
  /** In right-to-left text the left arrow moves forward. */
  rightToLeft?: boolean
  /** The rows that Page Up and Page Down move by. */
  page?: number
}

/**
 * The cell that a key moves the focus to; null where the grid does not handle the key (ARIA Authoring Practices, grid pattern, keyboard
 * interaction of data grids). At an edge, arrows stay.
 */
export function cellAfterKey(
  { key, ctrlKey }: GridKey,
  { row, column }: GridCell,
  { rows, columns, rightToLeft = false, page = 10 }: GridSize,
): GridCell | null {
  if (rows === 0 || columns === 0) return null
  const inside = (to: GridCell): GridCell => ({
    row: Math.max(0, Math.min(rows - 1, to.row)),
    column: Math.max(0, Math.min(columns - 1, to.column)),
  })
  const on = rightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return inside({ row, column: column + on })
    case 'ArrowLeft':
      return inside({ row, column: column - on })
    case 'ArrowDown':
      return inside({ row: row + 1, column })
    case 'ArrowUp':
      return inside({ row: row - 1, column })
    case 'PageDown':
      return inside({ row: row + page, column })
    case 'PageUp':
      // The key leads from the body to its first row, not into the head.
      return inside({ row: row > 1 ? Math.max(1, row - page) : row - page, column })
    case 'Home':
      return inside({ row: ctrlKey ? 0 : row, column: 0 })
    case 'End':
      return inside({ row: ctrlKey ? rows - 1 : row, column: columns - 1 })
    default:
      return null
  }
}
