import arrowDown from '@tabler/icons/outline/arrow-down.svg?raw'
import arrowUp from '@tabler/icons/outline/arrow-up.svg?raw'
import { type ReactNode, useId, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { PlainLink } from '../link.tsx'
import { SelectionBar, type SelectionMessages } from '../selection/selection-bar.tsx'
import { useSelection } from '../selection/use-selection.ts'
import { useHydrated } from '../use-hydrated.ts'
import styles from './data-table.module.css'
import { type Density, nextSorting, type Sorting } from './table-view.ts'
import { useGridFocus } from './use-grid-focus.ts'

export interface TableColumn<Row, Key extends string = string> {
  key: Key
  label: string
  cell: (row: Row) => ReactNode
  /** The column that names the row. */
  isRowHeader?: boolean
  /** Figures are set at the end of the cell. */
  isNumeric?: boolean
  isSortable?: boolean
}

export interface TableSelection<Row> extends SelectionMessages {
  /** The name under which the form around the table sends the keys of the chosen rows. */
  name: string
  /** The label of a row's box: `Choose Annual meeting`. */
  labelOf: (row: Row) => string
  /** Whether something can be done with a row at all; all of them, if left out. */
  isChoosable?: (row: Row) => boolean
  /** Another answer to what was done with the chosen rows ends the choice. */
  answer?: string | undefined
  /** Buttons that do something with the chosen rows. */
  actions: ReactNode
}

interface DataTableProps<Row, Key extends string> {
  caption: string
  columns: readonly TableColumn<Row, Key>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The names of sortable columns lead to the URLs that `hrefOf` gives. */
  sorting?: Sorting<Key> & { hrefOf: (sorting: Sorting<Key>) => string }
  selection?: TableSelection<Row>
  density?: Density
}

/** Written out, since the layout of a phone (`display: block`) takes their own roles from the elements of a table. */
const roles = {
  grid: { role: 'grid' },
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  gridcell: { role: 'gridcell' },
  cell: { role: 'cell' },
} as const

/**
 * A table of objects. Sorted by links in its head, so that it works without JavaScript; with it, it is one stop of Tab and is moved through
 * by arrows (the grid pattern of the ARIA Authoring Practices). On wide screens its head stays in sight; on a phone each row is a block in
 * which every value has the name of its column.
 */
export function DataTable<Row, Key extends string>({
  caption,
  columns,
  rows,
  keyOf,
  sorting,
  selection: offered,
  density = 'comfortable',
}: DataTableProps<Row, Key>) {
  // Without a row that can be chosen, a box for all of them would do nothing.
  const selection = offered && rows.some(row => offered.isChoosable?.(row) !== false) ? offered : undefined
  const captionId = useId()
  const table = useRef<HTMLTableElement>(null)
  const { onFocus, onKeyDown } = useGridFocus(table)
  const chosen = useSelection(table, selection?.name ?? '', selection?.answer)
  const hydrated = useHydrated()
  const cellRole = hydrated ? roles.gridcell : roles.cell
  const content = (
    <table
      ref={table}
      {...(hydrated ? roles.grid : roles.table)}
      aria-labelledby={captionId}
      className={styles.table}
      data-density={density}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onChange={chosen.onChange}
    >
      <caption id={captionId} className="visually-hidden">
        {caption}
      </caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {selection && (
            <th {...roles.columnheader} scope="col" className={styles.choice}>
              <input
                type="checkbox"
                className={styles.all}
                aria-label={selection.allLabel}
                checked={chosen.count > 0 && chosen.count === chosen.total}
                ref={box => {
                  if (box) box.indeterminate = chosen.count > 0 && chosen.count < chosen.total
                }}
                onChange={event => chosen.chooseAll(event.currentTarget.checked)}
              />
            </th>
          )}
          {columns.map(column => (
            <ColumnHeader key={column.key} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {rows.map(row => (
          <tr key={keyOf(row)} {...roles.row}>
            {selection && (
              <td {...cellRole} className={styles.choice}>
                {selection.isChoosable?.(row) !== false && (
                  <input type="checkbox" name={selection.name} value={keyOf(row)} aria-label={selection.labelOf(row)} data-row />
                )}
              </td>
            )}
            {columns.map(({ key, label, cell, isRowHeader, isNumeric }) =>
              isRowHeader ? (
                <th key={key} {...roles.rowheader} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={key} {...cellRole} data-label={label} data-numeric={isNumeric || undefined}>
                  <div className={styles.value}>{cell(row)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (selection === undefined) return <div className={styles.scroller}>{content}</div>
  const { allLabel, countText, clearLabel } = selection
  return (
    <div className={styles.scroller}>
      <SelectionBar {...{ allLabel, countText, clearLabel }} selection={chosen}>
        {selection.actions}
      </SelectionBar>
      {content}
    </div>
  )
}

interface ColumnHeaderProps<Row, Key extends string> {
  column: TableColumn<Row, Key>
  sorting: DataTableProps<Row, Key>['sorting']
}

function ColumnHeader<Row, Key extends string>({ column, sorting }: ColumnHeaderProps<Row, Key>) {
  const { key, label, isNumeric, isSortable } = column
  const sorted = sorting?.key === key ? sorting.direction : undefined
  return (
    <th {...roles.columnheader} scope="col" aria-sort={sorted} data-numeric={isNumeric || undefined}>
      {isSortable && sorting ? (
        <PlainLink href={sorting.hrefOf(nextSorting(key, sorting))} className={styles.sort}>
          {label}
          {sorted && <Icon svg={sorted === 'ascending' ? arrowUp : arrowDown} />}
        </PlainLink>
      ) : (
        label
      )}
    </th>
  )
}
