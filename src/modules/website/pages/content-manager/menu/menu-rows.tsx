import type { ReactNode } from 'react'
import { DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { useHydrated } from '../../../../../ui/use-hydrated.ts'
import { type MenuRow, placeRow } from '../../../../sites/domain/navigation/menu-rows.ts'
import { useText } from '../../../../sites/text/text.tsx'
import styles from './page.module.css'

interface MenuRowsProps {
  rows: readonly MenuRow[]
  /** The messages at fields. */
  errors: Readonly<Record<string, string>>
  /** The name of a row by its key. */
  nameOf: (key: string) => string
  fieldsOf: (row: MenuRow) => ReactNode
  /** The row with the key was dragged, which made these rows. */
  onOrder: (key: string, rows: readonly MenuRow[]) => void
}

/** The rows of a menu as a list, in which dragging changes the order where JavaScript runs. */
export function MenuRows({ rows, errors, nameOf, fieldsOf, onOrder }: MenuRowsProps) {
  const { t } = useText()
  const hydrated = useHydrated()
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ 'text/plain': nameOf(String(key)) })),
    onReorder({ keys, target }) {
      const [key] = keys
      if (key === undefined || target.dropPosition === 'on') return
      onOrder(String(key), placeRow(rows, String(key), String(target.key), target.dropPosition))
    },
    renderDropIndicator: target => <DropIndicator target={target} className={styles.indicator ?? ''} />,
  })
  // Drag and drop adds inline styles, which the Content-Security-Policy forbids in documents from the server.
  if (!hydrated)
    return (
      <ol aria-label={t('menu-entries')} className={styles.rows}>
        {rows.map(row => (
          <li key={row.key} className={styles.row} data-depth={row.depth}>
            {fieldsOf(row)}
          </li>
        ))}
      </ol>
    )
  return (
    <GridList
      aria-label={t('menu-entries')}
      className={styles.rows ?? ''}
      items={rows}
      dependencies={[rows, errors]}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      disallowTypeAhead
    >
      {row => (
        <GridListItem id={row.key} textValue={nameOf(row.key)} className={styles.row ?? ''} data-depth={row.depth}>
          {fieldsOf(row)}
        </GridListItem>
      )}
    </GridList>
  )
}
