import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { cellAfterKey, type GridCell } from './grid-keys.ts'

const widgetSelector = 'a[href], button, input, select, textarea'

const rowsOf = (table: HTMLTableElement): HTMLTableRowElement[] => [...table.rows]
const widgetsOf = (cell: HTMLTableCellElement): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(widgetSelector)]

/** This has the focus of a cell: its only widget, or the cell itself. */
function focusTarget(cell: HTMLTableCellElement): HTMLElement {
  const [first, ...others] = widgetsOf(cell)
  return first !== undefined && others.length === 0 ? first : cell
}

function cellAt(table: HTMLTableElement, { row, column }: GridCell): HTMLTableCellElement | undefined {
  return rowsOf(table)[row]?.cells[column]
}

function placeOf(table: HTMLTableElement, element: EventTarget): { place: GridCell; cell: HTMLTableCellElement } | null {
  const cell = element instanceof Element ? element.closest('td, th') : null
  if (!(cell instanceof HTMLTableCellElement)) return null
  const row = rowsOf(table).findIndex(each => each.contains(cell))
  return row < 0 ? null : { place: { row, column: cell.cellIndex }, cell }
}

/** Leaves one element of the table in the order of Tab: the target of the current cell. */
function leaveOneTabStop(table: HTMLTableElement, current: GridCell): void {
  for (const each of table.querySelectorAll<HTMLElement>(`td, th, ${widgetSelector}`)) each.tabIndex = -1
  const cell = cellAt(table, current) ?? cellAt(table, { row: 0, column: 0 })
  if (cell !== undefined) focusTarget(cell).tabIndex = 0
}

/**
 * Moves the focus through the cells of a table by the grid pattern (ARIA Authoring Practices): the table is one stop of Tab, arrows move
 * between cells. A cell with one widget gives it the focus; in one with several, Enter or F2 goes to the first, arrows move among them, and
 * Escape goes back to the cell.
 */
export function useGridFocus(table: RefObject<HTMLTableElement | null>) {
  const current = useRef<GridCell>({ row: 0, column: 0 })
  // This runs after every render, since rows and columns may have changed.
  useEffect(() => {
    if (table.current) leaveOneTabStop(table.current, current.current)
  })

  const onFocus = ({ target }: FocusEvent<HTMLTableElement>): void => {
    if (!table.current) return
    const found = placeOf(table.current, target)
    if (found === null) return
    current.current = found.place
    leaveOneTabStop(table.current, found.place)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const { target, key } = event
    const grid = table.current
    if (!grid || event.altKey || event.shiftKey || !(target instanceof HTMLElement)) return
    const found = placeOf(grid, target)
    if (found === null) return
    const { place, cell } = found
    const widgets = widgetsOf(cell)
    const rightToLeft = getComputedStyle(grid).direction === 'rtl'
    const move = (): HTMLElement | undefined => {
      if (target === cell && (key === 'Enter' || key === 'F2')) return widgets[0]
      if (target !== cell && widgets.length > 1) {
        if (key === 'Escape' || key === 'F2') return cell
        const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0
        return step === 0 ? undefined : (widgets[widgets.indexOf(target) + step] ?? target)
      }
      // A list of choices has arrows of its own.
      if (target instanceof HTMLSelectElement) return undefined
      const rows = rowsOf(grid)
      const size = { rows: rows.length, columns: rows[place.row]?.cells.length ?? 0, rightToLeft }
      const next = cellAfterKey({ key, ctrlKey: event.ctrlKey || event.metaKey }, place, size)
      const nextCell = next === null ? undefined : cellAt(grid, next)
      return nextCell && focusTarget(nextCell)
    }
    const next = move()
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }

  return { onFocus, onKeyDown }
}
